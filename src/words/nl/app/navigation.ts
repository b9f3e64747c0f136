/** Texts of the frame around every screen. */
export const navigationTexts = {
  productName: "Scouting Map",
  changelog: "Changelog",
  skipToContent: "Naar de inhoud",
  mainNavigation: "Hoofdmenu",
  bottomNavigation: "Snelmenu",
  loadingScreen: "Scherm wordt geladen",
  dashboard: "Dashboard",
  map: "Kaart",
  settings: "Instellingen",
  home: "Home",
  location: "Mijn locatie",
  waypoints: "Waypoints",
  notStored: "Nog niet veilig bewaard. Maak een back-up bij Instellingen.",
  newVersionWaiting:
    "Er staat een nieuwe versie klaar. Sluit alle tabbladen van Scouting Map om die te gebruiken.",
} as const;
