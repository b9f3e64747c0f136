import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { Notice } from "#domain/bulletin/bulletin.ts";
import type { BoatLimits } from "#domain/fairway/passage/passage.ts";
import { BASE_MAX_ZOOM } from "#mapview/layers/base/base-drawing.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD, byZoom } from "#mapview/style/expressions.ts";
import { type NauticalPalette, nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import {
  FAIRWAY_MARK_TILE_LAYER,
  FAIRWAY_MAX_ZOOM,
  FAIRWAY_MIN_ZOOM,
  FAIRWAY_OBJECT_TILE_LAYER,
} from "#mapview/tiler/fairway-tiler-facts.ts";
import { depthLayers } from "./depth-layers.ts";
import type { FairwaySign } from "./fairway-signs.ts";
import {
  DEPTH_AREA_SOURCE,
  DEPTH_SOURCE,
  FAIRWAY_CLEARANCE_LAYER,
  FAIRWAY_MARK_LAYER,
  FAIRWAY_OBJECT_LAYER,
  FAIRWAY_ROOM_LAYER,
  FAIRWAY_SOURCE,
} from "./nautical-layer-ids.ts";
import { noticeDrawing } from "./notice-drawing.ts";
import { sectorLayer } from "./sector-layer.ts";

/** From this zoom on, bridges and locks are labelled with their clearance. */
const CLEARANCE_ZOOM = 12.5;
const MARK_NAME_ZOOM = 14;
const LIGHT_ZOOM = 14.5;

/** The options of the drawing of fairways. */
export interface NauticalOptions {
  readonly flavour: MapFlavour;
  /** The URL template of tiles with bridges, locks and marks, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** The URL template of tiles with depth contours; null when there are none. */
  readonly depthTiles: string | null;
  /** The URL template of tiles with the waters whose depth is not known or too little, drawn if there are contours. */
  readonly depthAreaTiles: string;
  readonly attribution: string;
  /** The limits of the user's boat; null when they are unknown. */
  readonly boat: BoatLimits | null;
  /** The height of the water above the level to which clearances refer, metres. */
  readonly levelMeters: number;
  /** The depth of the first contour with enough water for the boat; null when its draught is unknown. */
  readonly safeContourMeters: number | null;
  readonly notices: readonly Notice[];
}

/** Returns the layers for bridges, locks, buoys, lights and depths. They depend on the options alone. */
export function nauticalDrawing(options: NauticalOptions): LayerDrawing {
  const { flavour, tiles, depthTiles, attribution, boat, levelMeters, safeContourMeters } = options;
  const sparse = { sparse: true };
  const palette = nauticalPaletteFor(flavour);
  const signs = objectLayer(flavour, boat);
  const notices = noticeDrawing(palette, options.notices);
  const zooms = { minzoom: FAIRWAY_MIN_ZOOM, maxzoom: FAIRWAY_MAX_ZOOM };
  return {
    sources: {
      ...notices.sources,
      [FAIRWAY_SOURCE]: { type: "vector", tiles: [tiles], ...zooms, attribution },
      ...(depthTiles && {
        [DEPTH_SOURCE]: { type: "vector", tiles: [depthTiles], minzoom: 8, maxzoom: 13 },
        // The zooms are those of the base, so that no other tiles of it are requested; a missing one is cut from its ancestor.
        [DEPTH_AREA_SOURCE]: {
          ...sparse,
          type: "vector",
          tiles: [options.depthAreaTiles],
          minzoom: 0,
          maxzoom: BASE_MAX_ZOOM,
        },
      }),
    },
    layers: {
      ...(depthTiles && {
        "network-lines": depthLayers(flavour, safeContourMeters),
      }),
      nautical: [
        sectorLayer(flavour),
        markNames(palette),
        markLayer(flavour),
        clearanceLayer(palette, boat, levelMeters),
        signs,
        ...(notices.layers.nautical ?? []),
      ],
      "own-room": [roomLayer(signs)],
    },
  };
}

const DRAWN_FROM = { source: FAIRWAY_SOURCE };

/** Tests a tag against a required size, metres; `null` for no requirement. */
function sizeTests(tag: string, meters: number | null) {
  const has: ExpressionSpecification = ["has", tag];
  const isNeeded = meters !== null;
  return {
    isLess: (isNeeded ? ["all", has, ["<", ["get", tag], meters]] : false) as Condition,
    isUnknown: (isNeeded ? ["!", has] : false) as Condition,
  };
}

type Condition = ExpressionSpecification | boolean;

/**
 * Returns the sign of a bridge or lock as an expression: the passage of the boat, as `passageOf` in the domain has
 * it, or `plain` where the boat passes.
 */
function signOf(boat: BoatLimits | null): ExpressionSpecification | FairwaySign {
  if (!boat) return "plain";
  const isBridge: ExpressionSpecification = ["==", ["get", "kind"], "bridge"];
  const isLock: ExpressionSpecification = ["!", isBridge];
  const height = sizeTests("clearance", boat.heightMeters);
  const width = sizeTests("width", boat.widthMeters);
  const length = sizeTests("length", boat.lengthMeters);
  const cases: readonly (readonly [Condition, FairwaySign | ExpressionSpecification])[] = [
    [["all", width.isLess, fitsFixedSpan(boat)] as Condition, "unknown"],
    [["any", width.isLess, ["all", isLock, length.isLess]] as Condition, "blocked"],
    [
      ["all", isBridge, height.isLess] as Condition,
      ["case", ["get", "movable"], "opens", "blocked"] as ExpressionSpecification,
    ],
    [
      ["all", isBridge, height.isUnknown] as Condition,
      ["case", ["get", "movable"], "opens", "unknown"] as ExpressionSpecification,
    ],
    [["any", width.isUnknown, ["all", isLock, length.isUnknown]] as Condition, "unknown"],
  ];
  return ["case", ...cases.flat(), "plain"] as unknown as ExpressionSpecification;
}

/** Tests whether a boat that is too wide for the movable span may fit under a fixed one. */
function fitsFixedSpan({ heightMeters, widthMeters }: BoatLimits): Condition {
  if (widthMeters === null) return false;
  return [
    "all",
    ["has", "spanWidth"],
    [">=", ["get", "spanWidth"], widthMeters],
    [">=", ["get", "spanClearance"], heightMeters ?? 0],
  ];
}

/** The size of a sign from this zoom on is that of its image. */
const FULL_SIZE_ZOOM = 14;

function objectLayer(flavour: MapFlavour, boat: BoatLimits | null): SymbolLayerSpecification {
  const shape: ExpressionSpecification = [
    "case",
    ["==", ["get", "kind"], "lock"],
    "lock",
    ["get", "movable"],
    "movable",
    "fixed",
  ];
  return {
    ...DRAWN_FROM,
    "source-layer": FAIRWAY_OBJECT_TILE_LAYER,
    id: FAIRWAY_OBJECT_LAYER,
    type: "symbol",
    minzoom: FAIRWAY_MIN_ZOOM,
    layout: {
      "icon-image": ["concat", "fairway|", shape, "|", signOf(boat), `|${flavour}`],
      "icon-size": byZoom([11, 0.5], [12.5, 0.75], [FULL_SIZE_ZOOM, 1]),
      // A hidden bridge would look like open water.
      "icon-allow-overlap": true,
      "icon-padding": 0,
      "symbol-sort-key": ["case", ["get", "movable"], 0, 1],
    },
  };
}

/**
 * Returns the invisible signs that are placed before all numbers, so that these move aside. From afar numbers keep
 * their place, because in a town with a bridge at every corner they would find no other.
 */
function roomLayer(signs: SymbolLayerSpecification): LayerSpecification {
  return {
    ...signs,
    id: FAIRWAY_ROOM_LAYER,
    minzoom: FULL_SIZE_ZOOM,
    paint: { "icon-opacity": 0 },
  };
}

/** Returns the notation of `clearanceNotation`, with the height at this level of the water. */
function labelAt(levelMeters: number): ExpressionSpecification {
  if (levelMeters === 0) return ["get", "label"];
  const decimetres = (meters: ExpressionSpecification): ExpressionSpecification => [
    "to-string",
    ["floor", ["/", ["round", ["*", 1000, meters]], 100]],
  ];
  const isBascule: ExpressionSpecification = [
    "all",
    ["==", ["get", "kind"], "bridge"],
    ["get", "movable"],
  ];
  const height = decimetres(["-", ["get", "clearance"], levelMeters]);
  const hasBoth: ExpressionSpecification = ["all", ["has", "clearance"], ["has", "width"]];
  const hasEither: ExpressionSpecification = ["any", ["has", "clearance"], ["has", "width"]];
  return [
    "concat",
    ["case", isBascule, ["case", hasEither, "BB ", "BB"], ""],
    ["case", ["has", "clearance"], ["concat", "H", height], ""],
    ["case", hasBoth, " ", ""],
    ["case", ["has", "width"], ["concat", "W", decimetres(["get", "width"])], ""],
  ];
}

function clearanceLayer(
  palette: NauticalPalette,
  boat: BoatLimits | null,
  levelMeters: number,
): LayerSpecification {
  const label = labelAt(levelMeters);
  const sign = signOf(boat);
  const color: ExpressionSpecification | string =
    typeof sign === "string"
      ? palette.signText
      : [
          "match",
          sign,
          "blocked",
          palette.blockedText,
          "opens",
          palette.opensText,
          palette.signText,
        ];
  return {
    ...DRAWN_FROM,
    "source-layer": FAIRWAY_OBJECT_TILE_LAYER,
    id: FAIRWAY_CLEARANCE_LAYER,
    type: "symbol",
    minzoom: CLEARANCE_ZOOM,
    layout: {
      "text-field": ["step", ["zoom"], label, 15, ["concat", ["get", "name"], "\n", label]],
      "text-font": BOLD,
      "text-size": byZoom([12.5, 11], [15, 13]),
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 0.9,
      "text-justify": "auto",
      "text-max-width": 9,
      "text-padding": 1,
    },
    paint: {
      "text-color": color,
      "text-halo-color": palette.sign,
      "text-halo-width": 1.8,
    },
  };
}

function markLayer(flavour: MapFlavour): LayerSpecification {
  return {
    ...DRAWN_FROM,
    "source-layer": FAIRWAY_MARK_TILE_LAYER,
    id: FAIRWAY_MARK_LAYER,
    type: "symbol",
    minzoom: FAIRWAY_MIN_ZOOM,
    layout: {
      "icon-image": [
        "case",
        ["has", "look"],
        ["concat", "record|", ["get", "look"], `|${flavour}`],
        [
          "concat",
          "mark|",
          ["get", "kind"],
          "|",
          ["case", ["get", "beacon"], "beacon", "buoy"],
          "|",
          ["case", ["==", ["get", "light"], ""], "", "lit"],
          `|${flavour}`,
        ],
      ],
      "icon-anchor": "bottom",
      // Puts the circle at the foot of the drawing on the place.
      "icon-offset": [0, 3],
      "icon-size": byZoom([11, 0.5], [13, 0.8], [15, 1]),
      "icon-padding": 0,
      "icon-allow-overlap": ["step", ["zoom"], false, 13, true],
      // Marks with a known meaning take precedence over lights and unknown marks.
      "symbol-sort-key": [
        "case",
        ["has", "look"],
        0,
        ["match", ["get", "kind"], "light", 2, "unknown", 1, 0],
      ],
    },
  };
}

function markNames(palette: NauticalPalette): LayerSpecification {
  const light: ExpressionSpecification = [
    "case",
    ["==", ["get", "light"], "?"],
    "",
    ["get", "light"],
  ];
  const both: ExpressionSpecification = [
    "concat",
    ["get", "name"],
    ["case", ["any", ["==", ["get", "name"], ""], ["==", light, ""]], "", "\n"],
    light,
  ];
  return {
    ...DRAWN_FROM,
    "source-layer": FAIRWAY_MARK_TILE_LAYER,
    id: "fairway-mark-name",
    type: "symbol",
    minzoom: MARK_NAME_ZOOM,
    layout: {
      "text-field": ["step", ["zoom"], ["get", "name"], LIGHT_ZOOM, both],
      "text-font": BOLD,
      "text-size": 11,
      "text-variable-anchor": ["left", "right", "bottom"],
      "text-radial-offset": 1,
      "text-justify": "auto",
    },
    paint: {
      "text-color": palette.signText,
      "text-halo-color": palette.sign,
      "text-halo-width": 1.5,
    },
  };
}
