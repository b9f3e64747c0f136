import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";
import { byTag, byZoom, DUTCH_NAME, growing, ITALIC, isOneOf } from "./words.ts";

/** The ground: in OpenMapTiles land is what is left when the water is drawn. */
export function landLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    { id: "land", type: "background", paint: { "background-color": palette.land } },
    {
      id: "landuse",
      type: "fill",
      source,
      "source-layer": "landuse",
      // Houses first: a cemetery or a pitch lies within a neighbourhood.
      layout: { "fill-sort-key": byTag("class", { [BUILT_UP]: 0 }, 1) },
      paint: { "fill-color": landuseColor(palette), "fill-antialias": false },
    },
    {
      id: "landcover",
      type: "fill",
      source,
      "source-layer": "landcover",
      layout: {
        "fill-sort-key": byTag("class", { farmland: 0, grass: 1, sand: 2, wood: 4 }, 3),
      },
      paint: { "fill-color": landcoverColor(palette), "fill-antialias": false },
    },
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

/** Nature reserves: a green rim, so that what grows there stays to be seen. */
export function reserveLayers(palette: Palette, source: string): LayerSpecification[] {
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

/** Names of nature reserves. */
export function reserveNameLayer(palette: Palette, source: string): LayerSpecification {
  return {
    id: "reserve-name",
    type: "symbol",
    source,
    "source-layer": "park",
    minzoom: 11,
    filter: ["==", ["geometry-type"], "Point"],
    layout: {
      "symbol-sort-key": ["coalesce", ["get", "rank"], 9],
      "text-field": DUTCH_NAME,
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

/** Buildings, which are only in tiles of zoom 13 and up. */
export function buildingLayers(palette: Palette, source: string): LayerSpecification[] {
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

const BUILT_UP = "residential suburb quarter neighbourhood";

/** Kinds of cover that a colour alone does not tell, and the mark that is strewn over them. */
const MARKS: Readonly<Record<string, string>> = {
  heath: "tufts",
  scrub: "tufts",
  orchard: "dots",
  vineyard: "dots",
  plant_nursery: "dots",
  tidalflat: "specks",
};

/** The name of a strewn mark, as `map-images.ts` draws it. */
function markImage(mark: string, palette: Palette): string {
  const color = mark === "reed" ? palette.waterway : palette.landMark;
  return `strewn|${mark}|${color}`;
}

function landuseColor(palette: Palette) {
  return byTag(
    "class",
    {
      [BUILT_UP]: palette.builtUp,
      "commercial retail": palette.retail,
      "industrial railway quarry garages": palette.industrial,
      "school university college kindergarten hospital library": palette.campus,
      "cemetery playground zoo theme_park": palette.park,
      "pitch track stadium": palette.pitch,
      military: palette.military,
    },
    "rgba(0,0,0,0)",
  );
}

function landcoverColor(palette: Palette) {
  const byClass = byTag(
    "class",
    {
      "wood forest": palette.wood,
      grass: palette.grass,
      farmland: palette.farmland,
      sand: palette.sand,
      wetland: palette.wetland,
      rock: palette.industrial,
      ice: palette.textHalo,
    },
    "rgba(0,0,0,0)",
  );
  return byTag(
    "subclass",
    {
      heath: palette.heath,
      "scrub shrubbery": palette.scrub,
      "park village_green recreation_ground garden golf_course allotments": palette.park,
      "orchard vineyard plant_nursery": palette.scrub,
      tidalflat: palette.tidalFlat,
    },
    byClass,
  );
}
