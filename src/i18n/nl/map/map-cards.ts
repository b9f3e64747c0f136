import { oneDecimal, percent, plainNumber, upToOneDecimal } from "#sentences/intl/format.ts";
import { inSentence } from "#words/locale.ts";

/** Texts of the cards over the map. */
export const cardTexts = {
  aim: "Waypoint op de kaart kiezen",
  aimHelp: "Schuif de kaart tot het kruis op de plek staat.",
  aimConfirm: "Waypoint toevoegen",
  aimMore: "Meer",
  cancel: "Annuleer",
  place: "Deze plek",
  name: "Naam",
  add: "Waypoint toevoegen",
  addShort: "Toevoegen",
  details: "Bekijk waypoint",
  lineDetails: "Bekijk de track",
  lineGone: "Deze track staat niet meer op dit apparaat.",
  fromHere: "Van hier",
  nearestPlace: "Plaats dichtbij",
  nearestNode: "Knooppunt dichtbij",
  measureFromHere: "Meet vanaf hier",
  measureShort: "Meet",
  save: "Bewaar",
  saveNode: "Bewaar als waypoint",
  sameSignpost: "Zelfde paal",
  share: "Deel",
  shareCopied: "De plek is gekopieerd; plak haar in een bericht.",
  shareFailed: "Delen lukte niet. Kopieer de coördinaten.",
  tools: "Meten en meer",
  measure: "Meten",
  measureHelp: "Afstand en peiling tussen punten",
  around: "Wat is hier?",
  aroundHelp: "Knooppunten, waypoints, tracks en plaatsen rond jou of rond het midden",
  print: "Afdrukken",
  printHelp: "Op schaal, op papier of als pdf, met het RD-raster",
  routes: "Routes",
  routesHelp: "Bewaarde routes, en die van een ander",
  say: "Lees midden en zoom voor",
  sayHelp: "Coördinaten van het midden",
  aroundFailed: "De omgeving opzoeken lukt nu niet.",
  aroundEmpty: "Hier is in de buurt niets bekend. Met een kaartpakket weet de app meer.",
  searching: "Zoekt …",
  layers: "Kaartlagen",
  tileSource: "Achtergrondkaart",
  overlays: "Over de kaart",
  rdGrid: "RD-kilometerraster",
  rdGridHint: "Lijnen met hun getal in kilometers, van dichtbij elke 100 meter",
  opacity: "Dekking van de achtergrondkaart",
  network: "Netwerk en data",
  packs: "Op dit apparaat",
  noPacks: "Nog geen gebieden of kaartpakketten. Zonder netwerk zie je de overzichtskaart.",
  managePacks: "Beheer bij Instellingen",
  measuring: "Meten",
  measureStart: "Schuif de kaart tot het kruis op het eerste punt staat en tik op Punt.",
  addPoint: "Punt",
  undoPoint: "Laatste punt weg",
  undoClear: "Punten terughalen",
  clearPoints: "Opnieuw",
  total: "Totaal",
  toCross: "Tot het kruis",
  lastLeg: "Laatste stuk",
  reportFault: "Meld een fout bij het Meldpunt Routes",
  neighbours: "Verder naar",
  noNeighbours: "Van dit knooppunt zijn geen routes bekend.",
  loadingNode: "Routes worden opgezocht …",
  nodeUnknown: "De routes van dit knooppunt staan niet in je kaartpakketten.",
  nodeNotLoaded: "De routes opzoeken lukt nu niet.",
} as const;

/** Returns an opacity of 0–1: "80%". */
export function opacityText(opacity: number): string {
  return percent.format(opacity);
}

/** Texts of the print card and of the printed sheet. */
export const printTexts = {
  heading: "Afdrukken op schaal",
  paper: "Papier",
  direction: "Richting",
  portrait: "Staand",
  landscape: "Liggend",
  scale: "Schaal",
  grid: "RD-raster in kilometers",
  fineGrid: "RD-raster per 100 m",
  north: "Noord boven",
  norths: { true: "geografisch", grid: "RD-raster" },
  northLetters: { true: "N", grid: "RN" },
  waypoints: "Waypoints",
  waypointsAs: { names: "Namen", numbers: "Nummers met lijst" },
  sheets: "Bladen",
  yourPlan: "je plan",
  maxSheets: "Meer dan 40 bladen: de rest valt weg. Kies een kleinere schaal of groter papier.",
  more: "Noord, namen en legenda",
  overlap: "Bladen die op elkaar volgen overlappen minstens 2 cm.",
  showsOwn: "Zet mijn positie erop",
  showsLegend: "Met de legenda erachter",
  listHeading: "Waypoints op de kaart",
  own: "Je bent hier",
  title: "Titel op het blad",
  hint: "Kies in het printvenster 100 % (werkelijke grootte) en geen marges, anders klopt de schaal niet.",
  print: "Druk af",
  drawing: "Het blad wordt getekend …",
  failed:
    "Dit apparaat kan het blad niet tekenen. Sluit andere apps, of kies A4, en probeer het opnieuw.",
} as const;

