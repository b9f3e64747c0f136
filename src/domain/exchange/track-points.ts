import type { ExchangeTrack } from "./exchange-file.ts";

/** One segment of a track: the points from `start` up to `end` (excluded). */
export interface TrackSegment {
  readonly start: number;
  readonly end: number;
}

/** Returns the segments of a track in order. */
export function trackSegments({ segmentStarts, lngs }: ExchangeTrack): TrackSegment[] {
  return [...segmentStarts].map((start, index) => ({
    start,
    end: segmentStarts[index + 1] ?? lngs.length,
  }));
}

/** One point of a track; missing values are undefined. */
export interface TrackPoint {
  readonly lat: number;
  readonly lng: number;
  readonly altitudeMeters: number | undefined;
  /** Milliseconds since 1970. */
  readonly timeMs: number | undefined;
}

/** Returns the point at this index of the track's arrays. */
function trackPointAt(track: ExchangeTrack, index: number): TrackPoint {
  return {
    lat: track.lats[index] ?? Number.NaN,
    lng: track.lngs[index] ?? Number.NaN,
    altitudeMeters: numberAt(track.altitudesMeters, index),
    timeMs: numberAt(track.timesMs, index),
  };
}

function numberAt(numbers: Float64Array | null, index: number): number | undefined {
  const value = numbers?.[index];
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

/** The number of points written at a time: well under a millisecond of work. */
const POINTS_A_PIECE = 250;

/** Yields the segment's points as texts of at most a few hundred points each. */
export function* segmentPieces(
  track: ExchangeTrack,
  { start, end }: TrackSegment,
  textOf: (point: TrackPoint, index: number) => string,
): Generator<string> {
  for (let from = start; from < end; from += POINTS_A_PIECE) {
    let text = "";
    for (let index = from; index < Math.min(from + POINTS_A_PIECE, end); index++) {
      text += textOf(trackPointAt(track, index), index);
    }
    yield text;
  }
}
