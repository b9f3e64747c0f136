import type * as nl from "../../nl/map/search.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const searchTexts = {
  label: "Ort, Knotenpunkt oder Koordinaten suchen",
  placeholder: "Ort, Knotenpunkt, Koordinaten",
  hint: "Zum Beispiel Delft, Knotenpunkt\u00a051, Trinkwasser, 155000\u00a0463000 oder 52,1\u00a05,4",
  results: "Gefunden",
  outsideMap: "Dieser Ort liegt außerhalb der Karte. Du kannst ihn trotzdem speichern und teilen.",
  nothing:
    "Auf diesem Gerät wurde nichts gefunden. Adressen und Postleitzahlen sind hier nicht gespeichert. Straßen und Knotenpunkte sind in Kartenpaketen enthalten, die du in den Einstellungen hinzufügen kannst.",
  noneNear: "Im Umkreis von 4\u00a0km gibt es auf diesem Gerät keine.",
  nothingShown:
    "Im Kartenausschnitt gibt es gerade keine. Weiter entfernt wurde nicht gesucht, weil auf diesem Gerät keine Einrichtungen dieser Region liegen. Lade ein Kartenpaket oder einen Bereich, oder verschiebe die Karte.",
  watersNotRead:
    "Die Brücken und Schleusen sind gerade nicht lesbar. Versuche es noch einmal, wenn du online bist.",
  onlyShown:
    "Einrichtungen werden nur im aktuellen Ausschnitt gefunden. Mit einem Kartenpaket oder einem gespeicherten Gebiet findest du sie auch weiter weg.",
  nodeNumber: "Gib auch die Nummer ein, zum Beispiel Knotenpunkt\u00a051.",
  notLoaded:
    "Die Suche funktioniert gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.",
} satisfies Words<typeof nl.searchTexts>;

export const placeKinds = {
  town: "Ort",
  node: "Knotenpunkt",
  lock: "Schleuse",
  bridge: "Brücke",
  street: "Straße",
  water: "Trinkwasser",
  toilet: "Toilette",
  campsite: "Campingplatz",
  ferry: "Fähre",
  station: "Bahnhof",
  repair: "Fahrradreparatur",
  waypoint: "Wegpunkt",
  poi: "Punkt auf der Karte",
} satisfies Words<typeof nl.placeKinds>;

export const townSizes = {
  city: "Stadt",
  town: "Stadt",
  village: "Dorf",
  hamlet: "Weiler",
  suburb: "Stadtteil",
  neighbourhood: "Viertel",
  island: "Insel",
} satisfies Words<typeof nl.townSizes>;

export const nodeKinds = {
  walk: "Wanderknotenpunkt",
  cycle: "Radknotenpunkt",
  canoe: "Kanuknotenpunkt",
  motorboat: "Bootsknotenpunkt",
} satisfies Words<typeof nl.nodeKinds>;

export const searchWords = {
  near: (hint, town) => `${hint} bei ${town}`,
  around: {
    position: "Rund um deine Position",
    oldPosition: (age) => `Rund um deine Position (${age})`,
    center: "Rund um die Kartenmitte",
    centerNear: (town) => `Rund um die Kartenmitte, bei ${town}`,
  },
  // Within a sentence, after "von", "ab" and "an": "2,1 km von deiner Position".
  origin: {
    position: "deiner Position",
    oldPosition: (age) => `deiner Position (${age})`,
    center: "der Kartenmitte",
    centerNear: (town) => `der Kartenmitte, bei ${town}`,
  },
  measuredFrom: (origin) => `Gemessen ab ${origin}.`,
  results: (count) => plural(count, { one: "# Ergebnis", other: "# Ergebnisse" }),
} satisfies Words<typeof nl.searchWords>;

export const coordinateTexts = {
  label: "Koordinaten",
  otherPlace: "Anderer Ort",
  whichPlace: "Diese Kurzkoordinaten wiederholen sich alle 100 km. Welchen Ort meinst du?",
  hint: "Grad (52,15517 5,38720), RD (155000 463000), UTM, MGRS, Plus Code, Pfadfinder\u00adkoordinaten oder ein Kartenlink",
  notLoaded:
    "Koordinaten können gerade nicht gelesen werden. Prüfe deine Verbindung und versuche es noch einmal.",
} satisfies Words<typeof nl.coordinateTexts>;

/** Asks which place a repeating coordinate is; `origin` is where the first place is nearest to: "deiner Position". */
export const coordinateRepeatsText = ((origin) =>
  `Diese Kurzkoordinaten wiederholen sich alle 100 km. Der erste Ort liegt ${origin} am nächsten. Welchen meinst du?`) satisfies Words<
  typeof nl.coordinateRepeatsText
>;

