import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import { NAMED_ROUTE_LAYER } from "#mapview/layers/named-routes/drawn-named-routes.ts";
import {
  FAIRWAY_MARK_LAYER,
  FAIRWAY_OBJECT_LAYER,
  FAIRWAY_SECTOR_LAYER,
  NOTICE_LAYER,
  SHALLOW_AREA_LAYER,
  UNKNOWN_DEPTH_LAYER,
} from "#mapview/layers/nautical/nautical-layer-ids.ts";
import { PLAN_LINE_LAYER } from "#mapview/layers/plan/plan-layer-ids.ts";
import { RD_GRID_LINE_LAYER } from "#mapview/layers/rd-grid/rd-grid-layer-ids.ts";
import {
  SIGHTING_DASH_LAYER,
  SIGHTING_POINT_LAYER,
} from "#mapview/layers/sketch/sketch-layer-ids.ts";
import { TRACK_LAYER } from "#mapview/layers/tracks/track-layer-ids.ts";
import {
  WAYPOINT_CLUSTER_LAYER,
  WAYPOINT_LAYER,
} from "#mapview/layers/waypoints/waypoint-style.ts";
import {
  type NearPalette,
  nearPaletteFor,
  UNPAVED_EDGE_DASHES,
  WAY_DASHES,
} from "#mapview/style/near-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import {
  LEGEND_GROUPS,
  type Legend,
  type LegendKind,
  type LegendPoi,
  type LegendSymbol,
} from "./legend-entry.ts";
import { drawnMarks, drawnRecords, everyMark, fairwaySymbols } from "./nautical-legend.ts";
import { colorOf, dashesOf, numberOf, PLAIN, painted, type SeenFeatures } from "./seen-features.ts";

/** Kinds of lines: the layers that draw each, and the layer of its rim. */
const LINES: Readonly<Partial<Record<LegendKind, readonly [readonly string[], string?]>>> = {
  plan: [[PLAN_LINE_LAYER], "plan-casing"],
  recording: [["recording-latest-line", "recording-past-line"], "recording-latest-casing"],
  gap: [["track-gap", "recording-past-gap", "recording-latest-gap"]],
  rdGrid: [[RD_GRID_LINE_LAYER]],
  walk: [["network-walk-line"], "network-walk-casing"],
  cycle: [["network-cycle-line"], "network-cycle-casing"],
  canoe: [["network-canoe-line"], "network-canoe-casing"],
  motorboat: [["network-motorboat-line"], "network-motorboat-casing"],
  depthContour: [["depth-line"]],
  shallowContour: [["depth-shallow"]],
  rail: [["rail", "bridge-rail"]],
  ferry: [["ferry"]],
  waterway: [["waterway"]],
  ditch: [["waterway-small"]],
  reserve: [["reserve-edge"]],
  countryBorder: [["country-border"], "country-border-glow"],
  provinceBorder: [["province-border"]],
};

/** The lines of the base, which opaque pictures hide. */
const BASE_LINES: readonly LegendKind[] = [
  "rail",
  "ferry",
  "waterway",
  "ditch",
  "reserve",
  "countryBorder",
  "provinceBorder",
];

/** Layers whose colour identifies the kind: it is that of the palette under the name of the kind. */
const COLOR_LAYERS = {
  line: ["road", "bridge-road", "way", "bridge-way", "named-cycleway"],
  area: ["water", "landuse", "landcover", "building"],
} as const;

/** The palette colours of the edges of roads. */
const EDGES: Readonly<Partial<Record<LegendKind, keyof NearPalette>>> = {
  motorway: "motorwayEdge",
  mainRoad: "mainRoadEdge",
  middleRoad: "middleRoadEdge",
  minorRoad: "minorRoadEdge",
  trackFill: "track",
  building: "buildingEdge",
};

const COLOR_KINDS = [...LEGEND_GROUPS.ways, ...LEGEND_GROUPS.water, ...LEGEND_GROUPS.land];

/** Returns the legend of the map on the screen: what is visible, and every kind of mark while marks are drawn. */
export function readScreenLegend(
  map: LibreMap,
  flavour: MapFlavour,
  isBaseHidden: boolean,
): Legend {
  const legend = readLegend(map, flavour, isBaseHidden);
  return { ...legend, marks: everyMark(map, flavour, legend.marks) };
}

/**
 * Returns the visible things on an idle map, each kind with the colours, widths and dashes in which MapLibre drew it.
 * @param isBaseHidden true if opaque pictures hide the base
 */
