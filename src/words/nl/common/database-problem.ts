/** The reasons that the database cannot be used, and what to do about it. */
export const databaseProblems = {
  full: "Er is te weinig ruimte op dit apparaat. Maak ruimte vrij, bijvoorbeeld door foto's of apps te verwijderen.",
  "other-tab":
    "Een ander tabblad met Scouting Map houdt de opslag bezet. Sluit de andere tabbladen met Scouting Map.",
  "newer-version":
    "Een nieuwere versie van Scouting Map heeft de opslag al bijgewerkt. Sluit alle tabbladen met Scouting Map en open de app opnieuw.",
  unavailable:
    "Deze browser geeft Scouting Map geen opslag. Open de app in een gewoon venster (niet privé) of in een andere browser.",
  "no-answer":
    "De opslag geeft geen antwoord. Sluit andere tabbladen met Scouting Map, of start de browser opnieuw.",
  failed: "De opslag van deze browser geeft een fout. Start de browser opnieuw.",
} as const;

/** Texts for lists that could not be read. */
export const unreadTexts = {
  tracks: "Je tracks en routes kunnen nu niet worden gelezen.",
  plans: "Je bewaarde routes kunnen nu niet worden gelezen.",
  waypoints: "Je waypoints kunnen nu niet allemaal worden gelezen.",
  bin: "De prullenbak kan nu niet worden gelezen.",
  packs: "Je kaartpakketten en gebieden kunnen nu niet worden gelezen.",
  retry: "Probeer opnieuw",
  retrying: "Bezig…",
  notYet: "Het lukt nog niet.",
} as const;

/** The parts of the notice of a list that could not be read: the room that is needed, and what is known of the list. */
export const unreadWords = {
  full: (megabytes: string) =>
    `Er is te weinig ruimte op dit apparaat. Maak minstens ${megabytes} vrij, bijvoorbeeld door foto's of apps te verwijderen.`,
  nothingLost: "Er is niets kwijt.",
  nothingErased: "De app heeft niets gewist.",
} as const;
