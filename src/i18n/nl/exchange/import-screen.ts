import { plainNumber } from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";
import { coordinateProblemText } from "#sentences/map/search.ts";

/** Texts of importing: the preview and the outcome. */
export const importScreenTexts = {
  heading: "Importeren",
  listHeading: "Veel punten tegelijk",
  list: "Punten, één per regel",
  listHint: "Met of zonder naam, zoals Tent 52,15517 5,38720 of 155000 463000 Post 3.",
  listSource: "Geplakte lijst",
  look: "Pictogram en kleur",
  lookHint: "Voor alles wat er zelf geen heeft.",
  farPoints:
    "Deze punten liggen ver van de andere, en komen er alleen bij als je ze aanvinkt. Kijk hun cijfers nog eens na.",
  unreadLines: "Regels die niet gelezen zijn",
  reading: "Bestanden worden gelezen…",
  stop: "Stop",
  close: "Sluiten",
  cancel: "Annuleer",
  adding: "Wordt toegevoegd…",
  whatComes: "Wat erbij komt",
  mapLoading: "De kaart komt eraan…",
  showAll: "Toon alles",
  nameless: "Zonder naam",
  offMap: "buiten de kaart",
  sketch: "Schets van wat erin zit, met het noorden boven",
  tracks: "Nieuwe tracks",
  routes: "Nieuwe routes",
  sameLines: "Tracks en routes die je al had",
  isNew: "Nieuwe waypoints",
  same: "Waypoints die je al had",
  changed: "Gewijzigde waypoints",
  folder: "Map",
  folderAsInFile: "Zoals in het bestand",
  folderAsShared: "Zoals gedeeld",
  folderNone: "Geen map",
  folderOne: "Alles in één map",
  folderName: "Mapnaam",
  folderMissing: "Typ de naam van een map, of kies een andere mogelijkheid.",
  nothingToAdd: "Je hebt dit allemaal al: er is niets toe te voegen.",
  nothingInside: "Er is niets te importeren.",
  nothingShared: "De gedeelde bestanden zijn niet aangekomen. Kies ze hier met Importeren.",
  failed: "Toevoegen lukte niet, want de opslag van dit apparaat werkt niet. Probeer het nog eens.",
  tooMany:
    "Niet toegevoegd: met deze erbij heb je meer dan 50.000 waypoints, het maximum. Verwijder eerst waypoints die je niet meer nodig hebt.",
  undo: "Ongedaan maken",
  undone: "De import is ongedaan gemaakt.",
  notUndone: "Ongedaan maken lukt niet meer, want er is daarna al iets aan je waypoints veranderd.",
  mapColumns: "Kies kolommen",
  unreadable: "De bestanden konden niet gelezen worden. Probeer het nog een keer.",
  isPlan: "Dit is een route langs knooppunten. Als route kun je hem volgen, aanpassen en bewaren.",
  openPlan: "Open als route",
  truncated: "Dit bestand houdt halverwege op. Alles van voor dat punt is gered.",
  swap: "Verwissel ze",
  unswap: "Toch zoals het er staat",
  takeChanges: "Wijzigingen overnemen",
  takeChangesHint: "Wat je al had en in het bestand anders is, wordt zoals in het bestand.",
} as const;

/** "1 punt", "12 punten". */
function amountOf(amount: number, one: string, many: string): string {
  return `${plainNumber.format(amount)} ${amount === 1 ? one : many}`;
}

/** "1.204". */
export function numberOf(amount: number): string {
  return plainNumber.format(amount);
}

/** Returns the label of the import button: "Importeer 12". */
export function importLabel(amount: number): string {
  return `Importeer ${plainNumber.format(amount)}`;
}

/** The names of the kinds in a preview. */
export const previewKindTexts = {
  track: "Track",
  route: "Route",
  waypoint: "Waypoint",
  changed: "Wijziging",
} as const;

/** "bij Delft". */
export function nearText(town: string): string {
  return `bij ${town}`;
}

const LONGEST_SHOWN_LINE = 60;

/**
 * Returns why a line of a list gave no point: "Regel 3 is niet gelezen: “Kamp”. Hier staat geen coördinaat die ik kan
 * lezen."
 */
export function unreadLineText(unread: {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}): string {
  const { line, text, reason } = unread;
  const why =
    reason === "unreadable"
      ? "Hier staat geen coördinaat die ik kan lezen."
      : coordinateProblemText(reason);
  return `Regel ${numberOf(line)} is niet gelezen: “${shownLine(text)}”. ${why}`;
}

/** "Regel 3: “Post 5 51.94 4.49”" */
export function lineText(line: number, text: string): string {
  return `Regel ${numberOf(line)}: “${shownLine(text)}”`;
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
  const where = town === null ? "" : `, ${nearText(town)}`;
  return `${name || `Regel ${numberOf(line)}`}: ${distance} van de andere punten${where}`;
}

/** "En nog 12 punten, die wegblijven." */
export function moreFarText(amount: number): string {
  return `En nog ${amountOf(amount, "punt", "punten")}, en die blijven weg.`;
}

/** "En nog 12 regels." */
export function moreUnreadText(amount: number): string {
  return `En nog ${amountOf(amount, "regel", "regels")}.`;
}

/** "Toon er nog 100". */
export function moreText(amount: number): string {
  return `Toon er nog ${plainNumber.format(amount)}`;
}

/** "Een map per soort (17)". */
export function folderPerKindText(kinds: number): string {
  return `Een map per soort (${plainNumber.format(kinds)})`;
}

/** "2 (1.204 punten)". */
export function trackCountText(tracks: number, points: number): string {
  return `${plainNumber.format(tracks)} (${amountOf(points, "punt", "punten")})`;
}

