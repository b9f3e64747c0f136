import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { type AgingMs, isOlder } from "#domain/storage/visits.ts";

/** The height of the water above the level to which clearances refer, as the user read it from a gauge. */
export interface WaterLevel {
  /** Positive above that level, where clearances are smaller. */
  readonly meters: number;
  /** When the user entered it, milliseconds since 1970. */
  readonly setAtMs: number;
}

/** The accepted levels, metres: beyond any tide on these waters. */
export const WATER_LEVEL_RANGE = [-6, 6] as const;

/** Water rises and falls, so a level is forgotten after a day. */
const VALID_MS = 24 * 3_600_000;

/**
 * Returns the level in metres; 0 without one, and for one that was entered over a day ago.
 * @param nowMs the time by which things age: one look at a clock forgets no level
 */
export function levelMetersAt(level: WaterLevel | null, nowMs: AgingMs): number {
  if (!level) return 0;
  return isOlder(level.setAtMs, nowMs, VALID_MS) ? 0 : level.meters;
}

/** Tells whether the clock calls a level older than a day, or from more than a day ahead; either may be the clock's mistake. */
export function isLevelDoubtful({ setAtMs }: WaterLevel, nowMs: number): boolean {
  return Math.abs(nowMs - setAtMs) >= VALID_MS;
}

/** Returns a bridge or lock with its clearances at a level of the water, metres. */
export function atWaterLevel(object: FairwayObject, levelMeters: number): FairwayObject {
  if (levelMeters === 0) return object;
  const { fixedClearanceMeters, closedClearanceMeters } = object;
  return {
    ...object,
    fixedClearanceMeters: lowered(fixedClearanceMeters, levelMeters),
    closedClearanceMeters: lowered(closedClearanceMeters, levelMeters),
  };
}

/** In whole millimetres, because 1.35 - 0.2 is 1.1500000000000001. */
function lowered(clearanceMeters: number | null, levelMeters: number): number | null {
  return clearanceMeters === null
    ? null
    : Math.round((clearanceMeters - levelMeters) * 1000) / 1000;
}
