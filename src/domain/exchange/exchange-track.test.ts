import { expect, test } from "vitest";
import type { ExchangeRoute, ExchangeTrack } from "./exchange-file.ts";
import { exchangedTrack, importedTrack } from "./exchange-track.ts";

const FACTS = { id: "een", contentHash: "hash", addedAtMs: 1 };
const TRACK: ExchangeTrack = {
  name: "Rondje",
  note: "Met de welpen",
  color: "#00aa44",
  folder: "Kamp",
  source: "rondje.gpx",
  links: [{ url: "https://example.org/" }],
  lngs: Float64Array.of(5, 5, 5.1),
  lats: Float64Array.of(52, 52.1, 52.1),
  altitudesMeters: null,
  timesMs: Float64Array.of(Number.NaN, 2000, 3000),
  segmentStarts: Uint32Array.of(0, 2),
};
const ROUTE: ExchangeRoute = {
  name: "",
  points: [
    { name: "A", lng: 5, lat: 52, altitudeMeters: 0, icon: "flag", id: "a" },
    { name: "", lng: 6, lat: 53, timeMs: 4000 },
  ],
};

test("a track survives conversion in both directions", () => {
  const track = importedTrack({ kind: "track", track: TRACK }, FACTS);
  expect(exchangedTrack(track)).toEqual({ kind: "track", track: TRACK });
});

test("a route survives conversion in both directions, with the details of its points", () => {
  const track = importedTrack({ kind: "route", route: ROUTE }, FACTS);
  expect(exchangedTrack(track)).toEqual({ kind: "route", route: ROUTE });
});

test("an imported track has its facts, and the cause of each gap", () => {
  const { points, ...summary } = importedTrack({ kind: "track", track: TRACK }, FACTS);
  expect(summary).toMatchObject({
    ...FACTS,
    origin: "imported",
    folder: "Kamp",
    isVisible: true,
    pointCount: 3,
    segmentCount: 2,
    lengthMeters: expect.closeTo(11_119.5, 0),
    bounds: [5, 52, 5.1, 52.1],
    startedAtMs: 2000,
    endedAtMs: 3000,
  });
  expect(points.gapsBefore).toEqual([null, "file-break"]);
});

test("a track becomes a route with its places in order, as one segment", () => {
  const { points } = importedTrack({ kind: "route", route: ROUTE }, FACTS);
  expect(points).toMatchObject({
    lngs: Float64Array.of(5, 6),
    lats: Float64Array.of(52, 53),
    altitudesMeters: Float64Array.of(0, Number.NaN),
    segmentStarts: Uint32Array.of(0),
    gapsBefore: [null],
  });
});

test("a route without points has no segment", () => {
  const { points } = importedTrack({ kind: "route", route: { name: "", points: [] } }, FACTS);
  expect(points.segmentStarts).toHaveLength(0);
  expect(points.gapsBefore).toHaveLength(0);
});
