import { readFileSync } from "node:fs";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { fairwayTiler } from "./fairway-tiler.ts";

const FILE = new Uint8Array(readFileSync("public/nautical/vaarwegen.json")).buffer;

/** The features of the tile around a place, by layer. */
function featuresAt(lng: number, lat: number, z: number) {
  const address = { z, x: Math.floor(tileColumn(lng, z)), y: Math.floor(tileRow(lat, z)) };
  const bytes = fairwayTiler(FILE)(address);
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
