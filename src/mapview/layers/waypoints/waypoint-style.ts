import type { FeatureCollection } from "geojson";
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import {
  WAYPOINT_MAX_ZOOM,
  WAYPOINT_TILE_LAYER,
} from "#mapview/layers/waypoints/waypoint-tiler-facts.ts";
import { BOLD, byZoom } from "#mapview/style/expressions.ts";
import type { Palette } from "#mapview/style/palette.ts";

/** The sources that hold what the user brought: their waypoints and their own position. */
export const WAYPOINT_SOURCE = "waypoints";
export const POSITION_SOURCE = "position";

/** The layers of the drops and of their names, whose features can be tapped. */
export const WAYPOINT_LAYER = "waypoint";
export const WAYPOINT_NAME_LAYER = "waypoint-name";

/** The layer of the badges that stand for many waypoints close together; a tap should zoom in. */
export const WAYPOINT_CLUSTER_LAYER = "waypoint-cluster";

/** Feature property: the radius of the accuracy circle in CSS pixels at zoom 0. */
export const RADIUS_AT_ZOOM_0 = "radiusAtZoom0";

/** Where zooming in stops; the accuracy circle grows exactly up to here. */
export const HIGHEST_ZOOM = 20;

/** The source of the own position, with fine enough tiles for a point at the highest zoom. */
export function positionSource(data: FeatureCollection): GeoJSONSourceSpecification {
  return { type: "geojson", data, maxzoom: 14, buffer: 0, tolerance: 0 };
}

/** The source of the waypoints; `tiles` is the address of one, with `{z}`, `{x}` and `{y}`. */
export function waypointSource(tiles: string): VectorSourceSpecification {
  return { type: "vector", tiles: [tiles], minzoom: 0, maxzoom: WAYPOINT_MAX_ZOOM };
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
 * with its icon, always there, and a name where it fits. The names lie lowest, and so are placed
 * last: none covers the drop of another.
 */
export function waypointLayers(palette: Palette): LayerSpecification[] {
  return [
    nameLayer(palette),
    clusterLayer(palette),
    clusterCountLayer(palette),
    waypointLayer(palette),
  ];
}

const DRAWN_FROM = { source: WAYPOINT_SOURCE, "source-layer": WAYPOINT_TILE_LAYER };

function clusterLayer(palette: Palette): LayerSpecification {
  return {
    id: WAYPOINT_CLUSTER_LAYER,
    type: "circle",
    ...DRAWN_FROM,
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
    ...DRAWN_FROM,
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
    ...DRAWN_FROM,
    filter: ["!", IS_CLUSTER],
    layout: {
      "icon-image": pinImage(palette),
      "icon-anchor": "bottom",
      "icon-allow-overlap": true,
      "icon-padding": 0,
      "icon-size": byZoom([6, 0.8], [10, 1]),
    },
  };
}

function nameLayer(palette: Palette): LayerSpecification {
  return {
    id: WAYPOINT_NAME_LAYER,
    type: "symbol",
    ...DRAWN_FROM,
    filter: ["!", IS_CLUSTER],
    layout: {
      "text-field": ["get", "name"],
      "text-font": BOLD,
      "text-size": 13,
      "text-anchor": "top",
      "text-offset": [0, 0.25],
      "text-padding": 0,
      "text-max-width": 9,
    },
    paint: {
      "text-color": palette.waypointText,
      "text-halo-color": palette.textHalo,
      "text-halo-width": 1.8,
    },
  };
}
