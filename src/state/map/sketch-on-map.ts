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
  /** True if the sightings of a hunt are left out. */
  readonly hidesSightings: boolean;
  /** All that are drawn, in their order. */
  readonly sketch: MapSketch;
}

/** The drawings of tools on the map. Memory only. */
export const sketchOnMapStore = createStore<SketchesOnMap>(() => ({
  byTool: {},
  hidesSightings: false,
  sketch: [],
}));

/** Draws this sketch of a tool instead of the one before; an empty one draws nothing. */
export function showSketch(tool: SketchingTool, sketch: MapSketch): void {
  draw(({ byTool }) => ({ byTool: { ...byTool, [tool]: sketch } }));
}

/** Leaves the sightings of a hunt out, or draws them again. */
export function hideSightings(hidesSightings: boolean): void {
  if (sketchOnMapStore.getState().hidesSightings !== hidesSightings)
    draw(() => ({ hidesSightings }));
}

function draw(change: (before: SketchesOnMap) => Partial<Omit<SketchesOnMap, "sketch">>): void {
  sketchOnMapStore.setState((before) => {
    const { byTool, hidesSightings } = { ...before, ...change(before) };
    const shapes = DRAWN_ORDER.flatMap((one) => byTool[one] ?? []);
    const sketch = hidesSightings ? shapes.filter(({ isSighting }) => !isSighting) : shapes;
    return { byTool, hidesSightings, sketch };
  });
}
