import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FILE_FORMATS } from "#domain/exchange/file-formats.ts";
import { manifestWithFormats } from "./manifest-formats.ts";

const FIXTURE = {
  kind: "fixture",
  label: "Fixture",
  extensions: [".fix", ".fixture"],
  mimeTypes: ["application/fixture", "text/fixture"],
} as const;

function accepted(formats: Parameters<typeof manifestWithFormats>[1]) {
  const json = readFileSync("public/manifest.webmanifest", "utf8");
  const manifest = JSON.parse(manifestWithFormats(json, formats));
  return {
    opened: manifest.file_handlers[0].accept,
    shared: manifest.share_target.params.files[0].accept,
  };
}

it("shares every format, and opens those that hold only places and lines", () => {
  const { opened, shared } = accepted(FILE_FORMATS);
  expect(opened).toEqual({
    "application/gpx+xml": [".gpx"],
    "application/vnd.google-earth.kml+xml": [".kml"],
    "application/vnd.google-earth.kmz": [".kmz"],
    "application/geo+json": [".geojson"],
    "application/vnd.garmin.tcx+xml": [".tcx"],
    "application/vnd.ant.fit": [".fit"],
  });
  expect(shared.toSorted()).toEqual(
    [
      ".gpx",
      ".kml",
      ".kmz",
      ".geojson",
      ".json",
      ".tcx",
      ".fit",
      ".csv",
      "application/gpx+xml",
      "application/vnd.google-earth.kml+xml",
      "application/vnd.google-earth.kmz",
      "application/geo+json",
      "application/json",
      "application/vnd.garmin.tcx+xml",
      "application/vnd.ant.fit",
      "application/xml",
      "text/xml",
      "text/csv",
      "application/octet-stream",
    ].toSorted(),
  );
});

it("accepts a format that is added to the list", () => {
  const { opened, shared } = accepted([...FILE_FORMATS, FIXTURE]);
  expect(opened["application/fixture"]).toEqual([".fix"]);
  expect(shared).toEqual(expect.arrayContaining([...FIXTURE.extensions, ...FIXTURE.mimeTypes]));
  expect(accepted([{ ...FIXTURE, isGeneral: true }]).opened).toEqual({});
});
