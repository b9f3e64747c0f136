import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { type DrawnMode, networkColors } from "#mapview/layers/networks/network-palette.ts";
import { BADGE_PLACES } from "#mapview/layers/networks/network-style.ts";
import { BOLD, byZoom, growing, numberIn } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { offerColors } from "./offer-colors.ts";
import {
  type PLAN_BADGE_LAYERS,
  PLAN_DOT_LAYER,
  PLAN_LINE_LAYER,
  PLAN_OFFER_LAYERS,
  PLAN_SOURCE,
} from "./plan-layer-ids.ts";
import { PLAN_LINE_WIDTHS } from "./plan-line-width.ts";

/** The options of the plan's drawing. */
export interface PlanOptions {
  readonly flavour: MapFlavour;
  readonly mode: DrawnMode;
  readonly features: FeatureCollection;
  /** True for a plan on land where bridges and locks come first: its numbers lie below them. */
  readonly isBelowFairways?: boolean;
}

/** Draws the plan: its line with the direction, its numbers, and dashed lines beside the network. */
export function planLayerDrawing(options: PlanOptions): LayerDrawing {
  const { flavour, mode, features, isBelowFairways } = options;
  return {
    // Simplification below the visible, and room to draw numbers at the edge of a tile completely.
    sources: { [PLAN_SOURCE]: { type: "geojson", data: features, maxzoom: 16, tolerance: 0.3 } },
    layers: {
      [isOffer(features) ? "plan-offers" : "plan-lines"]: lineLayers(mode, flavour),
      "plan-arrows": [directionLayer(flavour)],
      [isBelowFairways ? "land-nodes" : "plan-nodes"]: nodeLayers(mode, flavour),
    },
  };
}

/** Tells whether routes are offered: no track may hide one of them, while a plan and the track of who walks it are both seen. */
function isOffer({ features }: FeatureCollection): boolean {
  return features.some(({ properties }) => properties?.["index"] !== undefined);
}

/** The words of a line beside the network. */
const words = {
  "text-field": ["get", "label"] as unknown as ExpressionSpecification,
  "text-font": BOLD,
  "text-size": 13,
  "text-offset": [0, -0.9] as [number, number],
  "text-allow-overlap": true,
};

const ROUND = { "line-cap": "round", "line-join": "round" } as const;

const widths = (extra = 0): ExpressionSpecification =>
  growing(...PLAN_LINE_WIDTHS.map(([zoom, width]) => [zoom, width + extra] as const));

/** The line width of offers. */
const thin = (extra = 0): ExpressionSpecification =>
  growing([8, 2 + extra], [14, 4 + extra], [18, 7 + extra]);

const STRAY_COLORS: Readonly<Record<MapFlavour, string>> = { light: "#1c2420", dark: "#f2f5f3" };

const kindIs = (kind: string): ExpressionSpecification => ["==", ["get", "kind"], kind];
/** The colour of a suggested route, or this colour if it is not one. */
function choiceColor(flavour: MapFlavour, otherwise: string): ExpressionSpecification {
  const [first = otherwise, ...others] = offerColors(flavour);
  const place = ["%", ["get", "index"], others.length + 1];
  const byPlace = ["match", place, ...others.flatMap((color, at) => [at + 1, color]), first];
  return ["case", ["has", "index"], byPlace, otherwise] as unknown as ExpressionSpecification;
}

const isFerry: ExpressionSpecification = ["==", ["get", "ferry"], true];

function legsWhere(...more: readonly ExpressionSpecification[]): ExpressionSpecification {
  return ["all", kindIs("leg"), ...more] as ExpressionSpecification;
}

function lineLayers(mode: DrawnMode, flavour: MapFlavour): LayerSpecification[] {
  const { line, casing } = networkColors(mode, flavour);
  const source = PLAN_SOURCE;
  return [
    ...offerLineLayers(mode, flavour),
    {
      id: "plan-casing",
      type: "line",
      source,
      filter: kindIs("leg"),
      layout: ROUND,
      paint: { "line-color": casing, "line-width": widths(4) },
    },
    {
      id: PLAN_LINE_LAYER,
      type: "line",
      source,
      filter: legsWhere(["!", isFerry]),
      layout: ROUND,
      paint: { "line-color": choiceColor(flavour, line), "line-width": widths() },
    },
    {
      id: "plan-ferry",
      type: "line",
      source,
      filter: legsWhere(isFerry),
      layout: ROUND,
      paint: {
        "line-color": choiceColor(flavour, line),
        "line-width": widths(-1),
        "line-dasharray": [0.2, 1.6],
      },
    },
    {
      id: "plan-ways",
      type: "line",
      source,
      filter: kindIs("ways"),
      layout: ROUND,
      paint: { "line-color": line, "line-width": 3 },
    },
    {
      id: "plan-straight",
      type: "line",
      source,
      filter: kindIs("straight"),
      layout: { "line-cap": "butt" },
      paint: { "line-color": line, "line-width": 3, "line-dasharray": [2, 1.6] },
    },
    {
      id: "plan-straight-words",
      type: "symbol",
      source,
      filter: kindIs("straight"),
      layout: { ...words, "symbol-placement": "line-center" },
      paint: { "text-color": line, "text-halo-color": casing, "text-halo-width": 2 },
    },
    {
      id: "plan-ways-words",
      type: "symbol",
      source,
      filter: kindIs("ways-words"),
      layout: words,
      paint: { "text-color": line, "text-halo-color": casing, "text-halo-width": 2 },
    },
  ];
}

