/** Texts of the offer to install the app. */
export const installTexts = {
  offer:
    "Hol Scouting Map zu deinen Apps: Dann öffnest du die App mit einem Tippen, und was du speicherst, ist sicherer als in einem Tab.",
  install: "Installieren",
  notNow: "Nicht jetzt",
  /** Safari, which has no question of its own. */
  homeScreen:
    "Safari löscht, was du speicherst, wenn du eine Woche wegbleibst. Auf dem Home-Bildschirm nicht:",
  steps: ["Tippe auf „Teilen“.", "Wähle „Zum Home-Bildschirm“."],
  startsEmpty: "Dort ist die App am Anfang leer: Nimm eine Sicherung mit.",
  backup: "Sicherung erstellen",
} as const;
