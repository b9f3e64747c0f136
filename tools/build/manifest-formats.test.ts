import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FILE_FORMATS } from "#domain/exchange/file-formats.ts";
import { manifestWithFormats, RECEIVED_FORMATS } from "./manifest-formats.ts";

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

it("shares every format, and opens those that hold nothing else", () => {
  const { opened, shared } = accepted(RECEIVED_FORMATS);
  expect(opened).toEqual({
    "application/gpx+xml": [".gpx"],
    "application/vnd.google-earth.kml+xml": [".kml"],
    "application/vnd.google-earth.kmz": [".kmz"],
    "application/geo+json": [".geojson"],
    "application/vnd.garmin.tcx+xml": [".tcx"],
    "application/vnd.ant.fit": [".fit"],
    "application/vnd.openstreetmap.data+pbf": [".osm.pbf", ".pbf"],
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
      ".osm.pbf",
      ".pbf",
      "application/vnd.openstreetmap.data+pbf",
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
  expect(opened["application/fixture"]).toEqual([".fix", ".fixture"]);
  expect(shared).toEqual(expect.arrayContaining([...FIXTURE.extensions, ...FIXTURE.mimeTypes]));
  const general = (generalExtensions: readonly string[]) =>
    accepted([{ ...FIXTURE, generalExtensions }]).opened;
  expect(general([".fixture"])["application/fixture"]).toEqual([".fix"]);
  expect(general([".fix", ".fixture"])).toEqual({});
});