export const readWords = {
  away: (distance, origin) => `${distance} von ${origin}`,
  near: (town, distance, origin) => `bei ${town}, ${distance} von ${origin}`,
} satisfies Words<typeof nl.readWords>;

/** "Gemeint ist der Ort bei Delft, 2,1 km von deiner Position." */
export const readAsText = ((where) => `Gemeint ist der Ort ${where}.`) satisfies Words<
  typeof nl.readAsText
>;

export const coordinateForms = {
  decimal: "Grad",
  dm: "Grad und Minuten",
  dms: "Grad, Minuten, Sekunden",
  rd: "RD",
  "rd-km": "RD in Kilometern",
  "rd-square": "RD-Kilometerquadrat",
  scout: "RD (Pfadfinder)",
  "rd-tens": "RD in 10-m-Einheiten",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus Code",
  geo: "Geo-Link",
  link: "Kartenlink",
} satisfies Words<typeof nl.coordinateForms>;

export const coordinateQuestions = {
  "rd-swapped":
    "Die RD-Koordinaten sind anscheinend vertauscht (x liegt zwischen 0 und 300000, y zwischen 300000 und 630000). Meinst du diesen Ort?",
  "lat-lng-swapped":
    "Mit den Zahlen in dieser Reihenfolge liegt der Ort weit weg, mit vertauschten Zahlen in den Niederlanden. Welchen Ort meinst du?",
  several: "Diese Koordinaten lassen sich unterschiedlich lesen. Welchen Ort meinst du?",
  locality: "Der Ortsname nach diesem Plus Code wird ignoriert. Ist das der richtige Ort?",
} satisfies Words<typeof nl.coordinateQuestions>;

export const notACoordinate = {
  empty: "Gib zuerst die Koordinaten ein, zum Beispiel 52,15517 5,38720 oder 155000 463000.",
  incomplete: "Eine Zahl fehlt. Gib zwei ein, zum Beispiel 52,15517 5,38720.",
  unreadable:
    "Diese Koordinaten können nicht gelesen werden. Gib sie in Grad ein, zum Beispiel 52,15517 5,38720, oder in RD, zum Beispiel 155000 463000.",
} satisfies Words<typeof nl.notACoordinate>;

export const coordinateProblems = {
  "out-of-range":
    "Diese Koordinaten gibt es nicht. Die Breite geht bis 90 Grad, die Länge bis 180 Grad, RD-x von 0 bis 300000 und RD-y von 300000 bis 630000.",
  outside: "Einen Ort mit diesen Koordinaten gibt es nicht. Prüfe die Zahlen und Buchstaben.",
  "five-digits": "Das sind fünf Ziffern. Kurzkoordinaten haben 4, 6, 8 oder 10.",
  "seven-digits": "Das sind sieben Ziffern. Kurzkoordinaten haben 4, 6, 8 oder 10.",
  "nine-digits": "Das sind neun Ziffern. Kurzkoordinaten haben 4, 6, 8 oder 10.",
  "needs-reference":
    "Das ist ein kurzer Plus Code. Gib den vollständigen Code ein oder verschiebe die Karte zuerst in die betreffende Gegend.",
  "short-link":
    "Das ist ein Kurzlink. Wohin er führt, weiß nur der zugehörige Server. Öffne den Kurzlink und füge dann den langen Link oder die Koordinaten hier ein.",
  "unknown-link":
    "Diese Art von Link erkennt die App nicht. Füge einen Link von Google Maps, OpenStreetMap oder Apple Karten ein.",
  "link-without-place":
    "Dieser Link enthält keine Koordinaten. Gib sie selbst ein oder füge sie ein.",
  what3words:
    "Nur die Firma what3words kann ihre Drei-Wort-Adressen auflösen. Bitte stattdessen um Koordinaten.",
  "phone-number": "Das sieht nach einer Telefonnummer aus, nicht nach Koordinaten.",
  "uneven-digits":
    "MGRS braucht für Ost- und Nordwert gleich viele Ziffern. Prüfe, ob eine Ziffer fehlt oder zu viel ist.",
  unexplained:
    "Neben den Koordinaten stehen Ziffern oder Zeichen, die vielleicht dazugehören. Lass in der Zeile nur den Namen und die Koordinaten stehen.",
  away: "Diese Zeile nennt eine Entfernung oder Richtung von Koordinaten aus. Rechne den Ort zuerst aus.",
  "only-address":
    "In diesem Link steht nur eine Adresse, keine Koordinaten. Such die Adresse auf der Karte.",
  "several-places": "Das sind Koordinaten von zwei Orten. Schreib jeden Ort in eine eigene Zeile.",
  "other-datum":
    "Dieser Geo-Link verwendet nicht das System WGS84. Rechne die Koordinaten zuerst um.",
} satisfies Words<typeof nl.coordinateProblems>;
