import { beforeEach, expect, it } from "vitest";
import type { Track } from "#domain/tracks/track.ts";
import { MAX_TRACK_POINTS } from "#domain/tracks/track-limit.ts";
import { createTrackEdits, type TrackEdits } from "./track-edits.ts";

/** A track of `count` points that starts at this second. */
function track(id: string, count: number, startSecond: number): Track {
  const seconds = Array.from({ length: count }, (_, index) => startSecond + index);
  return {
    id,
    kind: "track",
    origin: "imported",
    name: id,
    contentHash: `hash-${id}`,
    addedAtMs: 1,
    isVisible: true,
    startedAtMs: startSecond * 1000,
    color: "#00aa00",
    pointCount: count,
    segmentCount: 1,
    lengthMeters: 1,
    bounds: [0, 0, 0, 0],
    points: {
      lngs: Float64Array.from(seconds, (second) => 5 + second / 1000),
      lats: Float64Array.from(seconds, () => 52),
      segmentStarts: Uint32Array.of(0),
      gapsBefore: [null],
      timesMs: Float64Array.from(seconds, (second) => second * 1000),
      altitudesMeters: null,
      altitudeAccuraciesMeters: null,
      accuraciesMeters: null,
      speedsMps: null,
      coursesDegrees: null,
      details: null,
    },
  };
}

let stored: Map<string, Track>;
let edits: TrackEdits;

beforeEach(() => {
  stored = new Map([track("late", 10, 100), track("early", 10, 0)].map((one) => [one.id, one]));
  let ids = 0;
  edits = createTrackEdits({
    tracks: {
      trackById: async (id) => stored.get(id) ?? null,
      async replaceTracks(gone, added) {
        for (const id of gone) stored.delete(id);
        for (const one of added) stored.set(one.id, one);
        return true;
      },
    },
    randomId: () => `new-${ids++}`,
    nowMs: () => 7,
  });
});

it("trims: the rest is a separate track with the same look", async () => {
  const id = await edits.trim("late", 2, 8);
  expect(stored.get(id ?? "")).toMatchObject({
    name: "late",
    color: "#00aa00",
    pointCount: 6,
    startedAtMs: 102_000,
  });
  expect(stored.get(id ?? "")).not.toHaveProperty("contentHash");
  expect(stored.has("late")).toBe(false);
});

it("splits in two, both with the point of the split", async () => {
  await edits.split("late", 4, ["heen", "terug"]);
  expect([...stored.values()].slice(-2)).toMatchObject([
    { name: "heen", pointCount: 5 },
    { name: "terug", pointCount: 6 },
  ]);
});

it("joins two tracks, the earlier first, with a gap between", async () => {
  const id = await edits.join("late", "early");
  const joined = stored.get(id ?? "");
  expect(joined).toMatchObject({ name: "late", pointCount: 20, segmentCount: 2, startedAtMs: 0 });
  expect(joined?.points.gapsBefore).toEqual([null, "file-break"]);
});

it.each([
  ["nothing would be left", () => edits.trim("late", 4, 5)],
  ["it is cut at its end", () => edits.split("late", 9, ["a", "b"])],
  ["it is gone", () => edits.join("late", "gone")],
])("does nothing when %s", async (_, edit) => {
  expect(await edit()).toBeNull();
  expect([...stored.keys()]).toEqual(["late", "early"]);
});

it("does not join tracks that are together longer than a track can be", async () => {
  stored.set("long", { ...track("long", 10, 200), pointCount: MAX_TRACK_POINTS });
  expect(await edits.join("early", "long")).toBeNull();
  expect([...stored.keys()]).toEqual(["late", "early", "long"]);
});
