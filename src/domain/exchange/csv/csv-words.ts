import { parseColor } from "#domain/exchange/colors.ts";
import { foldedSpellings, foldText } from "#domain/text/fold-text.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import { type WaypointIcon, waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";

// People write tables by hand, so icons and colours may be words in Dutch, English and German.

/** The words for each icon, separated by commas. */
const ICON_WORDS: Readonly<Record<WaypointIcon, string>> = {
  star: "ster, star, Stern, favoriet, favourite, Favorit",
  heart: "hart, heart, Herz",
  flag: "vlag, flag, Flagge, Fahne",
  start: "start, begin, Beginn",
  finish: "finish, einde, end, Ziel, Ende",
  checkpoint: "post, checkpoint, control, Posten, Kontrollpunkt",
  junction: "knooppunt, kruispunt, node, junction, Knotenpunkt, Kreuzung",
  campsite: "tent, camping, kampeerterrein, campsite, Zelt, Zeltplatz, Campingplatz",
  campfire: "kampvuur, campfire, Lagerfeuer, Feuerstelle",
  cabin: "blokhut, hut, cabin, Hütte",
  shelter: "schuilplaats, schuilhut, shelter, Unterstand, Schutzhütte",
  home: "huis, thuis, house, home, Haus, Zuhause",
  lodging: "slaapplek, overnachting, hotel, lodging, accommodation, Unterkunft, Übernachtung",
  "drinking-water": "drinkwater, drinking water, water, tap, Trinkwasser, Wasserhahn, Wasser",
  toilet: "wc, toilet, toilets, restroom, Toilette, Toiletten, Klo",
  shower: "douche, shower, Dusche",
  "picnic-site": "picknickplek, picknickplaats, picnic site, picnic, Picknickplatz, Rastplatz",
  bench: "bank, bankje, bench, Sitzbank",
  viewpoint: "uitkijkpunt, uitzichtpunt, viewpoint, Aussichtspunkt",
  photo: "foto, photo, camera, Kamera",
  information: "informatie, information, info, Information",
  danger: "gevaar, danger, warning, Gefahr, Warnung",
  "first-aid": "ehbo, eerste hulp, first aid, Erste Hilfe",
  restaurant: "eten, restaurant, food, Essen, Gaststätte",
  cafe: "koffie, café, coffee, Kaffee",
  shop: "winkel, supermarkt, shop, supermarket, Laden, Geschäft",
  pedestrian: "wandelen, walking, hiking, Wandern",
  bicycle: "fiets, fietsen, bicycle, bike, cycling, Fahrrad, Rad, Radfahren",
  "bicycle-repair": "fietsreparatie, bicycle repair, bike repair, Fahrradreparatur",
  horse: "paard, horse, Pferd",
  car: "auto, car",
  parking: "parkeerplaats, parkeren, parking, car park, Parkplatz",
  bus: "bus, bushalte, bus stop, Bushaltestelle",
  rail: "trein, station, train, railway, Zug, Bahn, Bahnhof",
  boat: "boot, varen, boat, boating, Bootfahren",
  canoe: "kano, kanoën, canoe, canoeing, kayak, Kanu, Kajak",
  harbor: "haven, jachthaven, harbour, harbor, marina, Hafen, Jachthafen",
  mooring: "aanlegplaats, mooring, Anlegestelle, Liegeplatz",
  slipway: "trailerhelling, slipway, boat ramp, Slipanlage",
  ferry: "pont, veer, veerpont, ferry, Fähre",
  lock: "sluis, lock, Schleuse",
  dam: "dam, stuw, dam of stuw, weir, Damm, Wehr",
  bridge: "brug, bridge, Brücke",
  buoy: "boei, buoy, Boje, Tonne",
  lighthouse: "vuurtoren, lighthouse, Leuchtturm",
  swimming: "zwemplek, zwemmen, swimming, Badestelle, Schwimmen",
  forest: "bos, forest, wood, Wald",
  tree: "boom, tree, Baum",
  mountain: "heuveltop, berg, heuvel, summit, mountain, hill, Gipfel, Hügel",
  gate: "hek, gate, Tor, Schranke",
  pitch: "speelveld, sportveld, pitch, Spielfeld, Sportplatz",
  church: "kerk, church, Kirche",
  tower: "toren, tower, Turm",
  windmill: "molen, windmolen, windmill, mill, Windmühle, Mühle",
  geocache: "schat, geocache, cache, Schatz",
};

/** The words for each colour, separated by commas; the English names of `parseColor` give the same colours. */
const COLOR_WORDS: readonly (readonly [color: string, words: string])[] = [
  ["black", "zwart, schwarz"],
  ["darkred", "donkerrood, dark red, dunkelrot"],
  ["darkgreen", "donkergroen, dark green, dunkelgrün"],
  ["darkblue", "donkerblauw, dark blue, dunkelblau"],
  ["lightgray", "lichtgrijs, light gray, light grey, hellgrau"],
  ["darkgray", "grijs, donkergrijs, gray, grey, dark gray, dark grey, grau, dunkelgrau"],
  ["red", "rood, rot"],
  ["green", "groen, grün"],
  ["yellow", "geel, gelb"],
  ["blue", "blauw, blau"],
  ["white", "wit, weiß"],
  [WAYPOINT_COLORS.orange, "oranje, orange"],
  [WAYPOINT_COLORS.purple, "paars, purple, violet, lila, violett"],
  [WAYPOINT_COLORS.pink, "roze, pink, rosa"],
  [WAYPOINT_COLORS.brown, "bruin, brown, braun"],
];

const ICONS = new Map(
  Object.entries(ICON_WORDS).flatMap(([icon, words]) =>
    foldedWords(words).map((word) => [word, icon]),
  ),
);
const COLORS = new Map(
  COLOR_WORDS.flatMap(([color, words]) =>
    foldedWords(words).map((word) => [word, parseColor(color)]),
  ),
);

/** Returns the id of the icon that a cell means; the text of the cell for any other, which may be an icon of another version. */
export function csvIcon(cell: string): string {
  return waypointIconFor(cell) ?? ICONS.get(foldText(cell)) ?? cell;
}

/** Returns the colour in a cell as `parseColor` does, also by its Dutch, English or German name; undefined without one. */
export function csvColor(cell: string): string | undefined {
  return parseColor(cell) ?? COLORS.get(foldText(cell));
}

function foldedWords(words: string): readonly string[] {
  return words.split(",").flatMap(foldedSpellings);
}
