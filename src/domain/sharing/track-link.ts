import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { type ExchangeFile, NOTHING_LEFT_OUT } from "#domain/exchange/exchange-file.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { pointsToKeep } from "#domain/tracks/edit-points.ts";
import type { Track } from "#domain/tracks/track.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";

const VERSION = 1;
const MARK = "#t=";
/** A unit is about a metre. */
const UNITS_PER_DEGREE = 1e5;
const LIMIT = CONTENT_LIMITS.trackLink;

/** The track or route of a link, or the reason why it cannot be read. */
export type SharedTrack =
  | { readonly ok: true; readonly file: ExchangeFile }
  | { readonly ok: false; readonly reason: FragmentProblem };

/**
 * Returns a link to this app with the line of a track or route in its fragment, which is not sent to servers; see
 * docs/formats/share-links.md. Points within `toleranceMeters` of the line between others are left out, except named ones;
 * places are rounded to about a metre; times and altitudes are left out.
 * @param origin of the app, without a trailing slash
 */
export function trackLink(
  origin: string,
  { kind, name, color, points }: Pick<Track, "kind" | "name" | "color" | "points">,
  toleranceMeters: number,
): string {
  const keep = pointsToKeep(points, toleranceMeters);
  const starts = new Set(points.segmentStarts);
  const segments: number[][] = [];
  const names: [index: number, name: string][] = [];
  let [north, east, index] = [0, 0, 0];
  for (let at = 0; at < points.lngs.length; at++) {
    const pointName = points.details?.[at]?.name;
    if (segments.length === 0 || starts.has(at)) segments.push([]);
    if (!keep[at] && !pointName) continue;
    const toNorth = Math.round((points.lats[at] as number) * UNITS_PER_DEGREE);
    const toEast = Math.round((points.lngs[at] as number) * UNITS_PER_DEGREE);
    segments.at(-1)?.push(toNorth - north, toEast - east);
    [north, east] = [toNorth, toEast];
    if (pointName) names.push([index, pointName]);
    index += 1;
  }
  const content = {
    k: kind,
    ...(name !== "" && { n: name }),
    ...(color !== undefined && { c: color }),
    l: segments,
    ...(names.length > 0 && { p: names }),
  };
  return `${origin}/waypoints${MARK}${fragmentData(VERSION, content)}`;
}

/** Reads the track or route of a link or a fragment, in the form of a file. Never throws. */
export function readTrackLink(text: string): SharedTrack {
  const read = readFragmentData(text, { mark: MARK, version: VERSION, limit: LIMIT });
  if (!read.ok) return read;
  if (hasTooMany(read.content)) return { ok: false, reason: "too-many" };
  const file = fileOf(read.content);
  return file ? { ok: true, file } : { ok: false, reason: "damaged" };
}

function hasTooMany(content: unknown): boolean {
  const { l, p } = (content ?? {}) as Readonly<Record<string, unknown>>;
  const { points, segments, names } = LIMIT.maxEntries;
  const line = Array.isArray(l) ? l : [];
  if (line.length > segments || (Array.isArray(p) && p.length > names)) return true;
  const numbers = line.reduce((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0);
  return numbers > 2 * points;
}

function fileOf(content: unknown): ExchangeFile | null {
  if (typeof content !== "object" || content === null) return null;
  const { k, n, c, l, p } = content as Readonly<Record<string, unknown>>;
  const line = lineOf(l);
  if (!line || (k !== "track" && k !== "route")) return null;
  const facts = {
    name: typeof n === "string" ? plainName(n) : "",
    ...(typeof c === "string" && /^#[0-9a-f]{6}$/.test(c) && { color: c }),
  };
  const { lats, lngs, segmentStarts } = line;
  const track = { ...facts, lats, lngs, segmentStarts, altitudesMeters: null, timesMs: null };
  const names = namesOf(p);
  const points = Array.from(lats, (lat, at) => ({
    name: names.get(at) ?? "",
    lat,
    lng: lngs[at] as number,
  }));
  return {
    // The closest format, because a link carries JSON.
    kind: "geojson",
    waypoints: [],
    tracks: k === "track" ? [track] : [],
    routes: k === "route" ? [{ ...facts, points }] : [],
    leftOut: NOTHING_LEFT_OUT,
    isTruncated: false,
    notes: [],
  };
}

/** Null if a place is missing or not on earth: the places after it would be wrong too. */
function lineOf(segments: unknown) {
  if (!Array.isArray(segments)) return null;
  const [lats, lngs, starts]: [number[], number[], number[]] = [[], [], []];
  let [north, east] = [0, 0];
  for (const segment of segments) {
    if (!Array.isArray(segment) || segment.length === 0 || segment.length % 2 !== 0) return null;
    starts.push(lats.length);
    for (let at = 0; at < segment.length; at += 2) {
      north += Number(segment[at]);
      east += Number(segment[at + 1]);
      const [lat, lng] = [north / UNITS_PER_DEGREE, east / UNITS_PER_DEGREE];
      if (!isLatLng(lat, lng)) return null;
      lats.push(lat);
      lngs.push(lng);
    }
  }
  if (lats.length < 2) return null;
  return {
    lats: Float64Array.from(lats),
    lngs: Float64Array.from(lngs),
    segmentStarts: Uint32Array.from(starts),
  };
}

function namesOf(pairs: unknown): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const pair of Array.isArray(pairs) ? pairs : []) {
    const [at, name]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof at === "number" && typeof name === "string") names.set(at, plainName(name));
  }
  return names;
}
