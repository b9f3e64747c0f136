import type {
  ExpressionSpecification,
  LayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from "maplibre-gl";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { OVERLAY_MODES } from "#domain/tiles/network-overlays.ts";
import type { LayerPlace } from "#mapview/layers/layer-order.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD, byZoom, growing, LOCAL_NAME, numberIn } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import {
  type BADGE_LAYERS,
  BELOW_FAIRWAYS,
  NETWORK_SOURCE,
  NODE_DOT_LAYER,
  NODE_NAME_LAYER,
  NODE_TILE_LAYER,
  PLAN_STATE,
} from "./network-layer-ids.ts";
import { type DrawnMode, networkColors } from "./network-palette.ts";

/** The zoom from which numbers are readable. */
const NUMBERS_ZOOM = 10.5;

/** The zoom from which the nodes of a junction are far enough apart for a badge each. */
const APART_ZOOM = 15;

const NAMES_ZOOM = 12;
const FIRST_ZOOM = 8;
const LAST_ZOOM = 14;

/** The options of the networks' drawing. */
export interface NetworkOptions {
  readonly flavour: MapFlavour;
  readonly overlays: readonly MapOverlayName[];
  /** URL of a tile (docs/formats/network-tiles.md), with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly attribution: string;
  /** True if pictures cover the base: the lines are then above them, and else below the names. */
  readonly isOverPictures: boolean;
  /** True if a plan is drawn over them: the rest is faded, and the plan draws its own numbers. */
  readonly isBehindPlan?: boolean;
  /** True if bridges, locks and marks come first: numbers of networks on land, and all dots, lie below them. */
  readonly areFairwaysFirst?: boolean;
}

/**
 * The line pattern of a mode: pattern and width differ, so that two modes on one road are both seen.
 */
interface LinePattern {
  /** The width relative to that of the cycle network. */
  readonly width: number;
  /** The dashes in line widths; null for a solid line. */
  readonly dashes: readonly number[] | null;
  /** True if a light line runs along its middle. */
  readonly isDouble: boolean;
}

const PATTERNS: Readonly<Record<DrawnMode, LinePattern>> = {
  cycle: { width: 1, dashes: null, isDouble: false },
  walk: { width: 0.72, dashes: [2.6, 1.5], isDouble: false },
  motorboat: { width: 1, dashes: null, isDouble: true },
  canoe: { width: 0.8, dashes: [3.4, 0.9, 0.8, 0.9], isDouble: false },
};

/** Draws the enabled networks, depending only on the options. */
export function networkDrawing(options: NetworkOptions): LayerDrawing {
  const { flavour, tiles, attribution } = options;
  const modes = (["sailNetwork", "bikeNetwork", "walkNetwork"] as const)
    .filter((name) => options.overlays.includes(name))
    .flatMap((name) => OVERLAY_MODES[name]);
  const place = options.isOverPictures ? "network-lines-over-pictures" : "network-lines";
  const zooms = { minzoom: FIRST_ZOOM, maxzoom: LAST_ZOOM };
  return {
    sources: {
      [NETWORK_SOURCE]: {
        type: "vector",
        tiles: [tiles],
        ...zooms,
        attribution,
        // Identifies the nodes of a plan.
        promoteId: { [NODE_TILE_LAYER]: "osm_id" },
      },
    },
    layers: {
      // All casings first, because the dashes of one mode show the solid line of another.
      [place]: [
        ...modes.map((mode) => casing(mode, flavour)),
        ...modes.flatMap((mode) => lineLayers(mode, flavour)),
      ].map(options.isBehindPlan ? paler : (layer) => layer),
      ...placedNodes(modes, options),
    },
  };
}

/** Returns the layers of the nodes by their place; the invisible ones of a plan are left to the plan. */
function placedNodes(
  modes: readonly DrawnMode[],
  { flavour, isBehindPlan, areFairwaysFirst }: NetworkOptions,
): Partial<Record<LayerPlace, readonly LayerSpecification[]>> {
  const finish = (layers: readonly LayerSpecification[]) =>
    layers.map((layer) => withoutPlanned(layer, isBehindPlan ? 0.8 : 1));
  if (!areFairwaysFirst) {
    return { "network-nodes": finish([dotLayer(modes, flavour), ...signLayers(modes, flavour)]) };
  }
  const onLand = modes.filter((mode) => !isBoatingMode(mode));
  const below = [dotLayer(modes, flavour), ...signLayers(onLand, flavour)];
  return {
    "land-nodes": finish(below.map((layer) => ({ ...layer, id: layer.id + BELOW_FAIRWAYS }))),
    "network-nodes": finish(signLayers(modes.filter(isBoatingMode), flavour)),
  };
}

const PALE = 0.4;

function paler(layer: LayerSpecification): LayerSpecification {
  return { ...layer, paint: { ...layer.paint, "line-opacity": PALE } } as LayerSpecification;
}

