import type { WayAttributes } from "./way-attributes.ts";
import type { WayCell } from "./way-cell.ts";
import { lineUnits } from "./way-lengths.ts";

/** A node; its place in 10⁻⁶ degree. */
export interface PlacedNode {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
}

/** An edge of a rebuilt cell. */
export interface RebuiltEdge {
  /** The edge of the cell that it is a part of, which has its components. */
  readonly of: number;
  readonly nodes: readonly PlacedNode[];
  readonly attributes: WayAttributes;
}

/** Builds a cell from other edges, without closed nodes. */
export function rebuiltCell(cell: WayCell, edges: readonly RebuiltEdge[]): WayCell {
  const byId = new Map(edges.flatMap(({ nodes }) => nodes).map((node) => [node.id, node]));
  const sorted = [...byId.values()].sort((a, b) => a.id - b.id);
  const indexOf = new Map(sorted.map(({ id }, index) => [id, index]));
  const places = {
    lngs: Int32Array.from(sorted, ({ lng }) => lng),
    lats: Int32Array.from(sorted, ({ lat }) => lat),
  };
  const nodeStarts = new Uint32Array(edges.length + 1);
  edges.forEach(({ nodes }, at) => {
    nodeStarts[at + 1] = (nodeStarts[at] as number) + nodes.length;
  });
  const nodes = Uint32Array.from(
    edges.flatMap((edge) => edge.nodes.map(({ id }) => indexOf.get(id) as number)),
  );
  const attributes = [...new Set(edges.map((edge) => edge.attributes))];
  const attributesIndex = new Map(attributes.map((one, index) => [one, index]));
  return {
    nodeIds: Float64Array.from(sorted, ({ id }) => id),
    ...places,
    closedModes: new Uint8Array(sorted.length),
    nodeConditions: new Map(),
    edgeCount: edges.length,
    nodeStarts,
    nodes,
    lengths: Uint32Array.from(edges, (_, at) =>
      lineUnits(places, nodes, nodeStarts[at] as number, (nodeStarts[at + 1] as number) - 1),
    ),
    attributes,
    attributeOf: Uint32Array.from(edges, (edge) => attributesIndex.get(edge.attributes) as number),
    components: cell.components.map((ofEdge) =>
      Uint32Array.from(edges, ({ of }) => ofEdge[of] as number),
    ),
  };
}
