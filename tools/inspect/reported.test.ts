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

/** The expected result for each file. */
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
  "packed-on-a-mac.kmz": { waypointList: [{ name: "Tent", lat: 52.1, lng: 5.2 }], reasons: [] },
  "laps.tcx": {
    trackList: [{ lengthMeters: near(1901, 1), elapsedSeconds: 380, movingSeconds: 380 }],
  },
  "height-without-value.gpx": { trackList: [{ points: 11, climbMeters: 0 }] },
  "one-wrong-year.gpx": {
    trackList: [
      {
        lengthMeters: near(1000, 2),
        elapsedSeconds: 600,
        movingSeconds: 600,
        averageKmh: near(6, 0.1),
      },
    ],
  },
  "equal-times.gpx": {
    trackList: [{ lengthMeters: near(1000, 2), elapsedSeconds: null, movingSeconds: null }],
  },
  "dutch-grid.geojson": {
    waypointList: [{ name: "Kerk", lat: near(52.08745), lng: near(5.11728) }],
    trackList: [{ name: "Pad", points: 2, lengthMeters: near(1000, 5) }],
    reasons: [],
  },
  "rows-in-quotes.csv": {
    waypointList: [
      { name: "Kerk", lat: 52.1, lng: 5.2, note: "rode toren" },
      { name: "Molen", lat: 52.2, lng: 5.3, note: "open, zaterdag" },
    ],
  },
  "title-above-columns.csv": {
    waypointList: [
      { name: "Kerk", lat: 52.1, lng: 5.2 },
      { name: "Molen", lat: 52.2, lng: 5.3 },
    ],
  },
  "lines-as-text.csv": {
    waypointList: [{ name: "Kerk", lat: 52.1, lng: 5.2, note: "rood" }],
    trackList: [
      { name: "Pad", points: 3, lengthMeters: near(2610, 2) },
      { name: "Veld", points: 4 },
    ],
    reasons: [],
  },
  "data-with-blanks.kml": { waypointList: [{ note: "lijn: 23\nrichting: Utrecht" }] },
  "geocache.gpx": {
    waypointList: [{ note: "De oude eik, Unknown Cache (2/1.5)\nLang verhaal\nachter de steen" }],
  },
  "sixty-seconds.txt": {
    waypointList: [
      { name: "Post 1", lat: near(52.08333), lng: near(5.11667) },
      { name: "Post 2", lat: near(52.08667), lng: near(5.12) },
      { name: "Post 3", lat: near(52.1), lng: near(5.12) },
    ],
  },
  "invisible-marks.txt": {
    waypointList: [
      { lat: near(52.08538), lng: near(5.12427) },
      { lat: 52.0854, lng: 5.1243 },
      { lat: 52.0854, lng: 5.1243 },
    ],
  },
  "uneven-grid-digits.txt": {
    waypointList: [{ name: "Post 2", lat: near(52.15518), lng: near(5.38722) }],
    reasons: [{ reason: "uneven-digits", count: 2 }],
  },
  "more-numbers-in-a-row.txt": { waypointList: [], refused: "no-coordinate-columns" },
  "minutes-with-dashes.txt": {
    waypointList: [
      { name: "Boei A", lat: near(52.085), lng: near(5.12333) },
      { name: "Boei B", lat: near(52.08538), lng: near(5.12427) },
    ],
  },
  "geo-addresses.txt": { waypointList: [], reasons: [{ reason: "only-address", count: 2 }] },
  "encoded-hash.txt": { waypointList: [{ lat: 52.0854, lng: 5.1243 }], reasons: [] },
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
  expect(messages.filter(Boolean)).toHaveLength(4);
});

test("every file has its expectation", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(EXPECTED).sort());
});
