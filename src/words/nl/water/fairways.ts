import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of bridges, locks, buoys and lights. */
export const fairwayTexts = {
  attribution: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0)",
  movableBridge: "Beweegbare brug",
  fixedBridge: "Vaste brug",
  /** The data give it no part that opens, and hours of operation. */
  doubtfulBridge: "Brug, in de data vast én met bedieningstijden",
  lock: "Sluis",
  kind: "Soort",
  clearance: "Hoogte",
  heightUnknown: "hoogte onbekend",
  sizeUnknown: "maten onbekend",
  width: "Breedte",
  chamber: "Kolk",
  vhf: "Marifoon",
  operator: "Beheerder",
  boat: "Jouw boot",
  unknown: "onbekend",
  unnamed: "Zonder naam",
  remote: "op afstand bediend",
  nearNone: "Binnen 5 kilometer staan geen bruggen, sluizen of boeien in de gegevens.",
  nearUnmarked:
    "Binnen 5 kilometer staan geen bakboord- of stuurboordtonnen in de data. Ze kunnen er wel liggen.",
  loading: "Zoekt op …",
  notLoaded:
    "De gegevens van bruggen en boeien zijn er niet. Ga één keer online; daarna werkt het ook zonder netwerk.",
  spans:
    "De hoogte is die van het hoogste deel en de breedte die van het breedste; dat hoeft niet hetzelfde deel te zijn.",
  gone: "Deze brug of sluis staat niet meer in de gegevens.",
  levels:
    "Hoogten gelden bij het peil van de beheerder, en water stijgt en daalt. Kijk ook op de peilschaal.",
  aid: "Een hulpmiddel, nooit je enige: vaar op kaart, borden en je eigen ogen.",
  light: "Licht",
  lightUnknown: "licht, karakter onbekend",
  mark: "Betekenis",
} as const;

/** Texts of calling a bridge or lock, and of addresses in the notes. */
export const callTexts = {
  call: "Bellen",
  ahead: "Bel vooraf",
  aheadHelp:
    "In de volgorde van je route, elk nummer één keer. De tijden tellen het wachten volgens de roosters mee.",
  noNumber: "Geen nummer in de gegevens",
  outside: "Adressen openen buiten de app, en hebben netwerk nodig.",
} as const;

/** Texts of the bridges and locks along a plan. */
export const voyageTexts = {
  waters:
    "De lijnen over het water komen uit OpenStreetMap en zijn niet volledig; waar tussen twee vaarwegen een stukje ontbreekt, is het aangenomen.",
  navigable: "Volgens de kaart mag je boot hier varen.",
  withoutMotorboats: "Vermijd water met motorboten",
  probablyNavigable: "Waarschijnlijk bevaarbaar; of je boot hier mag varen, is niet bekend.",
  straightLeg: "Recht: niet langs bekend vaarwater.",
  depthUnknown: "Diepte onbekend.",
  heading: "Bruggen en sluizen",
  none: "Op deze route staan geen bruggen of sluizen in de gegevens.",
  lowestFixed: "Laagste vaste brug",
  narrowest: "Smalste doorvaart",
  canoe: "De maten van Mijn boot gelden niet voor een kano.",
  noBoat: "Vul je boot in, dan zie je waar je niet door kunt.",
  toBoat: "Mijn boot invullen",
  avoid: "Vermijd wat niet past",
  levels: "Hoogten gelden bij het peil van de beheerder, en water stijgt en daalt.",
} as const;

/** The state of the file with the waters of the country. */
export const watersFileTexts = {
  fetching: "Het vaarwater van het hele land (1,2\u00a0MB) wordt opgehaald.",
  here: "Het vaarwater van het hele land staat op dit apparaat.",
  failed: "Het vaarwater van het hele land is niet opgehaald: stukken over het water gaan recht.",
  offline:
    "Het vaarwater van het hele land staat niet op dit apparaat: stukken over het water gaan recht. Met netwerk wordt het vanzelf opgehaald.",
} as const;

/** Texts of the level of the water, and of heights that depend on it. */
export const waterLevelTexts = {
  label: "Waterstand ± (m)",
  hint: "Hoger dan het peil is plus. Geldt voor alle hoogten, minstens een dag lang.",
  problem: "Vul een getal van -6 tot 6 in, zoals 0,2.",
  fixedSpan: "vast deel",
  check: "controleer",
  checkHelp:
    "Controleer de hoogte: in de gegevens is het beweegbare deel meer dan 3 m lager dan een ander deel van de brug.",
} as const;

export const markRouteTexts = {
  start: "Tik een boei, brug of plek aan, of schuif het kruis erop en tik op Punt.",
  add: "Punt",
  undo: "Laatste punt weg",
  clear: "Opnieuw",
  save: "Bewaar als route",
  notSaved:
    "Bewaren lukte niet. Kijk bij Instellingen of er nog ruimte is, en probeer het opnieuw.",
  details: "Vertrek, waterstand en bellen",
  straight: "recht, ook over land",
  offWater: (length: string) => `waarvan ${length} buiten bekend vaarwater`,
  restore: "Zet de punten terug",
} as const;

