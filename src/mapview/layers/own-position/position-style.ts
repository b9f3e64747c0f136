import type { FeatureCollection } from "geojson";
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD } from "#mapview/style/expressions.ts";
import { HIGHEST_ZOOM } from "#mapview/style/highest-zoom.ts";
import { type MapFlavour, type Palette, paletteFor } from "#mapview/style/palette.ts";

/** The source of the position. */
export const POSITION_SOURCE = "position";

/** Feature property: the radius of the accuracy circle in CSS pixels at zoom 0. */
export const RADIUS_AT_ZOOM_0 = "radiusAtZoom0";

/** Draws the accuracy circle of the position, from at most one point with `radiusAtZoom0` and `isStale`. */
export function positionDrawing(flavour: MapFlavour, position: FeatureCollection): LayerDrawing {
  return {
    sources: { [POSITION_SOURCE]: positionSource(position) },
    layers: { accuracy: [accuracyLayer(paletteFor(flavour))], "own-room": [ROOM_LAYER] },
  };
}

/** An invisible letter of the size of the dot, which keeps movable badges away from it. */
const ROOM_LAYER: LayerSpecification = {
  id: "own-room",
  type: "symbol",
  source: POSITION_SOURCE,
  layout: {
    "text-field": "O",
    "text-font": BOLD,
    "text-size": 22,
    "text-padding": 0,
    "text-overlap": "always",
  },
  paint: { "text-opacity": 0 },
};

/** Creates a source with tiles fine enough for a point at the highest zoom. */
function positionSource(data: FeatureCollection): GeoJSONSourceSpecification {
  return { type: "geojson", data, maxzoom: 14, buffer: 0, tolerance: 0 };
}

/** Draws the accuracy circle in true metres. */
function accuracyLayer(palette: Palette): LayerSpecification {
  const color: ExpressionSpecification = [
    "case",
    ["get", "isStale"],
    palette.stalePosition,
    palette.ownPosition,
  ];
  return {
    id: "accuracy",
    type: "circle",
    source: POSITION_SOURCE,
    paint: {
      "circle-radius": [
        "interpolate",
        ["exponential", 2],
        ["zoom"],
        0,
        ["get", RADIUS_AT_ZOOM_0],
        HIGHEST_ZOOM,
        ["*", 2 ** HIGHEST_ZOOM, ["get", RADIUS_AT_ZOOM_0]],
      ],
      "circle-color": color,
      "circle-opacity": 0.14,
      "circle-stroke-color": color,
      "circle-stroke-opacity": 0.5,
      "circle-stroke-width": 1,
      "circle-pitch-alignment": "map",
    },
  };
}
