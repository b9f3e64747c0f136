import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD, byZoom } from "#mapview/style/expressions.ts";
import { type MapFlavour, type Palette, paletteFor } from "#mapview/style/palette.ts";
import { WAYPOINT_MAX_ZOOM, WAYPOINT_TILE_LAYER } from "#mapview/tiler/waypoint-tiler-facts.ts";

/** The source of the waypoints. */
export const WAYPOINT_SOURCE = "waypoints";

/** The layer of the drops and names, whose features can be tapped. */
export const WAYPOINT_LAYER = "waypoint";
export const WAYPOINT_NAME_LAYER = "waypoint-name";

/** The layer of the badges for clusters of waypoints; a tap zooms in. */
export const WAYPOINT_CLUSTER_LAYER = "waypoint-cluster";

/** Draws the waypoints from tiles at this URL, with `{z}`, `{x}` and `{y}`. */
export function waypointDrawing(flavour: MapFlavour, tiles: string): LayerDrawing {
  const zooms = { minzoom: 0, maxzoom: WAYPOINT_MAX_ZOOM };
  return {
    sources: { [WAYPOINT_SOURCE]: { type: "vector", tiles: [tiles], ...zooms } },
    layers: { waypoints: waypointLayers(paletteFor(flavour)) },
  };
}

/**
 * Creates the layers: a badge with a number for each cluster, a drop with its colour and icon for each other
 * waypoint, always visible, and a name where it fits. Names are lowest and so placed last: none covers the drop of
 * another.
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

/** The image of a drop, for `map-images.ts`; a waypoint without a colour gets that of the palette. */
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
