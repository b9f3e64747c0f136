/** The distance from its line at which the helm warns. */
export interface CrossTrackLimit {
  readonly meters: number;
  /** `user`: chosen. `water`: the room that the map shows beside the route. `default`: neither is known. */
  readonly basis: "user" | "water" | "default";
}

/** The accepted limits, metres. */
export const CROSS_TRACK_RANGE = [5, 500] as const;

/** The limit where the water is not known. */
const DEFAULT_METERS = 50;
/** Fixes are not more accurate than this on a narrow canal. */
const MIN_METERS = 15;
/** A tenth of a nautical mile, for wide water. */
const MAX_METERS = 185;

/**
 * Returns the limit for a place on a line.
 * @param chosenMeters the choice of the user; null for the limit by water
 * @param roomMeters how far the water reaches beside the line there; 0 and undefined where that is not known
 */
export function crossTrackLimit(
  chosenMeters: number | null,
  roomMeters: number | undefined,
): CrossTrackLimit {
  if (chosenMeters !== null) return { meters: chosenMeters, basis: "user" };
  if (!roomMeters) return { meters: DEFAULT_METERS, basis: "default" };
  const meters = Math.round(Math.min(MAX_METERS, Math.max(MIN_METERS, roomMeters)));
  return { meters, basis: "water" };
}
