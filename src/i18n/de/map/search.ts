import type { Found, Origin } from "#i18n/nl/map/search.ts";

/** Texts of the search over the map. Texts about typed coordinates follow below. */
export const searchTexts = {
  label: "Ort, Knotenpunkt oder Koordinaten suchen",
  /** Short enough for the field on a phone. */
  placeholder: "Ort, Knotenpunkt, Koordinaten",
  /** Keeps the numbers of a pair on one line. */
  hint: "Zum Beispiel Delft, Knotenpunkt\u00a051, Trinkwasser, 155000\u00a0463000 oder 52,1\u00a05,4",
  results: "Gefunden",
  outsideMap: "Dieser Ort liegt außerhalb der Karte. Du kannst ihn trotzdem speichern und teilen.",
  nothing:
    "Auf diesem Gerät wurde nichts gefunden. Adressen und Postleitzahlen sind hier nicht gespeichert. Straßen und Knotenpunkte sind in Kartenpaketen enthalten, die du in den Einstellungen hinzufügen kannst.",
  onlyShown:
    "Einrichtungen werden nur im aktuellen Ausschnitt gefunden. Mit einem Kartenpaket oder einem gespeicherten Gebiet findest du sie auch weiter weg.",
  nodeNumber: "Gib auch die Nummer ein, zum Beispiel Knotenpunkt\u00a051.",
  notLoaded:
    "Die Suche funktioniert gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.",
} as const;

const KIND_NAMES = {
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
} as const;

const TOWN_SIZES: Readonly<Record<string, string>> = {
  city: "Stadt",
  town: "Stadt",
  village: "Dorf",
  hamlet: "Weiler",
  suburb: "Stadtteil",
  neighbourhood: "Viertel",
  island: "Insel",
};

const NODE_NAMES: Readonly<Record<string, string>> = {
  walk: "Wanderknotenpunkt",
  cycle: "Radknotenpunkt",
  canoe: "Kanuknotenpunkt",
  motorboat: "Bootsknotenpunkt",
};

/** Returns the kind of a result: "Dorf", "Radknotenpunkt", "Straße". */
export function foundPlaceKind({ kind, detail }: Found): string {
  const names = kind === "town" ? TOWN_SIZES : kind === "node" ? NODE_NAMES : {};
  return names[detail ?? ""] ?? KIND_NAMES[kind];
}

/** Returns the title of a result without its kind beside it: "Delft", "Radknotenpunkt 51". */
export function foundPlaceTitle(found: Found): string {
  const kind = foundPlaceKind(found);
  return found.kind === "node" ? `${kind} ${found.name}` : found.name || kind;
}

/** Returns a hint with the nearby town: "Wanderknotenpunkt bei Baarn", "Straße". */
export function hintNear(hint: string, town: string | null | undefined): string {
  return town ? `${hint} bei ${town}` : hint;
}

/** Returns the heading of the surroundings: "Rund um deine Position", "Rund um die Kartenmitte, bei Baarn". */
export function aroundText({ kind, age, town }: Origin): string {
  if (kind === "position") {
    return age === null ? "Rund um deine Position" : `Rund um deine Position (${age})`;
  }
  return town === null ? "Rund um die Kartenmitte" : `Rund um die Kartenmitte, bei ${town}`;
}

/** For after "von", "ab" and "an": "deiner Position", "deiner Position (vor 2 min)", "der Kartenmitte, bei Baarn". */
export function originText({ kind, age, town }: Origin): string {
  if (kind === "position") return age === null ? "deiner Position" : `deiner Position (${age})`;
  return town === null ? "der Kartenmitte" : `der Kartenmitte, bei ${town}`;
}

/** Returns the note above the results: "Gemessen ab deiner Position." */
export function searchOriginText(origin: Origin): string {
  return `Gemessen ab ${originText(origin)}.`;
}

/** Returns the number of results for screen readers: "3 Ergebnisse". */
export function resultCount(count: number): string {
  return count === 1 ? "1 Ergebnis" : `${count} Ergebnisse`;
}

