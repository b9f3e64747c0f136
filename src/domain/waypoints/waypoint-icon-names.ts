import { WAYPOINT_ICONS, type WaypointIcon } from "./waypoint-icons.ts";

/** The names of an icon in the programs that people exchange waypoints with. */
interface IconNames {
  /** The value of the GPX element `sym`: Garmin's name if it has one. */
  readonly gpxSymbol: string;
  /** The name in OsmAnd's GPX extension; unique per icon. */
  readonly osmAnd: string;
  /** Other values of `sym` that mean this icon, in lower case. */
  readonly alsoCalled?: readonly string[];
}

/** The names of each icon in other programs. */
const NAMES: Readonly<Record<WaypointIcon, IconNames>> = {
  star: { gpxSymbol: "Star", osmAnd: "special_star", alsoCalled: ["favorite", "favourite"] },
  heart: { gpxSymbol: "Heart", osmAnd: "special_heart" },
  flag: {
    gpxSymbol: "Flag, Blue",
    osmAnd: "special_flag",
    alsoCalled: ["flag", "flag, red", "flag, yellow", "flag, white"],
  },
  start: { gpxSymbol: "Flag, Green", osmAnd: "special_flag_start", alsoCalled: ["start"] },
  finish: {
    gpxSymbol: "Flag, Checkered",
    osmAnd: "special_flag_finish",
    alsoCalled: ["finish", "end"],
  },
  checkpoint: { gpxSymbol: "Checkpoint", osmAnd: "special_symbol_check_mark" },
  junction: {
    gpxSymbol: "Crossing",
    osmAnd: "special_symbol_remove",
    alsoCalled: ["intersection", "junction"],
  },
  campsite: {
    gpxSymbol: "Campground",
    osmAnd: "tourism_camp_site",
    alsoCalled: ["rv park", "camp", "campsite", "tent"],
  },
  campfire: { gpxSymbol: "Campfire", osmAnd: "leisure_firepit" },
  cabin: { gpxSymbol: "Lodge", osmAnd: "tourism_alpine_hut", alsoCalled: ["cabin", "hut"] },
  shelter: { gpxSymbol: "Shelter", osmAnd: "amenity_shelter" },
  home: {
    gpxSymbol: "Residence",
    osmAnd: "special_house",
    alsoCalled: ["house", "home", "building"],
  },
  lodging: { gpxSymbol: "Lodging", osmAnd: "tourism_hotel", alsoCalled: ["hotel"] },
  "drinking-water": {
    gpxSymbol: "Drinking Water",
    osmAnd: "amenity_drinking_water",
    alsoCalled: ["water source", "water"],
  },
  toilet: { gpxSymbol: "Restroom", osmAnd: "amenity_toilets", alsoCalled: ["toilet", "toilets"] },
  shower: { gpxSymbol: "Shower", osmAnd: "amenity_shower", alsoCalled: ["showers"] },
  "picnic-site": { gpxSymbol: "Picnic Area", osmAnd: "tourism_picnic_site" },
  bench: { gpxSymbol: "Bench", osmAnd: "amenity_bench" },
  viewpoint: { gpxSymbol: "Scenic Area", osmAnd: "tourism_viewpoint", alsoCalled: ["vista point"] },
  photo: {
    gpxSymbol: "Photo",
    osmAnd: "special_photo_camera",
    alsoCalled: ["camera", "amusement park", "zoo", "museum"],
  },
  information: { gpxSymbol: "Information", osmAnd: "tourism_information", alsoCalled: ["info"] },
  danger: {
    gpxSymbol: "Danger Area",
    osmAnd: "special_symbol_exclamation_mark",
    alsoCalled: ["danger", "skull and crossbones", "restricted area", "caution"],
  },
  "first-aid": {
    gpxSymbol: "Medical Facility",
    osmAnd: "amenity_hospital",
    alsoCalled: ["first aid", "hospital", "pharmacy"],
  },
  restaurant: {
    gpxSymbol: "Restaurant",
    osmAnd: "amenity_restaurant",
    alsoCalled: ["fast food", "pizza", "food"],
  },
  cafe: { gpxSymbol: "Cafe", osmAnd: "amenity_cafe", alsoCalled: ["bar", "coffee", "winery"] },
  shop: {
    gpxSymbol: "Shopping Center",
    osmAnd: "shop_supermarket",
    alsoCalled: ["convenience store", "department store", "shop", "supermarket"],
  },
  pedestrian: {
    gpxSymbol: "Trail Head",
    osmAnd: "special_trekking",
    alsoCalled: ["trailhead", "walking", "hiking"],
  },
  bicycle: { gpxSymbol: "Bike Trail", osmAnd: "special_bicycle", alsoCalled: ["bicycle"] },
  "bicycle-repair": {
    gpxSymbol: "Mechanic",
    osmAnd: "amenity_bicycle_repair_station",
    alsoCalled: ["car repair"],
  },
  horse: { gpxSymbol: "Horse Trail", osmAnd: "sport_equestrian" },
  car: { gpxSymbol: "Car", osmAnd: "special_car", alsoCalled: ["car rental", "truck stop"] },
  parking: { gpxSymbol: "Parking Area", osmAnd: "amenity_parking", alsoCalled: ["parking"] },
  bus: { gpxSymbol: "Bus Station", osmAnd: "highway_bus_stop", alsoCalled: ["bus stop"] },
  rail: {
    gpxSymbol: "Ground Transportation",
    osmAnd: "railway_station",
    alsoCalled: ["railway", "train station"],
  },
  boat: { gpxSymbol: "Boat", osmAnd: "special_sail_boat", alsoCalled: ["sailboat"] },
  canoe: { gpxSymbol: "Canoe", osmAnd: "sport_canoe", alsoCalled: ["kayak", "canoeing"] },
  harbor: { gpxSymbol: "Marina", osmAnd: "leisure_marina", alsoCalled: ["harbor", "harbour"] },
  mooring: { gpxSymbol: "Anchor", osmAnd: "seamark_mooring", alsoCalled: ["mooring", "dock"] },
  slipway: { gpxSymbol: "Boat Ramp", osmAnd: "leisure_slipway" },
  ferry: { gpxSymbol: "Ferry", osmAnd: "amenity_ferry_terminal" },
  lock: { gpxSymbol: "Lock", osmAnd: "waterway_lock_gate" },
  dam: { gpxSymbol: "Dam", osmAnd: "waterway_dam", alsoCalled: ["weir"] },
  bridge: { gpxSymbol: "Bridge", osmAnd: "bridge" },
  buoy: { gpxSymbol: "Buoy, White", osmAnd: "seamark_buoy", alsoCalled: ["navaid, white"] },
  lighthouse: { gpxSymbol: "Light", osmAnd: "man_made_lighthouse" },
  swimming: { gpxSymbol: "Swimming Area", osmAnd: "sport_swimming", alsoCalled: ["beach"] },
  forest: { gpxSymbol: "Forest", osmAnd: "natural_wood", alsoCalled: ["park"] },
  tree: { gpxSymbol: "Tree", osmAnd: "natural_tree", alsoCalled: ["tree stand"] },
  mountain: { gpxSymbol: "Summit", osmAnd: "natural_peak" },
  gate: { gpxSymbol: "Gate", osmAnd: "barrier_gate" },
  pitch: { gpxSymbol: "Ball Park", osmAnd: "leisure_pitch", alsoCalled: ["playground"] },
  church: { gpxSymbol: "Church", osmAnd: "religion_christian", alsoCalled: ["cemetery"] },
  tower: { gpxSymbol: "Tall Tower", osmAnd: "man_made_tower", alsoCalled: ["short tower"] },
  windmill: { gpxSymbol: "Windmill", osmAnd: "man_made_windmill" },
  geocache: { gpxSymbol: "Geocache", osmAnd: "special_cache", alsoCalled: ["geocache found"] },
};

