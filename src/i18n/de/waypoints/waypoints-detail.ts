/** Texts of the waypoint screen that the list does not have. */
export const detailTexts = {
  saved: "Gespeichert",
  direction: "Peilung und Entfernung",
  allForms: "Alle Schreibweisen",
  formsNotLoaded: "Die anderen Schreibweisen ließen sich nicht laden. Versuche es noch einmal.",
  altitudeFact: "Höhe",
  folder: "Ordner",
  source: "Herkunft",
  kind: "Art",
  showMap: "Kleine Karte zeigen",
  mapLoading: "Kleine Karte wird geladen",
  mapFailed: "Die kleine Karte ließ sich nicht laden. Versuche es später noch einmal.",
  move: "Auf der Karte verschieben",
} as const;
