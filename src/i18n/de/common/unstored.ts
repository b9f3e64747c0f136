import type { UnstoredWords } from "#i18n/nl/common/unstored.ts";
import { databaseProblemText } from "./database-problem.ts";

/** The changes that would be lost if the device stopped now. */
const AT_RISK = {
  "text-only": "Noch nicht sicher gespeichert: Fällt die App jetzt aus, kann das verloren gehen.",
  full: "Noch nicht gespeichert: Schließt du die App, geht das verloren.",
  blocked: "Noch nicht gespeichert: Schließt du die App, geht das verloren.",
  unread:
    "Die App kann nicht alles lesen: Vielleicht fehlen Wegpunkte oder Tracks, und was du jetzt speicherst, ist nicht sicher.",
} as const;

/** Returns what would be lost, why, and what to do about it. */
export function unstoredText({ kind, problem }: UnstoredWords): string {
  const backup = kind === "unread" ? [] : ["Erstelle eine Sicherung."];
  return [
    AT_RISK[kind],
    databaseProblemText(problem),
    ...backup,
    "Die App versucht es weiter.",
  ].join(" ");
}

/** Texts around that notice. */
export const unstoredTexts = {
  make: "Sicherung erstellen",
  madeOfWaypoints:
    "In der Datei sind nur deine Wegpunkte; den Rest kann die App gerade nicht lesen.",
  notMade: "Herunterladen ging nicht. Versuche es gleich noch einmal.",
  hide: "Ausblenden",
} as const;
