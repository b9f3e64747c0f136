import type * as nl from "../../nl/exchange/import-screen.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
  nameless: "No name",
  offMap: "outside the map",
  sketch: "Sketch of the contents, with north at the top",
  tracks: "New tracks",
  routes: "New routes",
  sameLines: "Tracks and routes you already had, or duplicates",
  isNew: "New waypoints",
  same: "Waypoints you already had, or duplicates",
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
  isPlan:
    "This route runs from node to node. If you open it as a route, you can follow, edit and save it.",
  openPlan: "Open as a route",
  truncated: "This file is cut off partway through. Everything up to that point was read.",
  swap: "Swap them",
  unswap: "Undo the swap",
  takeChanges: "Apply changes",
  takeChangesHint: "Waypoints you already have are updated to match the file.",
} satisfies Words<typeof nl.importScreenTexts>;

export const previewKindTexts = {
  track: "Track",
  route: "Route",
  waypoint: "Waypoint",
  changed: "Change",
} satisfies Words<typeof nl.previewKindTexts>;

export const csvMappingTexts = {
  intro: "What do the columns contain? Choose at least the ones with the coordinates.",
  firstRows: "First lines of the file",
  hasHeader: "The first line contains the column names",
  none: "None",
  incomplete:
    "Choose the columns with the coordinates: latitude and longitude, one column with both, or RD x and RD y.",
  read: "Read the file",
  cancel: "Cancel",
} satisfies Words<typeof nl.csvMappingTexts>;

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
} satisfies Words<typeof nl.csvFieldTexts>;

/** "near Delft". */
export const nearText = ((town) => `near ${town}`) satisfies Words<typeof nl.nearText>;

export const importWords = {
  import: (count) => `Import ${count.shown}`,
  more: (count) => `Show ${count.shown} more`,
  folderPerKind: (count) => `A folder per kind (${count.shown})`,
  points: (count) => plural(count, { one: "# point", other: "# points" }),
  file: (number, total, name) => `File ${number} of ${total}: ${name}`,
  line: (line) => `Line ${line}`,
  lineText: (line, text) => `Line ${line}: “${text}”`,
  unread: (line, text) => `Line ${line} couldn't be read: “${text}”.`,
  noCoordinate: "The app couldn't find any coordinates.",
  far: (name, distance) => `${name}: ${distance} from the other points`,
  moreFar: (count) =>
    plural(count, {
      one: "And # more point, which is not added.",
      other: "And # more points, which are not added.",
    }),
  moreUnread: (count) => plural(count, { one: "And # more line.", other: "And # more lines." }),
  waypoints: (count) => plural(count, { one: "# waypoint", other: "# waypoints" }),
  tracks: (count) => plural(count, { one: "# track", other: "# tracks" }),
  routes: (count) => plural(count, { one: "# route", other: "# routes" }),
  added: (items) => `Added: ${items}.`,
  changed: (items) => `Changed: ${items}.`,
  column: (letters) => `Column ${letters}`,
} satisfies Words<typeof nl.importWords>;

export const leftOutWords = {
  emptyTracks: (count) =>
    plural(count, {
      one: "# track has no points, because no positions were recorded.",
      other: "# tracks have no points, because no positions were recorded.",
    }),
  emptyRoutes: (count) =>
    plural(count, { one: "# route has no points.", other: "# routes have no points." }),
  addressesOnly: (count) =>
    plural(count, {
      one: "# location has an address but no coordinates and was skipped.",
      other: "# locations have an address but no coordinates and were skipped.",
    }),
  featuresWithoutPlace: (count) =>
    plural(count, {
      one: "# item has no location and was skipped.",
      other: "# items have no location and were skipped.",
    }),
  pointsAtZero: (count) =>
    plural(count, {
      one: "# point is at exactly 0°, 0°, which usually means that no position was known, and was skipped.",
      other:
        "# points are at exactly 0°, 0°, which usually means that no position was known, and were skipped.",
    }),
  unreadCoordinates: (count) =>
    plural(count, {
      one: "# point has no readable coordinates and was skipped.",
      other: "# points have no readable coordinates and were skipped.",
    }),
  badCoordinates: (count) =>
    plural(count, {
      one: "# point has a latitude above 90° or a longitude above 180° and was skipped.",
      other: "# points have a latitude above 90° or a longitude above 180° and were skipped.",
    }),
  badTimes: (count) =>
    plural(count, {
      one: "# time couldn't be read; the point was kept.",
      other: "# times couldn't be read; the points were kept.",
    }),
  pointsWithSensorData: (count) =>
    plural(count, {
      one: "Sensor data such as heart rate isn't imported (# point).",
      other: "Sensor data such as heart rate isn't imported (# points).",
    }),
  links: (count) =>
    plural(count, {
      one: "# link isn't a web address and was skipped.",
      other: "# links aren't web addresses and were skipped.",
    }),
  remoteParts: (count) =>
    plural(count, {
      one: "# part is stored on the internet and wasn't downloaded.",
      other: "# parts are stored on the internet and weren't downloaded.",
    }),
} satisfies Words<typeof nl.leftOutWords>;
