import { createStore } from "zustand/vanilla";
import type { MapSketch } from "#domain/measure/map-sketch.ts";

/** The drawing of the tool in use. Memory only. */
export const sketchOnMapStore = createStore<{ readonly sketch: MapSketch }>(() => ({ sketch: [] }));

/** Draws this sketch on the map instead of the one before; an empty one draws nothing. */
export function showSketch(sketch: MapSketch): void {
  sketchOnMapStore.setState({ sketch });
}
