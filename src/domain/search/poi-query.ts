import { type FoldedWords, foldWords, rankAmong } from "./kind-words.ts";
import type { PoiKinds } from "./place-list.ts";

/** OpenStreetMap values of points of interest, separated by spaces, with the words for them in Dutch, English and German. */
const WORDS: readonly (readonly [values: string, nl: string, en: string, de: string])[] = [
  ["station", "station", "station", "Bahnhof"],
  ["halt", "halte", "halt", "Haltepunkt"],
  ["ferry_terminal", "veer, veerhaven", "ferry terminal", "Fährhafen, Fähranleger"],
  ["camp_site", "camping", "campsite", "Campingplatz, Zeltplatz"],
  ["caravan_site", "camperplaats", "motorhome site, caravan site", "Wohnmobilstellplatz"],
  ["lock lock_gate", "sluis", "lock", "Schleuse"],
  ["scout", "scoutinggebouw, clubhuis", "scout hut, scout hall", "Pfadfinderheim"],
  ["marina", "jachthaven", "marina, harbour, harbor", "Jachthafen, Yachthafen"],
  ["hospital", "ziekenhuis", "hospital", "Krankenhaus"],
  ["lighthouse", "vuurtoren", "lighthouse", "Leuchtturm"],
  ["castle", "kasteel, kastelen", "castle", "Schloss"],
  ["viewpoint", "uitzichtpunt", "viewpoint", "Aussichtspunkt"],
  ["drinking_water", "drinkwater", "drinking water", "Trinkwasser"],
  [
    "shelter wilderness_hut alpine_hut lean_to",
    "schuilplaats, schuilhut",
    "shelter",
    "Unterstand, Schutzhütte",
  ],
  ["toilets", "toilet", "toilet", "Toilette"],
  ["picnic_site", "picknickplaats", "picnic site, picnic area", "Picknickplatz, Rastplatz"],
  ["picnic_table", "picknicktafel", "picnic table", "Picknicktisch"],
  ["slipway", "trailerhelling", "slipway, boat ramp", "Slipanlage"],
  ["weir", "stuw", "weir", "Wehr"],
  ["dam", "dam", "dam", "Damm, Staudamm"],
  ["mooring", "aanlegplaats", "mooring", "Anlegestelle, Liegeplatz"],
  ["windmill", "molen, windmolen", "windmill", "Windmühle"],
  ["observation_tower", "uitkijktoren", "observation tower, lookout tower", "Aussichtsturm"],
  ["tower", "toren", "tower", "Turm"],
  ["water_tower", "watertoren", "water tower", "Wasserturm"],
  ["place_of_worship", "gebedshuis, kerk", "place of worship, church", "Gotteshaus, Kirche"],
  ["swimming_area", "zwemplek", "swimming area", "Badestelle"],
  [
    "bicycle_repair_station",
    "fietsreparatie",
    "bicycle repair, bike repair",
    "Fahrradreparatur, Fahrradwerkstatt",
  ],
  ["bird_hide", "vogelkijkhut", "bird hide", "Vogelbeobachtungshütte"],
  ["ruins", "ruïne", "ruins", "Ruine"],
  ["museum", "museum, musea", "museum", "Museum, Museen"],
  ["zoo", "dierentuin", "zoo", "Zoo, Tierpark"],
  ["theme_park", "pretpark", "theme park, amusement park", "Freizeitpark"],
  ["bus_station", "busstation", "bus station", "Busbahnhof"],
  ["bus_stop", "bushalte", "bus stop", "Bushaltestelle, Haltestelle"],
  ["tram_stop", "tramhalte", "tram stop", "Straßenbahnhaltestelle, Haltestelle"],
  ["subway", "metrostation", "metro station, underground station", "U-Bahnhof, U-Bahn-Station"],
  ["supermarket", "supermarkt", "supermarket", "Supermarkt"],
  ["pharmacy", "apotheek, apotheken", "pharmacy, pharmacies, chemist", "Apotheke"],
  ["bicycle_rental", "fietsverhuur", "bicycle rental, bike rental", "Fahrradverleih"],
  ["bicycle", "fietsenwinkel", "bicycle shop, bike shop", "Fahrradladen, Fahrradgeschäft"],
  ["restaurant", "restaurant", "restaurant", "Restaurant, Gaststätte"],
  ["cafe", "café", "café, coffee shop", "Café"],
  ["pub biergarten bar", "kroeg", "pub", "Kneipe, Biergarten"],
  ["hotel motel", "hotel", "hotel", "Hotel"],
  ["hostel", "hostel", "hostel", "Jugendherberge, Hostel"],
  [
    "guest_house bed_and_breakfast chalet",
    "pension",
    "guest house, bed and breakfast",
    "Pension, Gästehaus, Ferienwohnung",
  ],
  ["monument", "monument", "monument", "Denkmal"],
  ["attraction", "bezienswaardigheid", "attraction, sight", "Sehenswürdigkeit"],
  ["townhall", "gemeentehuis, stadhuis", "town hall", "Rathaus"],
  ["information guidepost map board", "informatie", "information", "Information"],
  ["cemetery grave_yard", "begraafplaats", "cemetery, graveyard", "Friedhof"],
  ["golf_course", "golfbaan", "golf course", "Golfplatz"],
  ["bakery", "bakker, bakkerij", "bakery, bakeries, baker", "Bäckerei, Bäcker"],
  ["fast_food food_court", "snackbar", "fast food, takeaway", "Imbiss, Schnellimbiss"],
  ["ice_cream", "ijssalon", "ice cream", "Eisdiele, Eiscafé"],
  ["convenience greengrocer deli", "buurtwinkel", "convenience store", "Lebensmittelladen"],
  ["outdoor sports", "buitensportwinkel", "outdoor shop", "Outdoorladen, Sportgeschäft"],
  ["firepit", "vuurplaats", "fire pit, campfire", "Feuerstelle"],
  ["bbq", "barbecue", "barbecue", "Grillplatz"],
  ["defibrillator", "AED", "AED, defibrillator", "AED, Defibrillator"],
  ["clinic doctors", "huisarts", "doctor, clinic", "Arzt, Arztpraxis"],
  ["fuel", "tankstation", "petrol station, gas station, fuel", "Tankstelle"],
  ["parking", "parkeerplaats", "parking, car park", "Parkplatz"],
  ["playground", "speeltuin", "playground", "Spielplatz"],
  ["sports_centre stadium", "sportcentrum", "sports centre, stadium", "Sportzentrum, Stadion"],
  ["swimming_pool", "zwembad", "swimming pool", "Schwimmbad, Freibad"],
  ["library", "bibliotheek, bibliotheken", "library, libraries", "Bibliothek, Bücherei"],
  ["theatre arts_centre", "theater", "theatre, theater", "Theater"],
  ["cinema", "bioscoop, bioscopen", "cinema", "Kino"],
  ["school college university", "school, scholen", "school", "Schule"],
  ["police", "politie", "police", "Polizei"],
  ["fire_station", "brandweer", "fire station", "Feuerwehr"],
  ["stile", "overstap", "stile", "Überstieg"],
  ["gate lift_gate", "hek, hekken", "gate", "Tor, Schranke"],
  ["bench", "bank", "bench", "Bank"],
  ["bicycle_parking", "fietsenstalling", "bicycle parking, bike parking", "Fahrradständer"],
  ["artwork", "kunstwerk", "artwork", "Kunstwerk"],
  ["post_box", "brievenbus", "post box, letter box", "Briefkasten"],
  ["post_office", "postkantoor", "post office", "Postamt, Postfiliale"],
  ["recycling", "afvalbak voor hergebruik, glasbak", "recycling", "Wertstoffcontainer"],
  ["cycle_barrier bollard", "paaltje", "bollard", "Poller"],
  ["waste_basket", "afvalbak, prullenbak", "waste bin, litter bin", "Mülleimer, Abfalleimer"],
];

/** Each value with its words; the same words for the values of a row. */
const FOLDED: readonly (readonly [string, FoldedWords])[] = WORDS.flatMap(
  ([values, nl, en, de]) => {
    const words = foldWords({ nl, en, de });
    return values.split(" ").map((value) => [value, words] as const);
  },
);

/** Words for kinds shorter than this are the beginning of too many names. */
const SHORTEST_CHARS = 4;

/** Returns the kinds of points of interest that a folded text asks for in Dutch, English or German: "museum", "Bäckereien". */
export function readPoiQuery(typed: string): PoiKinds {
  if (typed.length < SHORTEST_CHARS) return {};
  return Object.fromEntries(
    FOLDED.flatMap(([value, words]) => {
      const rank = rankAmong(words, typed);
      return rank === null ? [] : [[value, rank]];
    }),
  );
}
