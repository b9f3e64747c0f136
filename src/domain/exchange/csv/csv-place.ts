import { searchCoordinates } from "#domain/coordinate-forms/all-forms.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, RD_RANGE } from "#domain/coordinates/rd.ts";
import type { CellOf } from "./csv-columns.ts";
import { csvNumber } from "./csv-number.ts";

const NOWHERE: LatLng = { lat: Number.NaN, lng: Number.NaN };

/**
 * Returns the place of a row: from degrees, else the Dutch grid, else cells that are read as if typed;
 * NaN without any. A pair under `x` and `y` is taken for degrees only when it cannot be grid metres.
 */
export function csvPlace(cell: CellOf): LatLng {
  const degrees = { lat: csvNumber(cell("lat")), lng: csvNumber(cell("lng")) };
  if (!Number.isNaN(degrees.lat) && !Number.isNaN(degrees.lng)) return degrees;
  return (
    gridPlace(csvNumber(cell("rdX")), csvNumber(cell("rdY"))) ??
    typedPlace([cell("place")]) ??
    typedPlace([cell("lat"), cell("lng")]) ??
    typedPlace([cell("rdX"), cell("rdY")]) ??
    NOWHERE
  );
}

/** Returns the place of two numbers in the order of WKT: degrees with the longitude first, or metres of the Dutch grid. */
export function placeOfPair(x: number, y: number): LatLng {
  const { minX, maxX, minY, maxY } = RD_RANGE;
  const isGrid = x >= minX && x <= maxX && y >= minY && y <= maxY && (x > 360 || y > 90);
  return isGrid ? fromRd({ x, y }) : { lat: y, lng: x };
}

/** Returns null if the numbers are missing; NaN for a pair that is neither a place in the Netherlands nor degrees. */
function gridPlace(x: number, y: number): LatLng | null {
  if (Number.isNaN(x) || Number.isNaN(y)) return null;
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return { lat: y, lng: x };
  const { minX, maxX, minY, maxY } = RD_RANGE;
  return x >= minX && x <= maxX && y >= minY && y <= maxY ? fromRd({ x, y }) : NOWHERE;
}

/**
 * Reads the cells of a place as if typed, such as degrees with minutes; null if they have no place, or if it is doubtful
 * which place they mean.
 */
export function typedPlace(cells: readonly string[]): LatLng | null {
  const texts = cells.map((text) => text.trim());
  if (texts.includes("")) return null;
  const search = searchCoordinates(texts.join(" "), { near: null });
  return search.ok && search.question === null ? search.candidates[0].place : null;
}
