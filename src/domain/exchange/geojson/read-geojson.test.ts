import { expect, test } from "vitest";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";
import { swapOf, withSwappedPlaces } from "#domain/exchange/swapped-places.ts";

const feature = (geometry: unknown, properties: unknown = null): string =>
  JSON.stringify({ type: "Feature", geometry, properties });
const POINT = { type: "Point", coordinates: [5.2, 52.1, 3] };
const inCollection = (...features: string[]): string =>
  `{"type":"FeatureCollection","features":[${features.join(",")}]}`;

test("reads a point as a waypoint with the properties of simplestyle and GPX", () => {
  const properties = {
    name: "Tent",
    description: "bij de eik",
    "marker-color": "#F80",
    "marker-symbol": "campsite",
    time: "2026-05-01T10:00:00Z",
    links: [{ href: "https://a.nl/" }],
  };
  expect(readSample(feature(POINT, properties)).waypoints).toEqual([
    {
      name: "Tent",
      lng: 5.2,
      lat: 52.1,
      altitudeMeters: 3,
      note: "bij de eik",
      color: "#ff8800",
      icon: "campsite",
      timeMs: Date.UTC(2026, 4, 1, 10),
      links: [{ url: "https://a.nl/" }],
    },
  ]);
});

test("reads the lines of a feature as the segments of one track, with their times", () => {
  const geometry = {
    type: "MultiLineString",
    coordinates: [
      [
        [5, 52],
        [5, 53],
      ],
      [[6, 52]],
    ],
  };
  const times = [["2026-05-01T10:00:00Z", null], ["2026-05-01T11:00:00Z"]];
  const [track] = readSample(feature(geometry, { coordinateProperties: { times } })).tracks;
  expect(track).toMatchObject({
    segmentStarts: Uint32Array.of(0, 2),
    timesMs: Float64Array.of(Date.UTC(2026, 4, 1, 10), Number.NaN, Date.UTC(2026, 4, 1, 11)),
  });
});

test("reads bare and nested geometries", () => {
  const nested = { type: "GeometryCollection", geometries: [POINT] };
  const both = { type: "GeometryCollection", geometries: [nested, POINT] };
  expect(readSample(JSON.stringify(both)).waypoints).toHaveLength(2);
});

test.each(["[1e999,52]", '["5",52]', "[5]", "null", "[[5,52]]"])(
  "skips and counts a position %s",
  (coordinates) => {
    const json = `{"type":"Point","coordinates":${coordinates}}`;
    const { waypoints, leftOut } = readSample(json);
    expect(waypoints).toEqual([]);
    expect(leftOut.badCoordinates + leftOut.unreadCoordinates).toBe(1);
  },
);

test("keeps the name, address, time and link of a saved place, whatever the case of their names", () => {
  const properties = {
    NAAM: "Blokhut",
    Location: { Address: "Kampweg 3", "Geo Coordinates": { Latitude: "0", Longitude: "0" } },
    google_maps_url: "http://maps.google.com/?cid=1",
    Published: "2019-04-20T09:09:19Z",
  };
  expect(readSample(feature(POINT, properties)).waypoints).toMatchObject([
    {
      name: "Blokhut",
      note: "Kampweg 3",
      links: [{ url: "http://maps.google.com/?cid=1" }],
      timeMs: Date.UTC(2019, 3, 20, 9, 9, 19),
    },
  ]);
});

test("counts a feature without a geometry by what it has instead", () => {
  const { leftOut, waypoints } = readSample(
    inCollection(
      feature(null, { address: "Kampweg 3" }),
      feature(null, { name: "A" }),
      feature(null, { url: "https://www.openstreetmap.org/?mlat=52.1&mlon=5.2" }),
    ),
  );
  expect(leftOut).toMatchObject({ addressesOnly: 1, featuresWithoutPlace: 1 });
  expect(waypoints).toMatchObject([{ lat: 52.1, lng: 5.2 }]);
});

test("notices that all places are in the Netherlands only with their numbers swapped", () => {
  const at = (lng: number, lat: number) =>
    feature({ type: "Point", coordinates: [lng, lat] }, { name: "A" });
  const line = feature({
    type: "LineString",
    coordinates: [
      [52.1, 5.2],
      [52.2, 5.3],
    ],
  });
  const file = readSample(inCollection(at(52.1, 5.2), line, at(0, 0)));
  expect(swapOf(file)).toBe("likely");
  const swapped = withSwappedPlaces(file);
  expect(swapped.waypoints).toEqual([{ name: "A", lat: 52.1, lng: 5.2 }]);
  expect(swapped.tracks[0]).toMatchObject({ lats: Float64Array.of(52.1, 52.2) });
  expect(swapOf(swapped)).toBe("done");
  expect(withSwappedPlaces(swapped)).toEqual(file);
  expect(swapOf(readSample(inCollection(at(52.1, 5.2), at(5.2, 52.1))))).toBeNull();
  expect(swapOf(readSample(inCollection(at(50, 30))))).toBeNull();
});

test("gives the name of the collection to its only line", () => {
  const line = { type: "LineString", coordinates: [POINT.coordinates, [5.3, 52.1]] };
  const json = inCollection(feature(line)).replace("{", '{"name":"Pieterpad",');
  expect(readSample(json).tracks.map(({ name }) => name)).toEqual(["Pieterpad"]);
});

test("reads features on separate lines", () => {
  expect(readSample(`${feature(POINT)}\n${feature(POINT)}\n`).waypoints).toHaveLength(2);
});

test("reads the complete features of a file that ends early, and reports that", () => {
  const whole = inCollection(feature(POINT), feature(POINT));
  const { waypoints, isTruncated } = readSample(whole.slice(0, -20));
  expect([waypoints.length, isTruncated]).toEqual([1, true]);
});

test.each([
  ['{"type":"Topology"}', "topojson"],
  ['{"type":"Point","coordinates":[NaN,52]}', "damaged-json"],
  ['{"a":1}', "unknown-kind"],
  ["[".repeat(101), "too-deep"],
])("refuses %s", (json, reason) => expect(problemReasonOf(json)).toBe(reason));

test("does not count brackets within texts as depth", () => {
  const name = "[".repeat(200);
  expect(readSample(feature(POINT, { name })).waypoints).toMatchObject([{ name }]);
});
