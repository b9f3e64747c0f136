/** The notice of changes that would be lost if the device stopped now: what is at risk, and what to do. */
export const unstoredWords = {
  atRisk: {
    "text-only": "Nog niet veilig bewaard: valt de app nu uit, dan kun je dit kwijt zijn.",
    full: "Nog niet bewaard: sluit je de app, dan ben je dit kwijt.",
    blocked: "Nog niet bewaard: sluit je de app, dan ben je dit kwijt.",
    unread:
      "De app kan niet alles lezen: misschien mis je waypoints of tracks, en wat je nu bewaart, is niet veilig.",
  },
  makeBackup: "Maak een back-up.",
  triesAgain: "De app probeert het opnieuw.",
} as const;

/** Texts around that notice. */
export const unstoredTexts = {
  make: "Maak een back-up",
  madeOfWaypoints: "Alleen je waypoints staan in het bestand; de rest kan de app nu niet lezen.",
  notMade: "Downloaden lukte niet. Probeer het zo nog eens.",
  hide: "Verberg",
} as const;
