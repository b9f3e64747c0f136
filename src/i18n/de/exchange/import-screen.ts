import type { LeftOutCounts } from "#i18n/nl/exchange/import-screen.ts";
import { plainNumber } from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";
import { coordinateProblemText } from "#sentences/map/search.ts";

/** Texts of importing: the preview and the outcome. */
export const importScreenTexts = {
  heading: "Importieren",
  listHeading: "Mehrere Punkte hinzufügen",
  list: "Punkte, einer pro Zeile",
  listHint: "Mit oder ohne Namen, zum Beispiel Zelt 52,15517 5,38720 oder 155000 463000 Posten 3.",
  listSource: "Eingefügte Liste",
  look: "Symbol und Farbe",
  lookHint: "Für Punkte ohne eigenes Symbol und eigene Farbe.",
  farPoints:
    "Diese Punkte liegen weit von den anderen entfernt und werden nur hinzugefügt, wenn du sie auswählst. Prüfe ihre Koordinaten.",
  unreadLines: "Nicht lesbare Zeilen",
  reading: "Dateien werden gelesen …",
  stop: "Stopp",
  close: "Schließen",
  cancel: "Abbrechen",
  adding: "Wird hinzugefügt …",
  whatComes: "Das wird hinzugefügt",
  mapLoading: "Die Karte wird geladen …",
  showAll: "Alles anzeigen",
  nameless: "Ohne Namen",
  offMap: "außerhalb der Karte",
  sketch: "Skizze des Inhalts, Norden ist oben",
  tracks: "Neue Tracks",
  routes: "Neue Routen",
  sameLines: "Tracks und Routen, die du schon hattest",
  isNew: "Neue Wegpunkte",
  same: "Wegpunkte, die du schon hattest",
  changed: "Geänderte Wegpunkte",
  folder: "Ordner",
  folderAsInFile: "Wie in der Datei",
  folderAsShared: "Wie geteilt",
  folderNone: "Kein Ordner",
  folderOne: "Alles in einen Ordner",
  folderName: "Ordnername",
  folderMissing: "Gib einen Ordnernamen ein oder wähle eine andere Option.",
  nothingToAdd: "Du hast alle diese Einträge bereits.",
  nothingInside: "Hier gibt es nichts zu importieren.",
  nothingShared: "Die geteilten Dateien sind nicht angekommen. Wähle sie hier mit „Importieren“.",
  failed:
    "Es wurde nichts hinzugefügt, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Versuche es noch einmal.",
  tooMany:
    "Nicht hinzugefügt, weil höchstens 50.000 Wegpunkte möglich sind. Lösche zuerst Wegpunkte, die du nicht mehr brauchst.",
  undo: "Rückgängig",
  undone: "Der Import wurde rückgängig gemacht.",
  notUndone:
    "Der Import lässt sich nicht mehr rückgängig machen, weil sich deine Wegpunkte inzwischen geändert haben.",
  mapColumns: "Spalten wählen",
  unreadable: "Die Dateien konnten nicht gelesen werden. Versuche es noch einmal.",
  isPlan:
    "Diese Route führt von Knotenpunkt zu Knotenpunkt. Wenn du sie als Route öffnest, kannst du ihr folgen, sie ändern und speichern.",
  openPlan: "Als Route öffnen",
  truncated:
    "Diese Datei ist unvollständig. Alles bis zu der Stelle, an der sie abbricht, wurde gelesen.",
  swap: "Vertauschen",
  unswap: "Doch nicht vertauschen",
  takeChanges: "Änderungen übernehmen",
  takeChangesHint:
    "Wegpunkte, die du schon hast, werden mit den Angaben aus der Datei aktualisiert.",
} as const;

/** "1 Punkt", "12 Punkte". */
function amountOf(amount: number, one: string, many: string): string {
  return `${plainNumber.format(amount)} ${amount === 1 ? one : many}`;
}

/** "1.204". */
export function numberOf(amount: number): string {
  return plainNumber.format(amount);
}

/** Returns the label of the import button: "12 importieren". */
export function importLabel(amount: number): string {
  return `${plainNumber.format(amount)} importieren`;
}

/** The names of the kinds in a preview. */
export const previewKindTexts = {
  track: "Track",
  route: "Route",
  waypoint: "Wegpunkt",
  changed: "Änderung",
} as const;

