import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD } from "#mapview/style/expressions.ts";
import { type MapFlavour, type Palette, paletteFor } from "#mapview/style/palette.ts";
import { SIGHTINGS_SOURCE, SKETCH_SOURCE } from "./sketch-layer-ids.ts";

const IS_FADED: ExpressionSpecification = ["==", ["get", "isFaded"], true];
/** Recognisable, and clearly less than what is new. */
const FADED = 0.4;
const OPACITY: ExpressionSpecification = ["case", IS_FADED, FADED, 1];

/**
 * Draws the lines, areas and points of a tool, over the map's own lines and below node numbers. Sightings have a source of their own, so
 * that they can be left out at once.
 */
export function sketchDrawing(flavour: MapFlavour, sketch: MapSketch): LayerDrawing {
  const palette = paletteFor(flavour);
  const shapesOf = {
    [SKETCH_SOURCE]: sketch.filter(({ isSighting }) => !isSighting),
    [SIGHTINGS_SOURCE]: sketch.filter(({ isSighting }) => isSighting),
  };
  const drawn = Object.entries(shapesOf).filter(([, shapes]) => shapes.length > 0);
  const sources = drawn.map(([name, shapes]) => {
    const source = {
      type: "geojson",
      data: featuresOf(shapes),
      maxzoom: 16,
      tolerance: 0,
    } as const;
    return [name, source] as const;
  });
  return {
    sources: Object.fromEntries(sources),
    layers: {
      "plan-lines": drawn.flatMap(([source]) => lineLayers(source, palette)),
      waypoints: drawn.flatMap(([source]) => pointLayers(source, palette)),
    },
  };
}

function lineLayers(source: string, palette: Palette): LayerSpecification[] {
  const line = { "line-join": "round", "line-cap": "round" } as const;
  const color: ExpressionSpecification = ["coalesce", ["get", "color"], palette.waypoint];
  return [
    {
      id: `${source}-areas`,
      type: "fill",
      source,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": color, "fill-opacity": 0.18 },
    },
    {
      id: `${source}-edges`,
      type: "line",
      source,
      filter: ["!=", ["geometry-type"], "Point"],
      layout: line,
      paint: {
        "line-color": palette.textHalo,
        "line-width": ["case", ["==", ["get", "isThin"], true], 2.5, 5],
        "line-opacity": ["case", IS_FADED, 0.8 * FADED, 0.8],
      },
    },
    {
      id: `${source}-lines`,
      type: "line",
      source,
      filter: ["!", ["==", ["get", "isDashed"], true]],
      layout: line,
      paint: {
        "line-color": color,
        "line-width": ["case", ["==", ["get", "isThin"], true], 1.2, 2.5],
        "line-opacity": OPACITY,
      },
    },
    {
      id: `${source}-dashes`,
      type: "line",
      source,
      filter: ["==", ["get", "isDashed"], true],
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.waypoint,
        "line-opacity": OPACITY,
        "line-width": 2.5,
        "line-dasharray": [2, 2],
      },
    },
  ];
}

function pointLayers(source: string, palette: Palette): LayerSpecification[] {
  return [
    {
      id: `${source}-points`,
      type: "circle",
      source,
      filter: ["==", ["get", "kind"], "point"],
      paint: {
        "circle-radius": ["case", ["get", "isResult"], 9, 6],
        "circle-color": ["case", ["get", "isResult"], palette.waypoint, palette.textHalo],
        "circle-stroke-color": ["case", ["get", "isResult"], palette.textHalo, palette.waypoint],
        "circle-stroke-width": 3,
        "circle-opacity": OPACITY,
        "circle-stroke-opacity": OPACITY,
      },
    },
    {
      id: `${source}-labels`,
      type: "symbol",
      source,
      filter: ["==", ["geometry-type"], "Point"],
      layout: {
        "text-field": ["get", "label"],
        "text-font": BOLD,
        "text-size": ["case", ["==", ["get", "kind"], "label"], 11, 13],
        "text-anchor": ["case", ["==", ["get", "kind"], "label"], "center", "top"],
        "text-offset": [
          "case",
          ["==", ["get", "kind"], "label"],
          ["literal", [0, 0]],
          ["literal", [0, 0.8]],
        ],
        "text-max-width": 9,
      },
      paint: {
        "text-color": palette.waypointText,
        "text-halo-color": palette.textHalo,
        "text-halo-width": 1.8,
        "text-opacity": OPACITY,
      },
    },
  ];
}

function featuresOf(sketch: MapSketch): FeatureCollection {
  return { type: "FeatureCollection", features: sketch.map(featureOf) };
}

function featureOf(shape: SketchShape): Feature {
  const { isFaded } = shape;
  const drawn = formOf(shape);
  return { ...drawn, properties: { ...drawn.properties, isFaded } };
}

function formOf(shape: SketchShape): Feature {
  const { kind } = shape;
  if (kind === "point") {
    const properties = { kind, label: shape.label, isResult: shape.isResult === true };
    return feature({ type: "Point", coordinates: position(shape.place) }, properties);
  }
  if (kind === "label") {
    return feature(
      { type: "Point", coordinates: position(shape.place) },
      { kind, label: shape.label },
    );
  }
  if (kind === "area") {
    const ring = shape.ring.map(position);
    return feature(
      { type: "Polygon", coordinates: [[...ring, ...ring.slice(0, 1)]] },
      { kind, color: shape.color },
    );
  }
  if (kind === "lines") {
    const coordinates = shape.lines.map(positionsOf);
    return feature({ type: "MultiLineString", coordinates }, { kind, isThin: true });
  }
  const coordinates = shape.points.map(position);
  const look = { isDashed: shape.isDashed === true, isThin: shape.isThin === true };
  return feature({ type: "LineString", coordinates }, { kind, ...look });
}

function positionsOf(line: Float64Array): Position[] {
  return Array.from({ length: line.length / 2 }, (_, index) => [
    line[2 * index] as number,
    line[2 * index + 1] as number,
  ]);
}

function feature(geometry: Geometry, properties: Feature["properties"]): Feature {
  return { type: "Feature", geometry, properties };
}

/** Longitude, then latitude. */
function position({ lat, lng }: LatLng): Position {
  return [lng, lat];
}
