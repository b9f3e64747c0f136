import { type PlanGraph, turnedShape } from "./plan-graph.ts";

/** Steps over a graph: edges, and the nodes between which they lead, one more than edges. */
export interface Steps {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/**
 * The line along steps as they are gone, lng, lat, lng, lat … in degrees; of a single node its place.
 * Throws GraphFormatError when a shape in a pack is damaged.
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

/** The shape of an edge as it is gone from one of its ends: lng, lat, lng, lat …. */
export function shapeFrom(graph: PlanGraph, edge: number, node: number): Float64Array {
  const shape = graph.shapeOf(edge);
  return graph.edgeFrom[edge] === node ? shape : turnedShape(shape);
}
