/** "SMNG": Scouting Map network graph. */
export const GRAPH_MAGIC = Uint8Array.of(0x53, 0x4d, 0x4e, 0x47);

/** The version that is written, and the newest that can be read. */
export const GRAPH_VERSION = 2;

/** The first version with surfaces. */
export const FIRST_VERSION_WITH_SURFACES = 2;

/** Magic, version, payload length and checksum, before the payload. */
export const GRAPH_HEADER_BYTES = 13;

/** Places are stored in 10⁻⁶ degree, 0.11 m. */
export const UNITS_PER_DEGREE = 1e6;

/** Lengths are stored in decimetres. */
export const UNITS_PER_METER = 10;

/** Shares of an edge's length are stored in half per cents. */
export const UNITS_PER_WHOLE = 200;

/** Bits of an edge's flags. */
export const EDGE_IS_TWO_WAY = 1;
/** Part of the edge is a ferry. */
export const EDGE_HAS_FERRY = 2;
/** Part of the edge is a portage, where a canoe is carried. */
export const EDGE_HAS_PORTAGE = 4;
/** The edge belongs to connecting routes only. */
export const EDGE_IS_CONNECTION = 8;

/** The bit of a node's first byte, above the two for its mode, that marks an inferred node. */
export const NODE_IS_INFERRED = 4;

/** The reason why bytes cannot be read as a graph. */
export type GraphProblem = "not-a-graph" | "newer-version" | "cut-off" | "damaged" | "off-earth";

/** Thrown by the reader; no part of the graph is usable. */
export class GraphFormatError extends Error {
  override readonly name = "GraphFormatError";
  readonly problem: GraphProblem;

  constructor(problem: GraphProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

const MAX_LNG_UNITS = 180 * UNITS_PER_DEGREE;
const MAX_LAT_UNITS = 90 * UNITS_PER_DEGREE;

/** Returns whether a place lies on the earth; longitude and latitude in 10⁻⁶ degree, as stored. */
export function isOnEarth(lngUnits: number, latUnits: number): boolean {
  return Math.abs(lngUnits) <= MAX_LNG_UNITS && Math.abs(latUnits) <= MAX_LAT_UNITS;
}

/** Returns the error for a place that is not on the earth. */
export function offEarth(): GraphFormatError {
  return new GraphFormatError(
    "off-earth",
    "This network graph has a place that is not on the earth.",
  );
}
