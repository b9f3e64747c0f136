import { existsSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { readFile } from "#domain/exchange/read-file.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Track } from "#domain/tracks/track.ts";
import { NO_PROGRESS, type RecordedFix, takeFix } from "./take-fix.ts";

/** Walks and rides that people recorded with their own devices; not part of the project. */
const CORPUS = "../shared/corpus";
/** Shorter ones test a file, not a walk. */
const LEAST_POINTS = 60;
/** Of how many of them one is replayed: all of them in `npm test`. */
const STEP = inject("isQuick") ? 4 : 1;

test.runIf(existsSync(`${CORPUS}/truth.json`))(
  "real recordings, replayed, are as long as the geodesic says of what the rules let through",
  () => {
    const tracks = recordedTracks();
    expect(tracks.length).toBeGreaterThan(10);
    for (const track of tracks.filter((_, index) => index % STEP === 0)) {
      const fixes = fixesOf(track);
      const { kept, meters, movingMs } = replayed(fixes);
      expect(kept).toHaveLength(withoutRepeats(fixes).length);
      const truth = truthOf(kept);
      expect(Math.abs(meters - truth.meters)).toBeLessThanOrEqual(0.01 * truth.meters);
      expect(Math.abs(movingMs - truth.movingMs)).toBeLessThanOrEqual(0.01 * truth.movingMs);
      const gaps = kept.filter(({ gapBefore }) => gapBefore).length;
      expect(gaps).toBe(truth.gaps);
    }
  },
);

function recordedTracks(): readonly Track[] {
  const { files } = JSON.parse(readFileSync(`${CORPUS}/truth.json`, "utf8")) as {
    readonly files: readonly { readonly file: string; readonly trkpts_with_time: number }[];
  };
  return files
    .filter(({ trkpts_with_time: count }) => count >= LEAST_POINTS)
    .flatMap(({ file }) => {
      const result = readFile(readFileSync(`${CORPUS}/${file}`));
      return result.ok ? result.file.tracks : [];
    })
    .map((track) =>
      importedTrack({ kind: "track", track }, { id: "", contentHash: "", addedAtMs: 0 }),
    )
    .filter(({ points }) => points.timesMs !== null && points.lngs.length >= LEAST_POINTS);
}

/** The points that have a time, as a device with a good view of the sky would have given them. */
function fixesOf({ points }: Track): readonly PositionFix[] {
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

function replayed(fixes: readonly PositionFix[]) {
  const kept: RecordedFix[] = [];
  let progress = NO_PROGRESS;
  for (const fix of fixes) {
    const taken = takeFix(progress, fix);
    if (!taken) continue;
    kept.push(taken.recorded);
    progress = taken.progress;
  }
  return { kept, meters: progress.way.distanceMeters, movingMs: progress.way.movingMs };
}

function withoutRepeats(fixes: readonly PositionFix[]): readonly PositionFix[] {
  return fixes.filter((fix, index) => {
    const before = fixes[index - 1];
    return !before || before.timeMs !== fix.timeMs || !isAt(before, fix);
  });
}

const isAt = (one: PositionFix, other: PositionFix) =>
  one.lat === other.lat && one.lng === other.lng;

/** The rules of docs/formats/recordings.md once more, on the ellipsoid: a step of 2.5 m, 30 s, 50 m/s, 0.3 m/s. */
function truthOf(fixes: readonly PositionFix[]) {
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
    movingMs += Math.min(Math.max(0, fix.timeMs - anchor.timeMs), (step / 0.3) * 1000);
    anchor = fix;
  }
  return { meters, movingMs, gaps };
}