/** Draws offered routes as thin dashed lines. Parts that do not fit the network are dotted, in the colour of text. */
function offerLineLayers(mode: DrawnMode, flavour: MapFlavour): LayerSpecification[] {
  const { line, casing } = networkColors(mode, flavour);
  const source = PLAN_SOURCE;
  return [
    {
      id: "plan-reached-ways",
      type: "line",
      source,
      filter: kindIs("reached-way"),
      layout: ROUND,
      paint: { "line-color": line, "line-width": thin(-1), "line-opacity": 0.75 },
    },
    {
      id: "plan-way-casing",
      type: "line",
      source,
      filter: kindIs("way"),
      layout: ROUND,
      paint: { "line-color": casing, "line-width": thin(4) },
    },
    {
      id: PLAN_OFFER_LAYERS[1],
      type: "line",
      source,
      filter: kindIs("way"),
      paint: {
        "line-color": choiceColor(flavour, line),
        "line-width": thin(),
        "line-dasharray": [2.5, 1.2],
      },
    },
    {
      id: "plan-stray-casing",
      type: "line",
      source,
      filter: kindIs("stray"),
      layout: ROUND,
      paint: { "line-color": casing, "line-width": thin(4) },
    },
    {
      id: "plan-stray",
      type: "line",
      source,
      filter: kindIs("stray"),
      layout: ROUND,
      paint: {
        "line-color": STRAY_COLORS[flavour],
        "line-width": thin(1),
        "line-dasharray": [0.1, 1.8],
      },
    },
  ];
}

/** Draws arrows within the line, close enough together that one is always visible. */
function directionLayer(flavour: MapFlavour): LayerSpecification {
  return {
    id: "plan-direction",
    type: "symbol",
    source: PLAN_SOURCE,
    filter: kindIs("leg"),
    minzoom: 10,
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": 60,
      "icon-image": `plan-arrow|${flavour}`,
      "icon-size": growing([10, 0.6], [14, 0.85], [18, 1.4]),
      "icon-allow-overlap": true,
      "icon-ignore-placement": true,
    },
  };
}

/** A place that is not a numbered node, drawn as a dot with a wide rim. */
const isBare: ExpressionSpecification = ["has", "bare"];

const isPassed: ExpressionSpecification = ["==", ["get", "role"], "passed"];

function nodeLayers(mode: DrawnMode, flavour: MapFlavour): LayerSpecification[] {
  const { line, casing } = networkColors(mode, flavour);
  return [
    {
      id: PLAN_DOT_LAYER,
      type: "circle",
      source: PLAN_SOURCE,
      filter: kindIs("node"),
      paint: {
        "circle-color": ["case", isPassed, casing, line],
        "circle-radius": byZoom([8, 2.5], [12, 5]),
        "circle-stroke-color": ["case", isPassed, line, casing],
        "circle-stroke-width": ["case", isBare, 4, 2],
      },
    },
    ...BADGE_BANDS.map((band) => badgeLayer(band, mode, flavour)),
    ...letterLayers(choiceColor(flavour, line), casing),
  ];
}

/**
 * Draws the letters of offers on a disc with a rim, unlike the badges of numbers. Nothing hides them, and the numbers,
 * which are placed after them, move aside.
 */
function letterLayers(color: ExpressionSpecification, casing: string): LayerSpecification[] {
  const [source, filter] = [PLAN_SOURCE, kindIs("letter")];
  return [
    {
      id: PLAN_OFFER_LAYERS[0],
      type: "circle",
      source,
      filter,
      paint: {
        "circle-color": casing,
        "circle-radius": 13,
        "circle-stroke-color": color,
        "circle-stroke-width": 2.5,
      },
    },
    {
      id: "plan-letter-words",
      type: "symbol",
      source,
      filter,
      layout: {
        "text-field": ["get", "label"],
        "text-font": BOLD,
        "text-size": 16,
        "text-allow-overlap": true,
        // The room of the disc.
        "text-padding": 8,
      },
      paint: { "text-color": color },
    },
  ];
}

/** Selects the nodes whose number is also shown from afar, where numbers would hide a preview. */
const isLoudNode: ExpressionSpecification = [
  "all",
  kindIs("node"),
  ["!", isBare],
  ["!", ["has", "quiet"]],
];

interface BadgeBand {
  readonly id: (typeof PLAN_BADGE_LAYERS)[number];
  readonly from: number;
  readonly to?: number;
  readonly textSize: number;
  readonly side: number;
}

/** Ranges of zooms, as for the networks: the next one moves a number back onto its node. */
const BADGE_BANDS: readonly BadgeBand[] = [
  { id: "plan-node-far", from: 9, to: 11, textSize: 11, side: 20 },
  { id: "plan-node-middle", from: 11, to: 13, textSize: 13, side: 24 },
  { id: "plan-node-near", from: 13, textSize: 15, side: 28 },
];

function badgeLayer(
  { id, from, to, textSize, side }: BadgeBand,
  mode: DrawnMode,
  flavour: MapFlavour,
): LayerSpecification {
  const { line, onLine } = networkColors(mode, flavour);
  return {
    id,
    type: "symbol",
    source: PLAN_SOURCE,
    filter: to ? isLoudNode : ["all", kindIs("node"), ["!", isBare]],
    minzoom: from,
    ...(to && { maxzoom: to }),
    layout: {
      "icon-image": ["concat", `plan-node|${mode}|${flavour}|${side}|`, ["get", "role"]],
      "icon-text-fit": "both",
      "icon-padding": 0,
      "text-field": numberIn("number"),
      "text-font": BOLD,
      "text-size": textSize,
      "text-max-width": 8,
      "text-padding": 0,
      "text-variable-anchor-offset": BADGE_PLACES,
      // Priorities without room for all: the ends, then chosen nodes, then passed ones.
      "symbol-sort-key": ["match", ["get", "role"], ["first", "last"], 0, "stop", 1, 2],
    },
    paint: { "text-color": ["case", isPassed, line, onLine] },
  };
}
