import type { UnstoredWords } from "#i18n/nl/common/unstored.ts";
import { databaseProblemText } from "./database-problem.ts";

/** The changes that would be lost if the device stopped now. */
const AT_RISK = {
  "text-only":
    "Noch nicht sicher gespeichert. Wenn die App jetzt beendet wird, können diese Daten verloren gehen.",
  full: "Noch nicht gespeichert. Wenn du die App schließt, gehen diese Daten verloren.",
  blocked: "Noch nicht gespeichert. Wenn du die App schließt, gehen diese Daten verloren.",
  unread:
    "Die App kann nicht alle deine Daten lesen. Möglicherweise fehlen Wegpunkte oder Tracks, und was du jetzt speicherst, kann verloren gehen.",
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
    "Die Datei enthält nur deine Wegpunkte, weil die App alles andere gerade nicht lesen kann.",
  notMade: "Das Herunterladen hat nicht geklappt. Versuche es gleich noch einmal.",
  hide: "Ausblenden",
} as const;
