import type { SheetNorths } from "#i18n/nl/map/map-cards.ts";
import { oneDecimal, percent, plainNumber, upToOneDecimal } from "#sentences/intl/format.ts";
import { inSentence } from "#words/locale.ts";

/** Texts of the cards over the map. */
export const cardTexts = {
  aim: "Wegpunkt auf der Karte setzen",
  aimHelp: "Verschiebe die Karte, bis das Fadenkreuz auf der gewünschten Stelle liegt.",
  aimConfirm: "Wegpunkt hinzufügen",
  aimMore: "Mehr",
  cancel: "Abbrechen",
  place: "Dieser Ort",
  name: "Name",
  add: "Wegpunkt hinzufügen",
  addShort: "Hinzufügen",
  details: "Wegpunkt ansehen",
  lineDetails: "Track ansehen",
  lineGone: "Dieser Track ist nicht mehr auf diesem Gerät.",
  fromHere: "Von hier",
  nearestPlace: "Ort in der Nähe",
  nearestNode: "Knotenpunkt in der Nähe",
  measureFromHere: "Von hier messen",
  measureShort: "Messen",
  save: "Speichern",
  saveNode: "Als Wegpunkt speichern",
  sameSignpost: "Am selben Wegweiser",
  share: "Teilen",
  shareCopied: "Der Ort wurde kopiert. Du kannst ihn in eine Nachricht einfügen.",
  shareFailed: "Das Teilen hat nicht geklappt. Kopiere stattdessen die Koordinaten.",
  tools: "Messen und mehr",
  measure: "Messen",
  measureHelp: "Entfernung und Peilung zwischen Punkten",
  around: "Was ist hier?",
  aroundHelp:
    "Knotenpunkte, Wegpunkte, Tracks und Orte in deiner Nähe oder rund um die Kartenmitte",
  print: "Drucken",
  printHelp: "Maßstabsgetreu, auf Papier oder als PDF, mit RD-Gitter",
  routes: "Routen",
  routesHelp: "Deine gespeicherten Routen und Routen von anderen",
  say: "Kartenmitte und Zoom vorlesen",
  sayHelp: "Die Koordinaten der Kartenmitte",
  aroundFailed: "Die App kann gerade nicht nachsehen, was hier in der Nähe ist.",
  aroundEmpty: "Für diese Gegend hat die App keine Daten. Mit einem Kartenpaket siehst du mehr.",
  searching: "Wird gesucht …",
  layers: "Kartenebenen",
  tileSource: "Hintergrundkarte",
  overlays: "Auf der Karte",
  rdGrid: "RD-Kilometergitter",
  rdGridHint: "Das niederländische Gitter: Linien mit Kilometerzahlen, herangezoomt alle 100 Meter",
  opacity: "Deckkraft der Hintergrundkarte",
  network: "Internet und Daten",
  packs: "Auf diesem Gerät",
  noPacks:
    "Noch keine gespeicherten Gebiete oder Kartenpakete. Offline siehst du die Übersichtskarte.",
  managePacks: "In den Einstellungen verwalten",
  measuring: "Messen",
  measureStart:
    "Verschiebe die Karte, bis das Fadenkreuz auf dem ersten Punkt liegt, und tippe auf „Punkt“.",
  addPoint: "Punkt",
  undoPoint: "Letzten Punkt entfernen",
  undoClear: "Punkte wiederherstellen",
  clearPoints: "Neu beginnen",
  total: "Gesamt",
  toCross: "Bis zum Fadenkreuz",
  lastLeg: "Letzter Abschnitt",
  reportFault: "Problem an Meldpunt Routes melden",
  neighbours: "Nächste Knotenpunkte",
  noNeighbours: "Ab diesem Knotenpunkt sind keine Routen bekannt.",
  loadingNode: "Routen werden gesucht …",
  nodeUnknown: "Die Routen ab diesem Knotenpunkt sind nicht in deinen Kartenpaketen.",
  nodeNotLoaded: "Die Routensuche funktioniert gerade nicht.",
} as const;

/** Returns an opacity of 0–1: "80 %". */
export function opacityText(opacity: number): string {
  return percent.format(opacity);
}

