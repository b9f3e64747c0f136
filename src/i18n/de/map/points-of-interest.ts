/** The names of points of interest by OpenStreetMap value, several separated by spaces. */
const KIND_NAMES: readonly (readonly [string, string])[] = [
  ["station", "Bahnhof"],
  ["halt", "Haltepunkt"],
  ["ferry_terminal", "Fähre"],
  ["camp_site", "Campingplatz"],
  ["caravan_site", "Wohnmobilstellplatz"],
  ["lock lock_gate", "Schleuse"],
  ["scout", "Pfadfinderheim"],
  ["marina", "Jachthafen"],
  ["hospital", "Krankenhaus"],
  ["lighthouse", "Leuchtturm"],
  ["castle", "Schloss"],
  ["viewpoint", "Aussichtspunkt"],
  ["drinking_water", "Trinkwasser"],
  ["shelter wilderness_hut alpine_hut lean_to", "Schutzhütte"],
  ["toilets", "Toilette"],
  ["picnic_site", "Picknickplatz"],
  ["picnic_table", "Picknicktisch"],
  ["slipway", "Slipanlage"],
  ["weir", "Wehr"],
  ["dam", "Damm"],
  ["mooring", "Anlegestelle"],
  ["windmill", "Windmühle"],
  ["observation_tower", "Aussichtsturm"],
  ["tower", "Turm"],
  ["water_tower", "Wasserturm"],
  ["place_of_worship", "Gotteshaus"],
  ["swimming_area", "Badestelle"],
  ["bicycle_repair_station", "Fahrradreparatur"],
  ["bird_hide", "Vogelbeobachtung"],
  ["ruins", "Ruine"],
  ["museum", "Museum"],
  ["zoo", "Zoo"],
  ["theme_park", "Freizeitpark"],
  ["bus_station", "Busbahnhof"],
  ["bus_stop", "Bushaltestelle"],
  ["tram_stop", "Straßenbahnhaltestelle"],
  ["subway", "U-Bahn-Station"],
  ["supermarket", "Supermarkt"],
  ["pharmacy", "Apotheke"],
  ["bicycle_rental", "Fahrradverleih"],
  ["bicycle", "Fahrradladen"],
  ["restaurant", "Restaurant"],
  ["cafe", "Café"],
  ["pub biergarten bar", "Kneipe"],
  ["hotel motel", "Hotel"],
  ["hostel", "Hostel"],
  ["guest_house bed_and_breakfast chalet", "Pension"],
  ["monument", "Denkmal"],
  ["attraction", "Sehenswürdigkeit"],
  ["townhall", "Rathaus"],
  ["information guidepost map board", "Information"],
  ["cemetery grave_yard", "Friedhof"],
  ["golf_course", "Golfplatz"],
  ["bakery", "Bäckerei"],
  ["fast_food food_court", "Imbiss"],
  ["ice_cream", "Eisdiele"],
  ["convenience greengrocer deli", "Lebensmittelladen"],
  ["outdoor sports", "Outdoorladen"],
  ["firepit", "Feuerstelle"],
  ["bbq", "Grillplatz"],
  ["defibrillator", "Defibrillator"],
  ["clinic doctors", "Arztpraxis"],
  ["fuel", "Tankstelle"],
  ["parking", "Parkplatz"],
  ["playground", "Spielplatz"],
  ["sports_centre stadium", "Sportzentrum"],
  ["swimming_pool", "Schwimmbad"],
  ["library", "Bibliothek"],
  ["theatre arts_centre", "Theater"],
  ["cinema", "Kino"],
  ["school college university", "Schule"],
  ["police", "Polizei"],
  ["fire_station", "Feuerwehr"],
  ["stile", "Überstieg"],
  ["gate lift_gate", "Tor"],
  ["bench", "Sitzbank"],
  ["bicycle_parking", "Fahrradständer"],
  ["artwork", "Kunstwerk"],
  ["post_box", "Briefkasten"],
  ["post_office", "Post"],
  ["recycling", "Wertstoffcontainer"],
  ["cycle_barrier bollard", "Poller"],
  ["waste_basket", "Abfalleimer"],
];

const BY_VALUE: ReadonlyMap<string, string> = new Map(
  KIND_NAMES.flatMap(([values, name]) => values.split(" ").map((value) => [value, name] as const)),
);

/** Returns the name of a kind, "Trinkwasser"; of its class if the kind is unknown. */
export function poiKind(kind: string, group: string | null): string {
  return BY_VALUE.get(kind) ?? BY_VALUE.get(group ?? "") ?? poiTexts.something;
}

/** Lists the OpenStreetMap values with their names: `drinking_water`, "Trinkwasser". */
export function poiKinds(): Iterable<readonly [string, string]> {
  return BY_VALUE;
}

/** Texts of the card of a point of interest. */
export const poiTexts = {
  something: "Punkt auf der Karte",
  kind: "Art",
  open: "Geöffnet",
} as const;

const DAYS: Readonly<Record<string, string>> = {
  Mo: "Mo",
  Tu: "Di",
  We: "Mi",
  Th: "Do",
  Fr: "Fr",
  Sa: "Sa",
  Su: "So",
  PH: "Feiertage",
  SH: "Schulferien",
  off: "geschlossen",
  closed: "geschlossen",
  sunrise: "Sonnenaufgang",
  sunset: "Sonnenuntergang",
};

/**
 * Translates opening hours in the OpenStreetMap notation to German: "Mo-Fr 09:00-18:00; So geschlossen". Unknown syntax
 * is left unchanged.
 */
export function openingHoursText(openingHours: string): string {
  if (openingHours.trim() === "24/7") return "Tag und Nacht";
  return openingHours
    .replace(
      /\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|sunrise|sunset)\b/g,
      (word) => DAYS[word] ?? word,
    )
    .replace(/,(?=\S)/g, ", ")
    .replace(/;(?=\S)/g, "; ");
}