/** "bei Delft". */
export function nearText(town: string): string {
  return `bei ${town}`;
}

const LONGEST_SHOWN_LINE = 60;

/**
 * Returns why a line of a list gave no point: "Zeile 3 konnte nicht gelesen werden: „Lager“. Die App hat
 * darin keine Koordinaten gefunden."
 */
export function unreadLineText(unread: {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}): string {
  const { line, text, reason } = unread;
  const why =
    reason === "unreadable"
      ? "Die App hat keine Koordinaten gefunden."
      : coordinateProblemText(reason);
  return `Zeile ${numberOf(line)} konnte nicht gelesen werden: „${shownLine(text)}“. ${why}`;
}

/** "Zeile 3: „Post 5 51.94 4.49“" */
export function lineText(line: number, text: string): string {
  return `Zeile ${numberOf(line)}: „${shownLine(text)}“`;
}

function shownLine(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_SHOWN_LINE ? `${trimmed.slice(0, LONGEST_SHOWN_LINE)}…` : trimmed;
}

/** "Posten 5: 62 km von den anderen Punkten, bei Utrecht"; by its line if it has no name. */
export function farPointText(
  name: string,
  line: number,
  distance: string,
  town: string | null,
): string {
  const where = town === null ? "" : `, ${nearText(town)}`;
  return `${name || `Zeile ${numberOf(line)}`}: ${distance} von den anderen Punkten${where}`;
}

/** "Und noch 12 Punkte, die nicht hinzugefügt werden." */
export function moreFarText(amount: number): string {
  return `Und noch ${amountOf(amount, "Punkt, der nicht hinzugefügt wird", "Punkte, die nicht hinzugefügt werden")}.`;
}

/** "Und noch 12 Zeilen." */
export function moreUnreadText(amount: number): string {
  return `Und noch ${amountOf(amount, "Zeile", "Zeilen")}.`;
}

/** "100 mehr zeigen". */
export function moreText(amount: number): string {
  return `${plainNumber.format(amount)} weitere anzeigen`;
}

/** "Ein Ordner pro Art (17)". */
export function folderPerKindText(kinds: number): string {
  return `Ein Ordner pro Art (${plainNumber.format(kinds)})`;
}

/** "2 (1.204 Punkte)". */
export function trackCountText(tracks: number, points: number): string {
  return `${plainNumber.format(tracks)} (${amountOf(points, "Punkt", "Punkte")})`;
}

/**
 * Returns why nothing of some files is imported: "Hier gibt es nichts zu importieren. 2 Orte haben nur eine
 * Adresse und keine Koordinaten und wurden übersprungen."
 */
export function nothingTakenText(leftOut: LeftOutCounts): string {
  return [importScreenTexts.nothingInside, ...leftOutTexts(leftOut)].join(" ");
}

/** Returns a sentence for each kind of data in the file that is not imported; empty if there is none. */
export function leftOutTexts(leftOut: LeftOutCounts): readonly string[] {
  return [...leftOutPlaceTexts(leftOut), ...leftOutOtherTexts(leftOut)];
}

function leftOutPlaceTexts(leftOut: LeftOutCounts): readonly string[] {
  const { badCoordinates, unreadCoordinates, pointsAtZero, addressesOnly } = leftOut;
  return filledTexts([
    [
      leftOut.emptyTracks,
      `${amountOf(leftOut.emptyTracks, "Track hat", "Tracks haben")} keine Punkte, weil keine Positionen aufgezeichnet wurden.`,
    ],
    [
      leftOut.emptyRoutes,
      `${amountOf(leftOut.emptyRoutes, "Route hat", "Routen haben")} keine Punkte.`,
    ],
    [
      addressesOnly,
      `${amountOf(addressesOnly, "Ort hat nur eine Adresse und keine Koordinaten und wurde", "Orte haben nur eine Adresse und keine Koordinaten und wurden")} übersprungen.`,
    ],
    [
      leftOut.featuresWithoutPlace,
      `${amountOf(leftOut.featuresWithoutPlace, "Eintrag hat keine Position auf der Karte und wurde", "Einträge haben keine Position auf der Karte und wurden")} übersprungen.`,
    ],
    [
      pointsAtZero,
      `${amountOf(pointsAtZero, "Punkt liegt", "Punkte liegen")} genau auf 0°, 0°. Das bedeutet meist, dass keine Position bekannt war; ${skippedText(pointsAtZero)}.`,
    ],
    [
      unreadCoordinates,
      `${amountOf(unreadCoordinates, "Punkt hat keine lesbaren Koordinaten und wurde", "Punkte haben keine lesbaren Koordinaten und wurden")} übersprungen.`,
    ],
    [
      badCoordinates,
      `${amountOf(badCoordinates, "Punkt hat eine Breite über 90° oder eine Länge über 180° und wurde", "Punkte haben eine Breite über 90° oder eine Länge über 180° und wurden")} übersprungen.`,
    ],
  ]);
}