/** Counts of what a file contains and the import leaves out. */
export interface LeftOutCounts {
  readonly badCoordinates: number;
  readonly unreadCoordinates: number;
  readonly pointsAtZero: number;
  readonly addressesOnly: number;
  readonly featuresWithoutPlace: number;
  readonly emptyTracks: number;
  readonly emptyRoutes: number;
  readonly badTimes: number;
  readonly pointsWithSensorData: number;
  readonly links: number;
  readonly remoteParts: number;
}

/**
 * Returns why nothing of some files is imported: "Er is niets te importeren. 2 plekken hebben alleen een adres en geen
 * coördinaten."
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
      `${amountOf(leftOut.emptyTracks, "track heeft", "tracks hebben")} geen punten: er zijn geen posities opgenomen.`,
    ],
    [
      leftOut.emptyRoutes,
      `${amountOf(leftOut.emptyRoutes, "route heeft", "routes hebben")} geen punten.`,
    ],
    [
      addressesOnly,
      `${amountOf(addressesOnly, "plek heeft", "plekken hebben")} alleen een adres en geen coördinaten, en ${staysText(addressesOnly)} weg.`,
    ],
    [
      leftOut.featuresWithoutPlace,
      `${amountOf(leftOut.featuresWithoutPlace, "onderdeel heeft", "onderdelen hebben")} geen plek op de kaart en ${staysText(leftOut.featuresWithoutPlace)} weg.`,
    ],
    [
      pointsAtZero,
      `${amountOf(pointsAtZero, "punt staat", "punten staan")} precies op 0°, 0°, waar toestellen en apps zetten wat geen positie heeft, en ${staysText(pointsAtZero)} weg.`,
    ],
    [
      unreadCoordinates,
      `${amountOf(unreadCoordinates, "punt heeft", "punten hebben")} geen leesbare coördinaten en ${staysText(unreadCoordinates)} weg.`,
    ],
    [
      badCoordinates,
      `${amountOf(badCoordinates, "punt heeft", "punten hebben")} een breedte boven 90° of een lengte boven 180° en ${staysText(badCoordinates)} weg.`,
    ],
  ]);
}

function leftOutOtherTexts(leftOut: LeftOutCounts): readonly string[] {
  return filledTexts([
    [
      leftOut.badTimes,
      `${amountOf(leftOut.badTimes, "tijd is", "tijden zijn")} onleesbaar; de punten blijven.`,
    ],
    [
      leftOut.pointsWithSensorData,
      `Metingen zoals hartslag gaan niet mee (${amountOf(leftOut.pointsWithSensorData, "punt", "punten")}).`,
    ],
    [
      leftOut.links,
      `${amountOf(leftOut.links, "link is", "links zijn")} geen webadres en ${staysText(leftOut.links)} weg.`,
    ],
    [
      leftOut.remoteParts,
      `${amountOf(leftOut.remoteParts, "onderdeel staat", "onderdelen staan")} op internet en ${leftOut.remoteParts === 1 ? "wordt" : "worden"} niet opgehaald.`,
    ],
  ]);
}

function staysText(amount: number): string {
  return amount === 1 ? "blijft" : "blijven";
}

function filledTexts(sentences: readonly (readonly [number, string])[]): readonly string[] {
  return sentences.flatMap(([amount, sentence]) => (amount > 0 ? [sentence] : []));
}

/** "Bestand 2 van 5: kamp.gpx". */
export function readingText(number: number, total: number, name: string): string {
  return total > 1 ? `Bestand ${number} van ${total}: ${name}` : name;
}

/** Returns the outcome: "12 waypoints en 1 track toegevoegd." */
export function importedText(amounts: {
  readonly addedWaypoints: number;
  readonly changedWaypoints: number;
  readonly tracks: number;
  readonly routes: number;
}): string {
  const { addedWaypoints, changedWaypoints, tracks, routes } = amounts;
  const added = [
    ...(addedWaypoints > 0 ? [amountOf(addedWaypoints, "waypoint", "waypoints")] : []),
    ...(tracks > 0 ? [amountOf(tracks, "track", "tracks")] : []),
    ...(routes > 0 ? [amountOf(routes, "route", "routes")] : []),
  ];
  const list = listText(added);
  const changed = amountOf(changedWaypoints, "waypoint", "waypoints");
  return [
    ...(added.length > 0 ? [`Toegevoegd: ${list}.`] : []),
    ...(changedWaypoints > 0 ? [`Gewijzigd: ${changed}.`] : []),
  ].join(" ");
}

/** Texts of the form for the columns of a CSV. */
export const csvMappingTexts = {
  intro: "Wat staat er in de kolommen? Kies in elk geval waar de coördinaten staan.",
  firstRows: "De eerste regels van het bestand",
  hasHeader: "De eerste regel bevat de namen van de kolommen",
  none: "Geen",
  incomplete:
    "Kies de kolommen van de coördinaten: breedtegraad en lengtegraad, één kolom met beide, of RD-x en RD-y.",
  read: "Lees het bestand",
  cancel: "Annuleer",
} as const;

/** The possible meanings of a column, in the order of the form. */
export const csvFieldTexts = {
  name: "Naam",
  lat: "Breedtegraad",
  lng: "Lengtegraad",
  place: "Coördinaten in één kolom",
  rdX: "RD-x",
  rdY: "RD-y",
  altitude: "Hoogte",
  note: "Notitie",
  folder: "Map",
  created: "Tijd",
} as const;

/** Returns the name of a column as in a spreadsheet: "Kolom C (lengte)". */
export function columnLabel(column: number, name: string | undefined): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return name ? `Kolom ${letters} (${name})` : `Kolom ${letters}`;
}
