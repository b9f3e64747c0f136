import fc from "fast-check";
import { expect, test } from "vitest";
import { anyContent } from "#domain/exchange/content.fixture.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { asWaypointToStore } from "#domain/exchange/preview/as-waypoint-to-store.ts";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { gpxSchemaFaults } from "./gpx-schema.fixture.ts";
import { gpxPieces } from "./write-gpx.ts";

const gpxOf = (content: Partial<ExportContent>): string =>
  [...gpxPieces({ name: "", waypoints: [], tracks: [], routes: [], ...content }, 0)].join("");

test("every export is valid GPX 1.1", () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(gpxSchemaFaults(gpxOf(content))).toEqual([]);
    }),
  );
});

test("only characters that XML cannot carry are left out", () => {
  const name = "a\u0000b\u000bc\ud800d\udc00e\uffffé🏕";
  expect(gpxOf({ waypoints: [{ name, lat: 1, lng: 2 }] })).toContain("<name>abcdeé🏕</name>");
});

test("a waypoint has its symbol for Garmin and for OsmAnd", () => {
  const waypoint = { name: "Tent", lat: 52, lng: 5, icon: "campsite", color: "#9f221a" };
  const gpx = gpxOf({ waypoints: [waypoint] });
  expect(gpx).toContain("<sym>Campground</sym>");
  expect(gpx).toContain("<osmand:icon>tourism_camp_site</osmand:icon>");
  expect(gpx).toContain("<osmand:color>#9f221a</osmand:color>");
});

test("the links at the end of a note are links again, and come back as they were", () => {
  const note = "Bij de eik\nFoto: https://example.org/a\nhttps://example.org/b";
  const gpx = gpxOf({ waypoints: [{ name: "Tent", lat: 52, lng: 5, note }] });
  expect(gpx).toContain("<desc>Bij de eik</desc>");
  expect(gpx).toContain('<link href="https://example.org/a"><text>Foto</text></link>');
  expect(gpx).toContain('<link href="https://example.org/b"></link>');
  const [read] = readSample(gpx).waypoints;
  expect(read && asWaypointToStore(read, "").note).toBe(note);
  const inside = "Zie https://example.org/a voor meer";
  const plain = gpxOf({ waypoints: [{ name: "Tent", lat: 52, lng: 5, note: inside }] });
  expect(plain).toContain(`<desc>${inside}</desc>`);
});

test("the meridian of 180° is written as −180°, as the schema requires", () => {
  expect(gpxOf({ waypoints: [{ name: "A", lat: 1, lng: 180 }] })).toContain('lon="-180"');
});

test("a track of 100,000 points comes in pieces of a few hundred points", () => {
  const count = 100_000;
  const track = {
    name: "lang",
    lngs: new Float64Array(count),
    lats: new Float64Array(count),
    altitudesMeters: null,
    timesMs: null,
    segmentStarts: Uint32Array.of(0, 50_000),
  };
  const pieces = [...gpxPieces({ name: "", waypoints: [], tracks: [track], routes: [] }, 0)];
  expect(Math.max(...pieces.map((piece) => piece.split("<trkpt").length))).toBeLessThan(500);
  expect(pieces.join("").split("<trkpt").length - 1).toBe(count);
});
