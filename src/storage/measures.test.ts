import { describe, expect, it } from "vitest";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { recordOf, summaryOf } from "#storage/track-format/track-record.ts";
import { readFollowed, readProgress } from "./guidance/following-text.ts";
import { readPackRecord } from "./packs/pack-record.ts";
import { fixOf } from "./recordings/recording-record.ts";
import { readWaypoint } from "./records/waypoints/waypoint-record.ts";

const HUGE = [1e16, 1e300, Number.POSITIVE_INFINITY, Number.NaN];

const FIX = {
  lat: 52,
  lng: 5,
  timeMs: 1,
  accuracyMeters: 5,
  altitudeMeters: 2,
  altitudeAccuracyMeters: 3,
  speedMps: 1,
  courseDegrees: 90,
  startsSegment: true,
  gapBefore: null,
};

const TRACK: TrackSummary = {
  id: "a",
  kind: "track",
  origin: "imported",
  name: "Rondje",
  addedAtMs: 1,
  isVisible: true,
  pointCount: 2,
  segmentCount: 1,
  lengthMeters: 1200,
  bounds: [5, 52, 5.1, 52.1],
};

const PACK = {
  version: 1,
  id: "dorp",
  name: "dorp",
  areas: [[4, 52, 5, 53]],
  mapAreas: [],
  attribution: "",
  dataDate: null,
  mapSchema: null,
  manifestSha256: null,
  addedAtMs: 1,
  files: [{ name: "map.pmtiles", bytes: 5 }],
};

describe.each(HUGE)("with %d in it", (huge) => {
  it("rejects a recorded fix, or drops the measurement", () => {
    expect(fixOf(FIX)).toEqual(FIX);
    expect(fixOf({ ...FIX, accuracyMeters: huge })).toBeNull();
    expect(fixOf({ ...FIX, timeMs: huge })).toBeNull();
    const unmeasured = {
      altitudeMeters: null,
      altitudeAccuracyMeters: null,
      speedMps: null,
      courseDegrees: null,
    };
    const odd = { altitudeMeters: huge, altitudeAccuracyMeters: huge, speedMps: huge };
    expect(fixOf({ ...FIX, ...odd, courseDegrees: huge })).toEqual({ ...FIX, ...unmeasured });
  });

  it("rejects the facts of a track", () => {
    const record = recordOf(TRACK);
    expect(summaryOf(record)).toEqual(TRACK);
    for (const bad of [{ pointCount: huge }, { lengthMeters: huge }, { bounds: [5, huge, 6, 7] }]) {
      expect(summaryOf({ ...record, ...bad })).toBeNull();
    }
  });

  it("rejects the record of a pack", () => {
    expect(readPackRecord(PACK)).not.toBeNull();
    expect(readPackRecord({ ...PACK, areas: [[4, 52, 5, huge]] })).toBeNull();
    expect(readPackRecord({ ...PACK, files: [{ name: "map.pmtiles", bytes: huge }] })).toBeNull();
  });

  it("drops the altitude of a waypoint and sets it aside", () => {
    const hut = { id: "hut", name: "Hut", lat: 52, lng: 5 };
    expect(readWaypoint({ ...hut, altitudeMeters: 12 })?.hasBadField).toBe(false);
    expect(readWaypoint({ ...hut, altitudeMeters: huge })).toEqual({
      waypoint: hut,
      hasBadField: true,
    });
  });

  it("resets the progress along a track", () => {
    const track = { format: 1, kind: "track", name: "", mode: "walk", startedAtMs: 1 };
    const since = readFollowed(JSON.stringify({ ...track, places: [5, 52, 5, 53], nodes: [] }));
    if (!since) throw new Error("Not followed");
    const progress = (alongMeters: number) => ({
      format: 1,
      startedAtMs: 1,
      state: {
        mode: "walk",
        fixes: { last: null, doubted: null },
        startedMeters: 0,
        passages: [{ alongMeters, farthestMeters: alongMeters }],
        passedCount: 0,
        offMeters: 0,
        fixesOff: 0,
        isOff: false,
        hasArrived: false,
      },
      said: { nearCount: null, atCount: 0, isOff: false, hasArrived: false },
    });
    expect(readProgress(JSON.stringify(progress(5)), since)).not.toBeNull();
    expect(readProgress(JSON.stringify(progress(huge)), since)).toBeNull();
  });
});