/** Texts about typed or pasted coordinates: notations, questions and problems. */
export const coordinateTexts = {
  label: "Koordinaten",
  otherPlace: "Anderer Ort",
  whichPlace: "Diese Kurzkoordinaten wiederholen sich alle 100 km. Welchen Ort meinst du?",
  hint: "Grad (52,15517 5,38720), RD (155000 463000), UTM, MGRS, Plus Code, Pfadfinderkoordinaten oder ein Kartenlink",
  notLoaded:
    "Koordinaten können gerade nicht gelesen werden. Prüfe deine Verbindung und versuche es noch einmal.",
} as const;

/** Returns the question for a repeating coordinate; `origin` is where the first place is nearest to: "deiner Position". */
export function coordinateRepeatsText(origin: string): string {
  return `Diese Kurzkoordinaten wiederholen sich alle 100 km. Der erste Ort liegt ${origin} am nächsten. Welchen meinst du?`;
}

/** Returns the place chosen for a repeating coordinate: "bei Delft, 2,1 km von deiner Position". */
export function readNearText(town: string | null, distance: string, origin: string): string {
  const away = `${distance} von ${origin}`;
  return town === null ? away : `bei ${town}, ${away}`;
}

/** "Gemeint ist der Ort bei Delft, 2,1 km von deiner Position." */
export function readAsText(where: string): string {
  return `Gemeint ist der Ort ${where}.`;
}

const FORM_NAMES = {
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
} as const;

/** Returns the name of the notation in which a text was read. */
export function coordinateFormName(form: keyof typeof FORM_NAMES): string {
  return FORM_NAMES[form];
}

const QUESTIONS = {
  "rd-swapped":
    "Die RD-Koordinaten sind anscheinend vertauscht (x liegt zwischen 0 und 300000, y zwischen 300000 und 630000). Meinst du diesen Ort?",
  "lat-lng-swapped":
    "Mit den Zahlen in dieser Reihenfolge liegt der Ort weit weg, mit vertauschten Zahlen in den Niederlanden. Welchen Ort meinst du?",
  several: "Diese Koordinaten lassen sich unterschiedlich lesen. Welchen Ort meinst du?",
  locality: "Der Ortsname nach diesem Plus Code wird ignoriert. Ist das der richtige Ort?",
} as const;

/** Returns the question before the first reading is used. */
export function coordinateQuestionText(question: keyof typeof QUESTIONS): string {
  return QUESTIONS[question];
}

const UNREADABLE =
  "Diese Koordinaten können nicht gelesen werden. Gib sie in Grad ein, zum Beispiel 52,15517 5,38720, oder in RD, zum Beispiel 155000 463000.";

/** Texts for input that is not a coordinate: a name in a search box, a mistake in a coordinate field. */
const NOT_A_COORDINATE: Readonly<Record<string, string>> = {
  empty: "Gib zuerst die Koordinaten ein, zum Beispiel 52,15517 5,38720 oder 155000 463000.",
  incomplete: "Eine Zahl fehlt. Gib zwei ein, zum Beispiel 52,15517 5,38720.",
  unreadable: UNREADABLE,
};

const TROUBLES: Readonly<Record<string, string>> = {
  "out-of-range":
    "Diese Koordinaten gibt es nicht. Die Breite geht bis 90 Grad, die Länge bis 180 Grad, RD-x von 0 bis 300000 und RD-y von 300000 bis 630000.",
  outside: "Einen Ort mit diesen Koordinaten gibt es nicht. Prüfe die Zahlen und Buchstaben.",
  "five-digits": oddDigitsText("fünf"),
  "seven-digits": oddDigitsText("sieben"),
  "nine-digits": oddDigitsText("neun"),
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
};

/** "Das sind neun Ziffern; eine kurze Koordinate hat 4, 6, 8 oder 10." */
function oddDigitsText(count: string): string {
  return `Das sind ${count} Ziffern. Kurzkoordinaten haben 4, 6, 8 oder 10.`;
}

/** Returns the problem of a text in a coordinate field, and what to type instead. */
export function coordinateProblemText(reason: string): string {
  return TROUBLES[reason] ?? NOT_A_COORDINATE[reason] ?? UNREADABLE;
}

/**
 * Returns the problem of a text that was meant as a coordinate or a link; null if it was not, such as a name in a
 * search box.
 */
export function pastedProblemText(reason: string): string | null {
  return TROUBLES[reason] ?? null;
}
