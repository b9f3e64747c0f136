import type {
  ExpressionSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { NETWORK_SOURCE } from "./networks-layer-ids.ts";
import { type DrawnMode, networkColors } from "./networks-palette.ts";
import type { MapFlavour } from "./palette.ts";
import { BOLD, byZoom, growing } from "./words.ts";

/** Numbers can be read from this zoom on. */
export const NUMBERS_ZOOM = 10.5;

const NAMES_ZOOM = 12;
const FIRST_ZOOM = 8;
const LAST_ZOOM = 14;

/** What the map is to show of the networks. */
export interface NetworkOptions {
  readonly flavour: MapFlavour;
  readonly overlays: readonly MapOverlayName[];
  /** Address of a tile (docs/formats/network-tiles.md), with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly attribution: string;
}

/** What the networks add to the style. */
export interface NetworkStyle {
  readonly source: VectorSourceSpecification;
  /** To lie below the names of the base. */
  readonly lines: readonly LayerSpecification[];
  /** To lie above all names: what is higher is placed first, and no number gives way to a town. */
  readonly nodes: readonly LayerSpecification[];
}

const MODES: Readonly<Record<MapOverlayName, readonly DrawnMode[]>> = {
  sailNetwork: ["motorboat", "canoe"],
  bikeNetwork: ["cycle"],
  walkNetwork: ["walk"],
};

/** How a mode is drawn: pattern and width differ, so that two modes on one way are both seen. */
interface LinePattern {
  /** Width beside that of the cycle network. */
  readonly width: number;
  /** Dashes of the line, in its widths; null for a whole line. */
  readonly dashes: readonly number[] | null;
  /** Whether a light line runs along its middle. */
  readonly isDouble: boolean;
}

const PATTERNS: Readonly<Record<DrawnMode, LinePattern>> = {
  cycle: { width: 1, dashes: null, isDouble: false },
  walk: { width: 0.72, dashes: [2.6, 1.5], isDouble: false },
  motorboat: { width: 1, dashes: null, isDouble: true },
  canoe: { width: 0.8, dashes: [3.4, 0.9, 0.8, 0.9], isDouble: false },
};

/** The networks that are switched on: a function of its options alone. */
export function networkStyle(options: NetworkOptions): NetworkStyle {
  const modes = (["sailNetwork", "bikeNetwork", "walkNetwork"] as const)
    .filter((name) => options.overlays.includes(name))
    .flatMap((name) => MODES[name]);
  return {
    source: {
      type: "vector",
      tiles: [options.tiles],
      minzoom: FIRST_ZOOM,
      maxzoom: LAST_ZOOM,
      attribution: options.attribution,
    },
    // All casings first: the dashes of one mode let the whole line of another show through.
    lines: [
      ...modes.map((mode) => casing(mode, options.flavour)),
      ...modes.flatMap((mode) => lineLayers(mode, options.flavour)),
    ],
    nodes: nodeLayers(modes, options.flavour),
  };
}

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

/** A ferry is dotted, a carried canoe leaves close steps, a mere connection is a thin line of long dashes. */
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

function nodeLayers(modes: readonly DrawnMode[], flavour: MapFlavour): LayerSpecification[] {
  const isOn: ExpressionSpecification = ["in", ["get", "mode"], ["literal", [...modes]]];
  const hasNumber: ExpressionSpecification = ["!=", ["coalesce", ["get", "ref"], ""], ""];
  const line = byMode(modes, (mode) => networkColors(mode, flavour).line);
  const common = { source: NETWORK_SOURCE, "source-layer": "nodes" };
  return [
    {
      ...common,
      id: "network-dot",
      type: "circle",
      minzoom: 9,
      filter: isOn,
      paint: {
        "circle-color": networkColors("walk", flavour).casing,
        "circle-radius": byZoom([9, 1.6], [12, 3], [16, 5]),
        "circle-stroke-color": line,
        "circle-stroke-width": byZoom([9, 1], [14, 2]),
      },
    },
    {
      ...common,
      id: "network-name",
      type: "symbol",
      minzoom: NAMES_ZOOM,
      filter: ["all", isOn, ["!", hasNumber], ["has", "name"]] as ExpressionSpecification,
      layout: {
        "text-field": ["get", "name"],
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
    badgeLayer(modes, flavour, { ...common, filter: ["all", isOn, hasNumber] }),
  ];
}

function badgeLayer(
  modes: readonly DrawnMode[],
  flavour: MapFlavour,
  common: { source: string; "source-layer": string; filter: ExpressionSpecification },
): LayerSpecification {
  return {
    ...common,
    id: "network-node",
    type: "symbol",
    minzoom: NUMBERS_ZOOM,
    layout: {
      "icon-image": ["concat", "node|", ["get", "mode"], `|${flavour}`],
      "icon-text-fit": "both",
      "text-field": ["get", "ref"],
      "text-font": BOLD,
      "text-size": byZoom([10.5, 11], [14, 13]),
      "text-max-width": 8,
      "text-padding": 0,
      // Two modes on one post stand beside each other: there is room in one of these directions.
      "text-variable-anchor": [
        "center",
        "left",
        "right",
        "top",
        "bottom",
        "top-left",
        "top-right",
        "bottom-left",
        "bottom-right",
      ],
      "text-radial-offset": 1.35,
    },
    paint: {
      "text-color": byMode(modes, (mode) => {
        const { line, onLine } = networkColors(mode, flavour);
        return isFilled(mode) ? onLine : line;
      }),
    },
  };
}

/** Whether a badge is wholly of the line's colour; the others have a rim of it. */
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
