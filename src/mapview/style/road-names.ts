import type { LayerSpecification } from "maplibre-gl";
import { BOLD, byTag, byZoom, classIs, LOCAL_NAME, numberIn, REGULAR } from "./expressions.ts";
import type { NearPalette } from "./near-palette.ts";

/** Draws the names and numbers of roads, paths and ferries, and house numbers. */
export function roadNameLayers(palette: NearPalette, source: string): LayerSpecification[] {
  return [
    {
      id: "house-number",
      type: "symbol",
      source,
      "source-layer": "housenumber",
      minzoom: 17.5,
      layout: {
        "text-field": numberIn("housenumber"),
        "text-font": REGULAR,
        "text-size": 10.5,
        "text-padding": 3,
      },
      paint: { ...halo(palette), "text-color": palette.houseText },
    },
    {
      id: "road-name",
      type: "symbol",
      source,
      "source-layer": "transportation_name",
      minzoom: 12,
      filter: [
        "all",
        [">=", ["zoom"], NAMED_FROM_ZOOM],
        ["!", classIs("rail", "transit", "motorway")],
      ],
      layout: {
        "symbol-placement": "line",
        "symbol-sort-key": NAMED_FROM_ZOOM,
        // Within half of this distance MapLibre draws a name once: a street and the cycleway beside it.
        "symbol-spacing": 800,
        "text-field": LOCAL_NAME,
        "text-font": REGULAR,
        "text-size": byZoom([12, 10.5], [15, 12], [18, 14.5]),
        "text-letter-spacing": 0.02,
        "text-max-angle": 35,
      },
      paint: {
        ...halo(palette),
        "text-color": byTag(
          "class",
          {
            path: palette.pathText,
            ferry: palette.waterText,
          },
          palette.roadText,
        ),
      },
    },
    {
      id: "road-number",
      type: "symbol",
      source,
      "source-layer": "transportation_name",
      minzoom: 9,
      filter: ["all", classIs("motorway", "trunk", "primary", "secondary"), ["has", "ref"]],
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 400,
        "text-field": numberIn("ref"),
        "text-font": BOLD,
        "text-size": 10.5,
        "text-padding": 30,
        "text-rotation-alignment": "viewport",
      },
      paint: {
        "text-color": palette.roadNumberText,
        "text-halo-color": palette.textHalo,
        "text-halo-width": 2,
      },
    },
  ];
}

/** The zoom from which the name of a road is drawn, by class. */
const NAMED_FROM = {
  "trunk primary secondary ferry": 12,
  tertiary: 13,
  minor: 14,
};

/** A path along a street usually has its name: the street gets it first, and from further away. */
const NAMED_FROM_ZOOM = byTag(
  "class",
  NAMED_FROM,
  byTag("subclass", { "cycleway footway": 16 }, 15),
);

function halo(palette: NearPalette) {
  return { "text-halo-color": palette.textHalo, "text-halo-width": 1.5 };
}
