import { plainNumber } from "#sentences/intl/format.ts";
/** Texts of the export dialog. */
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
} as const;

/** The purpose of each format. */
export const exportHintTexts = {
  gpx: "For other map apps and GPS devices. No data is lost.",
  geojson: "For websites and map programs such as QGIS.",
  kml: "For Google Earth and Google My Maps.",
  kmz: "For Google Earth, including photos.",
  csv: "For spreadsheets. Waypoints only.",
  fit: "For Garmin and other bike computers and watches: the route line, with the turn to take at each node.",
  tcx: "For Wahoo and older devices: the same, but with just left, right and straight on.",
} as const;

/** How a course gets onto a device, and what each device leaves out. */
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
} as const;

/** "1 waypoint", "12 waypoints, 1 track". */
export function exportCountText(waypoints: number, tracks: number, routes: number): string {
  const parts = [
    ...(waypoints > 0 || tracks + routes === 0
      ? [countText(waypoints, "waypoint", "waypoints")]
      : []),
    ...(tracks > 0 ? [countText(tracks, "track", "tracks")] : []),
    ...(routes > 0 ? [countText(routes, "route", "routes")] : []),
  ];
  return parts.join(", ");
}

function countText(count: number, one: string, many: string): string {
  return `${plainNumber.format(count)} ${count === 1 ? one : many}`;
}
