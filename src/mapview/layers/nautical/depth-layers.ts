import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { byZoom, ITALIC } from "#mapview/style/expressions.ts";
import { type NauticalPalette, nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { SHALLOW_TILE_LAYER, UNKNOWN_DEPTH_TILE_LAYER } from "#mapview/tiler/depth-areas-facts.ts";
import { FAIRWAY_MIN_ZOOM } from "#mapview/tiler/fairway-tiler-facts.ts";
import {
  DEPTH_AREA_SOURCE,
  DEPTH_SOURCE,
  SHALLOW_AREA_LAYER,
  UNKNOWN_DEPTH_LAYER,
} from "./nautical-layer-ids.ts";

/**
 * Draws depth contours, and the waters whose depth is not known or too little.
 * @param safeMeters the depth of the first contour with enough water for the boat; null when its draught is unknown
 */
export function depthLayers(
  flavour: MapFlavour,
  safeMeters: number | null,
): readonly LayerSpecification[] {
  const palette = nauticalPaletteFor(flavour);
  return [
    unknownDepthLayer(flavour),
    shallowAreaLayer(flavour),
    ...contourLayers(palette, safeMeters),
  ];
}

/** Hatches waters without a known depth, so that the lack of contours does not look like deep water. */
function unknownDepthLayer(flavour: MapFlavour): LayerSpecification {
  return {
    id: UNKNOWN_DEPTH_LAYER,
    type: "fill",
    source: DEPTH_AREA_SOURCE,
    "source-layer": UNKNOWN_DEPTH_TILE_LAYER,
    minzoom: FAIRWAY_MIN_ZOOM,
    // Edges would show between the cells.
    paint: { "fill-pattern": `hatch|${flavour}`, "fill-antialias": false },
  };
}

/** Shades water that contours on all sides tell to be too shallow; elsewhere only the contours are drawn. */
function shallowAreaLayer(flavour: MapFlavour): LayerSpecification {
  return {
    id: SHALLOW_AREA_LAYER,
    type: "fill",
    source: DEPTH_AREA_SOURCE,
    "source-layer": SHALLOW_TILE_LAYER,
    minzoom: FAIRWAY_MIN_ZOOM,
    // Edges would show between the cells.
    paint: { "fill-pattern": `hatch|shallow|${flavour}`, "fill-antialias": false },
  };
}

/** The width and blur of the shade along contours, in pixels. */
const SHADE_PIXELS = 18;

function contourLayers(palette: NauticalPalette, safeMeters: number | null): LayerSpecification[] {
  const common = { source: DEPTH_SOURCE, "source-layer": "depths" };
  const isShallow: ExpressionSpecification = ["<=", ["get", "depth"], safeMeters ?? 0];
  return [
    {
      ...common,
      id: "depth-shade",
      type: "line",
      minzoom: FAIRWAY_MIN_ZOOM,
      filter: isShallow,
      paint: {
        "line-color": palette.shallow,
        "line-width": byZoom([11, 4], [14, SHADE_PIXELS]),
        "line-blur": byZoom([11, 1], [14, SHADE_PIXELS / 3]),
        "line-opacity": 0.35,
      },
    },
    {
      ...common,
      id: "depth-shallow",
      type: "line",
      minzoom: FAIRWAY_MIN_ZOOM,
      filter: isShallow,
      paint: { "line-color": palette.shallow, "line-width": byZoom([11, 1.5], [14, 3]) },
    },
    {
      ...common,
      id: "depth-line",
      type: "line",
      minzoom: FAIRWAY_MIN_ZOOM,
      paint: {
        "line-color": palette.depthLine,
        "line-width": ["match", ["get", "depth"], [1, 2], 1.1, 0.8],
        "line-opacity": byZoom([11, 0.45], [14, 0.8]),
      },
    },
    {
      ...common,
      id: "depth-number",
      type: "symbol",
      minzoom: 12.5,
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 300,
        "text-field": ["to-string", ["get", "depth"]],
        "text-font": ITALIC,
        "text-size": 11,
      },
      paint: { "text-color": palette.depthText },
    },
  ];
}
