import type { WayAttributes } from "./way-attributes.ts";

/** The ways of a cell in columns. An edge is in every cell that it touches, with all its nodes. */
export interface WayCell {
  /** The ids of the nodes, ascending. */
  readonly nodeIds: Float64Array;
  /** In 10⁻⁶ degree, as `lats`. */
  readonly lngs: Int32Array;
  readonly lats: Int32Array;
  /** A bit for each mode that a barrier stops, in the order of `WAY_MODES`. */
  readonly closedModes: Uint8Array;
  /** The tags of times and seasons of gates, by the index of the node. */
  readonly nodeConditions: ReadonlyMap<number, string>;
  readonly edgeCount: number;
  /** For each edge, the first of its nodes in `nodes`; ends with the number of all. */
  readonly nodeStarts: Uint32Array;
  /** The indices of nodes. */
  readonly nodes: Uint32Array;
  /** The length along the ground, decimetres, as `lengthUnits`. */
  readonly lengths: Uint32Array;
  readonly attributes: readonly WayAttributes[];
  /** For each edge, the index of its attributes. */
  readonly attributeOf: Uint32Array;
  /** For each mode, the component of each edge in `WaysFile.componentSizes`. */
  readonly components: readonly Uint32Array[];
}

/** Returns the attributes of an edge. */
export function edgeAttributes(cell: WayCell, edge: number): WayAttributes {
  return cell.attributes[cell.attributeOf[edge] as number] as WayAttributes;
}
