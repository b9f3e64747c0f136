import { expect, it } from "vitest";
import { gpxPieces } from "#domain/exchange/gpx/write-gpx.ts";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { EMPTY_HUNT, type Hunt } from "#domain/survey/hunt.ts";
import { type HuntWords, huntContent } from "./hunt-content.ts";
import { huntInFile } from "./hunt-in-file.ts";

const origin = "https://app.example";
const WORDS: HuntWords = {
  name: "Jacht",
  circle: "Cirkel",
  sighting: "Waarneming",
  circleNote: ({ radiusMeters }) => `${radiusMeters} m`,
  sightingNote: ({ speedKmh }) => `${speedKmh} km/u`,
};

const PLACE = { lat: 52, lng: 5 };

it("writes circles and areas as closed routes, and every point with its name", () => {
  const hunt = {
    circles: [{ ...PLACE, id: "1", name: "Clubhuis", radiusMeters: 500 }],
    sightings: [{ ...PLACE, id: "2", name: "Vos", atMs: 0, speedKmh: 6 }],
    areas: [
      { id: "3", name: "Noord", ring: [PLACE, { lat: 52.1, lng: 5 }, { lat: 52, lng: 5.1 }] },
    ],
  };
  const content = huntContent(WORDS, hunt, { nowMs: 600_000, origin });
  expect(content.waypoints.map(({ name }) => name)).toEqual(["Clubhuis", "Vos"]);
  expect(content.waypoints[1]?.timeMs).toBe(0);
  expect(content.routes.map(({ name }) => name)).toEqual(["Clubhuis", "Vos", "Noord"]);
  expect(content.waypoints.map(({ kind, note }) => [kind, note])).toEqual([
    ["Cirkel", "500 m"],
    ["Waarneming", "6 km/u"],
  ]);
  for (const { points } of content.routes) expect(points.at(-1)).toEqual(points[0]);
});

it("is read back from a GPX with radius, speed, time, kind, status and colour", () => {
  const hunt: Hunt = {
    circles: [{ ...PLACE, id: "1", name: "Club <1>", radiusMeters: 750, addedAtMs: 5 }],
    sightings: [{ ...PLACE, id: "2", name: "Vos", atMs: 1_790_000_000_000, speedKmh: 4.5 }],
    areas: [
      {
        id: "3",
        name: "Noord",
        ring: [PLACE, { lat: 52.1, lng: 5 }, { lat: 52, lng: 5.1 }],
        status: "closed",
        color: "#1d4ed8",
      },
    ],
  };
  const gone = [{ id: "4", stamp: 6 }];
  const shared = { ...hunt, gone: [{ id: "4", stamp: 6, atMs: 7 }] };
  const content = huntContent(WORDS, shared, { nowMs: 1_790_000_600_000, origin });
  const file = readSample([...gpxPieces(content, 0)].join(""));
  expect(huntInFile(file, () => "new")).toEqual({ hunt, gone });
  expect(huntInFile({ waypoints: [], tracks: [], routes: [] }, () => "new")).toBeNull();
});

it("leaves out the circle of a sighting that has not grown", () => {
  const sightings = [{ ...PLACE, id: "2", name: "Vos", atMs: 1000, speedKmh: 6 }];
  expect(huntContent(WORDS, { ...EMPTY_HUNT, sightings }, { nowMs: 1000, origin }).routes).toEqual(
    [],
  );
});
