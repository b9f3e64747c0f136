import { describe, expect, it } from "vitest";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { fixAt, walk } from "./invent-fixes.fixture.ts";
import {
  beginProgress,
  interrupt,
  NO_PROGRESS,
  type RecordedFix,
  type RecordingProgress,
  standsStill,
  takeFix,
} from "./take-fix.ts";

function record(fixes: readonly PositionFix[], from: RecordingProgress = NO_PROGRESS) {
  const kept: RecordedFix[] = [];
  let progress = from;
  for (const fix of fixes) {
    const taken = takeFix(progress, fix);
    if (!taken) continue;
    progress = taken.progress;
    kept.push(taken.recorded);
  }
  return { progress, kept };
}

describe("the line", () => {
  it("starts with the first fix and continues with the next", () => {
    const { kept } = record(walk(2, 1.4));
    expect(kept.map(({ startsSegment }) => startsSegment)).toEqual([true, false, false]);
    expect(kept.map(({ gapBefore }) => gapBefore)).toEqual([null, null, null]);
  });

  it.each([
    ["signal-lost", null, 31],
    ["page-hidden", "page-hidden", 11],
    ["paused", "paused", 1],
    ["app-ended", "app-ended", 1],
    ["position-refused", "position-refused", 1],
  ] as const)("is not joined over %s", (cause, interruption, seconds) => {
    const { progress } = record([fixAt(0, 0)]);
    const before = interruption ? interrupt(progress, interruption) : progress;
    const { kept } = record([fixAt(seconds, 3)], before);
    expect(kept[0]).toMatchObject({ startsSegment: true, gapBefore: cause });
  });

  it("continues after half a minute without fixes, or a briefly hidden page", () => {
    const { progress } = record([fixAt(0, 0)]);
    expect(record([fixAt(30, 9)], progress).kept[0]?.startsSegment).toBe(false);
    const hidden = interrupt(progress, "page-hidden");
    expect(record([fixAt(10, 9)], hidden).kept[0]?.startsSegment).toBe(false);
  });

  it("reports a pause, also if the page was hidden during it", () => {
    const paused = interrupt(interrupt(record([fixAt(0, 0)]).progress, "paused"), "page-hidden");
    expect(record([fixAt(60, 0)], paused).kept[0]?.gapBefore).toBe("paused");
  });

  it("keeps a jump without joining it", () => {
    const { kept, progress } = record([fixAt(0, 0), fixAt(1, 400), fixAt(2, 3)]);
    expect(kept.map(({ gapBefore }) => gapBefore)).toEqual([null, "jump", "jump"]);
    expect(progress.totals.distanceMeters).toBe(0);
  });

  it("accepts a far fix within the errors of both fixes", () => {
    const { kept } = record([fixAt(0, 0), fixAt(1, 400, { accuracyMeters: 400 })]);
    expect(kept[1]?.gapBefore).toBeNull();
  });

  it("drops a fix that the browser repeats", () => {
    expect(record([fixAt(0, 0), fixAt(0, 0)]).kept).toHaveLength(1);
    // A fix while standing still is not a repetition, because its time differs.
    expect(record([fixAt(0, 0), fixAt(1, 0)]).kept).toHaveLength(2);
  });

  it("reports a refusal while the page was hidden, and a pause before either", () => {
    const refused = interrupt(record([fixAt(0, 0)]).progress, "position-refused");
    const hidden = interrupt(refused, "page-hidden");
    expect(record([fixAt(60, 0)], hidden).kept[0]?.gapBefore).toBe("position-refused");
    const paused = interrupt(interrupt(hidden, "paused"), "position-refused");
    expect(record([fixAt(60, 0)], paused).kept[0]?.gapBefore).toBe("paused");
  });

  it("treats an hour without fixes as a lost signal, without motion", () => {
    const hour = [fixAt(3611, 11), fixAt(3612, 14)];
    const { kept, progress } = record([...walk(10, 1), ...hour]);
    expect(kept.at(-2)).toMatchObject({ startsSegment: true, gapBefore: "signal-lost" });
    expect(kept.at(-1)?.startsSegment).toBe(false);
    expect(progress.totals.movingMs).toBeLessThan(12_000);
  });

  it.each([null, "page-hidden", "paused", "position-refused"] as const)(
    "leaves out a fix that is older than the one before it, after %s",
    (interruption) => {
      const { progress } = record(walk(10, 1));
      const before = interruption ? interrupt(progress, interruption) : progress;
      expect(takeFix(before, fixAt(9.999, 114_000))).toBeNull();
    },
  );

  it("leaves out a fix from before the start, but not the place where it starts", () => {
    const start = beginProgress(fixAt(0, 0).timeMs);
    expect(takeFix(start, fixAt(-5.001, 0))).toBeNull();
    expect(takeFix(start, fixAt(-5, 0))).not.toBeNull();
  });

  it("continues after the app was closed, also if the clock was set back meanwhile", () => {
    const ended = interrupt(record(walk(10, 1)).progress, "app-ended");
    const progress = { ...ended, fromMs: fixAt(-3600, 0).timeMs };
    const { kept, progress: after } = record([fixAt(-3600, 11), fixAt(-3599, 12.5)], progress);
    expect(kept.map(({ gapBefore }) => gapBefore)).toEqual(["app-ended", null]);
    expect(after.totals.elapsedMs).toBe(11_000);
    expect(takeFix(progress, fixAt(-3606, 11))).toBeNull();
  });

  it.each([
    ["the date line", { lat: -17, lng: 179.99999 }, { lat: -17, lng: -179.99999 }],
    ["the pole", { lat: 89.99999, lng: 0 }, { lat: 89.99999, lng: 180 }],
  ])("continues over %s", (_, from, to) => {
    const { kept, progress } = record([fixAt(0, 0, from), fixAt(1, 0, to)]);
    expect(kept[1]?.gapBefore).toBeNull();
    expect(progress.totals.distanceMeters).toBeLessThan(5);
  });
});

