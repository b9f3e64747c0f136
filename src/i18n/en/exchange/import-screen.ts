import { localNumber } from "#i18n/intl/format.ts";
import { listText } from "#i18n/intl/list-text.ts";
import { coordinateProblemText } from "#i18n/map/search.ts";
import type { LeftOutCounts } from "#i18n/nl/exchange/import-screen.ts";

/** Texts of importing: the preview and the outcome. */
export const importScreenTexts = {
  heading: "Import",
  listHeading: "Many points at once",
  list: "Points, one per line",
  listHint: "With or without a name, such as Tent 52.15517 5.38720 or 155000 463000 Checkpoint 3.",
  listSource: "Pasted list",
  look: "Icon and colour",
  lookHint: "For everything that has none of its own.",
  farPoints:
    "These points are far from the others, and are only added if you tick them. Check their figures once more.",
  unreadLines: "Lines that were not read",
  reading: "Reading files…",
  stop: "Stop",
  close: "Close",
  cancel: "Cancel",
  adding: "Adding…",
  whatComes: "What is added",
  mapLoading: "The map is coming…",
  showAll: "Show all",
  nameless: "No name",
  offMap: "outside the map",
  sketch: "Sketch of what is in it, with north at the top",
  tracks: "New tracks",
  routes: "New routes",
  sameLines: "Tracks and routes you already had",
  isNew: "New waypoints",
  same: "Waypoints you already had",
  changed: "Changed waypoints",
  folder: "Folder",
  folderAsInFile: "As in the file",
  folderAsShared: "As shared",
  folderNone: "No folder",
  folderOne: "All in one folder",
  folderName: "Name of the folder",
  folderMissing: "Type the name of a folder, or choose something else.",
  nothingToAdd: "You have all of this already: there is nothing to add.",
  nothingInside: "There is nothing to import.",
  nothingShared: "The shared files did not arrive. Choose them here with Import.",
  failed: "Adding failed, because the storage of this device is not working. Try again.",
  tooMany:
    "Not added: with these you would have more than 50,000 waypoints, the maximum. First delete waypoints you no longer need.",
  undo: "Undo",
  undone: "The import was undone.",
  notUndone:
    "Undoing is no longer possible, because something about your waypoints has changed since.",
  mapColumns: "Choose columns",
  unreadable: "The files could not be read. Try again.",
  isPlan: "This is a route along nodes. As a route you can follow, change and save it.",
  openPlan: "Open as a route",
  truncated: "This file stops halfway. Everything before that point was saved from it.",
  swap: "Swap them",
  unswap: "As it stands after all",
  takeChanges: "Take over changes",
  takeChangesHint: "What you already had and is different in the file becomes as in the file.",
} as const;

const count = localNumber();

/** "1 point", "12 points". */
function amountOf(amount: number, one: string, many: string): string {
  return `${count.format(amount)} ${amount === 1 ? one : many}`;
}

/** "1,204". */
export function numberOf(amount: number): string {
  return count.format(amount);
}

/** Returns the label of the import button: "Import 12". */
export function importLabel(amount: number): string {
  return `Import ${count.format(amount)}`;
}

/** The names of the kinds in a preview. */
export const previewKindTexts = {
  track: "Track",
  route: "Route",
  waypoint: "Waypoint",
  changed: "Change",
} as const;

/** "near Delft". */
export function nearText(town: string): string {
  return `near ${town}`;
}

const LONGEST_SHOWN_LINE = 60;

/**
 * Returns why a line of a list gave no point: "Line 3 was not read: “Camp”. There is no coordinate here that the app can
 * read."
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
      ? "There is no coordinate here that the app can read."
      : coordinateProblemText(reason);
  return `Line ${numberOf(line)} was not read: “${shown}”. ${why}`;
}

/** "Checkpoint 5: 62 km from the other points, near Utrecht"; by its line if it has no name. */
export function farPointText(
  name: string,
  line: number,
  distance: string,
  town: string | null,
): string {
  const where = town === null ? "" : `, ${nearText(town)}`;
  return `${name || `Line ${numberOf(line)}`}: ${distance} from the other points${where}`;
}

/** "And 12 more points, which are left out." */
export function moreFarText(amount: number): string {
  return `And ${amountOf(amount, "more point, which is", "more points, which are")} left out.`;
}

