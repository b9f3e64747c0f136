import { lngNear } from "#domain/coordinates/date-line.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { ExchangeRoute, ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Position } from "#domain/tracks/line-parts.ts";
import { boxOnOneSide } from "#domain/tracks/path-facts.ts";
import type { TrackPath } from "#domain/tracks/track.ts";
import type { Comparison } from "./compare-with-existing.ts";

/** Tracks and routes with at least one point, each under the hash of its content. */
export interface NewLines {
  readonly tracks: ReadonlyMap<string, ExchangeTrack>;
  readonly routes: ReadonlyMap<string, ExchangeRoute>;
}

/** One thing that an import would add or change, as a list and a map show it. */
export interface PreviewItem {
  /** A "changed" waypoint is stored already and would be updated. */
  readonly kind: "track" | "route" | "waypoint" | "changed";
  /** Empty if the file gives none. */
  readonly name: string;
  /** The position; for a line, its start. */
  readonly place: LatLng;
  /** The extent of the whole thing. */
  readonly bounds: LngLatBox;
  /** For lines only; the gaps between segments do not count. */
  readonly lengthMeters?: number;
  /** For lines only: the line to draw, simplified. */
  readonly segments?: readonly Position[][];
}

/** The number of points per step; a slow phone needs a few dozen milliseconds at most. */
const POINTS_A_STEP = 20_000;
/** The number of corners of all lines together, which the map draws at once without a noticeable delay. */
const MAX_CORNERS = 30_000;
const MAX_CORNERS_A_LINE = 1000;
/** Corners closer to the previous one than this fraction of the line's extent are skipped. */
const STEP_PART = 1 / 400;

/** Yields everything that an import would add or change, lines first. Pauses now and then. */
export function* previewItems(
  { added, changed }: Comparison,
  { tracks, routes }: NewLines,
): Generator<undefined, PreviewItem[]> {
  const items: PreviewItem[] = [];
  const most = cornersEach(tracks.size + routes.size);
  for (const { name, ...path } of tracks.values()) {
    items.push({ kind: "track", name, ...(yield* lineItem(path, most)) });
  }
  for (const route of routes.values()) {
    items.push({ kind: "route", name: route.name, ...(yield* lineItem(pathOf(route), most)) });
  }
  for (const { name, lat, lng } of added) items.push(placeItem("waypoint", name, { lat, lng }));
  for (const { existing, changes } of changed) {
    const { name, lat, lng } = { ...existing, ...changes };
    items.push(placeItem("changed", name, { lat, lng }));
  }
  return items;
}

function cornersEach(lineCount: number): number {
  return Math.max(2, Math.min(MAX_CORNERS_A_LINE, Math.floor(MAX_CORNERS / lineCount)));
}

function placeItem(kind: PreviewItem["kind"], name: string, { lat, lng }: LatLng): PreviewItem {
  return { kind, name, place: { lat, lng }, bounds: [lng, lat, lng, lat] };
}

function pathOf({ points }: ExchangeRoute): TrackPath {
  return {
    lngs: Float64Array.from(points, ({ lng }) => lng),
    lats: Float64Array.from(points, ({ lat }) => lat),
    segmentStarts: Uint32Array.of(0),
  };
}

type LineFacts = Required<Pick<PreviewItem, "place" | "bounds" | "lengthMeters" | "segments">>;

function* lineItem(path: TrackPath, maxCorners: number): Generator<undefined, LineFacts> {
  const box = yield* boundsOf(path);
  const [west, south, east, north] = box;
  const stepDegrees = Math.max(east - west, north - south) * STEP_PART;
  const starts = new Set(path.segmentStarts);
  const segments: Position[][] = [];
  let segment: Position[] = [];
  let lengthMeters = 0;
  let before = cornerAt(path, 0);
  for (let index = 0; index < path.lngs.length; index++) {
    if (index > 0 && index % POINTS_A_STEP === 0) yield;
    const corner = cornerAt(path, index, before);
    const from = before;
    before = corner;
    if (index === 0 || starts.has(index)) {
      segment = [corner];
      segments.push(segment);
      continue;
    }
    lengthMeters += distanceMeters(placeOf(from), placeOf(corner));
    const isEnd = index === path.lngs.length - 1 || starts.has(index + 1);
    if (isEnd || !isWithin(segment.at(-1), corner, stepDegrees)) segment.push(corner);
  }
  const place = placeOf(cornerAt(path, 0));
  return {
    place,
    bounds: boxOnOneSide(box),
    lengthMeters,
    segments: thinned(segments, maxCorners),
  };
}

/** Returns the box around a line; its longitudes as `continuousLngs` gives them. */
function* boundsOf(path: TrackPath): Generator<undefined, LngLatBox> {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let before: Position | undefined;
  for (let index = 0; index < path.lngs.length; index++) {
    if (index > 0 && index % POINTS_A_STEP === 0) yield;
    before = cornerAt(path, index, before);
    const [lng, lat] = before;
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** Returns a corner; its longitude is at most half a turn from that of the corner before. */
function cornerAt({ lngs, lats }: TrackPath, index: number, before?: Position): Position {
  const lng = lngs[index] ?? 0;
  return [before ? lngNear(lng, before[0]) : lng, lats[index] ?? 0];
}

function placeOf([lng, lat]: Position): LatLng {
  return { lat, lng };
}

function isWithin([lng, lat]: Position = [NaN, NaN], other: Position, degrees: number): boolean {
  return Math.abs(other[0] - lng) < degrees && Math.abs(other[1] - lat) < degrees;
}

/**
 * Thins lines to at most `most` corners, keeping the ends of each segment; with too many segments,
 * only every n-th is kept.
 */
function thinned(segments: readonly Position[][], most: number): Position[][] {
  const lines = segments.filter(({ length }) => length > 1);
  const drawn = everyNth(lines, Math.ceil((2 * lines.length) / most));
  const count = drawn.reduce((sum, { length }) => sum + length, 0);
  return drawn.map((line) => everyNth(line, Math.ceil(count / most), line.at(-1)));
}

function everyNth<Item>(items: readonly Item[], step: number, last?: Item): Item[] {
  if (step <= 1) return [...items];
  const kept = items.filter((_, index) => index % step === 0);
  return last !== undefined && kept.at(-1) !== last ? [...kept, last] : kept;
}