describe("the totals", () => {
  it("have the true distance and duration of a walk", () => {
    const { totals } = record(walk(600, 1.4)).progress;
    expect(totals.distanceMeters).toBeGreaterThan(0.99 * 840);
    expect(totals.distanceMeters).toBeLessThan(1.001 * 840);
    expect(totals.movingMs).toBeGreaterThan(590_000);
  });

  it("do not grow while a receiver at rest jitters", () => {
    const still = Array.from({ length: 3600 }, (_, second) => fixAt(second, (second % 3) - 1));
    expect(record(still).progress.totals).toMatchObject({ distanceMeters: 0, movingMs: 0 });
  });

  it("do not count a rest as motion", () => {
    const rest = [
      fixAt(0, 0),
      fixAt(600, 1),
      ...walk(10, 1).map((fix) => ({ ...fix, timeMs: fix.timeMs + 601_000 })),
    ];
    const joined = rest.map((fix, index) => ({
      ...fix,
      timeMs: fix.timeMs - (index > 0 ? 580_000 : 0),
    }));
    expect(record(joined).progress.totals.movingMs).toBeLessThan(35_000);
  });

  it("skip a fix that may be 150 km off, and accept one that claims to be exact", () => {
    const wild = fixAt(2, 900, { accuracyMeters: 150_000 });
    const { totals } = record([fixAt(0, 0), wild, fixAt(3, 6, { accuracyMeters: 0 })]).progress;
    expect(totals.distanceMeters).toBeCloseTo(6, 1);
  });
});

describe("a fix less accurate than 50 m", () => {
  it.each([
    [50, 100],
    [51, 0],
  ])("(%i m) is not counted", (accuracyMeters, meters) => {
    const { totals } = record([fixAt(0, 0), fixAt(20, 100, { accuracyMeters })]).progress;
    expect(totals.distanceMeters).toBeCloseTo(meters, 0);
  });
});

describe("standing still", () => {
  it("means not getting farther for a minute", () => {
    const { progress } = record([...walk(10, 1.4), fixAt(40, 15)]);
    expect(standsStill(progress, fixAt(60, 15))).toBe(false);
    expect(standsStill(progress, fixAt(80, 20))).toBe(true);
    expect(standsStill(progress, fixAt(80, 40))).toBe(false);
  });

  it("is false before a fix counts", () => {
    expect(standsStill(NO_PROGRESS, fixAt(0, 0))).toBe(false);
  });
});
