/** Texts of the offer to install the app. */
export const installTexts = {
  offer:
    "Zet Scouting Map bij je apps: dan open je de app met één tik, en is wat je bewaart zekerder dan in een tabblad.",
  install: "Installeer",
  notNow: "Niet nu",
  /** Safari, which has no question of its own. */
  homeScreen: "Safari wist wat je bewaart als je een week wegblijft. Van je beginscherm niet:",
  steps: ["Tik op Deel.", "Kies Zet op beginscherm."],
  startsEmpty: "Daar begint de app leeg: neem een back-up mee.",
  backup: "Maak een back-up",
} as const;
