import fc from "fast-check";
import { expect, test } from "vitest";
import { anyContent } from "#domain/exchange/content.fixture.ts";
import type { ExchangeFile, ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { type ExportFormat, exportPieces } from "./format-writers.ts";

function exportedAndRead(format: ExportFormat, content: ExportContent): ExchangeFile {
  const text = [...exportPieces(format, content, 0)].join("");
  const result = readFile(new TextEncoder().encode(text));
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}\n${text}`);
  return result.file;
}

/** Returns the content for comparison, without the order of features in different folders. */
function contentOf({ waypoints, tracks, routes }: ExportContent | ExchangeFile) {
  const inOrder = <Feature extends object>(features: readonly Feature[]): Feature[] =>
    features.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return {
    waypoints: inOrder(waypoints),
    tracks: inOrder(tracks.map(plainTrack)),
    routes: inOrder(routes),
  };
}

function sortKey(feature: object): string {
  return JSON.stringify(Object.entries(feature).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function plainTrack(track: ExchangeTrack) {
  return {
    ...track,
    lngs: [...track.lngs],
    lats: [...track.lats],
    altitudesMeters: track.altitudesMeters && [...track.altitudesMeters],
    timesMs: track.timesMs && [...track.timesMs],
    segmentStarts: [...track.segmentStarts],
  };
}

test.each(["gpx", "geojson"] as const)(
  "%s survives writing and reading, field by field",
  (format) => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(contentOf(exportedAndRead(format, content))).toEqual(contentOf(content));
      }),
      { numRuns: 300 },
    );
  },
);

test("KML survives writing and reading, except for the details of route points", () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const routes = content.routes.map((route) => ({
        ...route,
        points: route.points.map(({ lat, lng, altitudeMeters }) => ({
          name: "",
          lat,
          lng,
          ...(altitudeMeters !== undefined && { altitudeMeters }),
        })),
      }));
      expect(contentOf(exportedAndRead("kml", content))).toEqual(contentOf({ ...content, routes }));
    }),
    { numRuns: 300 },
  );
});

test("CSV keeps the waypoints, except for their links", () => {
  fc.assert(
    fc.property(
      anyContent.filter(({ waypoints }) => waypoints.length > 0),
      (content) => {
        const waypoints = content.waypoints.map(({ links, ...others }) => others);
        const expected = { waypoints, tracks: [], routes: [] };
        const read = contentOf(exportedAndRead("csv", content));
        expect(read).toEqual(contentOf({ ...content, ...expected }));
      },
    ),
    { numRuns: 300 },
  );
});

test("a file of this app is read without losses, truncation or guesses", () => {
  fc.assert(
    fc.property(anyContent, fc.constantFrom("gpx", "kml", "geojson"), (content, format) => {
      const { leftOut, isTruncated, notes } = exportedAndRead(format, content);
      expect(isTruncated).toBe(false);
      expect(notes).toEqual([]);
      expect(Object.values(leftOut).every((count) => count === 0)).toBe(true);
    }),
  );
});
