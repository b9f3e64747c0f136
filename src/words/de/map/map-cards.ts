import type * as nl from "../../nl/map/map-cards.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
  trails: "Postenläufe",
  trailsHelp: "Posten, die sich mit einer Antwort oder am Ort öffnen",
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
} satisfies Words<typeof nl.cardTexts>;

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
  showsSightings: "Sichtungen der Fuchsjagd anzeigen",
  showsLegend: "Legende anhängen",
  listHeading: "Wegpunkte auf der Karte",
  own: "Du bist hier",
  title: "Titel auf dem Blatt",
  hint: "Wähle im Druckdialog 100\u00a0% (tatsächliche Größe) und keine Ränder. Sonst stimmt der Maßstab nicht.",
  print: "Drucken",
  drawing: "Das Blatt wird gezeichnet …",
  failed:
    "Dieses Gerät kann das Blatt nicht zeichnen. Schließe andere Apps oder wähle A4, und versuche es noch einmal.",
} satisfies Words<typeof nl.printTexts>;

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
    namedRoutes: "Markierte Routen",
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
    sighting: "Sichtung der Fuchsjagd",
    sightingReach: "So weit kann der Fuchs gekommen sein",
    rdGrid: "RD-Kilometergitter",
    walk: "Wandernetz",
    cycle: "Radnetz",
    canoe: "Kanunetz",
    motorboat: "Bootsnetz für Motorboote",
    namedWalk: "Wanderroute",
    namedCycle: "Radroute",
    fixedBridge: "Feste Brücke",
    movableBridge: "Bewegliche Brücke",
    lock: "Schleuse",
    openingPassage: "Dein Boot kommt nur durch, wenn die Brücke öffnet",
    blockedPassage: "Dein Boot kommt hier nie durch",
    unknownPassage: "Es ist nicht bekannt, ob dein Boot durchpasst",
    litMark: "Befeuertes Seezeichen",
    lightSectors: "Sektoren eines Feuers",
    notice: "Nachricht für die Schifffahrt",
    depthContour: "Tiefenlinie, mit der Tiefe in Metern",
    unknownDepth: "Gewässer ohne bekannte Tiefe",
    shallowArea:
      "Wasser, das laut den Tiefenlinien für dein Boot zu flach ist; ungefärbtes Wasser ist nicht immer tief genug",
    shallowContour:
      "Tiefenlinie, innerhalb derer es für dein Boot zu flach sein kann (Datum und Wasserstand laut Kartenpaket)",
    motorway: "Autobahn",
    mainRoad: "Hauptstraße",
    middleRoad: "Durchgangsstraße",
    minorRoad: "Straße oder kleiner Weg",
    trackFill: "Unbefestigter Fahrweg",
    cycleway: "Radweg",
    cyclewayUnpaved: "Unbefestigter Radweg",
    path: "Unbefestigter Pfad",
    footway: "Befestigter Fußweg",
    footwayUnknown: "Fußweg, Oberfläche unbekannt",
    steps: "Treppe",
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
} satisfies Words<typeof nl.legendTexts>;

/** Texts of printed sheets with values in them. */
export const printWords = {
  frame: "Dieser Ausschnitt",
  along: (name) => `Entlang: ${name}`,
  alongSheets: (name, sheets) =>
    `Entlang: ${name} (${plural(sheets, { one: "# Blatt", other: "# Blätter" })})`,
  drawing: (sheet, count) => `Blatt ${sheet} von ${count} wird gezeichnet …`,
  sheet: (sheet, count) => `Blatt ${sheet} von ${count}`,
  convergence: (angle) => `Meridiankonvergenz ${angle}`,
  declination: (angle, year) => `Deklination ${angle} (${year})`,
  compass: (angle) => `Kompass ${angle} von Gitternord`,
  east: (degrees) => `${degrees}° O`,
  west: (degrees) => `${degrees}° W`,
  scaleNote: (percent) =>
    `Der Maßstab stimmt in der Mitte des Blatts genau; am Rand weicht er höchstens ${percent}\u00a0% ab.`,
} satisfies Words<typeof nl.printWords>;

/** Special features of the path to a neighbour. */
export const neighbourNoteTexts = {
  to: "Einbahn, hin",
  from: "Einbahn, zurück",
  ferry: "mit Fähre",
  portage: "Umtragestelle",
} satisfies Words<typeof nl.neighbourNoteTexts>;

/** Texts of the cards with values in them. */
export const cardWords = {
  neighboursOf: (node) => `Nächste Knotenpunkte ab ${node}`,
  points: (count) => plural(count, { one: "# Punkt", other: "# Punkte" }),
  bearings: (bearing, compass) => `${bearing} (Kompass ${compass})`,
  center: (coordinates, zoom) => `Kartenmitte: ${coordinates}. Zoom ${zoom}.`,
  up: (direction) => `${direction} ist oben.`,
} satisfies Words<typeof nl.cardWords>;

/** Both distances to a neighbour with another way back. */
export const thereAndBack = ((there, back) =>
  `hin ${there} · zurück ${back} · jeweils nur in eine Richtung`) satisfies Words<
  typeof nl.thereAndBack
>;

/** Adds that a distance is from an old position. */
export const fromOldPosition = ((distance, age) => `${distance} (Position ${age})`) satisfies Words<
  typeof nl.fromOldPosition
>;

/** Confirms that a waypoint was saved. */
export const waypointSaved = ((name) => `Gespeichert: ${name}`) satisfies Words<
  typeof nl.waypointSaved
>;
