import { lngNear } from "#domain/coordinates/date-line.ts";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import { joinPoints } from "./join-points.ts";
import { pickColumns } from "./pick-columns.ts";
import { slicePoints } from "./slice-points.ts";
import type { TrackPath, TrackPoints } from "./track.ts";

/** Splits a track at a point. The point is in both halves, so that no distance is lost. */
export function splitPoints(points: TrackPoints, at: number): readonly [TrackPoints, TrackPoints] {
  return [slicePoints(points, 0, at + 1), slicePoints(points, at, points.lngs.length)];
}

/** Joins tracks one after the other, with gaps between them, as between two files. */
export function joinTracks(tracks: readonly TrackPoints[]): TrackPoints {
  const parts = tracks.filter(({ lngs }) => lngs.length > 0);
  return joinPoints(
    parts.map((part, index) =>
      index === 0 ? part : { ...part, gapsBefore: ["file-break", ...part.gapsBefore.slice(1)] },
    ),
  );
}

/**
 * Thins a line: no dropped point is farther than `toleranceMeters` from the result (Douglas and Peucker 1973,
 * on a plane that touches the earth at each stretch, within 0.1 % for stretches under 10 km). The ends of
 * every segment stay.
 */
export function thinPoints(points: TrackPoints, toleranceMeters: number): TrackPoints {
  return remainingPoints(points, pointsToKeep(points, toleranceMeters));
}

/** Returns 1 for each point that `thinPoints` keeps, else 0. */
export function pointsToKeep(points: TrackPath, toleranceMeters: number): Uint8Array {
  const keep = new Uint8Array(points.lngs.length);
  // Points that continue other points start no segment.
  const starts = [...new Set([0, ...points.segmentStarts, points.lngs.length])];
  for (const [at, start] of starts.slice(0, -1).entries()) {
    keepOfSegment(points, start, (starts[at + 1] ?? start) - 1, toleranceMeters, keep);
  }
  return keep;
}

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

function keepOfSegment(
  points: TrackPath,
  first: number,
  last: number,
  toleranceMeters: number,
  keep: Uint8Array,
): void {
  keep[first] = 1;
  keep[last] = 1;
  const stretches: [number, number][] = [[first, last]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    const far = farthest(points, from, to);
    if (far.distanceMeters <= toleranceMeters) continue;
    keep[far.index] = 1;
    stretches.push([from, far.index], [far.index, to]);
  }
}

/** Returns the point between two others that is farthest from the line between them. */
function farthest({ lngs, lats }: TrackPath, from: number, to: number) {
  const [lng0, lat0] = [lngs[from] ?? 0, lats[from] ?? 0];
  const eastPerDegree = METERS_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180);
  const east = (index: number) => (lngNear(lngs[index] ?? 0, lng0) - lng0) * eastPerDegree;
  const north = (index: number) => ((lats[index] ?? 0) - lat0) * METERS_PER_DEGREE;
  const [endX, endY] = [east(to), north(to)];
  const lengthSquared = endX * endX + endY * endY;
  let found = { index: from, distanceMeters: -1 };
  for (let index = from + 1; index < to; index++) {
    const [x, y] = [east(index), north(index)];
    const along = lengthSquared === 0 ? 0 : (x * endX + y * endY) / lengthSquared;
    const part = Math.min(1, Math.max(0, along));
    const distanceMeters = Math.hypot(x - part * endX, y - part * endY);
    if (distanceMeters > found.distanceMeters) found = { index, distanceMeters };
  }
  return found;
}

function remainingPoints(points: TrackPoints, keep: Uint8Array): TrackPoints {
  const indexes = [...keep.keys()].filter((index) => keep[index] === 1);
  const starts = new Set(points.segmentStarts);
  return {
    ...pickColumns(
      points,
      (column) => column.filter((_, index) => keep[index] === 1) as typeof column,
    ),
    segmentStarts: Uint32Array.from(indexes.flatMap((index, at) => (starts.has(index) ? at : []))),
    gapsBefore: points.gapsBefore,
    details: points.details && indexes.map((index) => points.details?.[index] ?? null),
  };
}
