import { readFileSync } from "node:fs";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { markNamed } from "#domain/fairway/official/marks.fixture.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { fairwayTiler } from "./fairway-tiler.ts";
import { officialProperties } from "./official-properties.ts";

const FAIRWAYS = readFairways(readFileSync("public/nautical/vaarwegen.json", "utf8"));

/** The features of the tile around a place, by layer. */
function featuresAt(lng: number, lat: number, z: number, cut = fairwayTiler(FAIRWAYS, null)) {
  const address = { z, x: Math.floor(tileColumn(lng, z)), y: Math.floor(tileRow(lat, z)) };
  const bytes = cut(address);
  if (bytes.byteLength === 0) return {};
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties),
    ]),
  );
}

it("cuts bridges with their clearances, and leaves out what is unknown", () => {
  const { objects } = featuresAt(4.3636, 52.00165, 14);
  const bridge = objects?.find(({ name }) => name === "Abtswoudsebrug");
  expect(bridge).toMatchObject({
    id: 28499,
    kind: "bridge",
    movable: true,
    label: "BB H13 W105",
    clearance: 1.35,
    width: 10.5,
  });
  expect(bridge).not.toHaveProperty("length");
});

it("cuts marks with their lights, and nothing from afar", () => {
  const { marks } = featuresAt(3.32783, 51.40967, 14);
  expect(marks).toContainEqual({ kind: "port", beacon: false, name: "S 14", light: "Fl(?)5s" });
  expect(featuresAt(3.32783, 51.40967, 10)).toEqual({});
  expect(featuresAt(0, 0, 14)).toEqual({});
});

it("cuts a mark with its record with the look, the sectors and all of that record", () => {
  const mark = markNamed("V sectorlicht");
  const official = { mark, date: "2026-09-01" };
  const { lat, lng } = mark;
  const drawn = {
    lat,
    lng,
    kind: "unknown",
    isBeacon: true,
    name: "V",
    light: "LFl",
    official,
  } as const;
  const cut = fairwayTiler({ objects: [], marks: [drawn] }, officialProperties);
  const [feature] = featuresAt(lng, lat, 14, cut)["marks"] ?? [];
  expect(feature).toMatchObject({
    look: "pile/fixed/h+white+red///red+white+green",
    sectors: "red+245+260/white+260+280.5/green+280.5+300",
  });
  expect(JSON.parse(String(feature?.["record"]))).toEqual(official);
});
