import type { NetworkMode } from "#domain/network/network-mode.ts";

/** The travel speed in each mode, kilometres per hour. */
export type TravelSpeeds = Readonly<Record<NetworkMode, number>>;

/** Typical speeds: a walker who looks around, a cyclist on tour, a canoe, a motorboat on a canal. */
export const DEFAULT_SPEEDS: TravelSpeeds = { walk: 4.5, cycle: 16, canoe: 5, motorboat: 8 };

/** The lowest and highest speed that can be set, kilometres per hour. */
export const SPEED_LIMITS_KMH = { min: 1, max: 60 } as const;

/**
 * Returns the duration of a distance at that speed, in seconds, without rests.
 * @param walkedMeters the part of it where a cyclist gets off and walks
 */
export function travelSeconds(meters: number, speedKmh: number, walkedMeters = 0): number {
  const walkingKmh = Math.min(speedKmh, DEFAULT_SPEEDS.walk);
  return ((meters - walkedMeters) / 1000 / speedKmh + walkedMeters / 1000 / walkingKmh) * 3600;
}