export function readLegend(map: LibreMap, flavour: MapFlavour, isBaseHidden: boolean): Legend {
  const seen = featuresByLayer(map);
  const kinds: Partial<Record<LegendKind, LegendSymbol>> = {
    ...ownSymbols(seen),
    ...sightingSymbols(map, seen),
    ...namedRouteSymbols(map, seen.get(NAMED_ROUTE_LAYER) ?? []),
    ...fairwaySymbols(map, seen, flavour),
    ...(isBaseHidden ? {} : colorSymbols(seen, flavour)),
  };
  for (const [kind, [layers, rim]] of Object.entries(LINES)) {
    const isHidden = isBaseHidden && BASE_LINES.includes(kind as LegendKind);
    const [drawn] = layers.flatMap((id) => seen.get(id) ?? []);
    const [beside] = (rim && seen.get(rim)) || [];
    if (drawn && !isHidden) kinds[kind as LegendKind] = lineSymbol(map, drawn, beside);
  }
  return {
    kinds,
    marks: drawnMarks(map, seen),
    records: drawnRecords(map, seen),
    pois: isBaseHidden ? [] : poisOf(seen.get("poi") ?? []),
  };
}

const OTHER_LAYERS = [
  ...[TRACK_LAYER, "track-casing", "track-speed", WAYPOINT_LAYER, WAYPOINT_CLUSTER_LAYER],
  ...[SIGHTING_POINT_LAYER, SIGHTING_DASH_LAYER],
  ...[FAIRWAY_OBJECT_LAYER, FAIRWAY_MARK_LAYER, UNKNOWN_DEPTH_LAYER, SHALLOW_AREA_LAYER],
  ...[FAIRWAY_SECTOR_LAYER, NOTICE_LAYER],
  ...["accuracy", "poi", NAMED_ROUTE_LAYER, ...COLOR_LAYERS.line, ...COLOR_LAYERS.area],
];

function featuresByLayer(map: LibreMap): SeenFeatures {
  const named = Object.values(LINES).flatMap(([layers, rim]) => [...layers, rim ?? []].flat());
  const layers = [...named, ...OTHER_LAYERS].filter((id) => map.getLayer(id));
  const seen = new Map<string, MapGeoJSONFeature[]>();
  for (const feature of map.queryRenderedFeatures({ layers })) {
    const ofLayer = seen.get(feature.layer.id);
    if (ofLayer) ofLayer.push(feature);
    else seen.set(feature.layer.id, [feature]);
  }
  return seen;
}

function lineSymbol(
  map: LibreMap,
  feature: MapGeoJSONFeature,
  rim: MapGeoJSONFeature | undefined,
): LegendSymbol {
  const dashes: unknown = map.getPaintProperty(feature.layer.id, "line-dasharray");
  const isPlain = Array.isArray(dashes) && dashes.every((part) => typeof part === "number");
  return {
    ...PLAIN,
    shape: "line",
    color: colorOf(feature, "line-color") ?? "",
    rim: colorOf(rim, "line-color"),
    width: numberOf(feature, "line-width"),
    rimWidth: numberOf(rim, "line-width"),
    dashes: isPlain ? dashes : null,
  };
}

function ownSymbols(seen: SeenFeatures): Partial<Record<LegendKind, LegendSymbol>> {
  const first = (layer: string) => seen.get(layer)?.[0];
  const position = first("accuracy");
  const [waypoint, cluster] = [first(WAYPOINT_LAYER), first(WAYPOINT_CLUSTER_LAYER)];
  const lines = seen.get(TRACK_LAYER) ?? [];
  const isBySpeed = ({ properties }: MapGeoJSONFeature) => properties["speed"] !== undefined;
  const track = lines.find((line) => !isBySpeed(line));
  const bySpeed = lines.find(isBySpeed) ?? first("track-speed");
  const dot = (feature: MapGeoJSONFeature, rim: string | null): LegendSymbol => ({
    ...PLAIN,
    shape: "dot",
    color: colorOf(feature, "circle-color") ?? "",
    rim,
  });
  const line = (feature: MapGeoJSONFeature): LegendSymbol => ({
    ...PLAIN,
    shape: "line",
    color: colorOf(feature, "line-color") ?? "",
    width: numberOf(feature, "line-width"),
    rim: colorOf(first("track-casing"), "line-color"),
    rimWidth: numberOf(first("track-casing"), "line-width"),
  });
  return {
    ...(position && { position: dot(position, "#ffffff") }),
    ...(waypoint && { waypoint: imageSymbol(waypoint, "pin") }),
    ...(cluster && { cluster: dot(cluster, colorOf(cluster, "circle-stroke-color")) }),
    ...(track && { track: line(track) }),
    ...(bySpeed && { trackBySpeed: line(bySpeed) }),
  };
}

