import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD, byZoom } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { TRACK_MAX_ZOOM, TRACK_TILE_LAYER } from "#mapview/tiler/track-tiler-facts.ts";
import { gapLayer, IS_GAP } from "./gap-style.ts";
import { SPEED_COLORS } from "./speed-colors.ts";
import { TRACK_LAYER, TRACK_SOURCE } from "./track-layer-ids.ts";

/** Tests for a part of a line drawn over it in the colour of its speed. */
const IS_RUN: ExpressionSpecification = ["to-boolean", ["get", "isRun"]];

const IS_FILLING: ExpressionSpecification = ["==", ["geometry-type"], "Polygon"];

/** Selects the line without its gaps, which are drawn in their own way. */
const JOINED: ExpressionSpecification = ["!", ["any", IS_GAP, IS_RUN, IS_FILLING]];

/** Tests whether a line is coloured by speed. */
const HAS_SPEED: ExpressionSpecification = ["has", "speed"];

const SPEED_COLOR: ExpressionSpecification = [
  "to-color",
  ["at", ["get", "speed"], ["literal", [...SPEED_COLORS]]],
];

/** The options of the tracks' drawing. */
export interface TrackOptions {
  readonly flavour: MapFlavour;
  /** URL of a tile of the tracks, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** The ids of lines in the tiles that are hidden. */
  readonly hidden: readonly string[];
}

type TrackStyleLayer = (
  | FillLayerSpecification
  | LineLayerSpecification
  | SymbolLayerSpecification
) & {
  readonly filter: ExpressionSpecification;
};

/** A line without a colour of its own: a purple that no road, path or network has. */
const COLORS = {
  light: {
    line: "#7a1fa2",
    casing: "#ffffff",
    text: "#5b1179",
    halo: "#ffffff",
    speedCasing: "#12161b",
  },
  dark: {
    line: "#d58cff",
    casing: "#ffffff",
    text: "#e6bdff",
    halo: "#12161b",
    speedCasing: "#ffffff",
  },
} as const;

/** Draws tracks and routes in their colour with a white rim, and their name along the line where it fits. */
export function trackDrawing({ flavour, tiles, hidden }: TrackOptions): LayerDrawing {
  const zooms = { minzoom: 0, maxzoom: TRACK_MAX_ZOOM };
  return {
    sources: { [TRACK_SOURCE]: { type: "vector", tiles: [tiles], ...zooms } },
    layers: { tracks: trackLayers(flavour).map((layer) => withoutLines(layer, hidden)) },
  };
}

/** Returns the layer without the lines with these ids. */
function withoutLines(layer: TrackStyleLayer, ids: readonly string[]): LayerSpecification {
  if (ids.length === 0) return layer;
  const isShown: ExpressionSpecification = ["!", ["in", ["get", "id"], ["literal", [...ids]]]];
  return { ...layer, filter: ["all", layer.filter, isShown] };
}

function trackLayers(flavour: MapFlavour): TrackStyleLayer[] {
  const { line, casing, text, halo, speedCasing } = COLORS[flavour];
  const ownColor: ExpressionSpecification = ["coalesce", ["get", "color"], line];
  const width = byZoom([6, 2], [12, 3], [16, 4.5]);
  const part = { source: TRACK_SOURCE, "source-layer": TRACK_TILE_LAYER };
  const round = { "line-cap": "round", "line-join": "round" } as const;
  return [
    {
      ...part,
      id: "track-area",
      type: "fill",
      filter: IS_FILLING,
      paint: { "fill-color": ownColor, "fill-opacity": 0.16 },
    },
    {
      ...part,
      id: "track-casing",
      type: "line",
      filter: JOINED,
      layout: round,
      paint: {
        "line-color": ["case", HAS_SPEED, speedCasing, casing],
        "line-opacity": 0.9,
        // Narrow enough for a plan below it to be seen on both sides.
        "line-width": byZoom([6, 3.2], [12, 4.2], [16, 6]),
      },
    },
    {
      ...part,
      id: TRACK_LAYER,
      type: "line",
      filter: JOINED,
      layout: round,
      paint: {
        "line-color": ["case", HAS_SPEED, SPEED_COLOR, ownColor],
        "line-width": width,
      },
    },
    {
      ...part,
      id: "track-speed",
      type: "line",
      filter: IS_RUN,
      layout: round,
      paint: { "line-color": SPEED_COLOR, "line-width": width },
    },
    {
      ...gapLayer({
        id: "track-gap",
        source: TRACK_SOURCE,
        sourceLayer: TRACK_TILE_LAYER,
        color: ownColor,
      }),
      filter: IS_GAP,
    },
    {
      ...part,
      id: "track-name",
      type: "symbol",
      filter: JOINED,
      minzoom: 11,
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 400,
        "text-field": ["get", "name"],
        "text-font": BOLD,
        "text-size": 12,
        "text-offset": [0, 0.9],
      },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.6 },
    },
  ];
}
