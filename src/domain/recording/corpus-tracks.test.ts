import { existsSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { areNear, CORPUS, fixesOf, newFixes, recordedTracks, truthOf } from "./corpus.fixture.ts";
import { NO_PROGRESS, type RecordedFix, takeFix } from "./take-fix.ts";

/** Every n-th one is replayed: all of them in a thorough run. */
const STEP = inject("isThorough") ? 1 : 12;

test.runIf(existsSync(CORPUS))(
  "replayed real recordings have the geodesic length of the accepted steps, less their rests",
  { tags: "long" },
  () => {
    const tracks = recordedTracks((path) => readFileSync(path));
    expect(tracks.length).toBeGreaterThan(10);
    for (const track of tracks.filter((_, index) => index % STEP === 0)) {
      const fixes = fixesOf(track);
      const { kept, meters, movingMs } = replayed(fixes);
      expect(kept).toHaveLength(newFixes(fixes).length);
      const truth = truthOf(kept);
      expect(areNear({ meters, movingMs }, truth)).toBe(true);
      const gaps = kept.filter(({ gapBefore }) => gapBefore).length;
      expect(gaps).toBe(truth.gaps);
    }
  },
);

function replayed(fixes: readonly PositionFix[]) {
  const kept: RecordedFix[] = [];
  let progress = NO_PROGRESS;
  for (const fix of fixes) {
    const taken = takeFix(progress, fix);
    if (!taken) continue;
    kept.push(taken.recorded);
    progress = taken.progress;
  }
  return { kept, meters: progress.totals.distanceMeters, movingMs: progress.totals.movingMs };
}
