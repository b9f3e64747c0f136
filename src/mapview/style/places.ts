import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { BOLD, byZoom, classIs, DUTCH_NAME, LOCAL_NAME, REGULAR } from "./expressions.ts";
import type { Palette } from "./palette.ts";

const RANK: ExpressionSpecification = ["coalesce", ["get", "rank"], 20];

/** Draws the names of places. The last layer is placed first, so the largest come at the end. */
export function placeLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    smallPlace("hamlet", 12.5, ["hamlet", "isolated_dwelling"], palette, source),
    smallPlace("suburb", 11.5, ["suburb", "quarter", "neighbourhood"], palette, source),
    { ...village("place-village-far", palette, source), maxzoom: VILLAGES_FIRST.from },
    { ...village("place-village", palette, source), minzoom: VILLAGES_FIRST.to },
    island(palette, source),
    province(palette, source),
    town(palette, source),
    city(palette, source),
    country(palette, source),
  ];
}

/** The zooms at which the numbers of a dense network would leave no room for villages. */
const VILLAGES_FIRST = { from: 10.5, to: 12.5 };

/** Draws the names of villages where they come before the numbers of networks, which find room beside a few names. */
export function villagesFirst(palette: Palette, source: string): LayerSpecification {
  const { from: minzoom, to: maxzoom } = VILLAGES_FIRST;
  return { ...village("place-village-first", palette, source), minzoom, maxzoom };
}

function village(id: string, palette: Palette, source: string): LayerSpecification {
  return { ...smallPlace("village", 9.5, ["village"], palette, source), id };
}

function smallPlace(
  id: string,
  minzoom: number,
  classes: readonly string[],
  palette: Palette,
  source: string,
): LayerSpecification {
  return {
    id: `place-${id}`,
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom,
    filter: classIs(...classes),
    layout: {
      ...name(REGULAR),
      "text-field": LOCAL_NAME,
      // The name of a part of a town is on each street sign; it is no goal to walk to.
      "text-size":
        id === "suburb" ? byZoom([11, 10.5], [15, 13]) : byZoom([9, 10.5], [12, 13], [15, 16]),
      "text-padding": 4,
      // Nearer, numbers are placed first, and a village should not disappear under those of its crossroads.
      "text-variable-anchor-offset": [
        "literal",
        ANCHOR_OFFSETS,
      ] as unknown as ExpressionSpecification,
      "text-justify": "auto",
    },
    paint: { ...halo(palette), "text-color": palette.minorPlaceText },
  };
}

/** From here on a screen is within the town, where the names of its streets matter. */
const TOWN_MAX_ZOOM = 15;

function town(palette: Palette, source: string): LayerSpecification {
  return {
    id: "place-town",
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom: 7,
    maxzoom: TOWN_MAX_ZOOM,
    filter: classIs("town"),
    layout: {
      ...name(REGULAR),
      "text-size": byZoom([7, 10.5], [8, 12], [10, 15], [13, 18], [14, 16]),
      "text-padding": byZoom([7, 8], [9, 5]),
      ...stays("center", [0, 0]),
    },
    paint: { ...halo(palette), "text-color": palette.placeText },
  };
}

function city(palette: Palette, source: string): LayerSpecification {
  return {
    id: "place-city",
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom: 4,
    maxzoom: TOWN_MAX_ZOOM,
    filter: classIs("city"),
    layout: {
      ...name(BOLD),
      // Small cities are less bold, so that large ones stand out.
      "text-font": ["step", CITY_RANK, ["literal", BOLD], 5, ["literal", REGULAR]],
      "text-size": CITY_SIZE,
      "text-padding": 2,
      // Beside its place rather than hidden: Haarlem is close to Amsterdam.
      ...stays("center", [0, 0], "right", [-0.3, 0], "left", [0.3, 0]),
    },
    paint: { ...halo(palette), "text-color": palette.placeText },
  };
}

/** Other positions for a name if numbers and pins, which are placed first, take its place. */
const ANCHOR_OFFSETS = [
  ...["center", [0, 0], "bottom", [0, -0.7], "top", [0, 0.7], "right", [-0.7, 0]],
  ...["left", [0.7, 0], "bottom", [0, -2], "top", [0, 2]],
];

/**
 * Places a name at these positions from afar, and then at several more. From zoom 11 on, where few names are visible,
 * it is drawn even under a number.
 */
function stays(...fromAfar: readonly (string | readonly number[])[]) {
  return {
    "text-variable-anchor-offset": [
      "step",
      ["zoom"],
      ["literal", fromAfar],
      11,
      ["literal", ANCHOR_OFFSETS],
    ] as unknown as ExpressionSpecification,
    "text-overlap": ["step", ["zoom"], "never", 11, "always"] as ExpressionSpecification,
    "text-justify": "auto" as const,
  };
}

/** The rank of a city; tilemaker gives none, which counts as average. */
const CITY_RANK: ExpressionSpecification = ["coalesce", ["get", "rank"], 4];

/** The size by rank: Amsterdam, Utrecht, Haarlem, Zwolle, Hilversum. */
const CITY_SIZE: ExpressionSpecification = [
  "interpolate",
  ["linear"],
  ["zoom"],
  5,
  ["step", CITY_RANK, 13, 2, 12, 3, 11],
  8,
  ["step", CITY_RANK, 18, 2, 16, 3, 14.5, 4, 13.5],
  11,
  ["step", CITY_RANK, 26, 2, 23, 3, 21, 4, 20, 5, 18],
  14,
  18,
];

function province(palette: Palette, source: string): LayerSpecification {
  return {
    id: "place-province",
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom: 6.5,
    maxzoom: 10,
    filter: classIs("state", "province"),
    layout: {
      ...name(REGULAR),
      "text-transform": "uppercase",
      "text-size": byZoom([6.5, 9.5], [8, 11.5], [10, 14]),
      "text-letter-spacing": 0.16,
      "text-padding": 4,
    },
    paint: { ...halo(palette), "text-color": palette.provinceText },
  };
}

function country(palette: Palette, source: string): LayerSpecification {
  return {
    id: "place-country",
    type: "symbol",
    source,
    "source-layer": "place",
    maxzoom: 7.5,
    filter: classIs("country"),
    layout: {
      ...name(BOLD),
      "text-transform": "uppercase",
      "text-size": byZoom([4, 12], [7, 17]),
      "text-letter-spacing": 0.14,
    },
    paint: { ...halo(palette), "text-color": palette.countryBorder },
  };
}

function island(palette: Palette, source: string): LayerSpecification {
  return {
    id: "place-island",
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom: 7.5,
    filter: classIs("island"),
    layout: {
      ...name(REGULAR),
      "text-size": byZoom([8, 11.5], [11, 16]),
      "text-letter-spacing": 0.06,
    },
    paint: { ...halo(palette), "text-color": palette.minorPlaceText },
  };
}

function name(font: readonly string[]) {
  return {
    "symbol-sort-key": RANK,
    "text-field": DUTCH_NAME,
    "text-font": [...font],
    "text-max-width": 10,
    "text-line-height": 1.1,
  };
}

function halo(palette: Palette) {
  return {
    "text-halo-color": palette.textHalo,
    "text-halo-width": 1.6,
    "text-halo-blur": 0.4,
  };
}
