import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInRing } from "#domain/geodesy/point-in-ring.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { circleRing, type Hunt, type HuntSighting, sightingRadiusMeters } from "./hunt.ts";
import { reachWithinArea } from "./hunt-reach.ts";
import { type SightingChoice, shownSightings } from "./shown-sightings.ts";

/** A search along ways farther than this takes long, and draws every way of a town. */
export const MAX_WAYS_METERS = 15_000;

/** One search takes seconds where ways are dense; a hunt has six foxes. */
export const MAX_WAYS_SEARCHES = 8;

/** The ways that the hunted can have reached since a sighting, at the time of the question. */
export interface HuntWays {
  readonly sighting: HuntSighting;
  readonly radiusMeters: number;
  /** lng, lat, lng, lat … in degrees. */
  readonly lines: readonly Float64Array[];
  /** `far`: beyond the longest search; `no-ways`: none within 300 m of the sighting; `not-reached`: none in the time. */
  readonly problem: "far" | "no-ways" | "not-reached" | "unread" | null;
}

/** Returns the latest sighting of each of the hunted on the map with the distance that it can have come, the newest first. */
export function sightingsToSearch(
  { sightings }: Hunt,
  choice: SightingChoice,
  nowMs: number,
): readonly Pick<HuntWays, "sighting" | "radiusMeters">[] {
  return shownSightings(sightings, choice, nowMs)
    .flatMap(({ sighting, isLatest }) => (isLatest ? [sighting] : []))
    .toSorted((a, b) => b.atMs - a.atMs)
    .map((sighting) => ({ sighting, radiusMeters: sightingRadiusMeters(sighting, nowMs) }));
}

/** Returns the answers that still hold: those of sightings that are on the map and the latest, and have not changed. */
export function validHuntWays(
  ways: readonly HuntWays[],
  { sightings }: Hunt,
  choice: SightingChoice,
  nowMs: number,
): readonly (HuntWays & { readonly isFaded: boolean })[] {
  const shown = shownSightings(sightings, choice, nowMs).filter(({ isLatest }) => isLatest);
  return ways.flatMap((one) => {
    const now = shown.find(({ sighting }) => isSameSighting(sighting, one.sighting));
    return now ? [{ ...one, isFaded: now.isFaded }] : [];
  });
}

function isSameSighting(a: HuntSighting, b: HuntSighting): boolean {
  return (["id", "lat", "lng", "atMs", "speedKmh"] as const).every(
    (field) => a[field] === b[field],
  );
}

/** Returns the lines of the answers, never outside the circle of the time of the question, nor the area if the hunted stay in it. */
export function huntWaysSketch(
  ways: readonly (HuntWays & { readonly isFaded: boolean })[],
  areas: Hunt["areas"],
): MapSketch {
  return ways.flatMap(({ sighting, radiusMeters, lines, isFaded }) => {
    const ring =
      reachWithinArea(sighting, radiusMeters, areas) ?? circleRing(sighting, radiusMeters);
    const inside = lines.flatMap((line) => linesInRing(line, ring));
    return inside.length > 0
      ? [{ kind: "lines", lines: inside, isSighting: true, ...(isFaded && { isFaded }) }]
      : [];
  });
}

/** Cuts a line at a ring: the parts inside. */
function linesInRing(line: Float64Array, corners: readonly LatLng[]): Float64Array[] {
  const ring = corners.flatMap(({ lng, lat }) => [lng, lat]);
  const parts: number[][] = [];
  let part: number[] = [];
  const end = (): void => {
    if (part.length >= 4) parts.push(part);
    part = [];
  };
  for (let at = 0; at + 1 < line.length; at += 2) {
    const place = [line[at] as number, line[at + 1] as number] as const;
    if (at > 0) {
      const before = [line[at - 2] as number, line[at - 1] as number] as const;
      for (const share of crossings(before, place, ring)) {
        const middle = between(before, place, share);
        if (part.length > 0) {
          part.push(...middle);
          end();
        } else part.push(...middle);
      }
    }
    // At a crossing that rounding hides, the ring decides.
    if (isInRing(ring, ...place)) part.push(...place);
    else end();
  }
  end();
  return parts.map((one) => Float64Array.from(one));
}

type Position = readonly [lng: number, lat: number];

function between([ax, ay]: Position, [bx, by]: Position, share: number): Position {
  return [ax + share * (bx - ax), ay + share * (by - ay)];
}

/** Returns where a segment crosses a ring, as shares of the segment in order. */
function crossings(a: Position, b: Position, ring: readonly number[]): number[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const shares: number[] = [];
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [px, py] = [ring[before] as number, ring[before + 1] as number];
    const [ex, ey] = [(ring[at] as number) - px, (ring[at + 1] as number) - py];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const share = ((px - a[0]) * ey - (py - a[1]) * ex) / cross;
    const along = ((px - a[0]) * dy - (py - a[1]) * dx) / cross;
    if (share >= 0 && share <= 1 && along >= 0 && along < 1) shares.push(share);
  }
  return shares.sort((one, other) => one - other);
}
