import * as v from "valibot";
import type { GapCause, Track, TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import { MAX_TRACK_POINTS } from "#domain/tracks/track-limit.ts";
import { BOX, COUNT, TRACK_METERS } from "#storage/measures.ts";
import { MOMENT, MOMENT_OR_1970 } from "#storage/moment-schema.ts";

/** The version of the record; docs/formats/tracks.md. */
export const TRACK_FORMAT = 2;

/** The facts of a track in the store `tracks`; docs/formats/tracks.md. */
export type TrackRecord = TrackSummary & { readonly format: typeof TRACK_FORMAT };

/**
 * Part of the points of a track in the store `trackBlocks`. `segmentStarts` counts from the first point of the block.
 */
export interface TrackBlock extends TrackPoints {
  readonly trackId: string;
  /** The number of the block, from 0. */
  readonly blockNumber: number;
}

const TEXT = v.exactOptional(v.string());
const LINKS = v.exactOptional(
  v.array(v.object({ url: v.string(), text: v.exactOptional(v.string()) })),
);

const RECORD = v.object({
  format: v.literal(TRACK_FORMAT),
  id: v.string(),
  kind: v.picklist(["track", "route"]),
  origin: v.picklist(["imported", "recorded", "planned"]),
  name: v.string(),
  note: TEXT,
  color: TEXT,
  folder: TEXT,
  source: TEXT,
  links: LINKS,
  isArea: v.exactOptional(v.literal(true)),
  contentHash: TEXT,
  addedAtMs: MOMENT_OR_1970,
  deletedAtMs: v.exactOptional(MOMENT),
  isVisible: v.boolean(),
  pointCount: v.pipe(COUNT, v.maxValue(MAX_TRACK_POINTS)),
  segmentCount: COUNT,
  lengthMeters: TRACK_METERS,
  bounds: BOX,
  startedAtMs: v.exactOptional(MOMENT),
  endedAtMs: v.exactOptional(MOMENT),
});

/** The causes of a gap before a segment, in their stored order. */
export const GAP_CAUSES = [
  "file-break",
  "paused",
  "screen-off",
  "page-hidden",
  "position-refused",
  "signal-lost",
  "jump",
  "clock-set-back",
  "app-ended",
] as const satisfies readonly GapCause[];

const DOUBLES = v.instance(Float64Array);
const FLOATS = v.nullable(v.instance(Float32Array));
const BLOCK = v.object({
  lngs: DOUBLES,
  lats: DOUBLES,
  segmentStarts: v.instance(Uint32Array),
  gapsBefore: v.array(v.nullable(v.picklist(GAP_CAUSES))),
  timesMs: v.nullable(DOUBLES),
  altitudesMeters: v.nullable(DOUBLES),
  altitudeAccuraciesMeters: FLOATS,
  accuraciesMeters: FLOATS,
  speedsMps: FLOATS,
  coursesDegrees: FLOATS,
  details: v.nullable(
    v.array(
      v.nullable(
        v.object({
          name: TEXT,
          note: TEXT,
          icon: TEXT,
          symbol: TEXT,
          color: TEXT,
          folder: TEXT,
          kind: TEXT,
          id: TEXT,
          source: TEXT,
          changedAtMs: v.exactOptional(v.number()),
          links: LINKS,
        }),
      ),
    ),
  ),
});

const TOO_LARGE = v.object({ pointCount: v.pipe(v.number(), v.minValue(MAX_TRACK_POINTS + 1)) });

/** Tells whether the facts in a stored value name more points than the app draws. */
export function isTooLargeTrack(value: unknown): boolean {
  return v.is(TOO_LARGE, value);
}

/** Reads the facts in a stored value; null for another version and a track that is too large, which stay in the store. */
export function summaryOf(value: unknown): TrackSummary | null {
  const { success, output } = v.safeParse(RECORD, value);
  if (!success) return null;
  const { format: _, ...summary } = output;
  return summary;
}

/** Reads the points in a stored block; null if it is not valid. */
export function blockPointsOf(value: unknown): TrackPoints | null {
  const { success, output } = v.safeParse(BLOCK, value);
  return success && isWholeBlock(output) ? output : null;
}

/** Returns the stored form of a track: its facts, and all points in one block. */
export function storedTrack({ points, ...summary }: Track): {
  readonly record: TrackRecord;
  readonly block: TrackBlock;
} {
  return { record: recordOf(summary), block: { trackId: summary.id, blockNumber: 0, ...points } };
}

/** Returns the record with the facts of a track. */
export function recordOf(summary: TrackSummary): TrackRecord {
  return { format: TRACK_FORMAT, ...summary };
}

/** Tells whether a block is valid: positions on the earth, columns of equal length, and segments in order. */
function isWholeBlock(points: TrackPoints): boolean {
  const { lngs, lats, segmentStarts, gapsBefore, details } = points;
  const columns = [
    lats,
    points.timesMs,
    points.altitudesMeters,
    points.altitudeAccuraciesMeters,
    points.accuraciesMeters,
    points.speedsMps,
    points.coursesDegrees,
    details,
  ];
  return (
    columns.every((column) => column === null || column.length === lngs.length) &&
    areOnEarth(lngs, lats) &&
    gapsBefore.length === segmentStarts.length &&
    areStarts(segmentStarts, lngs.length)
  );
}

/** Tells whether all positions lie on the earth. */
export function areOnEarth(lngs: Float64Array, lats: Float64Array): boolean {
  return areWithin(lats, 90) && areWithin(lngs, 180);
}

/** A plain loop: with the points of a whole day, a callback per value would take as long as the rest of the reading. */
function areWithin(column: Float64Array, limitDegrees: number): boolean {
  for (let index = 0; index < column.length; index++) {
    if (!(Math.abs(column[index] ?? Number.NaN) <= limitDegrees)) return false;
  }
  return true;
}

/** Tells whether segments start at existing points, in ascending order. */
export function areStarts(segmentStarts: Uint32Array, pointCount: number): boolean {
  return segmentStarts.every(
    (start, index) =>
      start < pointCount && (index === 0 || start > (segmentStarts[index - 1] ?? 0)),
  );
}
