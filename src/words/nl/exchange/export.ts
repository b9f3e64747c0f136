import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";
/** Texts of the export dialog. */
export const exportTexts = {
  heading: "Exporteren als bestand",
  format: "Soort bestand",
  share: "Deel bestand",
  save: "Download",
  busy: "Het bestand wordt gemaakt…",
  stop: "Stop",
  close: "Sluiten",
  saved: "Het bestand staat bij je downloads.",
  shared: "Het bestand is gedeeld.",
  photosStay:
    "Foto's gaan niet mee in dit bestand; die zitten wel in een KMZ, en in een back-up (bij Instellingen).",
  failed: "Het bestand maken lukte niet. Probeer het nog een keer.",
} as const;

/** The purpose of each format. */
export const exportHintTexts = {
  gpx: "Voor andere kaart-apps en gps-toestellen. Bewaart alles.",
  geojson: "Voor websites en kaartprogramma's zoals QGIS.",
  kml: "Voor Google Earth en Google Mijn Kaarten.",
  kmz: "Voor Google Earth, met de foto's erin.",
  csv: "Voor een spreadsheet. Alleen waypoints.",
  fit: "Voor Garmin en andere fietscomputers en horloges: de lijn, met bij elk knooppunt de afslag.",
  tcx: "Voor Wahoo en oudere toestellen: hetzelfde, met alleen links, rechts en rechtdoor.",
  iof: "Voor programma's voor oriëntatielopen, zoals Purple Pen: het eerste punt is de start, het laatste de finish. Niet in die programma's uitgeprobeerd.",
  maprun:
    "Voor een oriëntatieloop met MapRun: S1, genummerde posten, F1. Niet in MapRun uitgeprobeerd.",
} as const;

/** Texts about getting a course onto a device, and what each device leaves out. */
export const courseHelpTexts = {
  heading: "Zo komt de route op je toestel",
  garmin:
    "Garmin: kies FIT, deel het bestand met de app Garmin Connect en stuur de route van daar naar je toestel, of zet het met een kabel in de map Garmin/NewFiles.",
  garminIgnores:
    "Een Garmin noemt elk knooppunt met zijn afslag; hij kort lange namen in en laat notities en foto's weg.",
  wahoo:
    "Wahoo: kies TCX en deel het bestand met de app van Wahoo, of zet het met een kabel in de map routes; van de afslagen blijven alleen links, rechts en rechtdoor over.",
  watch:
    "Ander horloge, zoals Suunto, Coros of Polar: kies GPX en deel het bestand met de app die bij het horloge hoort.",
  watchIgnores: "Zo'n horloge volgt de lijn, en laat nummers en afslagen meestal weg.",
} as const;

/** The numbers of things in a file. */
export const exportCountWords = {
  waypoints: (count: Count) => plural(count, { one: "# waypoint", other: "# waypoints" }),
  tracks: (count: Count) => plural(count, { one: "# track", other: "# tracks" }),
  routes: (count: Count) => plural(count, { one: "# route", other: "# routes" }),
} as const;
