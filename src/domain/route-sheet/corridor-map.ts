import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Figure, Mark } from "./figure.ts";
import { cutLabel, cutMarks, isOnCut, type SheetCut } from "./sheet-cut.ts";

/** The map is shown this far on each side of the route. */
const BESIDE_METERS = 100;
const CORNER = { x: 0, y: 0 };

/** A point of a route with the word beside it. */
export interface NamedPoint {
  readonly place: LatLng;
  readonly text: string;
}

/** Draws the part of a map beside a route, with its points but without the route. */
export function corridorFigure(
  cut: SheetCut,
  route: readonly LatLng[],
  points: readonly NamedPoint[],
): Figure {
  const band = {
    points: route.map(cut.toPaper),
    widthMm: (2 * BESIDE_METERS * 1000) / cut.scale,
  };
  const dots = points.flatMap(({ place, text }): Mark[] => {
    const at = cut.toPaper(place);
    if (!isOnCut(cut, at)) return [];
    return [{ kind: "dot", at, radiusMm: 1.1 }, cutLabel(cut, at, CORNER, text)];
  });
  return {
    widthMm: cut.widthMm,
    heightMm: cut.heightMm + 1,
    marks: [...cutMarks(cut, CORNER, band), ...dots],
  };
}
