import { plainNumber } from "#i18n/intl/format.ts";
/** Texts of the export dialog. */
export const exportTexts = {
  heading: "Export as a file",
  format: "Kind of file",
  share: "Share file",
  save: "Download",
  busy: "Making the file…",
  stop: "Stop",
  close: "Close",
  saved: "The file is in your downloads.",
  shared: "The file was shared.",
  photosStay:
    "Photos are not part of this file; they are part of a KMZ, and of a backup (in Settings).",
  failed: "Making the file failed. Try again.",
} as const;

/** The purpose of each format. */
export const exportHintTexts = {
  gpx: "For other map apps and GPS devices. Nothing is lost.",
  geojson: "For websites and map programs such as QGIS.",
  kml: "For Google Earth and Google My Maps.",
  kmz: "For Google Earth, with the photos in it.",
  csv: "For a spreadsheet. Waypoints only.",
  fit: "For Garmin and other bike computers and watches: the line, with the turn at each node.",
  tcx: "For Wahoo and older devices: the same, with only left, right and straight on.",
} as const;

/** How a course gets onto a device, and what each device leaves out. */
export const courseHelpTexts = {
  heading: "How to get the route onto your device",
  garmin:
    "Garmin: choose FIT, share the file with the app Garmin Connect and send the route from there to your device, or put it in the folder Garmin/NewFiles by cable.",
  garminIgnores:
    "A Garmin names each node with its turn; it shortens long names and leaves out notes and photos.",
  wahoo:
    "Wahoo: choose TCX and share the file with the Wahoo app, or put it in the folder routes by cable; of the turns only left, right and straight on remain.",
  watch:
    "Another watch, such as Suunto, Coros or Polar: choose GPX and share the file with the app of the watch.",
  watchIgnores: "Such a watch follows the line, and usually leaves out numbers and turns.",
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
