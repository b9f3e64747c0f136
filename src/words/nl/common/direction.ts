/** Texts about the direction to a place. */
export const directionTexts = {
  goTo: "Ga naar",
  close: "Sluiten",
  magnetic: "Kompas (magnetisch)",
  trueBearing: "Peiling (geografisch)",
  mils: "Mils (6400)",
  noHeading:
    "De pijl wijst met het noorden boven: dit apparaat weet niet waar het heen wijst. Loop een stukje, of zet het kompas aan.",
  allowCompass: "Kompas aanzetten",
  compassRefused: "Het kompas mag niet worden gebruikt. De pijl draait mee zodra je loopt.",
  accuracy: "Nauwkeurigheid",
} as const;

/** The label of the pointer to a place: "Ga naar Texel". */
export const goToText = (name: string) => `Ga naar ${name}`;

/** The source of the arrow. */
export const ledByTexts = {
  compass: "De pijl draait mee met het kompas.",
  course: "De pijl draait mee met de richting waarin je gaat.",
  pastCourse: "De pijl staat nog naar de richting waarin je het laatst ging.",
} as const;

/** The spoken form of a turn: "20° naar rechts". */
export const turnWords = {
  ahead: "recht vooruit",
  behind: "achter je",
  right: (degrees: string) => `${degrees} naar rechts`,
  left: (degrees: string) => `${degrees} naar links`,
} as const;
