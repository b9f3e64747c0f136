import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The points of the measuring tool, in the order they were set; memory only. */
export interface Measure {
  readonly points: readonly LatLng[];
}

/** What is being measured in this visit; it stays when the user looks at another screen. */
export const measureStore = createStore<Measure>(() => ({ points: [] }));

export function addMeasurePoint({ lat, lng }: LatLng): void {
  measureStore.setState(({ points }) => ({ points: [...points, { lat, lng }] }));
}

/** Takes the last point away. */
export function undoMeasurePoint(): void {
  measureStore.setState(({ points }) => ({ points: points.slice(0, -1) }));
}

/** Starts anew, at a place if one is given. */
export function startMeasuring(from: LatLng | null): void {
  measureStore.setState({ points: from ? [from] : [] });
}
