import type { FeatureCollection } from "geojson";
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { Palette } from "./palette.ts";
import { BOLD, byZoom } from "./words.ts";

/** The sources that hold what the user brought: their waypoints and their own position. */
export const WAYPOINT_SOURCE = "waypoints";
export const POSITION_SOURCE = "position";

/** The layer whose features can be tapped. */
export const WAYPOINT_LAYER = "waypoint";

/** The image that marks a waypoint; its point stands on the place. */
export const WAYPOINT_IMAGE = "waypoint";

/** Feature property: the radius of the accuracy circle in CSS pixels at zoom 0. */
export const RADIUS_AT_ZOOM_0 = "radiusAtZoom0";

/** Where zooming in stops; the accuracy circle grows exactly up to here. */
export const HIGHEST_ZOOM = 20;

/** An empty source of GeoJSON points, with fine enough tiles for a point at the highest zoom. */
export function userSource(data: FeatureCollection): GeoJSONSourceSpecification {
  return { type: "geojson", data, maxzoom: 14, buffer: 0, tolerance: 0 };
}

/** The circle of the accuracy of the own position, in true metres. */
export function accuracyLayer(palette: Palette): LayerSpecification {
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

/** The waypoints: a mark that is always there, and a name where it fits. */
export function waypointLayer(palette: Palette): LayerSpecification {
  return {
    id: WAYPOINT_LAYER,
    type: "symbol",
    source: WAYPOINT_SOURCE,
    layout: {
      "icon-image": WAYPOINT_IMAGE,
      "icon-anchor": "bottom",
      "icon-allow-overlap": true,
      "icon-size": byZoom([6, 0.8], [10, 1]),
      "text-field": ["get", "name"],
      "text-font": BOLD,
      "text-size": 13,
      "text-anchor": "top",
      "text-offset": [0, 0.25],
      "text-max-width": 9,
      "text-optional": true,
    },
    paint: {
      "text-color": palette.waypointText,
      "text-halo-color": palette.textHalo,
      "text-halo-width": 1.8,
    },
  };
}
