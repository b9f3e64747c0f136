import { continuousLngs, lngNear } from "#domain/coordinates/date-line.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeFile, ExchangeTrack } from "#domain/exchange/exchange-file.ts";

/** A small drawing of a file's content, in its own units: x to the right, y down. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** SVG paths, one a track. */
  readonly tracks: readonly string[];
  /** SVG paths, one a route. */
  readonly routes: readonly string[];
  /** Thinned to one per few units. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const WIDTH = 400;
const HEIGHT = 240;
const MARGIN = 16;
/** Points closer than this cannot be told apart. */
const POINT_GRID = 4;
/** Corners closer than this to the previous one are skipped. */
const LINE_STEP = 1.5;
/** The smallest extent: a drawing of a single spot would show nothing but dots in a corner. */
const MIN_EXTENT_DEGREES = 0.002;

type Content = Pick<ExchangeFile, "waypoints" | "tracks" | "routes">;
/** A line without jumps at the date line. */
type Line = Pick<ExchangeTrack, "lngs" | "lats" | "segmentStarts">;
/** The content with longitudes that are near one another, also over the date line. */
interface Shapes {
  readonly tracks: readonly Line[];
  readonly routes: readonly Line[];
  readonly points: readonly LatLng[];
}
type Place = (lng: number, lat: number) => readonly [x: number, y: number];

/**
 * Draws points and lines in their common extent, north up, to scale at the middle; null when there
 * is nothing to draw. The result has a few thousand corners at most.
 */
export function sketch(files: readonly Content[]): Sketch | null {
  const shapes = shapesOf(files);
  const extent = shapes && extentOf(shapes);
  if (!extent) return null;
  const place = placing(extent);
  const pathOf = ({ lngs, lats, segmentStarts }: Line) =>
    trackPath(lngs.length, (at) => place(lngs[at] ?? 0, lats[at] ?? 0), new Set(segmentStarts));
  return {
    width: WIDTH,
    height: HEIGHT,
    tracks: shapes.tracks.map(pathOf),
    routes: shapes.routes.map(pathOf),
    points: spread(shapes.points.map(({ lng, lat }) => place(lng, lat))),
  };
}

function shapesOf(files: readonly Content[]): Shapes | null {
  const tracks = files.flatMap((file) => file.tracks);
  const routes = files.flatMap((file) => file.routes.map(({ points }) => lineOfPoints(points)));
  const points = files.flatMap(({ waypoints }) => waypoints);
  const near =
    [...tracks, ...routes].find(({ lngs }) => lngs.length > 0)?.lngs[0] ?? points[0]?.lng;
  if (near === undefined) return null;
  return {
    tracks: tracks.map((track) => nearLine(track, near)),
    routes: routes.map((route) => nearLine(route, near)),
    points: points.map(({ lng, lat }) => ({ lng: lngNear(lng, near), lat })),
  };
}

function lineOfPoints(points: readonly LatLng[]): Line {
  return {
    lngs: Float64Array.from(points, ({ lng }) => lng),
    lats: Float64Array.from(points, ({ lat }) => lat),
    segmentStarts: Uint32Array.of(0),
  };
}

/** Returns a line without jumps, with its start at most half a turn from `near`. */
function nearLine({ lngs, lats, segmentStarts }: Line, near: number): Line {
  const continuous = continuousLngs(lngs);
  const first = continuous[0] ?? near;
  const turn = lngNear(first, near) - first;
  return {
    lngs: turn === 0 ? continuous : continuous.map((lng) => lng + turn),
    lats,
    segmentStarts,
  };
}

interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

function extentOf({ tracks, routes, points }: Shapes): Extent | null {
  const extent = { west: Infinity, south: 90, east: -Infinity, north: -90 };
  const include = (lng: number, lat: number): void => {
    extent.west = Math.min(extent.west, lng);
    extent.east = Math.max(extent.east, lng);
    extent.south = Math.min(extent.south, lat);
    extent.north = Math.max(extent.north, lat);
  };
  for (const { lng, lat } of points) include(lng, lat);
  for (const { lngs, lats } of [...tracks, ...routes]) {
    for (let at = 0; at < lngs.length; at++) include(lngs[at] ?? 0, lats[at] ?? 0);
  }
  return extent.west <= extent.east ? extent : null;
}

function placing({ west, south, east, north }: Extent): Place {
  const middle = { lng: (west + east) / 2, lat: (south + north) / 2 };
  const squeeze = Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180));
  const wide = Math.max((east - west) * squeeze, MIN_EXTENT_DEGREES);
  const high = Math.max(north - south, MIN_EXTENT_DEGREES);
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  return (lng, lat) => [
    tenth(WIDTH / 2 + (lng - middle.lng) * squeeze * scale),
    tenth(HEIGHT / 2 - (lat - middle.lat) * scale),
  ];
}

function trackPath(
  count: number,
  placeAt: (index: number) => readonly [x: number, y: number],
  starts: ReadonlySet<number>,
): string {
  let path = "";
  let [lastX, lastY] = [0, 0];
  for (let index = 0; index < count; index++) {
    const [x, y] = placeAt(index);
    const isStart = starts.has(index);
    const isEnd = index === count - 1 || starts.has(index + 1);
    if (!isStart && !isEnd && Math.hypot(x - lastX, y - lastY) < LINE_STEP) continue;
    path += `${isStart ? "M" : "L"}${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return path;
}

function spread(places: readonly (readonly [x: number, y: number])[]): Sketch["points"] {
  const cells = new Map<string, { x: number; y: number }>();
  for (const [x, y] of places) {
    cells.set(`${Math.round(x / POINT_GRID)} ${Math.round(y / POINT_GRID)}`, { x, y });
  }
  return [...cells.values()];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
