import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { rdGridLines } from "#domain/coordinates/rd-grid.ts";
import { type SheetMap, type SheetPoint, sheetBox, sheetProjection } from "./sheet-layout.ts";

const KILOMETER = 1000;

/** From this scale on there are also lines between the kilometres. */
const MINOR_SCALE = 10_000;
const MINOR_METERS = 100;

/** A line of the RD grid on the map of a sheet. */
export interface SheetGridLine {
  readonly axis: "x" | "y";
  /** Its number in kilometres (84, 84.3). */
  readonly number: number;
  /** True if it lies between two kilometres. */
  readonly isMinor: boolean;
  /** The text where it leaves the map: the kilometres, or for a line between two of them the hundreds of metres ("3"). */
  readonly label: string;
  /** Straight between these points; the first and the last lie outside the map. */
  readonly points: readonly SheetPoint[];
  /**
   * The points where it leaves the map: for `x` at the top and bottom (millimetres from the left), for `y` at
   * the left and right (from the top).
   */
  readonly ends: readonly { readonly side: SheetSide; readonly atMm: number }[];
}

export type SheetSide = "top" | "right" | "bottom" | "left";

/**
 * Returns the RD lines on a map centred on this place: one per kilometre, at 1:10.000 one per hundred metres; empty
 * outside the area of RD.
 */
export function sheetGrid(middle: LatLng, map: SheetMap): readonly SheetGridLine[] {
  const { widthMm, heightMm, scale } = map;
  const stepMeters = scale <= MINOR_SCALE ? MINOR_METERS : KILOMETER;
  const onSheet = sheetProjection(middle, map);
  return rdGridLines(sheetBox(middle, map), stepMeters).flatMap(({ axis, meters, places }) => {
    const points = places.map(onSheet);
    const ends =
      axis === "x"
        ? [
            { side: "top" as const, atMm: crossing(points, "y", 0) },
            { side: "bottom" as const, atMm: crossing(points, "y", heightMm) },
          ]
        : [
            { side: "left" as const, atMm: crossing(points, "x", 0) },
            { side: "right" as const, atMm: crossing(points, "x", widthMm) },
          ];
    const longest = axis === "x" ? widthMm : heightMm;
    const seen = ends.flatMap(({ side, atMm }) =>
      atMm !== null && atMm >= 0 && atMm <= longest ? { side, atMm } : [],
    );
    const isSeen = points.some(({ x, y }) => x >= 0 && x <= widthMm && y >= 0 && y <= heightMm);
    if (seen.length === 0 && !isSeen) return [];
    const isMinor = meters % KILOMETER !== 0;
    const number = meters / KILOMETER;
    const label = `${isMinor ? (meters % KILOMETER) / 100 : number}`;
    return { axis, number, isMinor, label, points, ends: seen };
  });
}

/** Returns the other coordinate where a line reaches a value of one coordinate; null if it does not. */
function crossing(points: readonly SheetPoint[], along: "x" | "y", value: number): number | null {
  const other = along === "x" ? "y" : "x";
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from || (from[along] - value) * (to[along] - value) > 0) continue;
    const share = (value - from[along]) / (to[along] - from[along]);
    return from[other] + (to[other] - from[other]) * share;
  }
  return null;
}
