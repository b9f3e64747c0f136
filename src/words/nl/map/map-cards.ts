import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

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
    namedRoutes: "Bewegwijzerde routes",
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
    namedWalk: "Wandelroute",
    namedCycle: "Fietsroute",
    fixedBridge: "Vaste brug",
    movableBridge: "Beweegbare brug",
    lock: "Sluis",
    openingPassage: "Alleen als de brug voor jouw boot opengaat",
    blockedPassage: "Hier kan je boot nooit door",
    unknownPassage: "Niet bekend of je boot hier past",
    litMark: "Met een licht",
    depthContour: "Dieptelijn, met de diepte in meters",
    unknownDepth: "Water zonder bekende diepte",
    shallowArea:
      "Water dat volgens de dieptelijnen te ondiep is voor jouw boot; zonder kleur is het niet altijd diep genoeg",
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

/** Texts of printed sheets with values in them. */
export const printWords = {
  frame: "Dit kader",
  along: (name: string) => `Langs ${name}`,
  alongSheets: (name: string, sheets: Count) =>
    `Langs ${name} (${plural(sheets, { one: "# blad", other: "# bladen" })})`,
  drawing: (sheet: string, count: string) => `Blad ${sheet} van ${count} wordt getekend …`,
  sheet: (sheet: string, count: string) => `blad ${sheet} van ${count}`,
  convergence: (angle: string) => `meridiaan\u00adconvergentie ${angle}`,
  declination: (angle: string, year: string) => `declinatie ${angle} (${year})`,
  compass: (angle: string) => `kompas ${angle} van rasternoord`,
  east: (degrees: string) => `${degrees}° O`,
  west: (degrees: string) => `${degrees}° W`,
  scaleNote: (percent: string) =>
    `De schaal geldt in het midden van het blad; aan de rand scheelt hij hooguit ${percent} %.`,
} as const;

/** Special features of the path to a neighbour. */
export const neighbourNoteTexts = {
  to: "alleen heen",
  from: "alleen terug",
  ferry: "met veerpont",
  portage: "boot overdragen",
} as const;

/** Texts of the cards with values in them. */
export const cardWords = {
  neighboursOf: (node: string) => `Verder van ${node} naar`,
  points: (count: Count) => plural(count, { one: "# punt", other: "# punten" }),
  bearings: (bearing: string, compass: string) => `${bearing} (kompas ${compass})`,
  center: (coordinates: string, zoom: string) =>
    `Midden van de kaart: ${coordinates}. Zoom ${zoom}.`,
  up: (direction: string) => `${direction} is boven.`,
} as const;

/** Both distances to a neighbour with another way back. */
export const thereAndBack = (there: string, back: string) =>
  `heen ${there} · terug ${back} · elk één kant op`;

/** Adds that a distance is from an old position. */
export const fromOldPosition = (distance: string, age: string) =>
  `${distance} (positie van ${age})`;

/** Confirms that a waypoint was saved. */
export const waypointSaved = (name: string) => `Bewaard: ${name}`;