/** Texts of water that may be too shallow. */
export const shallowTexts = {
  none: "Er staan geen dieptelijnen op dit apparaat.",
  failed: "De dieptelijnen zijn niet gelezen: of het te ondiep is, is niet bekend.",
  partial:
    "Een deel van de dieptelijnen langs je route is niet te lezen: of het te ondiep is, is niet bekend.",
  level:
    "Dieptelijnen zijn van een datum en een peil. De kaart kleurt alleen het water waarvan ze tonen dat het te ondiep is.",
} as const;

/** The sizes of a bridge or lock, its channels, and the source of the data. */
export const objectWords = {
  closedSpan: (height: string) => `${height} (beweegbaar deel, dicht)`,
  fixedSpan: (height: string) => `${height} (vast deel)`,
  levelSet: (moment: string) => `Ingevuld op ${moment}. Klopt dat nog?`,
  atLevel: (meters: string) => `bij waterstand ${meters}\u00a0m`,
  heights: (atLevel: string) => `hoogten ${atLevel}`,
  chambers: (chambers: Count) => plural(chambers, { one: "# kolk", other: "# kolken" }),
  long: (meters: string) => `${meters}\u00a0m lang`,
  longest: (meters: string) => `de langste ${meters}\u00a0m`,
  // The number of channels, and which: "kanaal 18, 20".
  channels: (channels: Count) => `kanaal ${channels.shown}`,
  vhf: (channels: string) => `Marifoon ${channels}`,
  data: (day: string) => `Gegevens van ${day}.`,
} as const;

/** The passage of the boat of the user. */
export const passageWords = {
  // The first value has commas between all names, the second is a list: "a, b en c".
  blocked: (names: string, _list: string) => `Je boot past niet bij ${names}.`,
  uncertain: (names: string, _list: string) => `Niet bekend of je past bij ${names}.`,
  states: {
    passes: "kan eronderdoor",
    opens: "alleen als hij opengaat",
    blocked: "kan er niet door",
    unknown: "onbekend of je erdoor kunt",
  },
  limits: {
    height: "hoogte",
    width: "breedte",
    length: "lengte",
  },
  underFixedSpan: "onder het hoogste vaste deel (breedte onbekend), of als hij opengaat",
  widthFits: "breedte past, hoogte onbekend",
  onlyFits: (limit: string) => `${limit} past, de rest is onbekend`,
  chamberFits: "breedte en lengte passen; diepte en brug onbekend",
  chambersFit:
    "past in de breedste en in de langste kolk, misschien niet dezelfde; diepte en brug onbekend",
} as const;

/** The points of a route of marks, and the depth and marks of its waters. */
export const waterWords = {
  point: (nth: string) => `punt ${nth}`,
  shallow: (depth: string, places: string) =>
    `Je route kruist een dieptelijn van hoogstens ${depth}\u00a0m, op ${places} van het begin: daar kan het te ondiep zijn voor jouw boot.`,
  // Within the sentence above: distances with commas between all, and as a list.
  places: (distances: string, _list: string) => `${distances}`,
  morePlaces: (distances: string, more: Count) => `${distances} en nog ${more.shown} keer`,
  notShallow: (depth: string) => `Je route kruist geen dieptelijn van ${depth}\u00a0m of minder.`,
  restNotShallow: (depth: string) =>
    `Op de rest kruist je route geen dieptelijn van ${depth}\u00a0m of minder.`,
  noDepth: "Van deze route is geen diepte bekend.",
  noDepthOf: (unknown: string, total: string) =>
    `Van ${unknown} van de ${total} is geen diepte bekend.`,
  partlyKnown: (unknown: string, total: string) =>
    `Over ${unknown} van de ${total} is niet bekend of je boot er mag varen.`,
  openWater: (distance: string) => `${distance} over open water.`,
  // Stretches, each as below.
  carried: (stretches: string) => `Overdragen: ${stretches}.`,
  carriedAt: (length: string, along: string) => `${length} na ${along}`,
  putIns: (places: string) => `In- of uitstappen: ${places}.`,
  // A name, which may be empty, and a distance.
  putInAt: (name: string, along: string) => `${name} na ${along}`,
  maxDraught: (meters: string) => `Diepgang volgens de kaart hoogstens ${meters}\u00a0m.`,
  tooShallow: (meters: string, own: string) =>
    `Diepgang volgens de kaart hoogstens ${meters}\u00a0m: jouw boot steekt ${own}\u00a0m.`,
  legDepth: (unknown: string, total: string) => `Diepte onbekend over ${unknown} van de ${total}.`,
  // A leg, its length, and the straight distance between its ends.
  detours: {
    unmapped: (leg: string, distance: string, straight: string) =>
      `${leg} is ${distance} varen voor ${straight} hemelsbreed: het directe water ontbreekt misschien in de gegevens.`,
    obstacles: (leg: string, distance: string, straight: string) =>
      `${leg} is ${distance} varen voor ${straight} hemelsbreed, omdat je boot op kortere wateren niet past, of dat niet bekend is.`,
  },
  unmarked: (waters: string) =>
    `Op ${waters} staan geen bakboord- of stuurboordtonnen in de data. Ze kunnen er wel liggen.`,
  // At the end of the list of waters: two or more.
  otherWaters: (waters: Count) => `nog ${waters.shown} andere wateren`,
} as const;
