import { plainNumber } from "#i18n/intl/format.ts";
/** Texts of the export dialog. */
export const exportTexts = {
  heading: "Als Datei exportieren",
  format: "Art der Datei",
  share: "Datei teilen",
  save: "Herunterladen",
  busy: "Die Datei wird erstellt…",
  stop: "Stopp",
  close: "Schließen",
  saved: "Die Datei ist in deinen Downloads.",
  shared: "Die Datei wurde geteilt.",
  photosStay:
    "Fotos gehen in dieser Datei nicht mit; sie stecken in einer KMZ und in einer Sicherung (in den Einstellungen).",
  failed: "Die Datei ließ sich nicht erstellen. Versuche es noch einmal.",
} as const;

/** The purpose of each format. */
export const exportHintTexts = {
  gpx: "Für andere Karten-Apps und GPS-Geräte. Alles bleibt erhalten.",
  geojson: "Für Websites und Kartenprogramme wie QGIS.",
  kml: "Für Google Earth und Google My Maps.",
  kmz: "Für Google Earth, mit den Fotos darin.",
  csv: "Für eine Tabellenkalkulation. Nur Wegpunkte.",
  fit: "Für Garmin und andere Radcomputer und Uhren: die Linie, mit dem Abbiegen bei jedem Knotenpunkt.",
  tcx: "Für Wahoo und ältere Geräte: dasselbe, nur mit links, rechts und geradeaus.",
} as const;

/** How a course gets onto a device, and what each device leaves out. */
export const courseHelpTexts = {
  heading: "So kommt die Route auf dein Gerät",
  garmin:
    "Garmin: Wähle FIT, teile die Datei mit der App Garmin Connect und sende die Route von dort an dein Gerät. Oder kopiere die Datei per Kabel in den Ordner Garmin/NewFiles.",
  garminIgnores:
    "Ein Garmin nennt jeden Knotenpunkt mit der Abbiegung; er kürzt lange Namen und lässt Notizen und Fotos weg.",
  wahoo:
    "Wahoo: Wähle TCX und teile die Datei mit der App von Wahoo, oder kopiere sie per Kabel in den Ordner routes; von den Abbiegungen bleiben nur links, rechts und geradeaus.",
  watch:
    "Andere Uhr, etwa Suunto, Coros oder Polar: Wähle GPX und teile die Datei mit der App, die zur Uhr gehört.",
  watchIgnores: "So eine Uhr folgt der Linie und lässt Nummern und Abbiegungen meist weg.",
} as const;

/** "1 Wegpunkt", "12 Wegpunkte, 1 Track". */
export function exportCountText(waypoints: number, tracks: number, routes: number): string {
  const parts = [
    ...(waypoints > 0 || tracks + routes === 0
      ? [countText(waypoints, "Wegpunkt", "Wegpunkte")]
      : []),
    ...(tracks > 0 ? [countText(tracks, "Track", "Tracks")] : []),
    ...(routes > 0 ? [countText(routes, "Route", "Routen")] : []),
  ];
  return parts.join(", ");
}

function countText(count: number, one: string, many: string): string {
  return `${plainNumber.format(count)} ${count === 1 ? one : many}`;
}
