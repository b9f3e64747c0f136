/** Texts of downloading the map of the surroundings. */
export const regionTexts = {
  noPosition:
    "Je positie is nog niet bekend. Kies zelf een kaartpakket, of een gebied op de kaart.",
  looking: "Ik kijk wat er voor jouw streek is…",
  found: "Dit kaartpakket heeft jouw streek:",
  foundMany: "Deze kaartpakketten hebben jouw streek:",
  none: "Voor jouw streek is er geen kaartpakket bij deze app. Bewaar dan de kaart rond jou.",
  get: "Haal op",
  again: "Probeer opnieuw",
  saveAround: "Bewaar de kaart rond jou",
  saveElsewhere: "Kies een gebied op de kaart",
  allPacks: "Alle kaartpakketten",
} as const;
