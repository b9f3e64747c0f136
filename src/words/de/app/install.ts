import type * as nl from "../../nl/app/install.ts";
import type { Words } from "../../words.ts";

export const installTexts = {
  offer:
    "Installiere Scouting Map: Dann öffnest du die App mit einmal Tippen, und deine Daten sind sicherer als in einem Browser-Tab.",
  install: "Installieren",
  notNow: "Nicht jetzt",
  homeScreen:
    "Safari löscht deine Daten, wenn du die Seite eine Woche lang nicht öffnest. Wenn du Scouting Map als App zum Home-Bildschirm hinzufügst, bleiben sie erhalten:",
  steps: ["Tippe auf „Teilen“.", "Wähle „Zum Home-Bildschirm“."],
  startsEmpty: "Die installierte App ist anfangs leer. Übertrage deine Daten mit einer Sicherung.",
  backup: "Sicherung erstellen",
} satisfies Words<typeof nl.installTexts>;
