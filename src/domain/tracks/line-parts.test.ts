import { expect, it } from "vitest";
import { lineParts } from "./line-parts.ts";
import type { GapCause } from "./track.ts";

function line(starts: readonly number[], gapsBefore: readonly (GapCause | null)[]) {
  return {
    lngs: Float64Array.of(1, 2, 3, 4, 5),
    lats: Float64Array.of(0, 0, 0, 0, 0),
    segmentStarts: Uint32Array.from(starts),
    gapsBefore,
  };
}

it("draws the gaps of a recording separately from the segments", () => {
  expect(lineParts(line([0, 3], [null, "signal-lost"]))).toEqual({
    segments: [
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      [
        [4, 0],
        [5, 0],
      ],
    ],
    gaps: [
      [
        [3, 0],
        [4, 0],
      ],
    ],
  });
});

it.each(["file-break", "jump"] as const)("draws nothing over a %s", (cause) => {
  expect(lineParts(line([0, 3], [null, cause])).gaps).toEqual([]);
});

it("draws the gap where the clock was set back, because the places are right", () => {
  expect(lineParts(line([0, 3], [null, "clock-set-back"])).gaps).toHaveLength(1);
});

it("draws no single point, but the gap beside it", () => {
  const { segments, gaps } = lineParts(line([0, 2, 3], [null, "paused", "paused"]));
  expect(segments).toEqual([
    [
      [1, 0],
      [2, 0],
    ],
    [
      [4, 0],
      [5, 0],
    ],
  ]);
  expect(gaps).toHaveLength(2);
});

it("continues from the line before", () => {
  expect(lineParts(line([], []), [0, 0]).segments[0]?.[0]).toEqual([0, 0]);
  const anew = lineParts(line([0], ["page-hidden"]), [0, 0]);
  expect(anew.segments[0]?.[0]).toEqual([1, 0]);
  expect(anew.gaps).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
  ]);
});
