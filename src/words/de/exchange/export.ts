import type * as nl from "../../nl/exchange/export.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const exportTexts = {
  heading: "Als Datei exportieren",
  format: "Dateityp",
  share: "Datei teilen",
  save: "Herunterladen",
  busy: "Die Datei wird erstellt …",
  stop: "Stopp",
  close: "Schließen",
  saved: "Die Datei findest du in deinen Downloads.",
  shared: "Die Datei wurde geteilt.",
  photosStay:
    "Diese Datei enthält keine Fotos. In einer KMZ-Datei und in einer Sicherung (in den Einstellungen) sind sie enthalten.",
  failed: "Die Datei konnte nicht erstellt werden. Versuche es noch einmal.",
} satisfies Words<typeof nl.exportTexts>;

export const exportHintTexts = {
  gpx: "Für andere Karten-Apps und GPS-Geräte. Alle Daten bleiben erhalten.",
  geojson: "Für Websites und Kartenprogramme wie QGIS.",
  kml: "Für Google Earth und Google My Maps.",
  kmz: "Für Google Earth, einschließlich Fotos.",
  csv: "Für eine Tabellenkalkulation. Nur Wegpunkte.",
  fit: "Für Radcomputer und Uhren von Garmin und anderen Herstellern: die Linie mit einem Abbiegehinweis an jedem Knotenpunkt.",
  tcx: "Für Wahoo und ältere Geräte: die Linie mit Abbiegehinweisen, aber nur links, rechts und geradeaus.",
  iof: "Für Orientierungslauf-Programme wie Purple Pen: Der erste Punkt ist der Start, der letzte das Ziel. In diesen Programmen nicht erprobt.",
  maprun:
    "Für einen Orientierungslauf mit MapRun: S1, nummerierte Posten, F1. In MapRun nicht erprobt.",
} satisfies Words<typeof nl.exportHintTexts>;

export const courseHelpTexts = {
  heading: "So kommt die Route auf dein Gerät",
  garmin:
    "Garmin: Wähle FIT, teile die Datei mit der App Garmin Connect und sende die Route von dort an dein Gerät. Oder schließe das Gerät per Kabel an und kopiere die Datei in den Ordner Garmin/NewFiles.",
  garminIgnores:
    "Garmin-Geräte zeigen jeden Knotenpunkt mit einem Abbiegehinweis. Lange Namen werden gekürzt, Notizen und Fotos weggelassen.",
  wahoo:
    "Wahoo: Wähle TCX und teile die Datei mit der Wahoo-App, oder schließe das Gerät per Kabel an und kopiere sie in den Ordner routes. Als Abbiegehinweise gibt es nur links, rechts und geradeaus.",
  watch:
    "Andere Uhren, zum Beispiel von Suunto, Coros oder Polar: Wähle GPX und teile die Datei mit der App der Uhr.",
  watchIgnores:
    "Diese Uhren führen dich entlang der Linie, zeigen Nummern und Abbiegehinweise aber meist nicht an.",
} satisfies Words<typeof nl.courseHelpTexts>;

export const exportCountWords = {
  waypoints: (count) => plural(count, { one: "# Wegpunkt", other: "# Wegpunkte" }),
  tracks: (count) => plural(count, { one: "# Track", other: "# Tracks" }),
  routes: (count) => plural(count, { one: "# Route", other: "# Routen" }),
} satisfies Words<typeof nl.exportCountWords>;
