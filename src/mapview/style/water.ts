import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { byTag, byZoom, classIs, DUTCH_NAME, growing, ITALIC, LOCAL_NAME } from "./expressions.ts";
import type { Palette } from "./palette.ts";

const UNDERGROUND: ExpressionSpecification = ["==", ["get", "brunnel"], "tunnel"];
const SMALL = classIs("ditch", "drain", "stream");
/**
 * Small waters with a name: the built-in map ranks its waters and shows them early; others name brooks and ditches
 * late.
 */
const SMALL_NAMED: ExpressionSpecification = [
  "all",
  SMALL,
  ["any", [">=", ["zoom"], 15], ["has", "rank"]],
];
/** Tests for obstacles for boats, drawn in near views; only in our own packs. */
export const BARRIER = classIs("weir", "dam", "lock_gate");

/** Draws sea, lakes, rivers and canals, with a darker shore so that land and water separate in the sun. */
export function waterLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: "waterway",
      type: "line",
      source,
      "source-layer": "waterway",
      filter: ["!", ["any", SMALL, BARRIER, UNDERGROUND]],
      layout: { "line-cap": "round", "line-join": "round" },
      paint: {
        "line-color": palette.waterway,
        "line-width": growing([6, 0.6], [8, 1], [10, 1.8], [14, 4], [18, 12]),
      },
    },
    {
      id: "waterway-small",
      type: "line",
      source,
      "source-layer": "waterway",
      minzoom: 12,
      filter: ["all", SMALL, ["!", UNDERGROUND]],
      paint: {
        "line-color": palette.waterway,
        "line-width": growing([12, 0.5], [14, 1.3], [18, byTag("class", { stream: 7 }, 5)]),
      },
    },
    {
      id: "waterway-underground",
      type: "line",
      source,
      "source-layer": "waterway",
      minzoom: 14,
      filter: UNDERGROUND,
      paint: { "line-color": palette.waterway, "line-width": 1.4, "line-dasharray": [2, 2] },
    },
    {
      // Half of it lies under the water: a soft edge lifts the land from the sea.
      id: "shore-glow",
      type: "line",
      source,
      "source-layer": "water",
      maxzoom: 12,
      filter: classIs("ocean", "lake"),
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.shoreGlow,
        "line-width": byZoom([5, 3], [8, 9], [12, 14]),
        "line-blur": byZoom([5, 2], [8, 5], [12, 8]),
        "line-opacity": byZoom([10, 1], [12, 0]),
      },
    },
    {
      id: "water",
      type: "fill",
      source,
      "source-layer": "water",
      filter: ["!", UNDERGROUND],
      paint: { "fill-color": palette.water },
    },
    {
      id: "shore",
      type: "line",
      source,
      "source-layer": "water",
      filter: ["!", UNDERGROUND],
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.shore,
        "line-width": byZoom([5, 0.4], [8, 0.8], [12, 1.2]),
        "line-opacity": byZoom([5, 0.6], [8, 0.85]),
      },
    },
  ];
}

/** The distance of a name from the middle of a water with a sailing line, ems. */
const LINE_OFFSET_EMS = 1.15;

/** Draws the names of waters in italics, as on charts; beside the middle if lines for boats run there. */
export function waterNameLayers(
  palette: Palette,
  source: string,
  isSailed = false,
): LayerSpecification[] {
  const isSea = classIs("ocean", "sea");
  return [
    ...[
      alongWater("waterway-small-name", "waterway", 12.5, SMALL_NAMED, palette, source),
      alongWater("waterway-name", "waterway", 8.5, ["!", SMALL], palette, source),
      // Long lakes have a line for their name; tilemaker repeats the waterways here.
      alongWater("lake-name", "water_name", 9, classIs("lake"), palette, source),
    ].map((layer) => (isSailed ? besideLine(layer) : layer)),
    waterName("water-name", ["!", isSea], palette, source),
    waterName("sea-name", isSea, palette, source),
  ];
}

function besideLine(layer: SymbolLayerSpecification): SymbolLayerSpecification {
  return { ...layer, layout: { ...layer.layout, "text-offset": [0, LINE_OFFSET_EMS] } };
}

function alongWater(
  id: string,
  sourceLayer: string,
  minzoom: number,
  filter: ExpressionSpecification,
  palette: Palette,
  source: string,
): SymbolLayerSpecification {
  return {
    id,
    type: "symbol",
    source,
    "source-layer": sourceLayer,
    minzoom,
    filter: ["all", ["==", ["geometry-type"], "LineString"], filter],
    layout: {
      "symbol-placement": "line",
      "symbol-sort-key": ["coalesce", ["get", "rank"], 20],
      "symbol-spacing": 250,
      "text-field": LOCAL_NAME,
      "text-font": ITALIC,
      "text-size": byZoom([8, 11], [14, 14]),
      "text-letter-spacing": 0.08,
      // A river winds: with a smaller angle its name would find no place.
      "text-max-angle": 60,
    },
    paint: waterTextPaint(palette),
  };
}

function waterName(
  id: string,
  filter: ExpressionSpecification,
  palette: Palette,
  source: string,
): LayerSpecification {
  const isSea = id === "sea-name";
  return {
    id,
    type: "symbol",
    source,
    "source-layer": "water_name",
    filter: ["all", ["==", ["geometry-type"], "Point"], filter],
    layout: {
      "symbol-sort-key": ["coalesce", ["get", "rank"], 20],
      "text-field": isSea ? DUTCH_NAME : LOCAL_NAME,
      "text-font": ITALIC,
      "text-size": isSea
        ? byZoom([5, 13], [8, 16], [12, 22])
        : byZoom([6, 10], [8, 12.5], [10, 14], [14, 16]),
      "text-letter-spacing": isSea ? 0.16 : 0.05,
      "text-line-height": 1.15,
      "text-max-width": isSea ? 9 : 6,
      "text-padding": 6,
    },
    paint: waterTextPaint(palette),
  };
}

function waterTextPaint(palette: Palette) {
  return {
    "text-color": palette.waterText,
    "text-halo-color": palette.waterHalo,
    "text-halo-width": 1.2,
    "text-halo-blur": 0.4,
  };
}