/** Tests whether a node belongs to a plan in its own mode. */
const IS_PLANNED: ExpressionSpecification = ["==", ["feature-state", PLAN_STATE], ["get", "mode"]];

/**
 * Hides planned nodes by feature state, also without a plan: MapLibre applies removed states to tiles of the previous
 * style and evaluates them with the current one, where a constant would throw.
 */
function withoutPlanned(layer: LayerSpecification, others: number): LayerSpecification {
  const opacity = ["case", IS_PLANNED, 0, others];
  const names =
    layer.type === "circle" ? ["circle-opacity", "circle-stroke-opacity"] : TEXT_AND_ICON;
  const paint = Object.fromEntries(names.map((name) => [name, opacity]));
  return { ...layer, paint: { ...layer.paint, ...paint } } as LayerSpecification;
}

const TEXT_AND_ICON = ["text-opacity", "icon-opacity"];

const IS_FERRY: ExpressionSpecification = ["==", ["get", "ferry"], true];
const IS_PORTAGE: ExpressionSpecification = ["==", ["get", "portage"], true];
const IS_CONNECTION: ExpressionSpecification = ["==", ["get", "connection"], true];
const IS_PLAIN: ExpressionSpecification = [
  "!",
  ["any", IS_FERRY, IS_PORTAGE, IS_CONNECTION],
] as ExpressionSpecification;

function widths(factor: number, extra = 0): ExpressionSpecification {
  const stops = [
    [8, 1.3],
    [10, 2],
    [12, 3],
    [14, 4.4],
    [18, 11],
  ] as const;
  return growing(...stops.map(([zoom, width]) => [zoom, width * factor + extra] as const));
}

function routeLayer(id: string, mode: DrawnMode, only?: ExpressionSpecification) {
  const isMode: ExpressionSpecification = ["==", ["get", "mode"], mode];
  return {
    id: `network-${mode}-${id}`,
    type: "line" as const,
    source: NETWORK_SOURCE,
    "source-layer": "routes",
    minzoom: FIRST_ZOOM,
    filter: (only ? ["all", isMode, only] : isMode) as ExpressionSpecification,
  };
}

function casing(mode: DrawnMode, flavour: MapFlavour): LayerSpecification {
  return {
    ...routeLayer("casing", mode),
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": networkColors(mode, flavour).casing,
      "line-opacity": 0.75,
      "line-width": widths(PATTERNS[mode].width, 2),
    },
  };
}

function lineLayers(mode: DrawnMode, flavour: MapFlavour): LayerSpecification[] {
  const { line, casing: light } = networkColors(mode, flavour);
  const { width, dashes, isDouble } = PATTERNS[mode];
  const dashed = dashes && { "line-dasharray": [...dashes] };
  return [
    {
      ...routeLayer("line", mode, IS_PLAIN),
      layout: { "line-join": "round", "line-cap": dashes ? "butt" : "round" },
      paint: { "line-color": line, "line-width": widths(width), ...dashed },
    },
    ...(isDouble
      ? [
          {
            ...routeLayer("middle", mode, IS_PLAIN),
            minzoom: 11,
            paint: { "line-color": light, "line-width": widths(width * 0.3) },
          },
        ]
      : []),
    special("ferry", mode, IS_FERRY, [0.3, 1.6], line, width),
    special("portage", mode, IS_PORTAGE, [0.5, 0.7], line, width * 0.7),
    special("connection", mode, IS_CONNECTION, [4, 2.5], line, width * 0.55),
  ];
}

/**
 * Draws special connections: a ferry dotted, a carried canoe as close steps, a mere link as a thin line of long
 * dashes.
 */
function special(
  id: string,
  mode: DrawnMode,
  only: ExpressionSpecification,
  dashes: readonly number[],
  color: string,
  width: number,
): LayerSpecification {
  return {
    ...routeLayer(id, mode, only),
    layout: { "line-cap": id === "ferry" ? "round" : "butt" },
    paint: { "line-color": color, "line-width": widths(width), "line-dasharray": [...dashes] },
  };
}

const FROM_NODES = { source: NETWORK_SOURCE, "source-layer": NODE_TILE_LAYER };

/** Selects the nodes of these modes; of a junction only one until its nodes are apart. */
function isOneOf(modes: readonly DrawnMode[]): ExpressionSpecification {
  return [
    "all",
    ["in", ["get", "mode"], ["literal", [...modes]]],
    ["any", ["!", ["has", "lead"]], [">=", ["zoom"], APART_ZOOM]],
  ];
}

function dotLayer(modes: readonly DrawnMode[], flavour: MapFlavour): LayerSpecification {
  return {
    ...FROM_NODES,
    id: NODE_DOT_LAYER,
    type: "circle",
    minzoom: 9,
    filter: isOneOf(modes),
    paint: {
      "circle-color": networkColors("walk", flavour).casing,
      // From afar they would hide the names of villages, which lie below them.
      "circle-radius": byZoom([9, 0.8], [10.5, 1.8], [12, 3], [16, 5]),
      "circle-stroke-color": byMode(modes, (mode) => networkColors(mode, flavour).line),
      "circle-stroke-width": byZoom([9, 0.6], [10.5, 1], [14, 2]),
    },
  };
}