function leftOutOtherTexts(leftOut: LeftOutCounts): readonly string[] {
  return filledTexts([
    [
      leftOut.badTimes,
      `${amountOf(leftOut.badTimes, "Zeitangabe ist nicht lesbar; der Punkt wurde übernommen", "Zeitangaben sind nicht lesbar; die Punkte wurden übernommen")}.`,
    ],
    [
      leftOut.pointsWithSensorData,
      `Sensordaten wie der Puls werden nicht importiert (${amountOf(leftOut.pointsWithSensorData, "Punkt", "Punkte")}).`,
    ],
    [
      leftOut.links,
      `${amountOf(leftOut.links, "Link ist keine Webadresse und wurde", "Links sind keine Webadressen und wurden")} übersprungen.`,
    ],
    [
      leftOut.remoteParts,
      `${amountOf(leftOut.remoteParts, "Teil liegt im Internet und wurde", "Teile liegen im Internet und wurden")} nicht heruntergeladen.`,
    ],
  ]);
}

function skippedText(amount: number): string {
  return amount === 1 ? "er wurde übersprungen" : "sie wurden übersprungen";
}

function filledTexts(sentences: readonly (readonly [number, string])[]): readonly string[] {
  return sentences.flatMap(([amount, sentence]) => (amount > 0 ? [sentence] : []));
}

/** "Datei 2 von 5: lager.gpx". */
export function readingText(number: number, total: number, name: string): string {
  return total > 1 ? `Datei ${number} von ${total}: ${name}` : name;
}

/** Returns the outcome: "Hinzugefügt: 12 Wegpunkte und 1 Track." */
export function importedText(amounts: {
  readonly addedWaypoints: number;
  readonly changedWaypoints: number;
  readonly tracks: number;
  readonly routes: number;
}): string {
  const { addedWaypoints, changedWaypoints, tracks, routes } = amounts;
  const added = [
    ...(addedWaypoints > 0 ? [amountOf(addedWaypoints, "Wegpunkt", "Wegpunkte")] : []),
    ...(tracks > 0 ? [amountOf(tracks, "Track", "Tracks")] : []),
    ...(routes > 0 ? [amountOf(routes, "Route", "Routen")] : []),
  ];
  const list = listText(added);
  const changed = amountOf(changedWaypoints, "Wegpunkt", "Wegpunkte");
  return [
    ...(added.length > 0 ? [`Hinzugefügt: ${list}.`] : []),
    ...(changedWaypoints > 0 ? [`Geändert: ${changed}.`] : []),
  ].join(" ");
}

/** Texts of the form for the columns of a CSV. */
export const csvMappingTexts = {
  intro: "Was steht in den Spalten? Wähle mindestens die mit den Koordinaten.",
  firstRows: "Erste Zeilen der Datei",
  hasHeader: "Die erste Zeile enthält die Spaltennamen",
  none: "Keine",
  incomplete:
    "Wähle die Spalten mit den Koordinaten: Breitengrad und Längengrad, eine Spalte mit beiden oder RD x und RD y.",
  read: "Datei lesen",
  cancel: "Abbrechen",
} as const;

/** The possible meanings of a column, in the order of the form. */
export const csvFieldTexts = {
  name: "Name",
  lat: "Breitengrad",
  lng: "Längengrad",
  place: "Koordinaten in einer Spalte",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "Höhe",
  note: "Notiz",
  folder: "Ordner",
  created: "Zeit",
} as const;

/** Returns the name of a column as in a spreadsheet: "Spalte C (Länge)". */
export function columnLabel(column: number, name: string | undefined): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return name ? `Spalte ${letters} (${name})` : `Spalte ${letters}`;
}