/** Returns the GPX `sym` of a waypoint with this icon; Garmin's plain symbol for null. */
export function gpxSymbolOf(icon: WaypointIcon | null): string {
  return icon === null ? "Waypoint" : NAMES[icon].gpxSymbol;
}

/** Returns OsmAnd's name for this icon in its GPX extension `icon`; its plain marker for null. */
export function osmAndIconOf(icon: WaypointIcon | null): string {
  return icon === null ? "special_marker" : NAMES[icon].osmAnd;
}

/** Returns the icon that a GPX `sym` means, regardless of case; null if there is none. */
export function iconOfGpxSymbol(symbol: string): WaypointIcon | null {
  return ICON_OF_SYMBOL.get(symbol.trim().toLowerCase()) ?? null;
}

/**
 * Returns the icon with this OsmAnd name; null if there is none. OsmAnd writes some names with and some
 * without the key of the tag (`amenity_toilets`, `toilets`).
 */
export function iconOfOsmAnd(name: string): WaypointIcon | null {
  const known = name.trim().toLowerCase();
  return ICON_OF_OSMAND.get(known) ?? ICON_OF_OSMAND_VALUE.get(known) ?? null;
}

const ICON_OF_SYMBOL = new Map(WAYPOINT_ICONS.flatMap(symbolsOf));
const ICON_OF_OSMAND = new Map(WAYPOINT_ICONS.map((icon) => [NAMES[icon].osmAnd, icon]));
const ICON_OF_OSMAND_VALUE = new Map(
  WAYPOINT_ICONS.map((icon) => [NAMES[icon].osmAnd.replace(/^[a-z]+_/, ""), icon]),
);

function symbolsOf(icon: WaypointIcon): (readonly [string, WaypointIcon])[] {
  const { gpxSymbol, alsoCalled = [] } = NAMES[icon];
  return [gpxSymbol.toLowerCase(), ...alsoCalled].map((name) => [name, icon] as const);
}
