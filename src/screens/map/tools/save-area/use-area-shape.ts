import { useEffect, useMemo } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { outlineOfRuns } from "#domain/areas/outline.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { boxesOfRuns, type TileRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";

/** The tiles of a shape, and the box around them; null without a shape. */
export interface ShapeOnMap {
  readonly runs: TileRuns;
  readonly bounds: LngLatBox;
}

/** Finds the tiles of a shape. */
export function useShapeOnMap(shape: AreaShape | null): ShapeOnMap | null {
  return useMemo(() => {
    if (!shape) return null;
    const runs = runsOfShape(shape);
    return runs.length === 0 ? null : { runs, bounds: boxAroundBoxes(boxesOfRuns(runs)) };
  }, [shape]);
}

/**
 * Shows all of a shape when it changes. Waits until the card has its new size and has told the map how much of it is
 * free, because both happen after the effects of a shape.
 */
export function useShapeInView(
  controller: Pick<MapPort, "showBounds">,
  onMap: ShapeOnMap | null,
): void {
  useEffect(() => {
    if (!onMap) return;
    const frame = requestAnimationFrame(() => controller.showBounds(onMap.bounds));
    return () => cancelAnimationFrame(frame);
  }, [controller, onMap]);
}

/** Draws the tiles of a shape on the map as long as it is chosen. */
export function useDrawnTiles(runs: TileRuns | null): void {
  useEffect(() => {
    showSketch("save-area", runs ? sketchOf(runs) : []);
    return () => showSketch("save-area", []);
  }, [runs]);
}

function sketchOf(runs: TileRuns): MapSketch {
  return outlineOfRuns(runs).map((ring) => ({
    kind: "line" as const,
    points: [...ring, ...ring.slice(0, 1)].map(([lng, lat]) => ({ lat, lng })),
  }));
}
