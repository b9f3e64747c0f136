import { localNumber } from "#i18n/intl/format.ts";
import { listText } from "#i18n/intl/list-text.ts";
import { coordinateProblemText } from "#i18n/map/search.ts";
import type { LeftOutCounts } from "#i18n/nl/exchange/import-screen.ts";

/** Texts of importing: the preview and the outcome. */
export const importScreenTexts = {
  heading: "Importieren",
  listHeading: "Viele Punkte auf einmal",
  list: "Punkte, einer pro Zeile",
  listHint: "Mit oder ohne Namen, etwa Zelt 52,15517 5,38720 oder 155000 463000 Posten 3.",
  listSource: "Eingefügte Liste",
  look: "Symbol und Farbe",
  lookHint: "Für alles, was selbst keine hat.",
  farPoints:
    "Diese Punkte liegen weit von den anderen entfernt und kommen nur dazu, wenn du sie auswählst. Prüfe noch einmal ihre Koordinaten.",
  unreadLines: "Zeilen, die nicht gelesen wurden",
  reading: "Dateien werden gelesen…",
  stop: "Stopp",
  close: "Schließen",
  cancel: "Abbrechen",
  adding: "Wird hinzugefügt…",
  whatComes: "Was dazukommt",
  mapLoading: "Die Karte kommt gleich…",
  showAll: "Alles zeigen",
  nameless: "Ohne Namen",
  offMap: "außerhalb der Karte",
  sketch: "Skizze von dem, was darin ist, mit Norden oben",
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
  folderName: "Name des Ordners",
  folderMissing: "Gib den Namen eines Ordners ein oder wähle etwas anderes.",
  nothingToAdd: "Du hast das alles schon: Es gibt nichts hinzuzufügen.",
  nothingInside: "Es gibt nichts zu importieren.",
  nothingShared: "Die geteilten Dateien sind nicht angekommen. Wähle sie hier mit „Importieren“.",
  failed:
    "Hinzufügen ging nicht, denn der Speicher dieses Geräts funktioniert nicht. Versuche es noch einmal.",
  tooMany:
    "Nicht hinzugefügt: Mit diesen hättest du mehr als 50.000 Wegpunkte, das Höchste. Lösche zuerst Wegpunkte, die du nicht mehr brauchst.",
  undo: "Rückgängig",
  undone: "Der Import wurde rückgängig gemacht.",
  notUndone:
    "Rückgängig machen geht nicht mehr, denn danach hat sich an deinen Wegpunkten schon etwas geändert.",
  mapColumns: "Spalten wählen",
  unreadable: "Die Dateien ließen sich nicht lesen. Versuche es noch einmal.",
  isPlan:
    "Das ist eine Route über Knotenpunkte. Als Route kannst du ihr folgen, sie ändern und speichern.",
  openPlan: "Als Route öffnen",
  truncated: "Diese Datei hört mittendrin auf. Alles vor dieser Stelle wurde gerettet.",
  swap: "Vertauschen",
  unswap: "Doch so, wie es dasteht",
  takeChanges: "Änderungen übernehmen",
  takeChangesHint: "Was du schon hattest und in der Datei anders ist, wird wie in der Datei.",
} as const;

const count = localNumber();

/** "1 Punkt", "12 Punkte". */
function amountOf(amount: number, one: string, many: string): string {
  return `${count.format(amount)} ${amount === 1 ? one : many}`;
}

/** "1.204". */
export function numberOf(amount: number): string {
  return count.format(amount);
}

