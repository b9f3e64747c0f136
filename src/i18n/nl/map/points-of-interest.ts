/** The names of points of interest by OpenStreetMap value, several separated by spaces. */
const KIND_NAMES: readonly (readonly [string, string])[] = [
  ["station", "Station"],
  ["halt", "Halte"],
  ["ferry_terminal", "Veer"],
  ["camp_site", "Camping"],
  ["caravan_site", "Camperplaats"],
  ["lock lock_gate", "Sluis"],
  ["scout", "Scoutinggebouw"],
  ["marina", "Jachthaven"],
  ["hospital", "Ziekenhuis"],
  ["lighthouse", "Vuurtoren"],
  ["castle", "Kasteel"],
  ["viewpoint", "Uitzichtpunt"],
  ["drinking_water", "Drinkwater"],
  ["shelter wilderness_hut alpine_hut lean_to", "Schuilplaats"],
  ["toilets", "Toilet"],
  ["picnic_site", "Picknickplaats"],
  ["picnic_table", "Picknicktafel"],
  ["slipway", "Trailerhelling"],
  ["weir", "Stuw"],
  ["dam", "Dam"],
  ["mooring", "Aanlegplaats"],
  ["windmill", "Molen"],
  ["observation_tower", "Uitkijktoren"],
  ["tower", "Toren"],
  ["water_tower", "Watertoren"],
  ["place_of_worship", "Gebedshuis"],
  ["swimming_area", "Zwemplek"],
  ["bicycle_repair_station", "Fietsreparatie"],
  ["bird_hide", "Vogelkijkhut"],
  ["ruins", "Ruïne"],
  ["museum", "Museum"],
  ["zoo", "Dierentuin"],
  ["theme_park", "Pretpark"],
  ["bus_station", "Busstation"],
  ["bus_stop", "Bushalte"],
  ["tram_stop", "Tramhalte"],
  ["subway", "Metrostation"],
  ["supermarket", "Supermarkt"],
  ["pharmacy", "Apotheek"],
  ["bicycle_rental", "Fietsverhuur"],
  ["bicycle", "Fietsenwinkel"],
  ["restaurant", "Restaurant"],
  ["cafe", "Café"],
  ["pub biergarten bar", "Kroeg"],
  ["hotel motel", "Hotel"],
  ["hostel", "Hostel"],
  ["guest_house bed_and_breakfast chalet", "Pension"],
  ["monument", "Monument"],
  ["attraction", "Bezienswaardigheid"],
  ["townhall", "Gemeentehuis"],
  ["information guidepost map board", "Informatie"],
  ["cemetery grave_yard", "Begraafplaats"],
  ["golf_course", "Golfbaan"],
  ["bakery", "Bakker"],
  ["fast_food food_court", "Snackbar"],
  ["ice_cream", "IJssalon"],
  ["convenience greengrocer deli", "Buurtwinkel"],
  ["outdoor sports", "Buitensportwinkel"],
  ["firepit", "Vuurplaats"],
  ["bbq", "Barbecue"],
  ["defibrillator", "AED"],
  ["clinic doctors", "Huisarts"],
  ["fuel", "Tankstation"],
  ["parking", "Parkeerplaats"],
  ["playground", "Speeltuin"],
  ["sports_centre stadium", "Sportcentrum"],
  ["swimming_pool", "Zwembad"],
  ["library", "Bibliotheek"],
  ["theatre arts_centre", "Theater"],
  ["cinema", "Bioscoop"],
  ["school college university", "School"],
  ["police", "Politie"],
  ["fire_station", "Brandweer"],
  ["stile", "Overstap"],
  ["gate lift_gate", "Hek"],
  ["bench", "Bank"],
  ["bicycle_parking", "Fietsenstalling"],
  ["artwork", "Kunstwerk"],
  ["post_box", "Brievenbus"],
  ["post_office", "Postkantoor"],
  ["recycling", "Afvalbak voor hergebruik"],
  ["cycle_barrier bollard", "Paaltje"],
  ["waste_basket", "Afvalbak"],
];

const BY_VALUE: ReadonlyMap<string, string> = new Map(
  KIND_NAMES.flatMap(([values, name]) => values.split(" ").map((value) => [value, name] as const)),
);

/** Returns the name of a kind, "Drinkwater"; of its class if the kind is unknown. */
export function poiKind(kind: string, group: string | null): string {
  return BY_VALUE.get(kind) ?? BY_VALUE.get(group ?? "") ?? poiTexts.something;
}

/** Lists the OpenStreetMap values with their names: `drinking_water`, "Drinkwater". */
export function poiKinds(): Iterable<readonly [string, string]> {
  return BY_VALUE;
}

/** Texts of the card of a point of interest. */
export const poiTexts = {
  something: "Punt op de kaart",
  kind: "Soort",
  open: "Open",
} as const;

const DAYS: Readonly<Record<string, string>> = {
  Mo: "ma",
  Tu: "di",
  We: "wo",
  Th: "do",
  Fr: "vr",
  Sa: "za",
  Su: "zo",
  PH: "feestdagen",
  SH: "schoolvakanties",
  off: "gesloten",
  closed: "gesloten",
  sunrise: "zonsopkomst",
  sunset: "zonsondergang",
};

/**
 * Translates opening hours in the OpenStreetMap notation to Dutch: "ma-vr 09:00-18:00; zo gesloten". Unknown syntax
 * is left unchanged.
 */
export function openingHoursText(openingHours: string): string {
  if (openingHours.trim() === "24/7") return "dag en nacht";
  return openingHours
    .replace(
      /\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|sunrise|sunset)\b/g,
      (word) => DAYS[word] ?? word,
    )
    .replace(/,(?=\S)/g, ", ")
    .replace(/;(?=\S)/g, "; ");
}
