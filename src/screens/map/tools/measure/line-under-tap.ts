import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";
import { nearestOnLine } from "#domain/tracks/nearest-on-line.ts";
import type { TrackPath } from "#domain/tracks/track.ts";

/** The part of a line at a tap: one of its points, or a place on the leg that ends at the point with this index. */
export type OnLine =
  | { readonly kind: "point"; readonly index: number }
  | { readonly kind: "leg"; readonly index: number; readonly place: LatLng };

/** The reach of a tap, in pixels of a CSS length. */
const REACH_PIXELS = 24;
/** The pixels around the middle of the map in which points are drawn: the half of a large screen. */
const DRAWN_PIXELS = 700;
/** More points than this cannot be told apart. */
const MAX_DRAWN = 250;

/** The metres of a pixel at the equator at zoom 0, of tiles of 512 pixels. */
const METERS_PER_PIXEL_AT_ZOOM_0 = 78_271.516_96;

function metersOf(pixels: number, { lat }: LatLng, zoom: number): number {
  const scale = Math.cos((lat * Math.PI) / 180) / 2 ** zoom;
  return pixels * METERS_PER_PIXEL_AT_ZOOM_0 * scale;
}

/** Returns what of a line is under a tap at this zoom; null if nothing is within its reach. */
export function tappedOnLine(path: TrackPath, place: LatLng, zoom: number): OnLine | null {
  const reachMeters = metersOf(REACH_PIXELS, place, zoom);
  const index = nearestPoint(path, place);
  if (index !== null && distanceMeters(pointAt(path, index), place) <= reachMeters) {
    return { kind: "point", index };
  }
  const onLine = nearestOnLine(path, place);
  if (!onLine || onLine.distanceMeters > reachMeters) return null;
  return { kind: "leg", index: onLine.index, place: { lng: onLine.lng, lat: onLine.lat } };
}

function nearestPoint(path: TrackPath, place: LatLng): number | null {
  let best = { index: -1, squared: Infinity };
  const width = Math.cos((place.lat * Math.PI) / 180);
  for (let index = 0; index < path.lngs.length; index++) {
    const east = ((path.lngs[index] ?? 0) - place.lng) * width;
    const north = (path.lats[index] ?? 0) - place.lat;
    const squared = east * east + north * north;
    if (squared < best.squared) best = { index, squared };
  }
  return best.index < 0 ? null : best.index;
}

/** Returns the drawing of a line that is edited, with the points around the middle unless there are too many. */
export function lineSketch(
  path: TrackPath,
  chosen: number | null,
  { center, zoom }: { readonly center: LatLng | null; readonly zoom: number },
): { readonly sketch: MapSketch; readonly areAllDrawn: boolean } {
  const indexes = center ? pointsAround(path, center, metersOf(DRAWN_PIXELS, center, zoom)) : [];
  const lines = legsAround(path, indexes).map((points): SketchShape => ({ kind: "line", points }));
  const areAllDrawn = indexes.length <= MAX_DRAWN;
  const drawn = new Set([...(areAllDrawn ? indexes : []), ...(chosen === null ? [] : [chosen])]);
  const dots = [...drawn].map(
    (index): SketchShape => ({
      kind: "point",
      place: pointAt(path, index),
      label: "",
      isResult: index === chosen,
    }),
  );
  return { sketch: [...lines, ...dots], areAllDrawn };
}

function pointsAround(path: TrackPath, center: LatLng, radiusMeters: number): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < path.lngs.length; index++) {
    if (distanceMeters(pointAt(path, index), center) <= radiusMeters) found.push(index);
  }
  return found;
}

/** Returns the parts of the line with the legs that begin or end at these points. */
function legsAround(path: TrackPath, indexes: readonly number[]): readonly LatLng[][] {
  const starts = new Set(path.segmentStarts);
  const ends = new Set(indexes.flatMap((index) => [index, index + 1]));
  const parts: LatLng[][] = [];
  let last = -1;
  for (const end of [...ends].toSorted((a, b) => a - b)) {
    if (starts.has(end) || end === 0 || end >= path.lngs.length) continue;
    if (end === last + 1) parts.at(-1)?.push(pointAt(path, end));
    else parts.push([pointAt(path, end - 1), pointAt(path, end)]);
    last = end;
  }
  return parts;
}

function pointAt({ lngs, lats }: TrackPath, index: number): LatLng {
  return { lng: lngs[index] ?? 0, lat: lats[index] ?? 0 };
}
