/** Texts of fetching a region: its map, its networks and the waters in one job. */
export const regionTexts = {
  heading: "Haal je streek op",
  fetching: "Streek ophalen",
  fetch: "Haal op",
  networks: "Met knooppunten",
  networksHere: "De knooppunten van dit gebied staan al op dit apparaat.",
  tooLarge: "Voor de knooppunten is dit te groot: hoogstens 60 bij 60 km.",
  noSource: "Deze versie van de app heeft van dit gebied geen knooppunten.",
  looking: "Ik kijk waar de knooppunten vandaan komen…",
  marks: "Met betonning van Rijkswaterstaat",
  marksAsk:
    "De app vraagt api.pdok.nl om de boeien, bakens en lichten in dit gebied. Die server weet dan welk gebied je ophaalt.",
  waters: "De bruggen en sluizen van het land komen mee, met de boeien uit de gegevens.",
  watersFailed: "De bruggen, sluizen en boeien kwamen niet binnen. Ze komen als je gaat varen.",
  dateUnknown: "datum onbekend",
  marksUnreachable:
    "Rijkswaterstaat antwoordt niet, of laat deze app er niet bij. Ga verder vraagt het opnieuw; tot dan houdt de kaart de betonning die er al was.",
  marksDamaged: "Er kwam iets anders dan betonning. Probeer het later opnieuw.",
  loop: "Maak een rondje",
  list: "Streken",
  parts: "Onderdelen",
  // After "Kaart: " or "Knooppunten: ".
  here: "op dit apparaat",
  notHere: "niet opgehaald.",
} as const;

/** Texts about regions with values in them. */
export const regionWords = {
  fromPack: (pack: string, facts: string) =>
    `De knooppunten komen uit kaartpakket ${pack} (${facts}).`,
  allFromPack: (pack: string, facts: string) =>
    `De kaart en de knooppunten komen uit kaartpakket ${pack} (${facts}).`,
  networksSize: (size: string) => `Dat is ${size}.`,
  mapPart: (progress: string) => `Kaart: ${progress}`,
  marksPart: (progress: string) => `Betonning: ${progress}`,
  marksHere: (date: string) => `De betonning van dit gebied staat al op dit apparaat (${date}).`,
  marksFromPack: (pack: string, facts: string) =>
    `De betonning komt uit kaartpakket ${pack} (${facts}).`,
  networksPart: (progress: string) => `Knooppunten: ${progress}`,
  // Within a list.
  parts: {
    map: "kaart",
    networks: "knooppunten",
    marks: "betonning",
    waters: "vaarwegen",
  },
  done: (name: string, parts: string) => `${name} staat op dit apparaat: ${parts}.`,
} as const;