/** Texts of the legend: a heading per group, and the names of the kinds. */
export const legendTexts = {
  heading: "Legenda",
  hint: "Wat er nu op de kaart te zien is. Van de betonning staan alle tekens erbij.",
  printedHint: "Wat er op dit blad staat.",
  printedHints: "Wat er op deze bladen staat.",
  empty: "Van wat er nu op de kaart staat, is niets uit te leggen.",
  failed: "De legenda is nu niet te laden. Sluit dit kaartje en probeer het opnieuw.",
  groups: {
    own: "Van jou",
    networks: "Knooppuntnetwerken",
    nautical: "Op het water",
    ways: "Wegen en paden",
    water: "Water",
    land: "Land",
  },
  pois: "Op de kaart getekend",
  kinds: {
    position: "Jouw positie",
    waypoint: "Waypoint",
    cluster: "Waypoints dicht bij elkaar",
    plan: "Plan",
    recording: "Opname",
    track: "Track of route",
    trackBySpeed: "Track, gekleurd naar snelheid",
    gap: "Ontbreekt in de track",
    rdGrid: "RD-kilometerraster",
    walk: "Wandelnetwerk",
    cycle: "Fietsnetwerk",
    canoe: "Kanonetwerk",
    motorboat: "Vaarnetwerk voor motorboten",
    fixedBridge: "Vaste brug",
    movableBridge: "Beweegbare brug",
    lock: "Sluis",
    openingPassage: "Alleen als de brug voor jouw boot opengaat",
    blockedPassage: "Hier kan je boot nooit door",
    unknownPassage: "Niet bekend of je boot hier past",
    litMark: "Met een licht",
    depthContour: "Dieptelijn, met de diepte in meters",
    unknownDepth: "Water zonder bekende diepte",
    shallowContour:
      "Dieptelijn waarbinnen het te ondiep kan zijn voor jouw boot, op de datum en bij het peil van het kaartpakket",
    motorway: "Snelweg",
    mainRoad: "Hoofdweg",
    middleRoad: "Doorgaande weg",
    minorRoad: "Straat of kleine weg",
    trackFill: "Onverharde weg",
    cycleway: "Fietspad",
    path: "Onverhard pad",
    footway: "Voetpad",
    rail: "Spoor",
    ferry: "Veerpont",
    water: "Water",
    waterway: "Rivier, kanaal of vaart",
    ditch: "Sloot of beek",
    wood: "Bos",
    grass: "Gras",
    farmland: "Akkers en weiden",
    heath: "Heide",
    scrub: "Struiken of boomgaard",
    sand: "Zand",
    wetland: "Moeras",
    tidalFlat: "Wad",
    park: "Park of begraafplaats",
    pitch: "Sportveld",
    builtUp: "Woonwijk",
    retail: "Winkels",
    industrial: "Bedrijven",
    campus: "School of ziekenhuis",
    military: "Militair terrein",
    building: "Gebouw",
    reserve: "Natuurgebied",
    countryBorder: "Landsgrens",
    provinceBorder: "Provinciegrens",
  },
} as const;

/** "1:25.000". */
export function scaleText(scale: number): string {
  return `1:${plainNumber.format(scale)}`;
}

/** Returns the length of a scale bar: "500 m", "2 km". */
export function barText(meters: number): string {
  return meters < 1000 ? `${meters} m` : `${meters / 1000} km`;
}

/**
 * The choice of sheets to print: "Dit kader", "Langs Rondje Delft (5 bladen)".
 * @param name the line; null for the frame
 * @param count the number of sheets; 0 while unknown
 */
export function sheetsText(name: string | null, count: number): string {
  if (name === null) return "Dit kader";
  if (count === 0) return `Langs ${name}`;
  return `Langs ${name} (${count === 1 ? "1 blad" : `${count} bladen`})`;
}

/** "Blad 2 van 5 wordt getekend …". */
export function drawingSheetText(sheet: number, count: number): string {
  return count === 1 ? printTexts.drawing : `Blad ${sheet} van ${count} wordt getekend …`;
}

/** "Hike · blad 2 van 5". */
export function sheetTitle(title: string, sheet: number, count: number): string {
  return [title, ...(count === 1 ? [] : [`blad ${sheet} van ${count}`])]
    .filter(Boolean)
    .join(" · ");
}

