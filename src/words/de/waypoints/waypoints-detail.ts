import type * as nl from "../../nl/waypoints/waypoints-detail.ts";
import type { Words } from "../../words.ts";

export const detailTexts = {
  fillFormula: "Formel ausfüllen",
  saved: "Gespeichert",
  direction: "Peilung und Entfernung",
  allForms: "Alle Formate",
  formsNotLoaded: "Die anderen Formate konnten nicht geladen werden. Versuche es noch einmal.",
  altitudeFact: "Höhe",
  folder: "Ordner",
  source: "Herkunft",
  kind: "Art",
  showMap: "Kleine Karte anzeigen",
  mapLoading: "Kleine Karte wird geladen",
  mapFailed: "Die kleine Karte konnte nicht geladen werden. Versuche es später noch einmal.",
  move: "Auf der Karte verschieben",
} satisfies Words<typeof nl.detailTexts>;
