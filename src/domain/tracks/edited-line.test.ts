import fc from "fast-check";
import { expect, test } from "vitest";
import { trackOfDrawnLine } from "./drawn-line.ts";
import { canRemovePoint, editedLine } from "./edited-line.ts";
import type { TrackPoints } from "./track.ts";

/** Points along a parallel, in segments that start at these points. */
function line(count: number, starts: readonly number[] = [0]): TrackPoints {
  const column = (value: (index: number) => number) =>
    Float64Array.from({ length: count }, (_, at) => value(at));
  return {
    lngs: column((at) => 5 + at / 100),
    lats: column(() => 52),
    segmentStarts: Uint32Array.from(starts),
    gapsBefore: starts.map((_, at) => (at === 0 ? null : "file-break")),
    timesMs: column((at) => at * 1000),
    altitudesMeters: column((at) => at),
    altitudeAccuraciesMeters: null,
    accuraciesMeters: Float32Array.from({ length: count }, () => 5),
    speedsMps: null,
    coursesDegrees: null,
    details: Array.from({ length: count }, (_, at) => ({ name: `punt ${at}` })),
  };
}

const PLACE = { lng: 4, lat: 51 };

test("a moved point keeps its time and name, and has no altitude or accuracy any more", () => {
  const moved = editedLine(line(3), { kind: "move", index: 1, place: PLACE }, false);
  expect([...moved.lngs]).toEqual([5, 4, 5.02]);
  expect([...(moved.timesMs ?? [])]).toEqual([0, 1000, 2000]);
  expect([...(moved.altitudesMeters ?? [])]).toEqual([0, Number.NaN, 2]);
  expect([...(moved.accuraciesMeters ?? [])]).toEqual([5, Number.NaN, 5]);
  expect(moved.details?.[1]?.name).toBe("punt 1");
});

test("an inserted point has its place only, and shifts the segments behind it", () => {
  const more = editedLine(line(4, [0, 2]), { kind: "insert", index: 1, place: PLACE }, false);
  expect([...more.lngs]).toEqual([5, 4, 5.01, 5.02, 5.03]);
  expect([...(more.timesMs ?? [])]).toEqual([0, Number.NaN, 1000, 2000, 3000]);
  expect(more.details?.map((one) => one?.name)).toEqual([
    "punt 0",
    undefined,
    "punt 1",
    "punt 2",
    "punt 3",
  ]);
  expect([...more.segmentStarts]).toEqual([0, 3]);
});

test("a segment without points disappears with its gap", () => {
  const rest = editedLine(line(4, [0, 1, 2]), { kind: "remove", index: 1 }, false);
  expect([[...rest.segmentStarts], rest.gapsBefore]).toEqual([
    [0, 1],
    [null, "file-break"],
  ]);
  const other = editedLine(line(3, [0, 1]), { kind: "remove", index: 0 }, false);
  expect([[...other.segmentStarts], other.gapsBefore]).toEqual([[0], [null]]);
});

test("an area stays closed, whatever is done at its first corner", () => {
  const corners = [
    { lng: 5, lat: 52 },
    { lng: 6, lat: 52 },
    { lng: 6, lat: 53 },
    { lng: 5, lat: 53 },
  ];
  const drawn = { points: corners, isClosed: true, name: "Kamp", color: null };
  const area = trackOfDrawnLine(drawn, { id: "a", addedAtMs: 0 });
  expect(area.isArea).toBe(true);
  for (const index of [0, 4]) {
    const moved = editedLine(area.points, { kind: "move", index, place: PLACE }, true);
    expect([...moved.lngs]).toEqual([4, 6, 6, 5, 4]);
    const removed = editedLine(area.points, { kind: "remove", index }, true);
    expect([...removed.lngs]).toEqual([6, 6, 5, 6]);
    expect(canRemovePoint(removed, true)).toBe(false);
  }
});

test("any edits leave columns of one length and segments in order", () => {
  const edit = fc.record({
    kind: fc.constantFrom("move", "insert", "remove"),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      let points = line(6, [0, 2, 5]);
      for (const { kind, at } of edits) {
        if (kind === "remove" && !canRemovePoint(points, false)) continue;
        const index = Math.floor(at * (points.lngs.length + (kind === "insert" ? 1 : 0)));
        points = editedLine(points, { kind, index, place: PLACE }, false);
      }
      const { lngs, lats, timesMs, details, accuraciesMeters, segmentStarts, gapsBefore } = points;
      const lengths = [lats, timesMs, details, accuraciesMeters].map((column) => column?.length);
      expect(new Set(lengths)).toEqual(new Set([lngs.length]));
      expect(gapsBefore).toHaveLength(segmentStarts.length);
      expect(segmentStarts[0]).toBe(0);
      expect([...segmentStarts]).toEqual([...new Set(segmentStarts)].toSorted((a, b) => a - b));
      expect(segmentStarts.every((start) => start < lngs.length)).toBe(true);
    }),
  );
});
