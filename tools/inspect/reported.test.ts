import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { FileDetails } from "./file-details.ts";
import { inspectFile } from "./inspect-file.ts";

/** Files in the shape of failures that users of other map programs have reported. */
const FOLDER = "tools/corpus/reported";

function inspected(name: string): FileDetails {
  const { line } = inspectFile(`${FOLDER}/${name}`, { hasDetails: true, near: null });
  return line as FileDetails;
}

/** What each file gives. */
const EXPECTED: Readonly<Record<string, object>> = {
  "empty-track.gpx": {
    trackList: [],
    reasons: [{ reason: "empty-track", count: 1 }],
    message:
      "Er is niets te importeren. 1 track heeft geen punten: er zijn geen posities opgenomen.",
  },
  "addresses-without-places.kml": {
    waypointList: [],
    reasons: [{ reason: "address-only", count: 2 }],
    message:
      "Er is niets te importeren. 2 plekken hebben alleen een adres en geen coördinaten, en blijven weg.",
  },
  "name-of-the-file.gpx": { trackList: [{ name: "Pieterpad deel 4" }] },
  "saved-places.json": {
    waypointList: [
      {
        name: "Blokhut De Eik",
        lat: 52.1504589,
        lng: 5.4001234,
        note: "Kampweg 3, Leusden\nhttp://maps.google.com/?cid=1368820903946978",
      },
    ],
  },
  "place-at-zero.json": {
    waypointList: [{ lat: near(52.30039), lng: near(5.12115) }],
    reasons: [{ reason: "point-at-zero", count: 1 }],
  },
  "tuples-with-commas.kml": { trackList: [{ points: 4, lengthMeters: near(2444, 1) }] },
  "two-tuples-with-a-comma.kml": {
    trackList: [{ points: 2, lengthMeters: near(683, 1), climbMeters: null }],
    reasons: [],
  },
  "garmin-route-with-shape.gpx": {
    routeList: [{ named: ["Start", "Pont", "Eind"], points: 7, lengthMeters: near(7186, 1) }],
  },
  "zero-points-in-track.gpx": {
    trackList: [{ points: 4, lengthMeters: near(334, 1), averageKmh: near(16, 0.1) }],
    reasons: [{ reason: "point-at-zero", count: 1 }],
  },
  "markup-in-description.gpx": {
    waypointList: [{ note: "En-teken & hier\nGroter dan > hier\nKleiner dan < hier" }],
  },
  "excel-separator-line.csv": {
    waypointList: [
      { name: "Blokhut", lat: 52.15517, lng: 5.3872, note: "sleutel bij 12" },
      { name: "Steiger", lat: 52.2, lng: 5.4, note: "12" },
    ],
  },
  "one-column-of-coordinates.csv": {
    waypointList: [
      { name: "Start", lat: 52.08538, lng: 5.12427 },
      { name: "Eind", lat: 52.0916, lng: 5.13167 },
    ],
  },
  "degrees-and-minutes-in-columns.csv": {
    waypointList: [{ name: "Start", lat: near(52.08538), lng: near(5.12427) }],
  },
  "times-at-both-ends.gpx": {
    trackList: [
      {
        lengthMeters: near(3000, 5),
        elapsedSeconds: 2160,
        movingSeconds: near(2160, 20),
        averageKmh: near(5, 0.1),
      },
    ],
  },
  "flat-with-spikes.gpx": {
    trackList: [{ lengthMeters: near(2500, 5), climbMeters: near(0, 15) }],
  },
  "geo-texts.txt": {
    waypointList: [
      { name: "Wikimedia Foundation", lat: 52.38918, lng: 4.90335 },
      { lat: 52.1, lng: 5.2 },
      { lat: 52.1, lng: 5.2 },
    ],
    reasons: [],
  },
};

function near(value: number, within = 0.000_01) {
  return {
    asymmetricMatch: (actual: unknown) =>
      typeof actual === "number" && Math.abs(actual - value) <= within,
    toString: () => `about ${value}`,
  };
}

test.each(Object.keys(EXPECTED))("%s", (name) => {
  expect(inspected(name)).toMatchObject(EXPECTED[name] ?? {});
});

test("a note says it when nothing is taken, and only then", () => {
  const messages = Object.keys(EXPECTED).map((name) => inspected(name).message);
  expect(messages.filter(Boolean)).toHaveLength(2);
});

test("every file has its expectation", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(EXPECTED).sort());
});
