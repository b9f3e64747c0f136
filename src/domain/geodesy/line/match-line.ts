import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import { type GuideLine, pointAfter } from "./guide-line.ts";

/** The point of a line nearest to a place. */
export interface LineMatch {
  readonly alongMeters: number;
  /** The distance from the place to the line. */
  readonly offMeters: number;
}

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/**
 * The weight of a position along the line against the distance to it: 20 m further along counts as much as 1
 * m aside. Backwards it is 10 m, because where a line returns over its own ground the traveller is probably
 * on the way home.
 */
const METERS_ON_PER_METER_OFF = 20;
const METERS_BACK_PER_METER_OFF = 10;

/**
 * Returns the nearest point of the line between two distances along it. Where two parts are about equally
 * near, as at a crossing, the part closest along the line to `near` wins. Null if the line has no points in
 * that range.
 */
export function matchWithin(
  line: GuideLine,
  place: LatLng,
  { from, to, near }: { readonly from: number; readonly to: number; readonly near: number },
): LineMatch | null {
  let best: LineMatch | null = null;
  let least = Number.POSITIVE_INFINITY;
  const first = Math.max(1, pointAfter(line, from));
  const last = Math.min(line.lngs.length - 1, pointAfter(line, to));
  for (let point = first; point <= last; point += 1) {
    const match = matchStretch(line, place, point);
    const on = match.alongMeters - near;
    const unlikely = on >= 0 ? on / METERS_ON_PER_METER_OFF : -on / METERS_BACK_PER_METER_OFF;
    const score = match.offMeters + unlikely;
    if (score < least && match.alongMeters >= from && match.alongMeters <= to) {
      best = match;
      least = score;
    }
  }
  return best;
}

/**
 * Returns the nearest point of every passage of the line within `mostMeters` of a place, in the order of the
 * line.
 */
export function matchesWithin(
  line: GuideLine,
  place: LatLng,
  maxMeters: number,
): readonly LineMatch[] {
  const matches: LineMatch[] = [];
  let passage: LineMatch | null = null;
  for (let point = 1; point < line.lngs.length; point += 1) {
    const match = matchStretch(line, place, point);
    const isNear = match.offMeters <= maxMeters;
    // So far along, the line has turned round and passes again without having left.
    const isAgain = passage && match.alongMeters - passage.alongMeters > 2 * maxMeters;
    if (passage && (!isNear || isAgain)) {
      matches.push(passage);
      passage = null;
    }
    if (isNear && (!passage || match.offMeters < passage.offMeters)) passage = match;
  }
  if (passage) matches.push(passage);
  return matches;
}

/**
 * Returns the points between two distances along a line where it comes nearest to a place, within
 * `mostMeters`. Where the line returns over its own ground, these are one on the way out and one on the way
 * back.
 */
export function nearestWithin(
  line: GuideLine,
  place: LatLng,
  maxMeters: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly LineMatch[] {
  const first = Math.max(1, pointAfter(line, from));
  const last = Math.min(line.lngs.length - 1, pointAfter(line, to));
  const matches: LineMatch[] = [];
  for (let point = first; point <= last; point += 1) {
    matches.push(matchStretch(line, place, point));
  }
  const offAt = (at: number): number => matches[at]?.offMeters ?? Number.POSITIVE_INFINITY;
  return matches.filter(({ alongMeters, offMeters }, at) => {
    // The place is beside the segment, or outside the corner between two segments that both lead away from
    // it.
    const isAbeam =
      alongMeters > (line.alongs[first + at - 1] as number) &&
      alongMeters < (line.alongs[first + at] as number);
    const isNearest = isAbeam || (offMeters <= offAt(at - 1) && offMeters <= offAt(at + 1));
    return isNearest && offMeters <= maxMeters && alongMeters >= from && alongMeters <= to;
  });
}

/**
 * Returns the distance from a place to the line between two distances along it; Infinity if it has no points
 * there.
 */
export function offWithin(line: GuideLine, place: LatLng, from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  const first = Math.max(1, pointAfter(line, from));
  const last = Math.min(line.lngs.length - 1, pointAfter(line, to));
  for (let point = first; point <= last; point += 1) {
    least = Math.min(least, matchStretch(line, place, point).offMeters);
  }
  return least;
}

/** Returns the nearest point of a line; null for a line of fewer than two points. */
export function nearestMatch(line: GuideLine, place: LatLng): LineMatch | null {
  let best: LineMatch | null = null;
  for (let point = 1; point < line.lngs.length; point += 1) {
    const match = matchStretch(line, place, point);
    if (!best || match.offMeters < best.offMeters) best = match;
  }
  return best;
}

/** Matches the segment that ends at a point, on a plane that touches the earth at the place. */
function matchStretch({ lngs, lats, alongs }: GuideLine, place: LatLng, point: number): LineMatch {
  const eastPerDegree = METERS_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
  const x = ((lngs[point - 1] as number) - place.lng) * eastPerDegree;
  const y = ((lats[point - 1] as number) - place.lat) * METERS_PER_DEGREE;
  const dx = ((lngs[point] as number) - place.lng) * eastPerDegree - x;
  const dy = ((lats[point] as number) - place.lat) * METERS_PER_DEGREE - y;
  const squared = dx * dx + dy * dy;
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / squared));
  const [start, end] = [alongs[point - 1] as number, alongs[point] as number];
  return {
    alongMeters: start + (end - start) * part,
    offMeters: Math.hypot(x + part * dx, y + part * dy),
  };
}
