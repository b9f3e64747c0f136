import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The points of the measuring tool, in order; in memory only. */
export interface Measure {
  readonly points: readonly LatLng[];
  /** The points that were cleared last, until a new point is set; they can be restored. */
  readonly wiped: readonly LatLng[];
}

/** The measurement in this visit; it stays while the user visits another screen. */
export const measureStore = createStore<Measure>(() => ({ points: [], wiped: [] }));

/** Adds a point; a point at the same place as the last is an accidental double tap and is ignored. */
export function addMeasurePoint({ lat, lng }: LatLng): void {
  measureStore.setState(({ points, wiped }) => {
    const last = points.at(-1);
    if (last && last.lat === lat && last.lng === lng) return { points, wiped };
    return { points: [...points, { lat, lng }], wiped: [] };
  });
}

/** Removes the last point, or restores all cleared ones. */
export function undoMeasurePoint(): void {
  measureStore.setState(({ points, wiped }) =>
    points.length === 0 && wiped.length > 0
      ? { points: wiped, wiped: [] }
      : { points: points.slice(0, -1), wiped },
  );
}

/** Starts a new measurement, at a place if one is given. */
export function startMeasuring(from: LatLng | null): void {
  measureStore.setState(({ points }) => ({
    points: from ? [from] : [],
    wiped: from ? [] : points,
  }));
}
