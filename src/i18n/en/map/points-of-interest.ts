/** The names of points of interest by OpenStreetMap value, several separated by spaces. */
const KIND_NAMES: readonly (readonly [string, string])[] = [
  ["station", "Station"],
  ["halt", "Halt"],
  ["ferry_terminal", "Ferry"],
  ["camp_site", "Campsite"],
  ["caravan_site", "Motorhome site"],
  ["lock lock_gate", "Lock"],
  ["scout", "Scout hut"],
  ["marina", "Marina"],
  ["hospital", "Hospital"],
  ["lighthouse", "Lighthouse"],
  ["castle", "Castle"],
  ["viewpoint", "Viewpoint"],
  ["drinking_water", "Drinking water"],
  ["shelter wilderness_hut alpine_hut lean_to", "Shelter"],
  ["toilets", "Toilet"],
  ["picnic_site", "Picnic site"],
  ["picnic_table", "Picnic table"],
  ["slipway", "Slipway"],
  ["weir", "Weir"],
  ["dam", "Dam"],
  ["mooring", "Mooring"],
  ["windmill", "Windmill"],
  ["observation_tower", "Observation tower"],
  ["tower", "Tower"],
  ["water_tower", "Water tower"],
  ["place_of_worship", "Place of worship"],
  ["swimming_area", "Swimming area"],
  ["bicycle_repair_station", "Bike repair"],
  ["bird_hide", "Bird hide"],
  ["ruins", "Ruins"],
  ["museum", "Museum"],
  ["zoo", "Zoo"],
  ["theme_park", "Theme park"],
  ["bus_station", "Bus station"],
  ["bus_stop", "Bus stop"],
  ["tram_stop", "Tram stop"],
  ["subway", "Metro station"],
  ["supermarket", "Supermarket"],
  ["pharmacy", "Pharmacy"],
  ["bicycle_rental", "Bike rental"],
  ["bicycle", "Bike shop"],
  ["restaurant", "Restaurant"],
  ["cafe", "Café"],
  ["pub biergarten bar", "Pub"],
  ["hotel motel", "Hotel"],
  ["hostel", "Hostel"],
  ["guest_house bed_and_breakfast chalet", "Guest house"],
  ["monument", "Monument"],
  ["attraction", "Attraction"],
  ["townhall", "Town hall"],
  ["information guidepost map board", "Information"],
  ["cemetery grave_yard", "Cemetery"],
  ["golf_course", "Golf course"],
  ["bakery", "Bakery"],
  ["fast_food food_court", "Fast food"],
  ["ice_cream", "Ice cream"],
  ["convenience greengrocer deli", "Convenience store"],
  ["outdoor sports", "Outdoor shop"],
  ["firepit", "Fire pit"],
  ["bbq", "Barbecue"],
  ["defibrillator", "Defibrillator"],
  ["clinic doctors", "Doctor"],
  ["fuel", "Petrol station"],
  ["parking", "Car park"],
  ["playground", "Playground"],
  ["sports_centre stadium", "Sports centre"],
  ["swimming_pool", "Swimming pool"],
  ["library", "Library"],
  ["theatre arts_centre", "Theatre"],
  ["cinema", "Cinema"],
  ["school college university", "School"],
  ["police", "Police"],
  ["fire_station", "Fire station"],
  ["stile", "Stile"],
  ["gate lift_gate", "Gate"],
  ["bench", "Bench"],
  ["bicycle_parking", "Bike parking"],
  ["artwork", "Artwork"],
  ["post_box", "Post box"],
  ["post_office", "Post office"],
  ["recycling", "Recycling"],
  ["cycle_barrier bollard", "Bollard"],
  ["waste_basket", "Litter bin"],
];

const BY_VALUE: ReadonlyMap<string, string> = new Map(
  KIND_NAMES.flatMap(([values, name]) => values.split(" ").map((value) => [value, name] as const)),
);

/** Returns the name of a kind, "Drinking water"; of its class if the kind is unknown. */
export function poiKind(kind: string, group: string | null): string {
  return BY_VALUE.get(kind) ?? BY_VALUE.get(group ?? "") ?? poiTexts.something;
}

/** Lists the OpenStreetMap values with their names: `drinking_water`, "Drinking water". */
export function poiKinds(): Iterable<readonly [string, string]> {
  return BY_VALUE;
}

/** Texts of the card of a point of interest. */
export const poiTexts = {
  something: "Point on the map",
  kind: "Kind",
  open: "Open",
} as const;

const DAYS: Readonly<Record<string, string>> = {
  Mo: "Mon",
  Tu: "Tue",
  We: "Wed",
  Th: "Thu",
  Fr: "Fri",
  Sa: "Sat",
  Su: "Sun",
  PH: "public holidays",
  SH: "school holidays",
  off: "closed",
  closed: "closed",
  sunrise: "sunrise",
  sunset: "sunset",
};

/**
 * Translates opening hours in the OpenStreetMap notation to English: "Mon-Fri 09:00-18:00; Sun closed". Unknown syntax
 * is left unchanged.
 */
export function openingHoursText(openingHours: string): string {
  if (openingHours.trim() === "24/7") return "day and night";
  return openingHours
    .replace(
      /\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|sunrise|sunset)\b/g,
      (word) => DAYS[word] ?? word,
    )
    .replace(/,(?=\S)/g, ", ")
    .replace(/;(?=\S)/g, "; ");
}
