import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { expect, it } from "vitest";
import { mergeTiles } from "./merge-tiles.ts";
import { readTile } from "./vector-tile-like.ts";

/** A tile with a node for each id, and a line. */
function tileOf(...ids: readonly number[]): ArrayBuffer {
  const slice = (features: GeoJSON.Feature[]) => {
    const tile = new GeoJSONVT({ type: "FeatureCollection", features }).getTile(0, 0, 0);
    if (!tile) throw new Error("no tile");
    return tile;
  };
  const nodes = ids.map((id) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [id, 52] },
    properties: { mode: "walk", osm_id: id, ref: String(id) },
  }));
  const line = { type: "LineString" as const, coordinates: ids.map((id) => [id, 52]) };
  const routes = [{ type: "Feature" as const, geometry: line, properties: { mode: "walk" } }];
  const layers = { nodes: slice(nodes), routes: slice(routes) };
  return fromGeojsonVt(layers, { version: 2, extent: 4096 }).slice().buffer as ArrayBuffer;
}

it("holds the routes of all packs, and each node once", () => {
  const merged = readTile(mergeTiles([tileOf(1, 2), tileOf(2, 3)]));
  expect(merged.get("routes")).toHaveLength(2);
  expect(merged.get("nodes")?.map(({ properties }) => properties["ref"])).toEqual(["1", "2", "3"]);
});