/** Returns the label of the import button: "12 importieren". */
export function importLabel(amount: number): string {
  return `${count.format(amount)} importieren`;
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
 * Returns why a line of a list gave no point: "Zeile 3 wurde nicht gelesen: „Lager“. Hier steht keine Koordinate, die die App lesen
 * kann."
 */
export function unreadLineText(unread: {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}): string {
  const { line, text, reason } = unread;
  const trimmed = text.trim();
  const shown =
    trimmed.length > LONGEST_SHOWN_LINE ? `${trimmed.slice(0, LONGEST_SHOWN_LINE)}…` : trimmed;
  const why =
    reason === "unreadable"
      ? "Hier steht keine Koordinate, die die App lesen kann."
      : coordinateProblemText(reason);
  return `Zeile ${numberOf(line)} wurde nicht gelesen: „${shown}“. ${why}`;
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

/** "Und noch 12 Punkte, die wegbleiben." */
export function moreFarText(amount: number): string {
  return `Und noch ${amountOf(amount, "Punkt, der wegbleibt", "Punkte, die wegbleiben")}.`;
}

/** "Und noch 12 Zeilen." */
export function moreUnreadText(amount: number): string {
  return `Und noch ${amountOf(amount, "Zeile", "Zeilen")}.`;
}

/** "100 mehr zeigen". */
export function moreText(amount: number): string {
  return `${count.format(amount)} mehr zeigen`;
}

/** "Ein Ordner pro Art (17)". */
export function folderPerKindText(kinds: number): string {
  return `Ein Ordner pro Art (${count.format(kinds)})`;
}

/** "2 (1.204 Punkte)". */
export function trackCountText(tracks: number, points: number): string {
  return `${count.format(tracks)} (${amountOf(points, "Punkt", "Punkte")})`;
}

/**
 * Returns why nothing of some files is imported: "Es gibt nichts zu importieren. 2 Stellen haben nur eine Adresse und keine
 * Koordinaten."
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
      `${amountOf(leftOut.emptyTracks, "Track hat", "Tracks haben")} keine Punkte: Es wurden keine Positionen aufgezeichnet.`,
    ],
    [
      leftOut.emptyRoutes,
      `${amountOf(leftOut.emptyRoutes, "Route hat", "Routen haben")} keine Punkte.`,
    ],
    [
      addressesOnly,
      `${amountOf(addressesOnly, "Stelle hat nur eine Adresse und keine Koordinaten und bleibt", "Stellen haben nur eine Adresse und keine Koordinaten und bleiben")} weg.`,
    ],
    [
      leftOut.featuresWithoutPlace,
      `${amountOf(leftOut.featuresWithoutPlace, "Teil hat keine Stelle auf der Karte und bleibt", "Teile haben keine Stelle auf der Karte und bleiben")} weg.`,
    ],
    [
      pointsAtZero,
      `${amountOf(pointsAtZero, "Punkt liegt", "Punkte liegen")} genau auf 0°, 0°, wo Geräte und Apps ablegen, was keine Position hat, und ${staysText(pointsAtZero)} weg.`,
    ],
    [
      unreadCoordinates,
      `${amountOf(unreadCoordinates, "Punkt hat keine lesbaren Koordinaten und bleibt", "Punkte haben keine lesbaren Koordinaten und bleiben")} weg.`,
    ],
    [
      badCoordinates,
      `${amountOf(badCoordinates, "Punkt liegt nicht auf der Erde und bleibt", "Punkte liegen nicht auf der Erde und bleiben")} weg.`,
    ],
  ]);
}

function leftOutOtherTexts(leftOut: LeftOutCounts): readonly string[] {
  return filledTexts([
    [
      leftOut.badTimes,
      `${amountOf(leftOut.badTimes, "Zeit ist unlesbar; der Punkt bleibt", "Zeiten sind unlesbar; die Punkte bleiben")}.`,
    ],
    [
      leftOut.pointsWithSensorData,
      `Messwerte wie der Puls kommen nicht mit (${amountOf(leftOut.pointsWithSensorData, "Punkt", "Punkte")}).`,
    ],
    [
      leftOut.links,
      `${amountOf(leftOut.links, "Link ist keine Webadresse und bleibt", "Links sind keine Webadressen und bleiben")} weg.`,
    ],
    [
      leftOut.remoteParts,
      `${amountOf(leftOut.remoteParts, "Teil liegt im Internet und wird", "Teile liegen im Internet und werden")} nicht geholt.`,
    ],
  ]);
}

function staysText(amount: number): string {
  return amount === 1 ? "bleibt" : "bleiben";
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
  intro: "Was steht in den Spalten? Wähle mindestens, wo die Koordinaten stehen.",
  firstRows: "Die ersten Zeilen der Datei",
  hasHeader: "Die erste Zeile enthält die Namen der Spalten",
  none: "Keine",
  incomplete:
    "Wähle die Spalten der Koordinaten: Breitengrad und Längengrad, eine Spalte mit beiden oder RD x und RD y.",
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
