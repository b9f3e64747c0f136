import { describe, expect, it } from "vitest";
import { joinTracks, splitPoints, thinPoints } from "./edit-points.ts";
import { nearestOnLine } from "./nearest-on-line.ts";
import { slicePoints } from "./slice-points.ts";
import type { TrackPoints } from "./track.ts";

/** Ten points in a row to the east, with a pause before the sixth. */
const TEN: TrackPoints = {
  lngs: Float64Array.from({ length: 10 }, (_, index) => 5 + index / 1000),
  lats: new Float64Array(10).fill(52),
  segmentStarts: Uint32Array.of(0, 5),
  gapsBefore: [null, "paused"],
  timesMs: Float64Array.from({ length: 10 }, (_, index) => index * 1000),
  altitudesMeters: null,
  altitudeAccuraciesMeters: null,
  accuraciesMeters: new Float32Array(10).fill(4),
  speedsMps: null,
  coursesDegrees: null,
  details: null,
};

describe("a part of a track", () => {
  it("keeps its columns and the gaps inside it", () => {
    const part = slicePoints(TEN, 3, 8);
    expect([...part.lngs]).toEqual([...TEN.lngs.slice(3, 8)]);
    expect([...(part.timesMs ?? [])]).toEqual([3000, 4000, 5000, 6000, 7000]);
    expect([...part.segmentStarts]).toEqual([0, 2]);
    expect(part.gapsBefore).toEqual([null, "paused"]);
    expect(part.altitudesMeters).toBeNull();
  });

  it("starts a segment where one started before", () => {
    expect([...slicePoints(TEN, 5, 10).segmentStarts]).toEqual([0]);
    expect(slicePoints(TEN, 5, 10).gapsBefore).toEqual([null]);
  });

  it("may be empty", () => {
    expect(slicePoints(TEN, 10, 10)).toMatchObject({ gapsBefore: [] });
    expect(slicePoints(TEN, 4, 4).lngs).toHaveLength(0);
  });
});

describe("two halves", () => {
  it("share the point of the cut", () => {
    const [one, other] = splitPoints(TEN, 3);
    expect(one.lngs.at(-1)).toBe(other.lngs[0]);
    expect(one.lngs.length + other.lngs.length).toBe(11);
  });

  it("have a gap at the cut when joined again", () => {
    const joined = joinTracks(splitPoints(TEN, 3));
    expect([...joined.segmentStarts]).toEqual([0, 4, 6]);
    expect(joined.gapsBefore).toEqual([null, "file-break", "paused"]);
    expect(joined.timesMs).toHaveLength(11);
  });
});

describe("thinning out", () => {
  it("keeps the ends of each segment of a straight line", () => {
    const thin = thinPoints(TEN, 1);
    expect([...(thin.timesMs ?? [])]).toEqual([0, 4000, 5000, 9000]);
    expect([...thin.segmentStarts]).toEqual([0, 2]);
    expect(thin.gapsBefore).toEqual([null, "paused"]);
  });

  it("keeps every dropped point within the tolerance of the line", () => {
    const wild: TrackPoints = {
      ...TEN,
      lngs: Float64Array.from({ length: 2000 }, (_, index) => 5 + index / 50_000),
      lats: Float64Array.from({ length: 2000 }, (_, index) => 52 + Math.sin(index / 40) / 3000),
      segmentStarts: Uint32Array.of(0),
      gapsBefore: [null],
      timesMs: null,
      accuraciesMeters: null,
    };
    const thin = thinPoints(wild, 3);
    expect(thin.lngs.length).toBeLessThan(400);
    for (let index = 0; index < 2000; index += 7) {
      const place = { lng: wild.lngs[index] ?? 0, lat: wild.lats[index] ?? 0 };
      expect(nearestOnLine(thin, place)?.distanceMeters).toBeLessThan(3.05);
    }
  });
});
