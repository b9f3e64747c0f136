import type * as nl from "../../nl/common/unstored.ts";
import type { Words } from "../../words.ts";

export const unstoredWords = {
  atRisk: {
    "text-only":
      "Noch nicht sicher gespeichert. Wenn die App jetzt beendet wird, können diese Daten verloren gehen.",
    full: "Noch nicht gespeichert. Wenn du die App schließt, gehen diese Daten verloren.",
    blocked: "Noch nicht gespeichert. Wenn du die App schließt, gehen diese Daten verloren.",
    unread:
      "Die App kann nicht alle deine Daten lesen. Möglicherweise fehlen Wegpunkte oder Tracks, und was du jetzt speicherst, kann verloren gehen.",
  },
  makeBackup: "Erstelle eine Sicherung.",
  triesAgain: "Die App versucht es weiter.",
} satisfies Words<typeof nl.unstoredWords>;

export const unstoredTexts = {
  make: "Sicherung erstellen",
  madeOfWaypoints:
    "Die Datei enthält nur deine Wegpunkte, weil die App alles andere gerade nicht lesen kann.",
  notMade: "Das Herunterladen hat nicht geklappt. Versuche es gleich noch einmal.",
  hide: "Ausblenden",
} satisfies Words<typeof nl.unstoredTexts>;
