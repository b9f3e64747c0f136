/** Texts of the frame around every screen. */
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
  close: "Schließen",
  notStored:
    "Es ist noch nicht alles sicher gespeichert. Erstelle in den Einstellungen eine Sicherung.",
  newVersionWaiting:
    "Eine neue Version ist verfügbar. Um sie zu verwenden, schließe alle Tabs mit Scouting Map.",
} as const;

/** Returns the version for people: "0.4.2-Alpha". */
export function versionLabel(version: string): string {
  return version.replace(/-([a-z])/, (_, letter: string) => `-${letter.toUpperCase()}`);
}
