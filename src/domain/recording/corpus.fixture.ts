import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Track } from "#domain/tracks/track.ts";

/** Walks and rides that people recorded with their own devices; not part of the project. */
export const CORPUS = "../shared/corpus";
/** Shorter files test a file format, not a walk. */
const MIN_POINTS = 60;

/**
 * Returns all tracks that are long enough and have times.
 * @param mostPoints files with more points are skipped
 */
export function recordedTracks(
  read: (path: string) => Uint8Array,
  maxPoints = Number.POSITIVE_INFINITY,
): readonly Track[] {
  const { files } = JSON.parse(decodeUtf8(read(`${CORPUS}/truth.json`))) as {
    readonly files: readonly { readonly file: string; readonly trkpts_with_time: number }[];
  };
  return files
    .filter(({ trkpts_with_time: count }) => count >= MIN_POINTS && count <= maxPoints)
    .flatMap(({ file }) => {
      const result = readFile(read(`${CORPUS}/${file}`));
      return result.ok ? result.file.tracks : [];
    })
    .map((track) =>
      importedTrack({ kind: "track", track }, { id: "", contentHash: "", addedAtMs: 0 }),
    )
    .filter(({ points }) => points.timesMs !== null && points.lngs.length >= MIN_POINTS);
}

/** Returns the points that have a time, as fixes of a device with a good view of the sky. */
export function fixesOf({ points }: Track): readonly PositionFix[] {
  return Array.from(points.lngs, (lng, index) => ({
    lng,
    lat: points.lats[index] ?? 0,
    timeMs: points.timesMs?.[index] ?? Number.NaN,
    accuracyMeters: 5,
    altitudeMeters: null,
    altitudeAccuracyMeters: null,
    speedMps: null,
    courseDegrees: null,
  })).filter(({ timeMs }) => !Number.isNaN(timeMs));
}

/** Drops a fix that repeats the last one or is older, which is not part of a recording. */
export function newFixes(fixes: readonly PositionFix[]): readonly PositionFix[] {
  const accepted: PositionFix[] = [];
  for (const fix of fixes) {
    const before = accepted.at(-1);
    const isRepeated = before?.timeMs === fix.timeMs && isAt(before, fix);
    if (!isRepeated && !(before && fix.timeMs < before.timeMs)) accepted.push(fix);
  }
  return accepted;
}

const isAt = (one: PositionFix, other: PositionFix) =>
  one.lat === other.lat && one.lng === other.lng;

/** Returns whether totals are those of the truth, less the noise of rests. */
export function areNear(
  { meters, movingMs }: { readonly meters: number; readonly movingMs: number },
  truth: ReturnType<typeof truthOf>,
): boolean {
  return (
    meters <= 1.01 * truth.meters + 5 &&
    meters >= 0.94 * truth.meters - 30 &&
    movingMs <= 1.1 * truth.movingMs + 10_000 &&
    movingMs >= 0.85 * truth.movingMs - 60_000
  );
}

/**
 * Applies the rules of docs/formats/recordings.md independently, on the ellipsoid, but for rests: a step of 2.5 m, 30 s, 50
 * m/s, 0.3 m/s.
 */
export function truthOf(fixes: readonly PositionFix[]) {
  let [meters, movingMs, gaps] = [0, 0, 0];
  let anchor = fixes[0];
  for (const [index, fix] of fixes.entries()) {
    const before = fixes[index - 1];
    if (!before || !anchor) continue;
    const seconds = (fix.timeMs - before.timeMs) / 1000;
    const isFar = inverse(before, fix).distanceMeters - 10 > 50 * Math.max(1, seconds);
    if (seconds > 30 || isFar) {
      gaps += 1;
      anchor = fix;
      continue;
    }
    const step = inverse(anchor, fix).distanceMeters;
    if (step < 2.5) continue;
    meters += step;
    movingMs += Math.min(fix.timeMs - anchor.timeMs, (step / 0.3) * 1000);
    anchor = fix;
  }
  return { meters, movingMs, gaps };
}