/** The north at the top of a sheet, and the angles to the other norths in degrees clockwise; null when unknown. */
export interface SheetNorths {
  readonly up: "true" | "grid";
  readonly convergenceDegrees: number | null;
  readonly declinationDegrees: number | null;
  readonly year: number;
}

/** Returns what is up and the angles: "Noord boven: RD-raster · meridiaanconvergentie 0,8° W · …". */
export function northsText({
  up,
  convergenceDegrees,
  declinationDegrees,
  year,
}: SheetNorths): string {
  const convergence =
    convergenceDegrees === null ? [] : [`meridiaanconvergentie ${eastOrWest(convergenceDegrees)}`];
  const declination =
    declinationDegrees === null ? [] : [`declinatie ${eastOrWest(declinationDegrees)} (${year})`];
  const compass =
    convergenceDegrees === null || declinationDegrees === null
      ? []
      : [`kompas ${eastOrWest(declinationDegrees - convergenceDegrees)} van rasternoord`];
  const upward = `${printTexts.north}: ${printTexts.norths[up]}`;
  return `${[upward, ...convergence, ...declination, ...compass].join(" · ")}.`;
}

/** "2,4° O", "0,8° W". */
function eastOrWest(degrees: number): string {
  return `${oneDecimal.format(Math.abs(degrees))}° ${degrees < 0 ? "W" : "O"}`;
}

/** Returns a note on the accuracy of the scale; a deviation of 0.0017 is 0.17 %. */
export function sheetScaleNote(deviation: number): string {
  const percent = oneDecimal.format(Math.ceil(deviation * 1000) / 10);
  return `De schaal geldt in het midden van het blad; aan de rand scheelt hij hooguit ${percent} %.`;
}

const NEIGHBOUR_NOTES = {
  to: "alleen heen",
  from: "alleen terug",
  ferry: "met veerpont",
  portage: "boot overdragen",
} as const;

/** Returns the distance and special features of the path to a neighbour: "1,3 km · alleen heen · met veerpont". */
export function neighbourNotes(
  distance: string,
  notes: readonly (keyof typeof NEIGHBOUR_NOTES)[],
): string {
  return [distance, ...notes.map((note) => NEIGHBOUR_NOTES[note])].join(" · ");
}

/** Returns both distances to a neighbour with another way back: "heen 2,8 km · terug 2,9 km · elk één kant op". */
export function thereAndBack(there: string, back: string): string {
  return `heen ${there} · terug ${back} · elk één kant op`;
}

/** Lists the nodes of other networks at a signpost: "Wandelknooppunt 1, kanoknooppunt 7". */
export function listedNodes([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map(inSentence)].join(", ");
}

/** Returns the heading of the neighbours of another node at the same signpost: "Verder van wandelknooppunt 1 naar". */
export function neighboursAtSignpost(title: string): string {
  return `Verder van ${inSentence(title)} naar`;
}

/** Returns the facts of a track in short: "Route · 12,4 km · 310 punten". */
export function lineFacts(...facts: readonly string[]): string {
  return facts.join(" · ");
}

/** "1,2 km · 92° O". */
export function distanceAndBearing(distance: string, bearing: string): string {
  return `${distance} · ${bearing}`;
}

/** Returns a place with its distance, whose number stays with its unit: "Delft · 380 m". */
export function placeAtDistance(name: string, distance: string): string {
  return `${name} · ${distance.replace(" ", "\u00a0")}`;
}

/** Returns a distance from an old position: "1,2 km · 92° O (positie van 3 min geleden)". */
export function fromOldPosition(distance: string, age: string): string {
  return `${distance} (positie van ${age})`;
}

/** Returns the text of a shared place: its name, its coordinates, and a link for map apps. */
export function sharedPlaceText(name: string, coordinates: string, geoUri: string): string {
  return `${name}: ${coordinates}\n${geoUri}`;
}

/** "3 punten". */
export function pointCount(count: number): string {
  return count === 1 ? "1 punt" : `${count} punten`;
}

/** Returns a true bearing, and the magnetic one if known. */
export function bearingsText(trueBearing: string, compassBearing: string | null): string {
  if (compassBearing === null) return trueBearing;
  return `${trueBearing} (kompas ${compassBearing.replace(/ .*/, "")})`;
}

/** Returns the centre and zoom of the map in words. */
export function centerInWords(coordinates: string, zoom: number, bearingDegrees: number): string {
  const turned =
    Math.round(bearingDegrees) === 0 ? "" : ` ${Math.round(bearingDegrees + 360) % 360}° is boven.`;
  const zoomText = upToOneDecimal.format(zoom);
  return `Midden van de kaart: ${coordinates}. Zoom ${zoomText}.${turned}`;
}

/** Confirms that a waypoint was saved. */
export function waypointSaved(name: string): string {
  return `Bewaard: ${name}`;
}
