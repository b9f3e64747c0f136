import type { InstrumentLayout } from "#domain/instruments/instruments.ts";

/** How speeds are told apart: below the first limit is class 0, from the last on is the highest. */
export interface SpeedScale {
  readonly unit: "km/h" | "knots";
  /** In the unit, ascending. */
  readonly limits: readonly number[];
}

/** How fast one goes depends on how: a brisk walk is a slow ride. */
export const SPEED_SCALES: Readonly<Record<InstrumentLayout, SpeedScale>> = {
  foot: { unit: "km/h", limits: [2, 3, 4, 5, 6] },
  bicycle: { unit: "km/h", limits: [8, 13, 18, 23, 28] },
  water: { unit: "knots", limits: [1, 2, 4, 6, 8] },
};

/** The class of a point whose speed is not known. */
export const NO_SPEED_CLASS = 255;

/** Metres a second of one of it; a knot is 1852 m an hour. */
export const SPEED_UNIT_MPS = { "km/h": 1 / 3.6, knots: 1852 / 3600 } as const;

/** The class of each speed, metres a second; `NO_SPEED_CLASS` for NaN. */
export function speedClasses(
  speedsMps: Float32Array | Float64Array,
  { unit, limits }: SpeedScale,
): Uint8Array {
  const limitsMps = limits.map((limit) => limit * SPEED_UNIT_MPS[unit]);
  return Uint8Array.from(speedsMps, (speed) =>
    Number.isNaN(speed) ? NO_SPEED_CLASS : limitsMps.filter((limit) => speed >= limit).length,
  );
}
