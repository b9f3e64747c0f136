import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { expect, it } from "vitest";
import { readTile } from "#mapview/sources/vector-tile-like.ts";
import { mergeTiles } from "./merge-tiles.ts";

/** A tile with a node per id, and a line. */
function tileOf(...ids: readonly number[]): ArrayBuffer {
  const slice = (features: GeoJSON.Feature[]) => {
    const tile = new GeoJSONVT({ type: "FeatureCollection", features }).getTile(0, 0, 0);
    if (!tile) throw new Error("no tile");
    return tile;
  };
  const nodes = ids.map((id) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [10 * id, 40 + 20 * (id % 2)] },
    properties: { mode: "walk", osm_id: id, ref: String(id) },
  }));
  const line = {
    type: "LineString" as const,
    coordinates: ids.map((id) => [10 * id, 40 + 20 * (id % 2)]),
  };
  const routes = [{ type: "Feature" as const, geometry: line, properties: { mode: "walk" } }];
  const layers = { nodes: slice(nodes), routes: slice(routes) };
  return fromGeojsonVt(layers, { version: 2, extent: 4096 }).slice().buffer as ArrayBuffer;
}

const WALK = ["walk"] as const;

it("has each node and each segment of a line once", () => {
  const parts = [tileOf(1, 2, 3), tileOf(5, 3, 2)].map((bytes) => ({ bytes, modes: WALK }));
  const merged = readTile(mergeTiles(parts));
  expect(merged.get("nodes")?.map(({ properties }) => properties["ref"])).toEqual([
    "1",
    "2",
    "3",
    "5",
  ]);
  const lines = merged.get("routes")?.flatMap(({ source }) => source.loadGeometry());
  expect(lines?.map((line) => line.length)).toEqual([3, 2]);
});

it("takes only the wanted networks from each pack", () => {
  const parts = [
    { bytes: tileOf(1, 2), modes: ["cycle"] as const },
    { bytes: tileOf(3, 4), modes: WALK },
  ];
  const merged = readTile(mergeTiles(parts));
  expect(merged.get("nodes")?.map(({ properties }) => properties["osm_id"])).toEqual([3, 4]);
  expect(merged.get("routes")).toHaveLength(1);
});