/** Draws the names and numbers; none without modes. */
function signLayers(modes: readonly DrawnMode[], flavour: MapFlavour): LayerSpecification[] {
  if (modes.length === 0) return [];
  const isOn = isOneOf(modes);
  const hasNumber: ExpressionSpecification = ["!=", ["coalesce", ["get", "ref"], ""], ""];
  const line = byMode(modes, (mode) => networkColors(mode, flavour).line);
  return [
    {
      ...FROM_NODES,
      id: NODE_NAME_LAYER,
      type: "symbol",
      minzoom: NAMES_ZOOM,
      filter: ["all", isOn, ["!", hasNumber], ["has", "name"]] as ExpressionSpecification,
      layout: {
        "text-field": LOCAL_NAME,
        "text-font": BOLD,
        "text-size": 12,
        "text-variable-anchor": ["top", "right", "left", "bottom"],
        "text-radial-offset": 0.7,
        "text-max-width": 8,
      },
      paint: {
        "text-color": line,
        "text-halo-color": networkColors("walk", flavour).casing,
        "text-halo-width": 1.6,
      },
    },
    ...BADGE_BANDS.map((band) =>
      badgeLayer(band, modes, flavour, { ...FROM_NODES, filter: ["all", isOn, hasNumber] }),
    ),
  ];
}

/** A range of zooms with badges of one size; CSS pixels. */
interface BadgeBand {
  readonly id: (typeof BADGE_LAYERS)[number];
  readonly from: number;
  readonly to?: number;
  readonly textSize: number;
  /** The side of a badge with a short number. */
  readonly side: number;
}

/**
 * Small at low zooms, where nodes crowd. Each range is a separate layer: MapLibre keeps a number that had to move
 * aside there, and the next layer moves it back onto its node.
 */
const BADGE_BANDS: readonly BadgeBand[] = [
  { id: "network-node-far", from: NUMBERS_ZOOM, to: 11.5, textSize: 11, side: 20 },
  { id: "network-node-middle", from: 11.5, to: 12.5, textSize: 12, side: 22 },
  { id: "network-node-near", from: 12.5, to: 13.5, textSize: 13, side: 24 },
  { id: "network-node", from: 13.5, to: APART_ZOOM, textSize: 13, side: 24 },
  { id: "network-node-apart", from: APART_ZOOM, textSize: 13, side: 24 },
];

/** The positions of a badge, best first: on its node, close beside it, beside the badge on it. */
export const BADGE_PLACES = (() => {
  const around = (distance: number) => {
    const slant = distance * Math.SQRT1_2;
    return [
      ["left", [distance, 0]],
      ["right", [-distance, 0]],
      ["top", [0, distance]],
      ["bottom", [0, -distance]],
      ["top-left", [slant, slant]],
      ["top-right", [-slant, slant]],
      ["bottom-left", [slant, -slant]],
      ["bottom-right", [-slant, -slant]],
    ] as const;
  };
  return [["center", [0, 0]] as const, ...around(0.7), ...around(1.35)].flat();
})() as VariableAnchorOffsetCollectionSpecification;

function badgeLayer(
  { id, from, to, textSize, side }: BadgeBand,
  modes: readonly DrawnMode[],
  flavour: MapFlavour,
  common: { source: string; "source-layer": string; filter: ExpressionSpecification },
): LayerSpecification {
  return {
    ...common,
    id,
    type: "symbol",
    minzoom: from,
    ...(to && { maxzoom: to }),
    layout: {
      "icon-image": ["concat", "node|", ["get", "mode"], `|${flavour}|${side}`],
      "icon-text-fit": "both",
      "icon-padding": 0,
      "text-field": numberIn("ref"),
      "text-font": BOLD,
      "text-size": textSize,
      "text-max-width": 8,
      "text-padding": 0,
      "text-variable-anchor-offset": BADGE_PLACES,
    },
    paint: {
      "text-color": byMode(modes, (mode) => {
        const { line, onLine } = networkColors(mode, flavour);
        return isFilled(mode) ? onLine : line;
      }),
    },
  };
}

/** Tells whether a badge is filled with the line colour; the others have a rim of it. */
export function isFilled(mode: DrawnMode): boolean {
  return mode === "cycle" || mode === "motorboat";
}

function byMode(
  modes: readonly DrawnMode[],
  colorOf: (mode: DrawnMode) => string,
): ExpressionSpecification | string {
  const pairs = modes.flatMap((mode) => [mode, colorOf(mode)]);
  return ["match", ["get", "mode"], ...pairs, "#000000"] as unknown as ExpressionSpecification;
}
