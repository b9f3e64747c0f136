import type { Feature, FeatureCollection } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD, byZoom } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import {
  type DrawnNamedRoute,
  type DrawnNamedRoutes,
  NAMED_ROUTE_LAYER,
} from "./drawn-named-routes.ts";

const SOURCE = "named-routes";
const CHOSEN_SOURCE = "named-route-chosen";

/** Red for walking and green for cycling, as on their signs; wide and translucent, so that roads and names stay readable. */
const COLORS = {
  light: { walk: "#c2200e", cycle: "#0b6b3a", halo: "#ffffff", chosen: "#12161b" },
  dark: { walk: "#ff8a75", cycle: "#5fd39a", halo: "#12161b", chosen: "#ffffff" },
} as const;

/** Draws named routes with their number or name along the line, and the one in hand with a rim. */
export function namedRoutesDrawing(
  flavour: MapFlavour,
  { routes, chosen }: DrawnNamedRoutes,
): LayerDrawing {
  return {
    sources: {
      [SOURCE]: { type: "geojson", data: collection(routes.flatMap(featuresOf)), maxzoom: 16 },
      [CHOSEN_SOURCE]: {
        type: "geojson",
        data: collection(chosen.map((line) => feature([line], {}))),
        maxzoom: 16,
      },
    },
    layers: { "network-lines-over-pictures": layersFor(flavour) },
  };
}

function layersFor(flavour: MapFlavour): readonly LayerSpecification[] {
  const { walk, cycle, halo, chosen } = COLORS[flavour];
  const color: ExpressionSpecification = ["match", ["get", "mode"], "walk", walk, cycle];
  const round = { "line-cap": "round", "line-join": "round" } as const;
  return [
    {
      id: "named-route-chosen",
      type: "line",
      source: CHOSEN_SOURCE,
      layout: round,
      paint: { "line-color": chosen, "line-width": byZoom([6, 6], [12, 10], [16, 16]) },
    },
    {
      id: "named-route-chosen-inside",
      type: "line",
      source: CHOSEN_SOURCE,
      layout: round,
      paint: { "line-color": "#ffd400", "line-width": byZoom([6, 3], [12, 6], [16, 11]) },
    },
    {
      id: NAMED_ROUTE_LAYER,
      type: "line",
      source: SOURCE,
      layout: { ...round, "line-cap": "butt" },
      paint: {
        "line-color": color,
        "line-opacity": ["case", ["get", "isMain"], 0.6, 0.35],
        "line-width": byZoom([6, 1.5], [12, 4], [16, 8]),
      },
    },
    {
      id: "named-route-name",
      type: "symbol",
      source: SOURCE,
      minzoom: 10,
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 350,
        "text-field": ["get", "label"],
        "text-font": BOLD,
        "text-size": 12,
        "text-offset": [0, 1],
        "text-max-angle": 40,
      },
      paint: { "text-color": color, "text-halo-color": halo, "text-halo-width": 1.8 },
    },
  ];
}

function featuresOf({ id, mode, name, ref, lines }: DrawnNamedRoute): readonly Feature[] {
  return [true, false].flatMap((isMain) => {
    const own = lines.filter((line) => line.isMain === isMain).map(({ places }) => places);
    return own.length > 0 ? [feature(own, { id, mode, label: ref || name, isMain })] : [];
  });
}

function feature(lines: readonly Float64Array[], properties: Feature["properties"]): Feature {
  const coordinates = lines.map((places) =>
    Array.from({ length: places.length / 2 }, (_, at) => [...places.subarray(2 * at, 2 * at + 2)]),
  );
  return { type: "Feature", geometry: { type: "MultiLineString", coordinates }, properties };
}

function collection(features: readonly Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features: [...features] };
}
