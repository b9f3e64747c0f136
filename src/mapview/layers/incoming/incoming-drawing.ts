import type { Feature, FeatureCollection, Geometry } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Position } from "#domain/tracks/line-parts.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD } from "#mapview/style/expressions.ts";
import { type MapFlavour, paletteFor } from "#mapview/style/palette.ts";

/** An item of an import: a place, or a line that starts there. */
export interface Incoming {
  readonly name: string;
  readonly place: LatLng;
  readonly segments?: readonly Position[][];
}

/** The items of an import, and the highlighted one. */
export interface IncomingOnMap {
  readonly items: readonly Incoming[];
  readonly chosen: Incoming | null;
}

/** The features of an import, and of its highlighted item. */
export interface IncomingFeatures {
  readonly items: FeatureCollection;
  readonly chosen: FeatureCollection;
}

/** The sources of the items and of the highlighted item. */
const INCOMING_SOURCE = "incoming";
export const CHOSEN_SOURCE = "incoming-chosen";

/** The most names to draw; without names ten thousand places are one list of numbers. */
const MAX_NAMES = 300;

/** Returns the features of all items: the places combined, except those drawn with a name. */
export function incomingFeatures(items: readonly Incoming[]): FeatureCollection {
  const lines = items.filter(({ segments }) => segments);
  const places = items.filter(({ segments }) => !segments);
  return {
    type: "FeatureCollection",
    features: [
      ...lines.map((item) => lineFeature(item)),
      feature("", { type: "MultiPoint", coordinates: places.map(positionOf) }),
      ...places.slice(0, MAX_NAMES).map((item) => placeFeature(item)),
    ],
  };
}

/** Returns the feature of the highlighted item; empty for none. */
export function chosenFeatures(chosen: Incoming | null): FeatureCollection {
  const features = chosen ? [chosen.segments ? lineFeature(chosen) : placeFeature(chosen)] : [];
  return { type: "FeatureCollection", features };
}

/** Draws dashed lines and open rings, because the items are not added yet. */
export function incomingDrawing(
  flavour: MapFlavour,
  { items, chosen }: IncomingFeatures,
): LayerDrawing {
  const source = (data: FeatureCollection) => ({ type: "geojson", data, maxzoom: 16 }) as const;
  return {
    sources: { [INCOMING_SOURCE]: source(items), [CHOSEN_SOURCE]: source(chosen) },
    layers: {
      "plan-lines": [
        ...lineLayers(flavour, INCOMING_SOURCE, 3),
        ...lineLayers(flavour, CHOSEN_SOURCE, 5),
      ],
      waypoints: [
        nameLayer(flavour, INCOMING_SOURCE),
        nameLayer(flavour, CHOSEN_SOURCE),
        ringLayer(flavour, INCOMING_SOURCE, 5),
        ringLayer(flavour, CHOSEN_SOURCE, 8),
      ],
    },
  };
}

function positionOf({ place: { lng, lat } }: Incoming): Position {
  return [lng, lat];
}

function feature(name: string, geometry: Geometry): Feature {
  return { type: "Feature", properties: { name }, geometry };
}

function placeFeature(item: Incoming): Feature {
  return feature(item.name, { type: "Point", coordinates: positionOf(item) });
}

function lineFeature({ name, segments = [] }: Incoming): Feature {
  return feature(name, { type: "MultiLineString", coordinates: [...segments] });
}

const IS_LINE: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];
const IS_PLACE: ExpressionSpecification = ["==", ["geometry-type"], "Point"];

function lineLayers(flavour: MapFlavour, source: string, width: number): LayerSpecification[] {
  const { waypoint, textHalo } = paletteFor(flavour);
  const common = { type: "line", source, filter: IS_LINE } as const;
  return [
    {
      ...common,
      id: `${source}-casing`,
      layout: { "line-join": "round" },
      paint: { "line-color": textHalo, "line-width": width + 3 },
    },
    {
      ...common,
      id: `${source}-line`,
      layout: { "line-join": "round" },
      paint: { "line-color": waypoint, "line-width": width, "line-dasharray": [2, 1.2] },
    },
  ];
}

function ringLayer(flavour: MapFlavour, source: string, radius: number): LayerSpecification {
  const { waypoint, textHalo } = paletteFor(flavour);
  return {
    id: `${source}-place`,
    type: "circle",
    source,
    filter: IS_PLACE,
    paint: {
      "circle-radius": radius,
      "circle-color": textHalo,
      "circle-stroke-color": waypoint,
      "circle-stroke-width": 3,
    },
  };
}

function nameLayer(flavour: MapFlavour, source: string): LayerSpecification {
  const { waypointText, textHalo } = paletteFor(flavour);
  return {
    id: `${source}-name`,
    type: "symbol",
    source,
    layout: {
      "symbol-placement": "point",
      "text-field": ["get", "name"],
      "text-font": BOLD,
      "text-size": 13,
      "text-anchor": "top",
      "text-offset": [0, 0.7],
      "text-max-width": 9,
    },
    paint: { "text-color": waypointText, "text-halo-color": textHalo, "text-halo-width": 1.8 },
  };
}
