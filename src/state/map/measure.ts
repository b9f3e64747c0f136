import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The points of the measuring tool, in the order they were set; memory only. */
export interface Measure {
  readonly points: readonly LatLng[];
  /** What was wiped last, as long as no new point was set: it can be had back. */
  readonly wiped: readonly LatLng[];
}

/** What is being measured in this visit; it stays when the user looks at another screen. */
export const measureStore = createStore<Measure>(() => ({ points: [], wiped: [] }));

/** Adds a point; one on the very place of the last is the same point, set twice by a hasty finger. */
export function addMeasurePoint({ lat, lng }: LatLng): void {
  measureStore.setState(({ points, wiped }) => {
    const last = points.at(-1);
    if (last && last.lat === lat && last.lng === lng) return { points, wiped };
    return { points: [...points, { lat, lng }], wiped: [] };
  });
}

/** Takes the last point away, or brings back all that were wiped. */
export function undoMeasurePoint(): void {
  measureStore.setState(({ points, wiped }) =>
    points.length === 0 && wiped.length > 0
      ? { points: wiped, wiped: [] }
      : { points: points.slice(0, -1), wiped },
  );
}

/** Starts anew, at a place if one is given. */
export function startMeasuring(from: LatLng | null): void {
  measureStore.setState(({ points }) => ({
    points: from ? [from] : [],
    wiped: from ? [] : points,
  }));
}
