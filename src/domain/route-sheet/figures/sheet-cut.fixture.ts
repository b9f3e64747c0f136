import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { SheetCut } from "./sheet-cut.ts";

/** Returns parts of a map around a place for tests, of which each shows the same. */
export function sheetCuts(middle: LatLng, count = 10): SheetCut[] {
  const cut: SheetCut = {
    widthMm: 100,
    heightMm: 90,
    scale: 40_000,
    bearingDegrees: 0,
    toPaper: ({ lat, lng }) => ({
      x: 50 + (lng - middle.lng) * 1700,
      y: 45 - (lat - middle.lat) * 2780,
    }),
    picture: null,
  };
  return Array.from({ length: count }, () => cut);
}
