import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { byTag, byZoom, growing, ITALIC, isOneOf, LOCAL_NAME } from "./expressions.ts";
import type { NearPalette } from "./near-palette.ts";
import { BARRIER } from "./water.ts";

/** Draws the marks over kinds of land cover, and the edges of grounds. */
export function coverMarkLayers(palette: NearPalette, source: string): LayerSpecification[] {
  return [
    {
      id: "landcover-marks",
      type: "fill",
      source,
      "source-layer": "landcover",
      minzoom: 12,
      filter: ["any", isOneOf("class", "wetland"), isOneOf("subclass", ...Object.keys(MARKS))],
      paint: {
        "fill-pattern": byTag(
          "subclass",
          Object.fromEntries(
            Object.entries(MARKS).map(([kind, mark]) => [kind, markImage(mark, palette)]),
          ),
          markImage("reed", palette),
        ),
        "fill-opacity": byZoom([12, 0], [13, 1]),
      },
    },
    {
      id: "pitch-edge",
      type: "line",
      source,
      "source-layer": "landuse",
      minzoom: 15,
      filter: isOneOf("class", "pitch", "track", "playground", "military"),
      paint: {
        "line-color": byTag("class", { military: palette.danger }, palette.parkEdge),
        "line-width": 1,
        "line-opacity": 0.6,
      },
    },
  ];
}

/** Draws weirs, dams and lock gates, above the water and below the roads. */
export function waterBarrierLayer(palette: NearPalette, source: string): LayerSpecification {
  return {
    id: "water-barrier",
    type: "line",
    source,
    "source-layer": "waterway",
    minzoom: 13,
    filter: BARRIER,
    paint: { "line-color": palette.bridgeEdge, "line-width": growing([13, 1.5], [18, 5]) },
  };
}

/** Draws nature reserves with a green rim, so that the land cover stays visible. */
export function reserveLayers(palette: NearPalette, source: string): LayerSpecification[] {
  const rim = (
    id: string,
    width: number | ExpressionSpecification,
    opacity: number,
  ): LayerSpecification => ({
    id,
    type: "line",
    source,
    "source-layer": "park",
    minzoom: 9,
    filter: ["!=", ["geometry-type"], "Point"],
    layout: { "line-join": "round" },
    paint: { "line-color": palette.parkEdge, "line-width": width, "line-opacity": opacity },
  });
  return [rim("reserve-rim", growing([9, 1.5], [14, 6]), 0.22), rim("reserve-edge", 1, 0.75)];
}

/** Draws the names of nature reserves. */
export function reserveNameLayer(palette: NearPalette, source: string): LayerSpecification {
  return {
    id: "reserve-name",
    type: "symbol",
    source,
    "source-layer": "park",
    minzoom: 11,
    filter: ["==", ["geometry-type"], "Point"],
    layout: {
      "symbol-sort-key": ["coalesce", ["get", "rank"], 9],
      "text-field": LOCAL_NAME,
      "text-font": ITALIC,
      "text-size": byZoom([11, 11], [15, 14]),
      "text-max-width": 7,
      "text-padding": 8,
    },
    paint: {
      "text-color": palette.natureText,
      "text-halo-color": palette.textHalo,
      "text-halo-width": 1.4,
    },
  };
}

/** Draws buildings, which are only in tiles of zoom 13 and up. */
export function buildingLayers(palette: NearPalette, source: string): LayerSpecification[] {
  return [
    {
      id: "building",
      type: "fill",
      source,
      "source-layer": "building",
      minzoom: 13,
      paint: {
        "fill-color": palette.building,
        "fill-outline-color": palette.buildingEdge,
        "fill-opacity": byZoom([13, 0], [14, 1]),
      },
    },
  ];
}

/** Kinds of land cover that need a mark beside their colour. */
const MARKS: Readonly<Record<string, string>> = {
  heath: "tufts",
  scrub: "bushes",
  sand: "specks",
  beach: "specks",
  dune: "specks",
  orchard: "dots",
  vineyard: "dots",
  plant_nursery: "dots",
  tidalflat: "specks",
};

/** Returns the name of the image of a mark, for `map-images.ts`. */
function markImage(mark: string, palette: NearPalette): string {
  const color = mark === "reed" ? palette.waterway : palette.landMark;
  return `strewn|${mark}|${color}`;
}
