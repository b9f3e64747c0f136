import type { LeftOutCounts } from "#i18n/nl/exchange/import-screen.ts";
import { plainNumber } from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";
import { coordinateProblemText } from "#sentences/map/search.ts";

/** Texts of importing: the preview and the outcome. */
export const importScreenTexts = {
  heading: "Import",
  listHeading: "Add several points",
  list: "Points, one per line",
  listHint:
    "With or without a name, for example Tent 52.15517 5.38720 or 155000 463000 Checkpoint 3.",
  listSource: "Pasted list",
  look: "Icon and colour",
  lookHint: "For points that don't have one of their own.",
  farPoints:
    "These points are far from the others and are only added if you tick them. Check their coordinates.",
  unreadLines: "Lines that couldn't be read",
  reading: "Reading files…",
  stop: "Stop",
  close: "Close",
  cancel: "Cancel",
  adding: "Adding…",
  whatComes: "What will be added",
  mapLoading: "Loading the map…",
  showAll: "Show all",
  nameless: "No name",
  offMap: "outside the map",
  sketch: "Sketch of the contents, with north at the top",
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
  folderName: "Folder name",
  folderMissing: "Enter a folder name, or choose another option.",
  nothingToAdd: "You already have all of this, so there's nothing to add.",
  nothingInside: "There's nothing here to import.",
  nothingShared: "The shared files didn't arrive. Choose them here with “Import”.",
  failed: "Nothing was added, because this device's storage isn't working. Try again.",
  tooMany:
    "Not added, because this would take you over the limit of 50,000 waypoints. Delete some you no longer need and try again.",
  undo: "Undo",
  undone: "Import undone.",
  notUndone: "The import can't be undone any more, because your waypoints have changed since.",
  mapColumns: "Choose columns",
  unreadable: "The files couldn't be read. Try again.",
  isPlan:
    "This route runs from node to node. If you open it as a route, you can follow, edit and save it.",
  openPlan: "Open as a route",
  truncated: "This file is cut off partway through. Everything up to that point was read.",
  swap: "Swap them",
  unswap: "Undo the swap",
  takeChanges: "Apply changes",
  takeChangesHint: "Waypoints you already have are updated to match the file.",
} as const;

/** "1 point", "12 points". */
function amountOf(amount: number, one: string, many: string): string {
  return `${plainNumber.format(amount)} ${amount === 1 ? one : many}`;
}

/** "1,204". */
export function numberOf(amount: number): string {
  return plainNumber.format(amount);
}

/** Returns the label of the import button: "Import 12". */
export function importLabel(amount: number): string {
  return `Import ${plainNumber.format(amount)}`;
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
 * Returns why a line of a list gave no point: "Line 3 couldn't be read: “Camp”. The app couldn't find any
 * coordinates in it."
 */
export function unreadLineText(unread: {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}): string {
  const { line, text, reason } = unread;
  const why =
    reason === "unreadable"
      ? "The app couldn't find any coordinates."
      : coordinateProblemText(reason);
  return `Line ${numberOf(line)} couldn't be read: “${shownLine(text)}”. ${why}`;
}

/** "Line 3: “Post 5 51.94 4.49”" */
export function lineText(line: number, text: string): string {
  return `Line ${numberOf(line)}: “${shownLine(text)}”`;
}

function shownLine(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_SHOWN_LINE ? `${trimmed.slice(0, LONGEST_SHOWN_LINE)}…` : trimmed;
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
  return `And ${amountOf(amount, "more point, which is", "more points, which are")} not added.`;
}

/** "And 12 more lines." */
export function moreUnreadText(amount: number): string {
  return `And ${amountOf(amount, "more line", "more lines")}.`;
}

/** "Show 100 more". */
export function moreText(amount: number): string {
  return `Show ${plainNumber.format(amount)} more`;
}

/** "A folder per kind (17)". */
export function folderPerKindText(kinds: number): string {
  return `A folder per kind (${plainNumber.format(kinds)})`;
}

/** "2 (1,204 points)". */
export function trackCountText(tracks: number, points: number): string {
  return `${plainNumber.format(tracks)} (${amountOf(points, "point", "points")})`;
}

/**
 * Returns why nothing of some files is imported: "There's nothing here to import. 2 locations have an
 * address but no coordinates and were skipped."
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
      `${amountOf(leftOut.emptyTracks, "track has", "tracks have")} no points, because no positions were recorded.`,
    ],
    [
      leftOut.emptyRoutes,
      `${amountOf(leftOut.emptyRoutes, "route has", "routes have")} no points.`,
    ],
    [
      addressesOnly,
      `${amountOf(addressesOnly, "location has an address but no coordinates and was", "locations have an address but no coordinates and were")} skipped.`,
    ],
    [
      leftOut.featuresWithoutPlace,
      `${amountOf(leftOut.featuresWithoutPlace, "item has no location and was", "items have no location and were")} skipped.`,
    ],
    [
      pointsAtZero,
      `${amountOf(pointsAtZero, "point is", "points are")} at exactly 0°, 0°, which usually means that no position was known, and ${wasText(pointsAtZero)} skipped.`,
    ],
    [
      unreadCoordinates,
      `${amountOf(unreadCoordinates, "point has no readable coordinates and was", "points have no readable coordinates and were")} skipped.`,
    ],
    [
      badCoordinates,
      `${amountOf(badCoordinates, "point has a latitude above 90° or a longitude above 180° and was", "points have a latitude above 90° or a longitude above 180° and were")} skipped.`,
    ],
  ]);
}

function leftOutOtherTexts(leftOut: LeftOutCounts): readonly string[] {
  return filledTexts([
    [
      leftOut.badTimes,
      `${amountOf(leftOut.badTimes, "time couldn't be read; the point was kept", "times couldn't be read; the points were kept")}.`,
    ],
    [
      leftOut.pointsWithSensorData,
      `Sensor data such as heart rate isn't imported (${amountOf(leftOut.pointsWithSensorData, "point", "points")}).`,
    ],
    [
      leftOut.links,
      `${amountOf(leftOut.links, "link isn't a web address and was", "links aren't web addresses and were")} skipped.`,
    ],
    [
      leftOut.remoteParts,
      `${amountOf(leftOut.remoteParts, "part is stored on the internet and wasn't", "parts are stored on the internet and weren't")} downloaded.`,
    ],
  ]);
}

function wasText(amount: number): string {
  return amount === 1 ? "was" : "were";
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
  intro: "What do the columns contain? Choose at least the ones with the coordinates.",
  firstRows: "First lines of the file",
  hasHeader: "The first line contains the column names",
  none: "None",
  incomplete:
    "Choose the columns with the coordinates: latitude and longitude, one column with both, or RD x and RD y.",
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
