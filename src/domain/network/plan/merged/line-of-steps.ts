import { type PlanGraph, turnedShape } from "./plan-graph.ts";

/** Edges with the nodes between them, one node more than edges. */
export interface Steps {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/**
 * Returns the line along these steps in the direction of travel: lng, lat, lng, lat … in degrees; the place
 * of the node if there is only one. Throws GraphFormatError if a shape in a pack is damaged.
 */
export function lineOfSteps(graph: PlanGraph, { nodes, edges }: Steps): Float64Array {
  const first = nodes[0] as number;
  const line: number[] = [graph.lngs[first] as number, graph.lats[first] as number];
  edges.forEach((edge, step) => {
    const shape = shapeFrom(graph, edge, nodes[step] as number);
    for (let place = 2; place < shape.length; place += 1) line.push(shape[place] as number);
  });
  return Float64Array.from(line);
}

/** Returns the shape of an edge as seen from one of its ends: lng, lat, lng, lat …. */
export function shapeFrom(graph: PlanGraph, edge: number, node: number): Float64Array {
  const shape = graph.shapeOf(edge);
  return graph.edgeFrom[edge] === node ? shape : turnedShape(shape);
}
