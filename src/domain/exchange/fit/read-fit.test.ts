import { zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { importProblemText } from "#sentences/exchange/import.ts";
import {
  activity,
  fitByHand,
  fitOf,
  latLngOf,
  longBytes,
  type RawMessage,
  START_MS,
} from "./fit-file.fixture.ts";
import { fitTimeOfMs, semicirclesOfDegrees } from "./fit-profile.ts";

describe("an activity", () => {
  it("becomes a track with times, heights and speeds, whose laps follow each other", () => {
    const { kind, tracks, leftOut, isTruncated, notes } = readSample(activity(100, [0, 40, 70]));
    expect([kind, isTruncated, notes]).toEqual(["fit", false, []]);
    const [track] = tracks;
    expect(track?.lats).toHaveLength(100);
    expect(track?.lats[99]).toBeCloseTo(52.00099, 7);
    expect(track?.lngs[99]).toBeCloseTo(4.99901, 7);
    expect(track?.timesMs?.[99]).toBe(START_MS + 99_000);
    expect(track?.altitudesMeters?.[99]).toBeCloseTo(16.8, 5);
    expect(track?.speedsMps?.[99]).toBeCloseTo(2.5, 5);
    expect([...(track?.segmentStarts ?? [])]).toEqual([0]);
    expect(leftOut.pointsWithSensorData).toBe(100);
  });

  it("without places is no track, and records without a place are no errors", () => {
    const indoor = fitOf((writer, start) => {
      writer.writeMessage("file_id", { type: "activity", time_created: start });
      writer.writeMessage("record", { timestamp: start, heart_rate: 140 });
    });
    const { tracks, leftOut } = readSample(indoor);
    expect([tracks, leftOut.badCoordinates, leftOut.emptyTracks]).toEqual([[], 0, 1]);
  });

  it("skips fields of developers and messages that it does not know", () => {
    const withDeveloper = fitOf((writer, start) => {
      writer.writeMessage("developer_data_id", { developer_data_index: 0 });
      const place = { position_lat: latLngOf(writer, 52), position_long: latLngOf(writer, 5) };
      writer.writeMessage("hrv", { time: [0.5] });
      writer.writeMessage("record", { timestamp: start, ...place });
    });
    expect(readSample(withDeveloper).tracks[0]?.lats).toHaveLength(1);
    const message = record({ developer: [1, 2, 3, 4, 5] });
    expect(readSample(fitByHand([message, message])).tracks[0]?.lats).toHaveLength(2);
  });

  it("is read from big-endian messages too", () => {
    const { tracks } = readSample(fitByHand([record({ isBigEndian: true }), record({})]));
    expect([...(tracks[0]?.lats ?? [])]).toEqual([tracks[0]?.lats[1], tracks[0]?.lats[1]]);
    expect(tracks[0]?.lats[0]).toBeCloseTo(52, 7);
    expect([...(tracks[0]?.timesMs ?? [])]).toEqual([START_MS, START_MS]);
  });

  it("adds short timestamps to the last full one", () => {
    const [, lat = [], lng = []] = record({}).fields;
    const later = (bits: number): RawMessage => ({
      message: 20,
      header: 0x80 | bits,
      fields: [lat, lng] as RawMessage["fields"],
    });
    const last = fitTimeOfMs(START_MS) % 32;
    const file = fitByHand([record({}), later((last + 5) % 32), later((last + 4) % 32)]);
    const seconds = [...(readSample(file).tracks[0]?.timesMs ?? [])].map(
      (timeMs) => (timeMs - START_MS) / 1000,
    );
    expect(seconds).toEqual([0, 5, 36]);
  });

  it("after another one in the same file is a track of its own", () => {
    const both = Uint8Array.from([...activity(3), ...activity(4)]);
    expect(readSample(both).tracks.map(({ lats }) => lats.length)).toEqual([3, 4]);
  });
});

function record(more: Partial<RawMessage>): RawMessage {
  const bytes = (value: number) => longBytes(value, more.isBigEndian);
  const time = fitTimeOfMs(START_MS);
  return {
    message: 20,
    fields: [
      [253, 0x86, bytes(time)],
      [0, 0x85, bytes(semicirclesOfDegrees(52))],
      [1, 0x85, bytes(semicirclesOfDegrees(5))],
    ],
    ...more,
  };
}

it("reads a course as a track with its points as named waypoints", () => {
  const course = fitOf((writer, start) => {
    const place = { position_lat: latLngOf(writer, 52), position_long: latLngOf(writer, 5) };
    writer.writeMessage("file_id", { type: "course", time_created: start });
    writer.writeMessage("course", { name: "Rondje Vecht", sport: "cycling" });
    writer.writeMessage("record", { timestamp: start, ...place });
    writer.writeMessage("course_point", {
      timestamp: start,
      ...place,
      type: "left",
      name: "38",
      distance: 12,
    });
  });
  const { tracks, waypoints } = readSample(course);
  expect(tracks).toMatchObject([{ name: "Rondje Vecht" }]);
  expect(waypoints).toMatchObject([{ name: "38", symbol: "Left" }]);
  expect(waypoints[0]?.lat).toBeCloseTo(52, 7);
});

it("reads the places that a device stores, with height and description", () => {
  const text = (value: string) => [...new TextEncoder().encode(value), 0];
  const place: RawMessage = {
    message: 29,
    fields: [
      [253, 0x86, longBytes(fitTimeOfMs(START_MS))],
      [0, 0x07, text("Tent é")],
      [1, 0x85, longBytes(semicirclesOfDegrees(52.25))],
      [2, 0x85, longBytes(semicirclesOfDegrees(5.5))],
      [4, 0x84, [0xc4 + 0x0a, 0x09]],
      [6, 0x07, text("bij de eik")],
    ],
  };
  expect(readSample(fitByHand([place])).waypoints).toEqual([
    {
      name: "Tent é",
      lat: expect.closeTo(52.25, 7),
      lng: expect.closeTo(5.5, 7),
      note: "bij de eik",
      altitudeMeters: 2,
      timeMs: START_MS,
    },
  ]);
});

describe("a zip", () => {
  it("with FIT files gives all of them", () => {
    const { kind, tracks } = readSample(zipSync({ "a.fit": activity(3), "b.FIT": activity(4) }));
    expect([kind, tracks.length]).toEqual(["fit", 2]);
  });
});

describe("a damaged file", () => {
  it("with a wrong checksum is read, and says so", () => {
    const bytes = activity(10);
    bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
    const { tracks, notes, isTruncated } = readSample(bytes);
    expect([tracks[0]?.lats.length, notes, isTruncated]).toEqual([10, ["wrong-checksum"], false]);
  });

  it("that was cut gives everything before the cut", () => {
    const bytes = activity(100);
    const { tracks, isTruncated } = readSample(bytes.subarray(0, bytes.length >> 1));
    expect(isTruncated).toBe(true);
    expect(tracks[0]?.lats.length).toBeGreaterThan(40);
  });

  it("whose device was cut off before it wrote the size is read", () => {
    const bytes = activity(10);
    bytes.fill(0, 4, 8);
    const { tracks, isTruncated } = readSample(bytes.subarray(0, -2));
    expect([tracks[0]?.lats.length, isTruncated]).toEqual([10, true]);
  });

  it("in which nothing makes sense is refused with a sentence", () => {
    const bytes = activity(10).fill(0, 14);
    expect(problemReasonOf(bytes)).toBe("damaged-fit");
    expect(importProblemText({ reason: "damaged-fit" }, [])).toContain("FIT-bestand is beschadigd");
  });
});

test("1,000 mutations of FIT files are read or refused with a sentence, with places on earth", {
  tags: "thorough",
}, () => {
  const random = seededRandom(42);
  const below = (limit: number) => Math.floor(random() * limit);
  const files = [activity(60, [0, 20]), activity(5), fitByHand([record({ isBigEndian: true })])];
  for (let round = 0; round < 1000; round++) {
    const bytes = [...(files[round % files.length] as Uint8Array)];
    for (let change = below(8); change >= 0; change--) {
      const at = below(4) === 0 ? below(60) % bytes.length : below(bytes.length);
      if (below(3) === 0)
        bytes.splice(at, below(5), ...Array.from({ length: below(4) }, () => below(256)));
      else bytes[at] = below(256);
    }
    const result = readFile(Uint8Array.from(bytes.slice(0, 1 + below(2 * bytes.length))));
    if (!result.ok) {
      expect(importProblemText(result.problem, ["FIT"])).toMatch(/^[A-Z].+\.$/);
      continue;
    }
    for (const { lats, lngs, timesMs, segmentStarts } of result.file.tracks) {
      expect(lats.every((lat) => Math.abs(lat) <= 90)).toBe(true);
      expect(lngs.every((lng) => Math.abs(lng) <= 180)).toBe(true);
      expect(timesMs?.every((ms) => Number.isNaN(ms) || ms < 5e12) ?? true).toBe(true);
      expect(segmentStarts.every((start) => start < lats.length)).toBe(true);
    }
  }
});
