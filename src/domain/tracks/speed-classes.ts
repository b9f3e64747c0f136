import type { InstrumentLayout } from "#domain/instruments/instruments.ts";

/**
 * The limits between classes of speed: class 0 is below the first limit, the highest class from the last
 * limit on.
 */
export interface SpeedScale {
  readonly unit: "km/h" | "knots";
  /** In the unit, ascending. */
  readonly limits: readonly number[];
}

/** Limits for each mode of travel, because a brisk walk is a slow ride. */
export const SPEED_SCALES: Readonly<Record<InstrumentLayout, SpeedScale>> = {
  foot: { unit: "km/h", limits: [2, 3, 4, 5, 6] },
  bicycle: { unit: "km/h", limits: [8, 13, 18, 23, 28] },
  water: { unit: "knots", limits: [1, 2, 4, 6, 8] },
};

/** The class of a point of unknown speed. */
export const NO_SPEED_CLASS = 255;

/** Metres per second in each unit; a knot is 1852 m per hour. */
const SPEED_UNIT_MPS = { "km/h": 1 / 3.6, knots: 1852 / 3600 } as const;

/** Returns the class of each speed (metres per second); `NO_SPEED_CLASS` for NaN. */
export function speedClasses(
  speedsMps: Float32Array | Float64Array,
  { unit, limits }: SpeedScale,
): Uint8Array {
  const limitsMps = limits.map((limit) => limit * SPEED_UNIT_MPS[unit]);
  return Uint8Array.from(speedsMps, (speed) =>
    Number.isNaN(speed) ? NO_SPEED_CLASS : limitsMps.filter((limit) => speed >= limit).length,
  );
}
