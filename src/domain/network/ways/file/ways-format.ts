/** Constants of `ways.graph`; see docs/formats/ways-graph.md. */

/** "SMWG". */
export const WAYS_MAGIC: readonly number[] = [0x53, 0x4d, 0x57, 0x47];
/** The version that is written, and the newest that is read. */
export const WAYS_VERSION = 1;
/** Magic, version, and length and CRC-32 of the directory. */
export const WAYS_HEADER_BYTES = 13;

/** The positions of the file: 10⁻⁶ degree (0.11 m). */
export const UNITS_PER_DEGREE = 1e6;
/** Lengths are decimetres. */
export const UNITS_PER_METER = 10;

/** Bits of `directions`: two a mode, in the order of the modes of networks. */
export const DIRECTION_BITS = {
  walk: { forward: 1, backward: 2 },
  cycle: { forward: 4, backward: 8 },
  canoe: { forward: 16, backward: 32 },
  motorboat: { forward: 64, backward: 128 },
} as const;

/** The bit of a marked node that is followed by the text of its times; the lower bits are the modes that it stops. */
export const NODE_HAS_TIMES = 128;

/** Bits of `traits`. */
export const TRAITS = {
  walkPaved: 1,
  walkUnpaved: 2,
  cyclePaved: 4,
  cycleUnpaved: 8,
  /** A numbered network of walkers runs over the way. */
  walkNetwork: 16,
  cycleNetwork: 32,
  /** There is a sidewalk, tagged on the road. */
  sidewalk: 64,
  /** There is a cycleway or cycle lane, tagged on the road. */
  cycleway: 128,
  /** It has a tag `bicycle`. */
  bicycleTagged: 256,
  /** It only leads to a house or a parking place. */
  minor: 512,
  /** A water that the operator of the fairways has bridges, locks or a name of. */
  fairway: 1024,
  /** A tag says that canoes may use the water; without it nobody knows. */
  canoeTagged: 2048,
  motorboatTagged: 4096,
  /** A line over the open water of a lake, which no map has. */
  openWater: 8192,
  /** A canoe is carried. */
  carried: 16_384,
  /** The way from a put-in to the water. */
  putIn: 32_768,
} as const;

/** Bits of the varint at the end of the directory, which older readers do not look at. */
export const WAYS_CONTENTS = {
  /** The beginnings of ways that are closed to everybody are there. */
  closedArms: 1,
} as const;

/** The reason why bytes cannot be read as ways. */
export type WaysProblem = "not-ways" | "newer-version" | "cut-off" | "damaged";

/** Thrown for a file or a cell that cannot be read. */
export class WaysFormatError extends Error {
  override readonly name = "WaysFormatError";
  readonly problem: WaysProblem;

  constructor(problem: WaysProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Returns the error for bytes that have changed. */
export function damagedWays(): WaysFormatError {
  return new WaysFormatError("damaged", "The ways of this pack are damaged.");
}
