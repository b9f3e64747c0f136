import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { clearanceMeters, isOpeningDoubtful, passageWidthMeters } from "./clearance.ts";

/** The boat of the user; metres, null if unknown. */
export interface Boat {
  /** The height of the highest fixed point above the water. */
  readonly airDraughtMeters: number | null;
  /** The depth of the keel below the water. */
  readonly draughtMeters: number | null;
  readonly beamMeters: number | null;
  readonly lengthMeters: number | null;
  /** The space to keep above the boat under a bridge. */
  readonly marginMeters: number;
  /** The water to keep under the keel. */
  readonly keelMarginMeters: number;
}

/** A boat of unknown size. */
export const UNKNOWN_BOAT: Boat = {
  airDraughtMeters: null,
  draughtMeters: null,
  beamMeters: null,
  lengthMeters: null,
  marginMeters: 0.2,
  keelMarginMeters: 0.5,
};

/** Returns the boat in a mode of travel: the sizes that the user entered are not those of a canoe. */
export function boatInMode(boat: Boat, mode: NetworkMode): Boat {
  return mode === "canoe" ? UNKNOWN_BOAT : boat;
}

/** The accepted sizes of a boat, metres; the largest sailing yachts fit. */
export const BOAT_LIMITS: Readonly<Record<keyof Boat, readonly [least: number, most: number]>> = {
  airDraughtMeters: [0.1, 90],
  draughtMeters: [0.1, 15],
  beamMeters: [0.3, 30],
  lengthMeters: [1, 150],
  marginMeters: [0, 5],
  keelMarginMeters: [0, 5],
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
  /**
   * True if a boat that needs a bridge to open fits under its highest fixed span instead. The width of that span is
   * unknown: the widest one may be another.
   */
  readonly fitsFixedSpan: boolean;
  /** The sizes of which both that of the boat and that of the object are known. */
  readonly compared: readonly PassageLimit[];
}

/**
 * Returns whether a boat can pass a bridge or lock. An unknown clearance is never passed without opening. `passes` is about
 * the sizes in `compared` only: the data has no depths, and of a lock no height.
 */
export function passageOf(object: FairwayObject, limits: BoatLimits): Passage {
  const fitsFixedSpan = fitsUnderFixedSpan(object, limits);
  const { state, limit } = decided(object, limits, fitsFixedSpan);
  return {
    state,
    limit,
    fitsFixedSpan: state === "opens" && fitsFixedSpan,
    compared: comparedSizes(object, limits),
  };
}

type Decision = Pick<Passage, "state" | "limit">;

const PASSES: Decision = { state: "passes", limit: null };

function decided(object: FairwayObject, limits: BoatLimits, fitsFixedSpan: boolean): Decision {
  const { widthMeters } = limits;
  const width = passageWidthMeters(object);
  if (isLess(width, widthMeters)) {
    return { state: fitsFixedSpan ? "unknown" : "blocked", limit: "width" };
  }
  const isLock = object.kind === "lock";
  const decision = isLock ? byLength(object, limits) : byHeight(object, limits);
  if (decision.state === "blocked" || (decision.state !== "passes" && !isLock)) return decision;
  if (width === null && widthMeters !== null) return { state: "unknown", limit: "width" };
  return decision;
}

function byHeight(object: FairwayObject, { heightMeters }: BoatLimits): Decision {
  const clearance = clearanceMeters(object);
  if (heightMeters === null || (clearance !== null && clearance >= heightMeters)) return PASSES;
  const otherwise = clearance === null || isOpeningDoubtful(object) ? "unknown" : "blocked";
  return { state: object.isMovable ? "opens" : otherwise, limit: "height" };
}

function byLength(object: FairwayObject, { lengthMeters }: BoatLimits): Decision {
  if (isLess(object.lengthMeters, lengthMeters)) return { state: "blocked", limit: "length" };
  const isUnknown = object.lengthMeters === null && lengthMeters !== null;
  return isUnknown ? { state: "unknown", limit: "length" } : PASSES;
}

/** Tells whether a boat is not too high for the highest fixed span of a movable bridge, nor too wide for its widest span. */
function fitsUnderFixedSpan(
  { kind, isMovable, fixedClearanceMeters, widthMeters: widest }: FairwayObject,
  { heightMeters, widthMeters }: BoatLimits,
): boolean {
  if (kind === "lock" || !isMovable || fixedClearanceMeters === null) return false;
  const isWideEnough = widthMeters === null || (widest !== null && widest >= widthMeters);
  return isWideEnough && !isLess(fixedClearanceMeters, heightMeters);
}

function comparedSizes(object: FairwayObject, limits: BoatLimits): readonly PassageLimit[] {
  const isKnown = (size: number | null, needed: number | null) => size !== null && needed !== null;
  const { kind, lengthMeters } = object;
  const isLock = kind === "lock";
  return [
    ...(!isLock && isKnown(clearanceMeters(object), limits.heightMeters)
      ? ["height" as const]
      : []),
    ...(isKnown(passageWidthMeters(object), limits.widthMeters) ? ["width" as const] : []),
    ...(isLock && isKnown(lengthMeters, limits.lengthMeters) ? ["length" as const] : []),
  ];
}

function isLess(known: number | null, needed: number | null): boolean {
  return known !== null && needed !== null && known < needed;
}
