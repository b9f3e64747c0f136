import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import {
  byTag,
  byZoom,
  isOneOf,
  LOCAL_NAME,
  numberIn,
  REGULAR,
  type Value,
} from "./expressions.ts";
import type { NearPalette } from "./near-palette.ts";

/** The kinds of points of interest for our users, each with its own colour. */
type PoiKind = "nature" | "water" | "food" | "shop" | "travel" | "health" | "landmark" | "minor";

/**
 * The subclasses, or else the classes, of OpenMapTiles, the icon, the kind, and the zoom from which it is drawn. Things that
 * hikers, cyclists and sailors need come first and win where two do not fit. The last rows of a kind are small things
 * that only belong in the closest views.
 */
const POIS: readonly (readonly [string, string, PoiKind, number])[] = [
  ["station halt", "rail", "travel", 12],
  ["ferry_terminal", "ferry", "travel", 12],
  ["camp_site", "campsite", "nature", 12],
  ["lock lock_gate", "lock", "water", 13],
  ["scout", "tents", "nature", 13],
  ["marina", "harbor", "water", 13],
  ["hospital", "first-aid", "health", 13],
  ["lighthouse", "lighthouse", "landmark", 12],
  ["castle", "castle", "landmark", 13],
  ["viewpoint", "viewpoint", "nature", 13],
  ["drinking_water", "drinking-water", "water", 14],
  ["shelter wilderness_hut alpine_hut lean_to", "shelter", "nature", 13],
  ["toilets", "toilet", "nature", 14],
  ["caravan_site", "campsite", "nature", 13],
  ["picnic_site", "picnic-site", "nature", 14],
  ["slipway", "slipway", "water", 14],
  ["weir dam", "dam", "water", 14],
  ["mooring", "mooring", "water", 15],
  ["windmill", "windmill", "landmark", 13],
  ["observation_tower tower water_tower", "tower", "landmark", 14],
  ["place_of_worship", "church", "landmark", 14],
  ["swimming_area", "swimming", "water", 14],
  ["bicycle_repair_station", "bicycle-repair", "travel", 14],
  ["bird_hide", "binoculars", "nature", 14],
  ["ruins", "ruins", "landmark", 14],
  ["museum", "museum", "landmark", 14],
  ["zoo theme_park", "zoo", "landmark", 14],
  ["bus_station", "bus", "travel", 14],
  ["tram_stop subway", "tram", "travel", 15],
  ["supermarket", "shop", "shop", 15],
  ["pharmacy", "pharmacy", "health", 15],
  ["bicycle_rental", "bicycle-rental", "travel", 15],
  ["bicycle", "bicycle", "shop", 15],
  ["restaurant", "restaurant", "food", 15],
  ["cafe", "cafe", "food", 15],
  ["pub biergarten bar", "beer", "food", 15],
  ["hotel hostel guest_house bed_and_breakfast chalet motel", "lodging", "landmark", 15],
  ["monument", "monument", "landmark", 15],
  ["attraction", "photo", "landmark", 15],
  ["townhall", "town-hall", "landmark", 15],
  ["information", "information", "nature", 15],
  ["cemetery grave_yard", "cemetery", "minor", 15],
  ["golf_course", "golf", "nature", 15],
  ["guidepost map board", "information", "nature", 15.5],
  ["picnic_table", "picnic-site", "nature", 15.5],
  ["bench", "bench", "minor", 16],
  ["bakery", "bakery", "shop", 16],
  ["fast_food ice_cream food_court", "fast-food", "food", 16],
  ["convenience greengrocer deli", "grocery-bag", "shop", 16],
  ["outdoor sports", "hiking-shop", "shop", 16],
  ["firepit bbq", "campfire", "nature", 16],
  ["defibrillator", "defibrillator", "health", 16],
  ["clinic doctors", "first-aid", "health", 16],
  ["bus_stop", "bus", "travel", 16],
  ["playground", "playground", "nature", 16],
  ["sports_centre swimming_pool stadium", "pitch", "nature", 16],
  ["library", "library", "landmark", 16],
  ["theatre cinema arts_centre", "theatre", "landmark", 16],
  ["school college university", "school", "minor", 16],
  ["police", "police", "minor", 16],
  ["fire_station", "fire-station", "minor", 16],
  ["parking", "parking", "travel", 16],
  ["fuel", "fuel", "travel", 16],
  ["stile gate lift_gate", "gate", "minor", 17],
  ["bicycle_parking", "bicycle", "minor", 17],
  ["artwork", "monument", "minor", 17],
  ["post_box post_office", "post", "minor", 17],
  ["recycling", "recycling", "minor", 17],
  ["cycle_barrier bollard", "barrier", "minor", 18],
  ["waste_basket", "waste-basket", "minor", 18],
];

