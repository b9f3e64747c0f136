import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD, byZoom } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { RD_GRID_LINE_LAYER, RD_GRID_SOURCE } from "./rd-grid-layer-ids.ts";

/** Black like on the topographic map, because no road, path, water or network is that dark and thin. */
export const GRID_COLORS = {
  light: { line: "#3d3a4b", rim: "#ffffff" },
  dark: { line: "#cfd3e0", rim: "#0c0f0d" },
} as const;

const IS_LINE: ExpressionSpecification = ["has", "isMajor"];
const IS_MAJOR: ExpressionSpecification = ["get", "isMajor"];

/** Draws the lines of the grid with a faint rim, every tenth thicker, and the numbers on them. */
export function gridDrawing(flavour: MapFlavour, data: FeatureCollection): LayerDrawing {
  return {
    // Numbers at the edge of a tile are drawn completely, and lines are straight between their points.
    sources: { [RD_GRID_SOURCE]: { type: "geojson", data, maxzoom: 16, tolerance: 0 } },
    layers: { "rd-grid": gridLayers(flavour) },
  };
}

function gridLayers(flavour: MapFlavour): LayerSpecification[] {
  const { line, rim } = GRID_COLORS[flavour];
  const lines = { type: "line" as const, source: RD_GRID_SOURCE, filter: IS_LINE };
  return [
    {
      ...lines,
      id: "rd-grid-rim",
      paint: { "line-color": rim, "line-width": byZoom([8, 2], [14, 3]), "line-opacity": 0.35 },
    },
    {
      ...lines,
      id: RD_GRID_LINE_LAYER,
      paint: {
        "line-color": line,
        "line-width": ["case", IS_MAJOR, 1.6, 0.8],
        "line-opacity": 0.75,
      },
    },
    {
      id: "rd-grid-number",
      type: "symbol",
      source: RD_GRID_SOURCE,
      filter: ["has", "number"],
      layout: {
        "text-field": ["get", "number"],
        "text-font": BOLD,
        "text-size": 12,
        "text-padding": 0,
      },
      paint: { "text-color": line, "text-halo-color": rim, "text-halo-width": 2 },
    },
  ];
}
