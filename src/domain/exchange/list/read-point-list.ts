import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { farPlaces, middleOf } from "./far-places.ts";
import { type ListLine, readListLine } from "./list-line.ts";

const LIMIT = CONTENT_LIMITS.list;

/** Points this near to the middle of a list belong together, metres. */
const TOGETHER_METERS = 10_000;
/** Places of a list in one such square are one reference, degrees. */
const REFERENCE_DEGREES = 0.3;
const MAX_REFERENCES = 6;

type Point = Extract<ListLine, { readonly ok: true }>;

/** A line of a list that has a point. */
interface PointLine {
  readonly line: number;
  readonly text: string;
  readonly point: Point;
}

/**
 * Reads a list with a point on each line into `collector`; a line without a place is kept with its number and the reason, and a point far
 * from the others with its distance. Coordinates that repeat are all taken near `near`, or near a place of the list if that brings
 * more points together. Throws an `ImportError` for a list above its limit.
 * @returns the number of points
 */
export function readPointList(
  text: string,
  collector: ImportCollector,
  near: LatLng | null,
): number {
  const lines = text.length > LIMIT.maxBytes ? [] : text.trimEnd().split(/\r\n|\r|\n/);
  if (lines.length === 0 || lines.length > LIMIT.maxEntries.lines) {
    throw new ImportError("list-too-long");
  }
  const read: PointLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const point = readListLine(line, near);
    if (point.ok) read.push({ line: index + 1, text: line, point });
    else collector.addUnreadLine({ line: index + 1, text: line, reason: point.reason });
  }
  const points = nearReference(read);
  const far = new Map(farPlaces(points.map(({ place }) => place)).map((one) => [one.index, one]));
  let position = 0;
  for (const [index, { name, place }] of points.entries()) {
    const meters = far.get(index)?.meters;
    const { line = 0, text: written = "" } = read[index] ?? {};
    const waypoint = { name, ...place };
    if (meters !== undefined)
      collector.addFarPoint({ line, text: written, waypoint, position, meters });
    else {
      collector.addWaypoint(waypoint);
      position += 1;
    }
  }
  return points.length;
}

/** Returns the points with the coordinates that repeat near the reference that brings the most points together. */
function nearReference(read: readonly PointLine[]): readonly Point[] {
  let best = read.map(({ point }) => point);
  if (!best.some(({ isRepeating }) => isRepeating)) return best;
  let most = countTogether(best);
  for (const reference of referencesOf(best)) {
    const points = read.map(({ text, point }) => {
      const again = point.isRepeating ? readListLine(text, reference) : point;
      return again.ok ? again : point;
    });
    const count = countTogether(points);
    if (count > most) [best, most] = [points, count];
  }
  return best;
}

/** The places in the Netherlands that do not repeat, a few kilometres apart. */
function referencesOf(points: readonly Point[]): readonly LatLng[] {
  const bySquare = new Map<string, LatLng>();
  for (const { place, isRepeating } of points) {
    if (isRepeating || !toRd(place)) continue;
    const square = [place.lat, place.lng].map((one) => Math.floor(one / REFERENCE_DEGREES));
    bySquare.set(square.join(" "), place);
    if (bySquare.size === MAX_REFERENCES) break;
  }
  return [...bySquare.values()];
}

function countTogether(points: readonly Point[]): number {
  const places = points.map(({ place }) => place);
  const middle = middleOf(places);
  return places.filter((place) => distanceMeters(middle, place) <= TOGETHER_METERS).length;
}
