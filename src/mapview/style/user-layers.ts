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

/** The layer of the badges that stand for many waypoints close together; a tap should zoom in. */
export const WAYPOINT_CLUSTER_LAYER = "waypoint-cluster";

/** So many within the radius are drawn as one; fewer are told apart well enough. */
const CLUSTERED_FROM = 5;
const CLUSTER_RADIUS_PIXELS = 52;

/** From this zoom on every waypoint stands by itself. */
const UNCLUSTERED_FROM_ZOOM = 14;

/** Feature property: the radius of the accuracy circle in CSS pixels at zoom 0. */
export const RADIUS_AT_ZOOM_0 = "radiusAtZoom0";

/** Where zooming in stops; the accuracy circle grows exactly up to here. */
export const HIGHEST_ZOOM = 20;

/** A source of GeoJSON points (or their address), with fine enough tiles for a point at the highest zoom. */
export function userSource(data: FeatureCollection | string): GeoJSONSourceSpecification {
  return { type: "geojson", data, maxzoom: 14, buffer: 0, tolerance: 0 };
}

/** The source of the waypoints: those close together become one feature with `point_count`. */
export function waypointSource(data: FeatureCollection | string): GeoJSONSourceSpecification {
  return {
    ...userSource(data),
    cluster: true,
    clusterMinPoints: CLUSTERED_FROM,
    clusterRadius: CLUSTER_RADIUS_PIXELS,
    clusterMaxZoom: UNCLUSTERED_FROM_ZOOM - 1,
  };
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

/**
 * The waypoints: many together as a badge with their number, each other as a drop in its colour
 * with its icon, always there, and a name where it fits.
 */
export function waypointLayers(palette: Palette): LayerSpecification[] {
  return [clusterLayer(palette), clusterCountLayer(palette), waypointLayer(palette)];
}

function clusterLayer(palette: Palette): LayerSpecification {
  return {
    id: WAYPOINT_CLUSTER_LAYER,
    type: "circle",
    source: WAYPOINT_SOURCE,
    filter: IS_CLUSTER,
    paint: {
      "circle-radius": [
        "interpolate",
        ["linear"],
        ["log10", ["get", "point_count"]],
        0.7,
        13,
        4,
        26,
      ],
      "circle-color": palette.waypoint,
      "circle-stroke-color": palette.waypointEdge,
      "circle-stroke-width": 2.5,
    },
  };
}

function clusterCountLayer(palette: Palette): LayerSpecification {
  return {
    id: "waypoint-cluster-count",
    type: "symbol",
    source: WAYPOINT_SOURCE,
    filter: IS_CLUSTER,
    layout: {
      "text-field": ["get", "point_count_abbreviated"],
      "text-font": BOLD,
      "text-size": 13,
      "text-allow-overlap": true,
      "text-ignore-placement": true,
    },
    paint: { "text-color": palette.waypointEdge },
  };
}

const IS_CLUSTER: ExpressionSpecification = ["has", "point_count"];

/** As `map-images.ts` draws it; a waypoint without a colour has that of the palette. */
function pinImage(palette: Palette): ExpressionSpecification {
  const color: ExpressionSpecification = ["coalesce", ["get", "color"], palette.waypoint];
  return [
    "concat",
    "pin|",
    ["coalesce", ["get", "icon"], ""],
    "|",
    color,
    `|${palette.waypointEdge}`,
  ];
}

function waypointLayer(palette: Palette): LayerSpecification {
  return {
    id: WAYPOINT_LAYER,
    type: "symbol",
    source: WAYPOINT_SOURCE,
    filter: ["!", IS_CLUSTER],
    layout: {
      "icon-image": pinImage(palette),
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