/** The zoom from which a name is drawn together with its icon. */
const NAMED_AT_ONCE = 14;

/** Draws points of interest and hilltops, the lowest of all names: they yield to places. */
export function poiLayers(palette: NearPalette, source: string): LayerSpecification[] {
  const rank = fromTable(
    POIS.map(([, , ,], index) => index),
    99,
  );
  return [
    {
      id: "poi",
      type: "symbol",
      source,
      "source-layer": "poi",
      minzoom: 12,
      filter: [
        ">=",
        ["zoom"],
        fromTable(
          POIS.map(([, , , minzoom]) => minzoom),
          99,
        ),
      ],
      layout: {
        "symbol-sort-key": rank,
        "icon-image": iconImage(palette),
        "icon-size": byZoom([13, 0.85], [16, 1], [19, 1.2]),
        "icon-padding": 3,
        "text-field": POI_NAME,
        "text-font": REGULAR,
        "text-size": byZoom([13, 10.5], [17, 12.5]),
        "text-max-width": 8,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.85,
        "text-justify": "auto",
        "text-optional": true,
      },
      paint: {
        "text-color": kindColor(palette),
        "text-halo-color": palette.textHalo,
        "text-halo-width": 1.5,
      },
    },
    {
      id: "hilltop",
      type: "symbol",
      source,
      "source-layer": "mountain_peak",
      minzoom: 12,
      filter: isOneOf("class", "peak", "hill"),
      layout: {
        "icon-image": poiImage("mountain", palette.poiLandmark, palette),
        "text-field": ["concat", LOCAL_NAME, "\n", numberIn("ele")],
        "text-font": REGULAR,
        "text-size": 11,
        "text-anchor": "top",
        "text-offset": [0, 0.7],
        "text-optional": true,
      },
      paint: {
        "text-color": palette.poiLandmark,
        "text-halo-color": palette.textHalo,
        "text-halo-width": 1.5,
      },
    },
  ];
}

/** Returns a value per row of the table, by subclass if the table has it, else by class. */
function fromTable(values: readonly Value[], fallback: Value): ExpressionSpecification {
  const table = Object.fromEntries(
    POIS.map(([subclasses], row) => [subclasses, values[row] ?? fallback]),
  );
  return byTag("subclass", table, byTag("class", table, fallback));
}

function nameOf(minzoom: number): ExpressionSpecification {
  // The icon of a stop or a car park is enough; its name is that of the street.
  const isNamed = fromTable(
    POIS.map(([, , kind, from]) => from <= minzoom - (kind === "travel" && from > 14 ? 1 : 0)),
    false,
  );
  return ["case", isNamed, LOCAL_NAME, ""];
}

const POI_NAME: ExpressionSpecification = [
  "step",
  ["zoom"],
  nameOf(NAMED_AT_ONCE),
  ...[15, nameOf(15), 16.5, nameOf(16), 17.5, nameOf(17)],
] as ExpressionSpecification;

function kindColor(palette: NearPalette): ExpressionSpecification {
  const colors: Readonly<Record<PoiKind, string>> = {
    nature: palette.natureText,
    water: palette.waterText,
    food: palette.poiFood,
    shop: palette.poiShop,
    travel: palette.poiTravel,
    health: palette.poiHealth,
    landmark: palette.poiLandmark,
    minor: palette.poiMinor,
  };
  return fromTable(
    POIS.map(([, , kind]) => colors[kind]),
    palette.poiMinor,
  );
}

/** Returns the name of the image of an icon in a colour, for `map-images.ts`. */
function poiImage(icon: string, color: string, palette: NearPalette): string {
  return `poi|${icon}|${color}|${palette.textHalo}`;
}

function iconImage(palette: NearPalette): ExpressionSpecification {
  const icon = fromTable(
    POIS.map(([, name]) => name),
    "",
  );
  return ["concat", "poi|", icon, "|", kindColor(palette), `|${palette.textHalo}`];
}

/** All icons of the map itself, for the test that each can be drawn. */
export const POI_ICONS: readonly string[] = ["mountain", ...POIS.map(([, icon]) => icon)];
