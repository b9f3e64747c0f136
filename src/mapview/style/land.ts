import type { LayerSpecification } from "maplibre-gl";
import { byTag } from "./expressions.ts";
import type { Palette } from "./palette.ts";

/** Draws the ground; in OpenMapTiles land is what remains beside the water. */
export function landLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    { id: "land", type: "background", paint: { "background-color": palette.land } },
    {
      id: "landuse",
      type: "fill",
      source,
      "source-layer": "landuse",
      // Built-up areas first: a cemetery or a pitch lies within a neighbourhood.
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
  ];
}

const BUILT_UP = "residential suburb quarter neighbourhood";

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
