import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import { nearestOnLine } from "#domain/tracks/nearest-on-line.ts";
import type { NamedRoute, RoutePart } from "./named-routes.ts";

/** A line of a route that can be followed in one go. */
export interface LineToFollow {
  /** lng, lat, lng, lat … in the direction of travel. WGS 84 degrees. */
  readonly places: Float64Array;
  readonly lengthMeters: number;
  /** The length of the straight lines over short gaps in it. */
  readonly gapMeters: number;
  /** The indexes of the places after which these gaps are. */
  readonly gapsAfter: readonly number[];
}

/** Over a shorter gap the route is followed in a straight line. */
const MAX_GAP_METERS = 100;

/** Returns the lines of the main route in a direction, joined over short gaps; the longest first. */
export function linesToFollow(
  route: Pick<NamedRoute, "parts" | "partsBack">,
  isBack: boolean,
): readonly LineToFollow[] {
  const parts = isBack ? route.partsBack : route.parts.filter(({ kind }) => kind === "main");
  const lines: LineToFollow[] = [];
  for (const part of parts) {
    const before = lines.at(-1);
    const gap = before ? gapBetween(before, part) : Infinity;
    if (!before || gap > MAX_GAP_METERS) lines.push({ ...part, gapMeters: 0, gapsAfter: [] });
    else lines[lines.length - 1] = joined(before, part, gap);
  }
  return lines.sort((a, b) => b.lengthMeters - a.lengthMeters);
}

function gapBetween({ places }: Pick<LineToFollow, "places">, next: RoutePart): number {
  const [lng = 0, lat = 0] = places.slice(-2);
  const [nextLng = 0, nextLat = 0] = next.places;
  return lngLatDistanceMeters(lng, lat, nextLng, nextLat);
}

function joined(line: LineToFollow, part: RoutePart, gap: number): LineToFollow {
  return {
    places: Float64Array.from([...line.places, ...part.places]),
    lengthMeters: line.lengthMeters + gap + part.lengthMeters,
    gapMeters: line.gapMeters + gap,
    // Parts may also begin where the one before ends.
    gapsAfter: gap > 0 ? [...line.gapsAfter, line.places.length / 2 - 1] : line.gapsAfter,
  };
}

/** Returns the line nearest to a place; the first without a place. Null without lines. */
export function lineNear(
  lines: readonly LineToFollow[],
  place: LatLng | null,
): LineToFollow | null {
  const [first = null] = lines;
  if (!place) return first;
  const distances = lines.map((line) => placeOn(line, place).distanceMeters);
  return lines[distances.indexOf(Math.min(...distances))] ?? first;
}

/** Returns the line that leads back along another one; null if the route has none back. */
export function lineBack(
  route: Pick<NamedRoute, "parts" | "partsBack">,
  { places }: Pick<LineToFollow, "places">,
): LineToFollow | null {
  const middle = 2 * Math.floor(places.length / 4);
  const [lng = 0, lat = 0] = places.subarray(middle, middle + 2);
  return lineNear(linesToFollow(route, true), { lng, lat });
}

/** A part between two places on a route, and how far the places are from it. */
export interface CutLine extends Omit<LineToFollow, "gapsAfter"> {
  /** The distance from the farther one of the two places to the route. */
  readonly offMeters: number;
}

/**
 * Returns the part of a route from one place to another, in that direction of travel; null if no line passes both. On
 * a loop the shorter way round.
 */
export function lineBetween(
  route: Pick<NamedRoute, "parts" | "partsBack">,
  from: LatLng,
  to: LatLng,
): CutLine | null {
  const cuts = [false, true]
    .flatMap((isBack) => linesToFollow(route, isBack))
    .flatMap((line) => cut(line, from, to) ?? []);
  const best = Math.min(...cuts.map(({ offMeters }) => offMeters));
  // Both directions pass the places at the same distance, or nearly so.
  const near = cuts.filter(({ offMeters }) => offMeters <= best + SIDE_METERS);
  return near.sort((a, b) => a.lengthMeters - b.lengthMeters)[0] ?? null;
}

/** The ways in the two directions of a route lie about so far from each other. */
const SIDE_METERS = 50;

function cut(line: LineToFollow, from: LatLng, to: LatLng): CutLine | null {
  const [start, end] = [placeOn(line, from), placeOn(line, to)];
  const { places } = line;
  const isLoop = places[0] === places.at(-2) && places[1] === places.at(-1);
  const isAhead = alongOf(line, start) < alongOf(line, end);
  if (!isAhead && !isLoop) return null;
  const between = (first: number, last: number) => [...places.subarray(2 * first, 2 * last)];
  const count = places.length / 2;
  const inside = isAhead
    ? between(start.index, end.index)
    : [...between(start.index, count), ...between(1, end.index)];
  const cutPlaces = Float64Array.from([start.lng, start.lat, ...inside, end.lng, end.lat]);
  const lengthMeters = lengthOf(cutPlaces);
  if (lengthMeters === 0) return null;
  const offMeters = Math.max(start.distanceMeters, end.distanceMeters);
  const steps = count - 1;
  const gapMeters = line.gapsAfter.reduce((sum, after) => {
    // On a loop the first steps of the line may be the last ones here.
    const at = (after - Math.max(0, start.index - 1) + steps) % steps;
    return sum + lengthOf(cutPlaces.subarray(2 * at, 2 * at + 4));
  }, 0);
  return { places: cutPlaces, lengthMeters, gapMeters, offMeters };
}

function placeOn({ places }: Pick<LineToFollow, "places">, place: LatLng) {
  const column = (first: number) =>
    Float64Array.from({ length: places.length / 2 }, (_, at) => places[2 * at + first] as number);
  const path = { lngs: column(0), lats: column(1), segmentStarts: Uint32Array.of(0) };
  return nearestOnLine(path, place) ?? { ...place, distanceMeters: Infinity, index: 0 };
}

/** Returns a number that is greater for a place farther along a line. */
function alongOf(
  { places }: LineToFollow,
  { lng, lat, index }: LatLng & { readonly index: number },
): number {
  const before = Math.max(0, index - 1);
  const [fromLng = lng, fromLat = lat] = places.subarray(2 * before, 2 * before + 2);
  // Less than a leg: even the longest is shorter than half the earth.
  return before + lngLatDistanceMeters(fromLng, fromLat, lng, lat) / 3e7;
}

function lengthOf(places: Float64Array): number {
  let meters = 0;
  for (let at = 2; at < places.length; at += 2) {
    const [fromLng = 0, fromLat = 0, lng = 0, lat = 0] = places.subarray(at - 2, at + 2);
    meters += lngLatDistanceMeters(fromLng, fromLat, lng, lat);
  }
  return meters;
}
