import { plainNumber } from "#sentences/intl/format.ts";

/** Texts of the tracks and routes below the list of waypoints. */
export const trackTexts = {
  heading: "Tracks and routes",
  track: "Track",
  route: "Route",
  area: "Area",
  recording: "Being recorded",
  noName: "No name",
  hidden: "Not on the map",
  all: "List of all tracks and routes",
  showAll: "Show all",
  name: "Name",
  rename: "Save name",
  speed: "Speed",
  onMap: "Draw on the map",
  onNetwork: "Convert to nodes",
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
} as const;

/** "12 tracks and routes". */
export function lineCountText(lines: number): string {
  return lines === 1 ? "1 track or route" : `${plainNumber.format(lines)} tracks and routes`;
}

/** "1,234 points". */
export function pointCountText(points: number): string {
  return points === 1 ? "1 point" : `${plainNumber.format(points)} points`;
}

/** Texts of the screens of the tracks. */
export const trackScreenTexts = {
  routeSheet: "Make a route technique",
  none: "You don't have any tracks yet. Record one, or import a file under Waypoints.",
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
  altitudeAxis: "Altitude (m)",
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
  recordingNow: "This track is still being recorded. Stop recording to edit it.",
  waypointSaved: "Waypoint saved.",
  onMap: "Show on the map",
} as const;

/** The units of the speed colours on the map. */
export const speedUnitTexts = { "km/h": "km/h", knots: "knots" } as const;

/** Returns the label of the axis of a profile: "Speed (km/h)". */
export function speedAxisText(unit: keyof typeof speedUnitTexts): string {
  return `${trackTexts.speed} (${speedUnitTexts[unit]})`;
}

/** Returns the lowest and highest altitude of a track, "52 m – 60 m"; recorded altitudes are those of the device. */
export function altitudesText(lowest: string, highest: string, isRecorded: boolean): string {
  return `${lowest} – ${highest}${isRecorded ? ", according to your device" : ""}`;
}

/** Returns the speed class of a colour on the map: "less than 2", "2 to 3", "6 or more". */
export function speedClassText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `less than ${to}`;
  return to === undefined ? `${from} or more` : `${from} to ${to}`;
}

/** The origins of a track. */
export const originTexts = {
  imported: "Imported",
  recorded: "Recorded",
  planned: "Planned",
} as const;

/** The causes of a gap in a track. */
const gapCauseTexts = {
  "file-break": "new part",
  paused: "pause",
  "screen-off": "screen off",
  "page-hidden": "app in the background",
  "position-refused": "location not allowed",
  "signal-lost": "no signal",
  jump: "impossible jump",
  "clock-set-back": "clock set back",
  "app-ended": "app closed",
} as const;

/** Returns the number of gaps of a track by cause: "2 × pause, clock set back". */
export function gapsText(
  counts: readonly (readonly [cause: keyof typeof gapCauseTexts, count: number])[],
): string {
  return counts
    .map(
      ([cause, gaps]) =>
        `${gaps > 1 ? `${plainNumber.format(gaps)} × ` : ""}${gapCauseTexts[cause]}`,
    )
    .join(", ");
}

/** "Track", "Route" or "Area". */
export function trackKindText(line: {
  readonly kind: "track" | "route";
  readonly isArea?: true;
}): string {
  return trackTexts[line.isArea ? "area" : line.kind];
}

/** Returns the names of both parts of a split track: "Walk (1)" and "Walk (2)". */
export function partNames(name: string): [string, string] {
  return [`${name} (1)`.trim(), `${name} (2)`.trim()];
}

/** "Line accurate to 5 m". */
export function thinText(meters: number): string {
  return `Line accurate to ${meters} m`;
}
