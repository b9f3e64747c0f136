import type * as nl from "../../nl/exchange/export.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const exportTexts = {
  heading: "Export to a file",
  format: "File type",
  share: "Share file",
  save: "Download",
  busy: "Making the file…",
  stop: "Stop",
  close: "Close",
  saved: "The file is in your downloads.",
  shared: "File shared.",
  photosStay:
    "This file doesn't include photos. A KMZ file does, and so does a backup (in Settings).",
  failed: "The file couldn't be made. Try again.",
} satisfies Words<typeof nl.exportTexts>;

export const exportHintTexts = {
  gpx: "For other map apps and GPS devices. No data is lost.",
  geojson: "For websites and map programs such as QGIS.",
  kml: "For Google Earth and Google My Maps.",
  kmz: "For Google Earth, including photos.",
  csv: "For spreadsheets. Waypoints only.",
  fit: "For Garmin and other bike computers and watches: the route line, with the turn to take at each node.",
  tcx: "For Wahoo and older devices: the same, but with just left, right and straight on.",
  iof: "For orienteering programs such as Purple Pen: the first point is the start, the last is the finish. Not tried in those programs.",
  maprun: "For an orienteering course in MapRun: S1, numbered controls, F1. Not tried in MapRun.",
} satisfies Words<typeof nl.exportHintTexts>;

export const courseHelpTexts = {
  heading: "How to get the route on your device",
  garmin:
    "Garmin: choose FIT, share the file with the Garmin Connect app and send the route to your device from there, or connect your device by cable and copy the file to the Garmin/NewFiles folder.",
  garminIgnores:
    "A Garmin shows each node with the turn to take there. It shortens long names and leaves out notes and photos.",
  wahoo:
    "Wahoo: choose TCX and share the file with the Wahoo app, or connect your device by cable and copy the file to the routes folder. A Wahoo only shows left, right and straight on.",
  watch:
    "Other watches, such as Suunto, Coros or Polar: choose GPX and share the file with the watch's app.",
  watchIgnores:
    "These watches follow the route line, but usually don't show node numbers or turns.",
} satisfies Words<typeof nl.courseHelpTexts>;

export const exportCountWords = {
  waypoints: (count) => plural(count, { one: "# waypoint", other: "# waypoints" }),
  tracks: (count) => plural(count, { one: "# track", other: "# tracks" }),
  routes: (count) => plural(count, { one: "# route", other: "# routes" }),
} satisfies Words<typeof nl.exportCountWords>;
