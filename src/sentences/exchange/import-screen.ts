import type { LeftOut } from "#domain/exchange/exchange-file.ts";
import { columnLetters } from "#domain/text/column-letters.ts";
import { counted, plainNumber } from "#sentences/intl/format.ts";
import { coordinateProblemText } from "#sentences/map/search.ts";
import {
  importScreenTexts,
  leftOutWords,
  nearText,
  importWords as words,
} from "#words/exchange/import-screen.ts";
import { list } from "#words/locale.ts";

/** Returns the label of the import button: "Importeer 12". */
export function importLabel(amount: number): string {
  return words.import(counted(amount));
}

const LONGEST_SHOWN_LINE = 60;

/** A line of a list that gave no point. */
interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/**
 * Returns why a line of a list gave no point: "Regel 3 is niet gelezen: “Kamp”. Hier staat geen coördinaat die ik kan
 * lezen."
 */
export function unreadLineText({ line, text, reason }: UnreadLine): string {
  const why = reason === "unreadable" ? words.noCoordinate : coordinateProblemText(reason);
  return `${words.unread(plainNumber.format(line), shownLine(text))} ${why}`;
}

/** "Regel 3: “Post 5 51.94 4.49”" */
export function lineText(line: number, text: string): string {
  return words.lineText(plainNumber.format(line), shownLine(text));
}

function shownLine(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_SHOWN_LINE ? `${trimmed.slice(0, LONGEST_SHOWN_LINE)}…` : trimmed;
}

/** "Post 5: 62 km van de andere punten, bij Utrecht"; by its line if it has no name. */
export function farPointText(
  name: string,
  line: number,
  distance: string,
  town: string | null,
): string {
  const far = words.far(name || words.line(plainNumber.format(line)), distance);
  return town === null ? far : `${far}, ${nearText(town)}`;
}

/** "En nog 12 punten, die wegblijven." */
export function moreFarText(amount: number): string {
  return words.moreFar(counted(amount));
}

/** "En nog 12 regels." */
export function moreUnreadText(amount: number): string {
  return words.moreUnread(counted(amount));
}

/** "Toon er nog 100". */
export function moreText(amount: number): string {
  return words.more(counted(amount));
}

/** "Een map per soort (17)". */
export function folderPerKindText(kinds: number): string {
  return words.folderPerKind(counted(kinds));
}

/** "2 (1.204 punten)". */
export function trackCountText(tracks: number, points: number): string {
  return `${plainNumber.format(tracks)} (${words.points(counted(points))})`;
}

/**
 * Returns why nothing of some files is imported: "Er is niets te importeren. 2 plekken hebben alleen een adres en geen
 * coördinaten."
 */
export function nothingTakenText(leftOut: LeftOut): string {
  return [importScreenTexts.nothingInside, ...leftOutTexts(leftOut)].join(" ");
}

/** The order of the sentences about what is not imported: first what is missing on the map. */
const LEFT_OUT = [
  "emptyTracks",
  "emptyRoutes",
  "addressesOnly",
  "featuresWithoutPlace",
  "pointsAtZero",
  "unreadCoordinates",
  "badCoordinates",
  "badTimes",
  "pointsWithSensorData",
  "links",
  "remoteParts",
] as const satisfies readonly (keyof LeftOut)[];

/** Returns a sentence for each kind of data in the file that is not imported; empty if everything is. */
export function leftOutTexts(leftOut: LeftOut): readonly string[] {
  return LEFT_OUT.filter((kind) => leftOut[kind] > 0).map((kind) =>
    leftOutWords[kind](counted(leftOut[kind])),
  );
}

/** "Bestand 2 van 5: kamp.gpx". */
export function readingText(number: number, total: number, name: string): string {
  return total > 1 ? words.file(`${number}`, `${total}`, name) : name;
}

/** The numbers of things that an import added or changed. */
interface ImportedAmounts {
  readonly addedWaypoints: number;
  readonly changedWaypoints: number;
  readonly tracks: number;
  readonly routes: number;
}

/** Returns the outcome: "12 waypoints en 1 track toegevoegd." */
export function importedText(amounts: ImportedAmounts): string {
  const { addedWaypoints, changedWaypoints, tracks, routes } = amounts;
  const added = [
    ...(addedWaypoints > 0 ? [words.waypoints(counted(addedWaypoints))] : []),
    ...(tracks > 0 ? [words.tracks(counted(tracks))] : []),
    ...(routes > 0 ? [words.routes(counted(routes))] : []),
  ];
  return [
    ...(added.length > 0 ? [words.added(list(added))] : []),
    ...(changedWaypoints > 0 ? [words.changed(words.waypoints(counted(changedWaypoints)))] : []),
  ].join(" ");
}

/** Returns the name of a column as in a spreadsheet: "Kolom C (lengte)". */
export function columnLabel(column: number, name: string | undefined): string {
  const letters = columnLetters(column);
  return name ? `${words.column(letters)} (${name})` : words.column(letters);
}
