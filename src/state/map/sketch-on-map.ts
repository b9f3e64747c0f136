import { createStore } from "zustand/vanilla";
import type { MapSketch } from "#domain/measure/map-sketch.ts";

/** The tools that draw a sketch on the map, the lowest first. */
const DRAWN_ORDER = [
  ...(["save-area", "print", "hunt-ways", "hunt", "hunt-draft", "edit-line", "trail"] as const),
  ...(["protractor", "survey", "formula", "practice"] as const),
] as const;
type SketchingTool = (typeof DRAWN_ORDER)[number];

interface SketchesOnMap {
  readonly byTool: Readonly<Partial<Record<SketchingTool, MapSketch>>>;
  /** All of them, in the order in which they are drawn. */
  readonly sketch: MapSketch;
}

/** The drawings of tools on the map. Memory only. */
export const sketchOnMapStore = createStore<SketchesOnMap>(() => ({ byTool: {}, sketch: [] }));

/** Draws this sketch of a tool instead of the one before; an empty one draws nothing. */
export function showSketch(tool: SketchingTool, sketch: MapSketch): void {
  sketchOnMapStore.setState(({ byTool: before }) => {
    const byTool: SketchesOnMap["byTool"] = { ...before, [tool]: sketch };
    const drawn = DRAWN_ORDER.flatMap((one) => byTool[one] ?? []);
    return { byTool, sketch: drawn };
  });
}
