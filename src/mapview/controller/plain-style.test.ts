import type { StyleSpecification } from "maplibre-gl";
import { expect, test } from "vitest";
import { plainStyle } from "./plain-style.ts";

const raster = { type: "raster", tiles: [] } as const;
const vector = { type: "vector", tiles: [] } as const;
const drawn = { type: "geojson", data: { type: "FeatureCollection", features: [] } } as const;

const SOURCES = {
  base: vector,
  networks: vector,
  tracks: vector,
  fairways: vector,
  "named-routes": drawn,
  plan: drawn,
  waypoints: drawn,
  "overlay-walkNetwork": raster,
  "tiles-4": raster,
  "tiles-6": raster,
  "tiles-7": raster,
} as const;

test("leaves nothing but the land: no network, named route, plan, track or picture with routes", () => {
  const layers = Object.keys(SOURCES).map((source) => {
    return { id: `layer of ${source}`, type: "line", source } as const;
  });
  const style = {
    version: 8,
    sources: SOURCES,
    layers: [{ id: "background", type: "background" }, ...layers],
  } as unknown as StyleSpecification;
  const plain = plainStyle(style);
  expect(Object.keys(plain.sources)).toEqual(["base", "tiles-4"]);
  expect(plain.layers.map(({ id }) => id)).toEqual([
    "background",
    "layer of base",
    "layer of tiles-4",
  ]);
});
