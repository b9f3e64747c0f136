import type * as nl from "../../nl/packs/make-steps.ts";
import type { Words } from "../../words.ts";

export const makeSteps = {
  queued: "auf den Server warten",
  cutting: "der Server erstellt den Auszug",
  receiving: "herunterladen",
  index: "Datei einlesen",
  relations: "Routen suchen",
  ways: "Wege lesen",
  nodes: "Knotenpunkte lesen",
  routes: "Knotenpunktnetz erstellen",
  tiles: "Knotenpunktnetz zeichnen",
} satisfies Words<typeof nl.makeSteps>;

export const makeWords = {
  step: (number, count, step) => `Schritt ${number} von ${count}: ${step}`,
  received: (step, done, total) => `${step}, ${done} von ${total}`,
} satisfies Words<typeof nl.makeWords>;