/** Texts of the print card and of the printed sheet. */
export const printTexts = {
  heading: "Maßstabsgetreu drucken",
  paper: "Papier",
  direction: "Ausrichtung",
  portrait: "Hochformat",
  landscape: "Querformat",
  scale: "Maßstab",
  grid: "RD-Gitter in Kilometern",
  fineGrid: "RD-Gitter alle 100 m",
  north: "Norden oben",
  norths: { true: "geografisch", grid: "RD-Gitter" },
  northLetters: { true: "N", grid: "GiN" },
  waypoints: "Wegpunkte",
  waypointsAs: { names: "Namen", numbers: "Nummern mit Liste" },
  sheets: "Blätter",
  yourPlan: "dein Plan",
  maxSheets:
    "Für den Druck wären mehr als 40 Blätter nötig; der Rest wird nicht gedruckt. Wähle einen kleineren Maßstab oder größeres Papier.",
  more: "Norden, Namen und Legende",
  overlap: "Benachbarte Blätter überlappen sich um mindestens 2 cm.",
  showsOwn: "Meine Position anzeigen",
  showsLegend: "Legende anhängen",
  listHeading: "Wegpunkte auf der Karte",
  own: "Du bist hier",
  title: "Titel auf dem Blatt",
  hint: "Wähle im Druckdialog 100\u00a0% (tatsächliche Größe) und keine Ränder. Sonst stimmt der Maßstab nicht.",
  print: "Drucken",
  drawing: "Das Blatt wird gezeichnet …",
  failed:
    "Dieses Gerät kann das Blatt nicht zeichnen. Schließe andere Apps oder wähle A4, und versuche es noch einmal.",
} as const;

