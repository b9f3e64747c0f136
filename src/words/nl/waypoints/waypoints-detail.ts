/** Texts of the waypoint screen that the list does not have. */
export const detailTexts = {
  fillFormula: "Vul de formule in",
  saved: "Bewaard",
  direction: "Richting en afstand",
  allForms: "Alle notaties",
  formsNotLoaded: "De andere notaties konden niet worden geladen. Probeer het opnieuw.",
  altitudeFact: "Hoogte",
  folder: "Map",
  source: "Herkomst",
  kind: "Soort",
  showMap: "Toon kaartje",
  mapLoading: "Kaartje laden",
  mapFailed: "Het kaartje kon niet worden geladen. Probeer het later opnieuw.",
  move: "Verplaats op de kaart",
} as const;
