import type * as nl from "../../nl/common/save-problem.ts";
import type { Words } from "../../words.ts";

export const saveProblemTexts = {
  full: "Der Speicher dieses Geräts ist voll. Wenn du die App schließt, geht der Wegpunkt verloren: Gib Speicherplatz frei oder lade deine Wegpunkte in den Einstellungen herunter.",
  blocked:
    "Dieser Browser speichert keine Daten. Wenn du die App schließt, geht der Wegpunkt verloren: Lade deine Wegpunkte in den Einstellungen herunter.",
  changedElsewhere:
    "Nicht gespeichert, weil die Daten inzwischen auch an anderer Stelle geändert wurden. Prüfe den aktuellen Stand und speichere dann noch einmal.",
  notSaved: "Das Speichern hat nicht geklappt. Versuche es noch einmal.",
} satisfies Words<typeof nl.saveProblemTexts>;
