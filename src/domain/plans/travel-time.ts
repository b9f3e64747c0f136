import type { NetworkMode } from "#domain/network/network-mode.ts";

/** How fast one goes, kilometres an hour, by how one goes. */
export type TravelSpeeds = Readonly<Record<NetworkMode, number>>;

/** A walker who looks around, a cyclist on tour, a motorboat on a canal, a canoe. */
export const DEFAULT_SPEEDS: TravelSpeeds = { walk: 4.5, cycle: 16, canoe: 5, motorboat: 8 };

/** No speed below or above it is meant, kilometres an hour. */
export const SPEED_LIMITS_KMH = { min: 1, max: 60 } as const;

/** How long a way takes at that speed, seconds, without rest. */
export function travelSeconds(meters: number, speedKmh: number): number {
  return (meters / 1000 / speedKmh) * 3600;
}