/** Texts of the legend: a heading per group, and the names of the kinds. */
export const legendTexts = {
  heading: "Legende",
  hint: "Alles, was gerade auf der Karte zu sehen ist, sowie alle Arten von Tonnen und Baken.",
  printedHint: "Zeichen auf diesem Blatt.",
  printedHints: "Zeichen auf diesen Blättern.",
  empty: "Auf der Karte ist gerade nichts zu sehen, was eine Erklärung braucht.",
  failed: "Die Legende kann gerade nicht geladen werden. Schließe sie und versuche es noch einmal.",
  groups: {
    own: "Von dir",
    networks: "Knotenpunktnetze",
    nautical: "Auf dem Wasser",
    ways: "Straßen und Wege",
    water: "Wasser",
    land: "Land",
  },
  pois: "Orte",
  kinds: {
    position: "Deine Position",
    waypoint: "Wegpunkt",
    cluster: "Wegpunkte dicht beieinander",
    plan: "Plan",
    recording: "Aufzeichnung",
    track: "Track oder Route",
    trackBySpeed: "Track, nach Geschwindigkeit gefärbt",
    gap: "Fehlt im Track",
    rdGrid: "RD-Kilometergitter",
    walk: "Wandernetz",
    cycle: "Radnetz",
    canoe: "Kanunetz",
    motorboat: "Wassernetz für Motorboote",
    fixedBridge: "Feste Brücke",
    movableBridge: "Bewegliche Brücke",
    lock: "Schleuse",
    openingPassage: "Dein Boot kommt nur durch, wenn die Brücke öffnet",
    blockedPassage: "Dein Boot kommt hier nie durch",
    unknownPassage: "Es ist nicht bekannt, ob dein Boot durchpasst",
    litMark: "Befeuertes Seezeichen",
    depthContour: "Tiefenlinie, mit der Tiefe in Metern",
    unknownDepth: "Gewässer ohne bekannte Tiefe",
    shallowContour:
      "Tiefenlinie, innerhalb derer es für dein Boot zu flach sein kann (Datum und Wasserstand laut Kartenpaket)",
    motorway: "Autobahn",
    mainRoad: "Hauptstraße",
    middleRoad: "Durchgangsstraße",
    minorRoad: "Straße oder kleiner Weg",
    trackFill: "Unbefestigter Fahrweg",
    cycleway: "Radweg",
    path: "Unbefestigter Pfad",
    footway: "Fußweg",
    rail: "Bahnlinie",
    ferry: "Fähre",
    water: "Wasser",
    waterway: "Fluss oder Kanal",
    ditch: "Graben oder Bach",
    wood: "Wald",
    grass: "Gras",
    farmland: "Äcker und Weiden",
    heath: "Heide",
    scrub: "Gebüsch oder Obstgarten",
    sand: "Sand",
    wetland: "Sumpf",
    tidalFlat: "Watt",
    park: "Park oder Friedhof",
    pitch: "Sportplatz",
    builtUp: "Wohngebiet",
    retail: "Geschäfte",
    industrial: "Gewerbe",
    campus: "Schule oder Krankenhaus",
    military: "Militärgelände",
    building: "Gebäude",
    reserve: "Naturschutzgebiet",
    countryBorder: "Staatsgrenze",
    provinceBorder: "Provinzgrenze",
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
 * The choice of sheets to print: "Dieser Ausschnitt", "Entlang: Rondje Delft (5 Blätter)".
 * @param name the line; null for the frame
 * @param count the number of sheets; 0 while unknown
 */
export function sheetsText(name: string | null, count: number): string {
  if (name === null) return "Dieser Ausschnitt";
  if (count === 0) return `Entlang: ${name}`;
  return `Entlang: ${name} (${count === 1 ? "1 Blatt" : `${count} Blätter`})`;
}

/** "Blatt 2 von 5 wird gezeichnet …". */
export function drawingSheetText(sheet: number, count: number): string {
  return count === 1 ? printTexts.drawing : `Blatt ${sheet} von ${count} wird gezeichnet …`;
}

/** "Hike · Blatt 2 von 5". */
export function sheetTitle(title: string, sheet: number, count: number): string {
  return [title, ...(count === 1 ? [] : [`Blatt ${sheet} von ${count}`])]
    .filter(Boolean)
    .join(" · ");
}

/** Returns what is up and the angles: "Norden oben: RD-Gitter · Meridiankonvergenz 0,8° W · …". */
export function northsText({
  up,
  convergenceDegrees,
  declinationDegrees,
  year,
}: SheetNorths): string {
  const convergence =
    convergenceDegrees === null ? [] : [`Meridiankonvergenz ${eastOrWest(convergenceDegrees)}`];
  const declination =
    declinationDegrees === null ? [] : [`Deklination ${eastOrWest(declinationDegrees)} (${year})`];
  const compass =
    convergenceDegrees === null || declinationDegrees === null
      ? []
      : [`Kompass ${eastOrWest(declinationDegrees - convergenceDegrees)} von Gitternord`];
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
  return `Der Maßstab stimmt in der Mitte des Blatts genau; am Rand weicht er höchstens ${percent}\u00a0% ab.`;
}

const NEIGHBOUR_NOTES = {
  to: "Einbahn, hin",
  from: "Einbahn, zurück",
  ferry: "mit Fähre",
  portage: "Umtragestelle",
} as const;

/** Returns the distance and special features of the path to a neighbour: "1,3 km · nur hin · mit Fähre". */
export function neighbourNotes(
  distance: string,
  notes: readonly (keyof typeof NEIGHBOUR_NOTES)[],
): string {
  return [distance, ...notes.map((note) => NEIGHBOUR_NOTES[note])].join(" · ");
}

/** Returns both distances to a neighbour with another way back: "hin 2,8 km · zurück 2,9 km · je nur eine Richtung". */
export function thereAndBack(there: string, back: string): string {
  return `hin ${there} · zurück ${back} · jeweils nur in eine Richtung`;
}

/** Lists the nodes of other networks at a signpost: "Wanderknotenpunkt 1, Kanuknotenpunkt 7". */
export function listedNodes([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map(inSentence)].join(", ");
}

/** Returns the heading of the neighbours of another node at the same signpost: "Nächste Knotenpunkte ab Wanderknotenpunkt 1". */
export function neighboursAtSignpost(title: string): string {
  return `Nächste Knotenpunkte ab ${inSentence(title)}`;
}

/** Returns the facts of a track in short: "Route · 12,4 km · 310 Punkte". */
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

/** Returns a distance from an old position: "1,2 km · 92° O (Position vor 3 min)". */
export function fromOldPosition(distance: string, age: string): string {
  return `${distance} (Position ${age})`;
}

/** Returns the text of a shared place: its name, its coordinates, and a link for map apps. */
export function sharedPlaceText(name: string, coordinates: string, geoUri: string): string {
  return `${name}: ${coordinates}\n${geoUri}`;
}

/** "3 Punkte". */
export function pointCount(count: number): string {
  return count === 1 ? "1 Punkt" : `${count} Punkte`;
}

/** Returns a true bearing, and the magnetic one if known. */
export function bearingsText(trueBearing: string, compassBearing: string | null): string {
  if (compassBearing === null) return trueBearing;
  return `${trueBearing} (Kompass ${compassBearing.replace(/ .*/, "")})`;
}

/** Returns the centre and zoom of the map in words. */
export function centerInWords(coordinates: string, zoom: number, bearingDegrees: number): string {
  const turned =
    Math.round(bearingDegrees) === 0 ? "" : ` ${Math.round(bearingDegrees + 360) % 360}° ist oben.`;
  const zoomText = upToOneDecimal.format(zoom);
  return `Kartenmitte: ${coordinates}. Zoom ${zoomText}.${turned}`;
}

/** Confirms that a waypoint was saved. */
export function waypointSaved(name: string): string {
  return `Gespeichert: ${name}`;
}
