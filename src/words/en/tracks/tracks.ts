import type * as nl from "../../nl/tracks/tracks.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trackTexts = {
  heading: "Tracks and routes",
  track: "Track",
  route: "Route",
  area: "Area",
  recording: "Being recorded",
  noName: "No name",
  hidden: "Not on the map",
  all: "All tracks and routes",
  showAll: "Show all",
  name: "Name",
  rename: "Save name",
  speed: "Speed",
  onMap: "Draw on the map",
  onNetwork: "Convert to nodes",
  onWays: "On which roads?",
  bySpeed: "Colour tracks by speed",
  bySpeedHint: "Tracks without times keep their own colour.",
  export: "Export",
  remove: "Delete",
  saved: "Saved.",
  "changed-elsewhere":
    "Not saved, because the name was also changed somewhere else. Save again to keep the name you entered.",
  failed:
    "That didn't work, because this device's storage isn't working. Free up some space and try again.",
  gone: "This track can't be read any more.",
} satisfies Words<typeof nl.trackTexts>;

export const trackScreenTexts = {
  routeSheet: "Make a route sheet",
  none: "You don't have any tracks yet. Record one, or import a file.",
  toImport: "Import a file",
  noFolder: "No folder",
  back: "All tracks",
  facts: "Details",
  distance: "Distance",
  duration: "From start to end",
  moving: "Moving",
  average: "Average",
  fastest: "Fastest",
  climb: "Ascent",
  descent: "Descent",
  altitude: "Altitude",
  points: "Points",
  gaps: "Gaps",
  started: "Started",
  origin: "Origin",
  climbHelp:
    "Only climbs of 7 m or more are counted, because smaller ones can't be distinguished from measurement errors.",
  notMeasured: "Not measured",
  reckoning: "…",
  profile: "Profile",
  overDistance: "By distance",
  overTime: "By time",
  altitudeAxis: (unit) => `Altitude (${unit})`,
  cursor: "Position along the track",
  noProfile: "This track doesn't have altitudes or times, so there's no profile to show.",
  loading: "Loading track",
  more: "More",
  mapFailed: "The map can't be drawn here.",
  edit: "Edit",
  editHelp: "Choose a position above. The original track goes to the bin.",
  startHere: "Start here",
  endHere: "End here",
  splitHere: "Split here",
  waypointHere: "Waypoint here",
  join: "Join with",
  joinChoose: "Choose a track",
  joinNow: "Join",
  color: "Colour",
  noColor: "Map default",
  folder: "Folder",
  saveFolder: "Save folder",
  thin: "Simplify on export",
  thinNone: "All points",
  failed:
    "That didn't work. Choose another position, or free up some space on this device, and try again.",
  waypointSaved: "Waypoint saved.",
  onMap: "Show on the map",
} satisfies Words<typeof nl.trackScreenTexts>;

export const speedUnitTexts = { knots: "knots" } satisfies Words<typeof nl.speedUnitTexts>;

export const originTexts = {
  imported: "Imported",
  recorded: "Recorded",
  planned: "Planned",
} satisfies Words<typeof nl.originTexts>;

export const gapCauseTexts = {
  "file-break": "new part",
  paused: "pause",
  "screen-off": "screen off",
  "page-hidden": "app in the background",
  "position-refused": "location not allowed",
  "signal-lost": "no signal",
  jump: "impossible jump",
  "clock-set-back": "clock set back",
  "app-ended": "app closed",
} satisfies Words<typeof nl.gapCauseTexts>;

export const trackWords = {
  lines: (lines) => plural(lines, { one: "# track or route", other: "# tracks and routes" }),
  points: (points) => plural(points, { one: "# point", other: "# points" }),
  byDevice: (altitudes) => `${altitudes}, according to your device`,
  speed: {
    lessThan: (to) => `less than ${to}`,
    atLeast: (from) => `${from} or more`,
    between: (from, to) => `${from} to ${to}`,
  },
  thin: (distance) => `Line accurate to ${distance}`,
} satisfies Words<typeof nl.trackWords>;
