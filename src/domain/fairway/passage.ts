import { clearanceMeters, passageWidthMeters } from "./clearance.ts";
import type { FairwayObject } from "./fairway-object.ts";

/** The boat of the user; metres, null if unknown. */
export interface Boat {
  /** From the water to the highest fixed point. */
  readonly airDraughtMeters: number | null;
  /** From the water to the keel. */
  readonly draughtMeters: number | null;
  readonly beamMeters: number | null;
  readonly lengthMeters: number | null;
  /** The space to keep above the boat under a bridge. */
  readonly marginMeters: number;
}

/** A boat of unknown size. */
export const UNKNOWN_BOAT: Boat = {
  airDraughtMeters: null,
  draughtMeters: null,
  beamMeters: null,
  lengthMeters: null,
  marginMeters: 0.2,
};

/** The accepted sizes of a boat, metres; the largest sailing yachts fit. */
export const BOAT_LIMITS: Readonly<Record<keyof Boat, readonly [least: number, most: number]>> = {
  airDraughtMeters: [0.1, 90],
  draughtMeters: [0.1, 15],
  beamMeters: [0.3, 30],
  lengthMeters: [1, 150],
  marginMeters: [0, 5],
};

/** The least size of a passage; metres, null for no requirement. */
export interface BoatLimits {
  readonly heightMeters: number | null;
  readonly widthMeters: number | null;
  readonly lengthMeters: number | null;
}

/**
 * Returns the required sizes of a bridge or lock for this boat; null if none of its sizes is known.
 * @param waterLevelMeters the height of the water above the level to which clearances refer
 */
export function limitsOf(boat: Boat, waterLevelMeters = 0): BoatLimits | null {
  const { airDraughtMeters, beamMeters, lengthMeters, marginMeters } = boat;
  if (airDraughtMeters === null && beamMeters === null && lengthMeters === null) return null;
  return {
    heightMeters:
      airDraughtMeters === null
        ? null
        : inMillimeters(airDraughtMeters + marginMeters + waterLevelMeters),
    widthMeters: beamMeters,
    lengthMeters,
  };
}

/** 2.1 + 0.2 is 2.3000000000000003, which would keep a boat from a bridge that it fits exactly. */
function inMillimeters(meters: number): number {
  return Math.round(meters * 1000) / 1000;
}

/** The size that keeps a boat from passing, or leaves it unknown. */
export type PassageLimit = "height" | "width" | "length";

/** The result of checking a boat against a bridge or lock. */
export interface Passage {
  /**
   * `passes`: while it is closed. `opens`: only when it opens. `blocked`: never. `unknown`: a relevant size
   * is unknown, so passing is not certain.
   */
  readonly state: "passes" | "opens" | "blocked" | "unknown";
  /** The deciding size; null if the boat passes. */
  readonly limit: PassageLimit | null;
}

/** Returns whether a boat can pass a bridge or lock. An unknown clearance is never passed without opening. */
export function passageOf(object: FairwayObject, limits: BoatLimits): Passage {
  const { heightMeters, widthMeters, lengthMeters } = limits;
  const isBridge = object.kind === "bridge";
  const width = passageWidthMeters(object);
  if (isLess(width, widthMeters)) return { state: "blocked", limit: "width" };
  if (!isBridge && isLess(object.lengthMeters, lengthMeters)) {
    return { state: "blocked", limit: "length" };
  }
  const clearance = clearanceMeters(object);
  if (isBridge && isLess(clearance, heightMeters)) {
    return { state: object.isMovable ? "opens" : "blocked", limit: "height" };
  }
  if (isBridge && clearance === null && heightMeters !== null) {
    return { state: object.isMovable ? "opens" : "unknown", limit: "height" };
  }
  if (width === null && widthMeters !== null) return { state: "unknown", limit: "width" };
  if (!isBridge && object.lengthMeters === null && lengthMeters !== null) {
    return { state: "unknown", limit: "length" };
  }
  return { state: "passes", limit: null };
}

function isLess(known: number | null, needed: number | null): boolean {
  return known !== null && needed !== null && known < needed;
}