/** "And 12 more lines." */
export function moreUnreadText(amount: number): string {
  return `And ${amountOf(amount, "more line", "more lines")}.`;
}

/** "Show 100 more". */
export function moreText(amount: number): string {
  return `Show ${count.format(amount)} more`;
}

/** "A folder per kind (17)". */
export function folderPerKindText(kinds: number): string {
  return `A folder per kind (${count.format(kinds)})`;
}

/** "2 (1,204 points)". */
export function trackCountText(tracks: number, points: number): string {
  return `${count.format(tracks)} (${amountOf(points, "point", "points")})`;
}

/**
 * Returns why nothing of some files is imported: "There is nothing to import. 2 places have only an address and no
 * coordinates."
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
      `${amountOf(leftOut.emptyTracks, "track has", "tracks have")} no points: no positions were recorded.`,
    ],
    [
      leftOut.emptyRoutes,
      `${amountOf(leftOut.emptyRoutes, "route has", "routes have")} no points.`,
    ],
    [
      addressesOnly,
      `${amountOf(addressesOnly, "place has only an address and no coordinates, and is", "places have only an address and no coordinates, and are")} left out.`,
    ],
    [
      leftOut.featuresWithoutPlace,
      `${amountOf(leftOut.featuresWithoutPlace, "item has no place on the map and is", "items have no place on the map and are")} left out.`,
    ],
    [
      pointsAtZero,
      `${amountOf(pointsAtZero, "point is", "points are")} exactly at 0°, 0°, where devices and apps put what has no position, and ${isText(pointsAtZero)} left out.`,
    ],
    [
      unreadCoordinates,
      `${amountOf(unreadCoordinates, "point has no readable coordinates and is", "points have no readable coordinates and are")} left out.`,
    ],
    [
      badCoordinates,
      `${amountOf(badCoordinates, "point is not on earth and is", "points are not on earth and are")} left out.`,
    ],
  ]);
}

function leftOutOtherTexts(leftOut: LeftOutCounts): readonly string[] {
  return filledTexts([
    [
      leftOut.badTimes,
      `${amountOf(leftOut.badTimes, "time is unreadable; the point stays", "times are unreadable; the points stay")}.`,
    ],
    [
      leftOut.pointsWithSensorData,
      `Readings such as heart rate are not taken over (${amountOf(leftOut.pointsWithSensorData, "point", "points")}).`,
    ],
    [
      leftOut.links,
      `${amountOf(leftOut.links, "link is no web address and is", "links are no web addresses and are")} left out.`,
    ],
    [
      leftOut.remoteParts,
      `${amountOf(leftOut.remoteParts, "part is on the internet and is", "parts are on the internet and are")} not fetched.`,
    ],
  ]);
}

function isText(amount: number): string {
  return amount === 1 ? "is" : "are";
}

function filledTexts(sentences: readonly (readonly [number, string])[]): readonly string[] {
  return sentences.flatMap(([amount, sentence]) => (amount > 0 ? [sentence] : []));
}

/** "File 2 of 5: camp.gpx". */
export function readingText(number: number, total: number, name: string): string {
  return total > 1 ? `File ${number} of ${total}: ${name}` : name;
}

/** Returns the outcome: "Added: 12 waypoints and 1 track." */
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
    ...(added.length > 0 ? [`Added: ${list}.`] : []),
    ...(changedWaypoints > 0 ? [`Changed: ${changed}.`] : []),
  ].join(" ");
}

/** Texts of the form for the columns of a CSV. */
export const csvMappingTexts = {
  intro: "What is in the columns? Choose at least where the coordinates are.",
  firstRows: "The first lines of the file",
  hasHeader: "The first line has the names of the columns",
  none: "None",
  incomplete:
    "Choose the columns of the coordinates: latitude and longitude, one column with both, or RD x and RD y.",
  read: "Read the file",
  cancel: "Cancel",
} as const;

/** The possible meanings of a column, in the order of the form. */
export const csvFieldTexts = {
  name: "Name",
  lat: "Latitude",
  lng: "Longitude",
  place: "Coordinates in one column",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "Altitude",
  note: "Note",
  folder: "Folder",
  created: "Time",
} as const;

/** Returns the name of a column as in a spreadsheet: "Column C (longitude)". */
export function columnLabel(column: number, name: string | undefined): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return name ? `Column ${letters} (${name})` : `Column ${letters}`;
}
