import type { LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";
import { byZoom, classIs, DUTCH_NAME, growing, ITALIC } from "./words.ts";

/** Sea, lakes, rivers and canals, with a darker shore so that land and water part in the sun. */
export function waterLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: "waterway",
      type: "line",
      source,
      "source-layer": "waterway",
      filter: ["!", classIs("ditch", "drain")],
      layout: { "line-cap": "round", "line-join": "round" },
      paint: {
        "line-color": palette.waterway,
        "line-width": growing([6, 0.6], [8, 1], [10, 1.8], [14, 4], [18, 12]),
      },
    },
    {
      id: "waterway-ditch",
      type: "line",
      source,
      "source-layer": "waterway",
      minzoom: 13,
      filter: classIs("ditch", "drain"),
      paint: { "line-color": palette.waterway, "line-width": growing([13, 0.5], [18, 4]) },
    },
    {
      // Half of it is under the water: a soft edge lifts the land from the sea.
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
      paint: { "fill-color": palette.water },
    },
    {
      id: "shore",
      type: "line",
      source,
      "source-layer": "water",
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.shore,
        "line-width": byZoom([5, 0.4], [8, 0.8], [12, 1.2]),
        "line-opacity": byZoom([5, 0.6], [8, 0.85]),
      },
    },
  ];
}

/** Names on and along the water, in italics as on every chart. */
export function waterNameLayers(palette: Palette, source: string): LayerSpecification[] {
  return [waterwayName(palette, source), ...waterNames(palette, source)];
}

function waterwayName(palette: Palette, source: string): LayerSpecification {
  return {
    id: "waterway-name",
    type: "symbol",
    source,
    "source-layer": "waterway",
    minzoom: 8.5,
    filter: ["has", "name"],
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": 350,
      "text-field": DUTCH_NAME,
      "text-font": ITALIC,
      "text-size": byZoom([8, 11], [14, 14]),
      "text-letter-spacing": 0.08,
      "text-max-angle": 30,
    },
    paint: waterTextPaint(palette),
  };
}

function waterNames(palette: Palette, source: string): LayerSpecification[] {
  return [
    waterName("water-name", ["!", classIs("ocean", "sea")], 0.05, palette, source),
    waterName("sea-name", classIs("ocean", "sea"), 0.16, palette, source),
  ];
}

function waterName(
  id: string,
  filter: ReturnType<typeof classIs>,
  letterSpacing: number,
  palette: Palette,
  source: string,
): LayerSpecification {
  const isSea = id === "sea-name";
  return {
    id,
    type: "symbol",
    source,
    "source-layer": "water_name",
    filter: ["all", ["has", "name"], filter],
    layout: {
      "symbol-sort-key": ["coalesce", ["get", "rank"], 20],
      "text-field": DUTCH_NAME,
      "text-font": ITALIC,
      "text-size": isSea
        ? byZoom([5, 13], [8, 16], [12, 22])
        : byZoom([6, 10], [8, 12.5], [10, 14], [14, 16]),
      "text-letter-spacing": letterSpacing,
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
