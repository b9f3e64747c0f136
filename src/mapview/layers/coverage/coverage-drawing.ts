import type { Feature, FeatureCollection } from "geojson";
import type { MeshCell } from "#domain/coverage/coverage-mesh.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { type MapFlavour, paletteFor } from "#mapview/style/palette.ts";

const CELLS = "coverage-cells";
const CROSSES = "coverage-crosses";

/**
 * Draws the grid of tiles: a thin line around each tile that is on the device; missing tiles are also tinted
 * and crossed out, so that they can be told apart without colour.
 */
export function coverageDrawing(flavour: MapFlavour, mesh: readonly MeshCell[]): LayerDrawing {
  const { waypoint, placeText, textHalo } = paletteFor(flavour);
  const missing = mesh.filter(({ isMissing }) => isMissing);
  return {
    sources: {
      [CELLS]: { type: "geojson", data: collection(mesh.map(cellFeature)), maxzoom: 14 },
      [CROSSES]: { type: "geojson", data: collection(missing.map(crossFeature)), maxzoom: 14 },
    },
    layers: {
      coverage: [
        {
          id: `${CELLS}-missing`,
          type: "fill",
          source: CELLS,
          filter: ["==", ["get", "isMissing"], true],
          paint: { "fill-color": waypoint, "fill-opacity": 0.22 },
        },
        {
          id: `${CELLS}-casing`,
          type: "line",
          source: CELLS,
          paint: { "line-color": textHalo, "line-width": 3, "line-opacity": 0.6 },
        },
        {
          id: `${CELLS}-edges`,
          type: "line",
          source: CELLS,
          paint: { "line-color": placeText, "line-width": 1, "line-opacity": 0.75 },
        },
        {
          id: CROSSES,
          type: "line",
          source: CROSSES,
          paint: { "line-color": waypoint, "line-width": 1.5 },
        },
      ],
    },
  };
}

function collection(features: Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features };
}

function cellFeature({ box: [west, south, east, north], isMissing }: MeshCell): Feature {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: "Feature",
    properties: { isMissing },
    geometry: { type: "Polygon", coordinates: [ring] },
  };
}

function crossFeature({ box: [west, south, east, north] }: MeshCell): Feature {
  const strokes = [
    [
      [west, south],
      [east, north],
    ],
    [
      [west, north],
      [east, south],
    ],
  ];
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "MultiLineString", coordinates: strokes },
  };
}
