import type { AreaShape, RegionShape } from "./area-shape.ts";
import { lineRuns, onGrid } from "./line-runs.ts";
import { ringRuns } from "./ring-runs.ts";
import { joinedRuns, runsOfBoxes, type TileRun, type TileRuns } from "./tile-runs.ts";

/**
 * Returns the tiles of zoom 14 that touch a shape: exactly those for a box or a region; for a corridor or a
 * circle all of them, and none farther away than 1.01 times its half width or radius.
 */
export function runsOfShape(shape: AreaShape): TileRuns {
  switch (shape.kind) {
    case "box":
      return runsOfBoxes([shape.bounds]);
    case "circle":
      return joinedRuns(lineRuns([[shape.center.lng, shape.center.lat]], shape.radiusMeters));
    case "corridor":
      return joinedRuns(shape.lines.flatMap((line) => lineRuns(line, shape.widthMeters / 2)));
    case "region":
      return joinedRuns([
        ...ringRuns(shape.rings.map((ring) => ring.map(onGrid))),
        ...(shape.marginMeters ? alongBorders(shape.rings, shape.marginMeters) : []),
      ]);
  }
}

function alongBorders(rings: RegionShape["rings"], marginMeters: number): readonly TileRun[] {
  return rings.flatMap((ring) => lineRuns([...ring, ...ring.slice(0, 1)], marginMeters));
}