/** Returns the symbols of sightings. */
function sightingSymbols(
  map: LibreMap,
  seen: SeenFeatures,
): Partial<Record<LegendKind, LegendSymbol>> {
  const first = (layer: string) => seen.get(layer)?.[0];
  const [point, reach] = [first(SIGHTING_POINT_LAYER), first(SIGHTING_DASH_LAYER)];
  return {
    ...(point && {
      sighting: {
        ...PLAIN,
        shape: "dot",
        color: colorOf(point, "circle-color") ?? "",
        rim: colorOf(point, "circle-stroke-color"),
      },
    }),
    ...(reach && { sightingReach: lineSymbol(map, reach, undefined) }),
  };
}

/** Returns the symbols of named routes, which one layer draws in a colour for each mode. */
function namedRouteSymbols(
  map: LibreMap,
  routes: readonly MapGeoJSONFeature[],
): Partial<Record<LegendKind, LegendSymbol>> {
  const first = (mode: string) => routes.find(({ properties }) => properties["mode"] === mode);
  const [walk, cycle] = [first("walk"), first("cycle")];
  return {
    ...(walk && { namedWalk: lineSymbol(map, walk, undefined) }),
    ...(cycle && { namedCycle: lineSymbol(map, cycle, undefined) }),
  };
}

/** Returns the symbol of an image named `kind|icon|color|rim`. */
function imageSymbol(feature: MapGeoJSONFeature, shape: "pin" | "icon"): LegendSymbol {
  const [, icon = "", color = "", rim = ""] = String(painted(feature, "icon-image")).split("|");
  return { ...PLAIN, shape, icon: icon || null, color, rim: rim || null };
}

function colorSymbols(
  seen: SeenFeatures,
  flavour: MapFlavour,
): Partial<Record<LegendKind, LegendSymbol>> {
  const palette = nearPaletteFor(flavour);
  const found: Partial<Record<LegendKind, LegendSymbol>> = {};
  for (const shape of ["line", "area"] as const) {
    for (const feature of COLOR_LAYERS[shape].flatMap((id) => seen.get(id) ?? [])) {
      const color = colorOf(feature, shape === "line" ? "line-color" : "fill-color") ?? "";
      const dashes = dashesOf(feature);
      const kind = withSurface(kindOfColor(color, palette), dashes);
      if (!kind || found[kind]) continue;
      const width = numberOf(feature, "line-width");
      found[kind] = {
        ...PLAIN,
        ...looksOf(kind, palette),
        shape,
        color,
        width,
        dashes,
        rimWidth: width + 3,
      };
    }
  }
  return found;
}

/** The kinds of ways of one colour whose surface only their dashes tell. */
const BY_SURFACE: Readonly<
  Partial<Record<LegendKind, readonly (readonly [LegendKind, readonly number[]])[]>>
> = {
  cycleway: [["cyclewayUnpaved", WAY_DASHES.unpavedCycleway]],
  footway: [
    ["footwayUnknown", WAY_DASHES.unknown],
    ["steps", WAY_DASHES.steps],
  ],
};

function withSurface(
  kind: LegendKind | undefined,
  dashes: readonly number[] | null,
): LegendKind | undefined {
  const bySurface = (kind && dashes && BY_SURFACE[kind]) || [];
  const [special] = bySurface.find(([, drawn]) => String(drawn) === String(dashes)) ?? [];
  return special ?? kind;
}

/** Returns the rim of a kind that is recognised by its colour. */
function looksOf(kind: LegendKind, palette: NearPalette): Pick<LegendSymbol, "rim" | "rimDashes"> {
  const edge = EDGES[kind];
  const isDashed = kind === "trackFill";
  return { rim: edge ? palette[edge] : null, rimDashes: isDashed ? UNPAVED_EDGE_DASHES : null };
}

function kindOfColor(color: string, palette: NearPalette): LegendKind | undefined {
  const hex = hexOf(color);
  return COLOR_KINDS.find((kind) => kind in palette && palette[kind as keyof NearPalette] === hex);
}

/** Converts a colour as MapLibre writes it, `rgba(1,2,3,1)`, to `#rrggbb`. */
function hexOf(color: string): string {
  const parts = color.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  return color.startsWith("#")
    ? color
    : `#${parts.map((part) => Math.round(Number(part)).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns each kind and its icon once; features without a kind are left out. */
function poisOf(features: readonly MapGeoJSONFeature[]): readonly LegendPoi[] {
  const pois = new Map<string, LegendPoi>();
  for (const feature of features) {
    const { class: group, subclass } = feature.properties;
    const kind = String(subclass ?? group ?? "");
    if (kind === "" || pois.has(kind)) continue;
    pois.set(kind, {
      kind,
      group: group === undefined ? null : String(group),
      symbol: imageSymbol(feature, "icon"),
    });
  }
  return [...pois.values()];
}
