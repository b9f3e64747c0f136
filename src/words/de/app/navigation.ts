import type * as nl from "../../nl/app/navigation.ts";
import type { Words } from "../../words.ts";

export const navigationTexts = {
  productName: "Scouting Map",
  changelog: "Changelog",
  skipToContent: "Zum Inhalt",
  mainNavigation: "Hauptmenü",
  bottomNavigation: "Schnellmenü",
  loadingScreen: "Seite wird geladen",
  dashboard: "Dashboard",
  map: "Karte",
  settings: "Einstellungen",
  home: "Home",
  location: "Mein Standort",
  waypoints: "Wegpunkte",
  notStored:
    "Es ist noch nicht alles sicher gespeichert. Erstelle in den Einstellungen eine Sicherung.",
  newVersionWaiting:
    "Eine neue Version ist verfügbar. Um sie zu verwenden, schließe alle Tabs mit Scouting Map.",
} satisfies Words<typeof nl.navigationTexts>;
