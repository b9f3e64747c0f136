import { localNumber } from "#i18n/intl/format.ts";

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
export function goToText(name: string): string {
  return `${directionTexts.goTo} ${name}`;
}

/** Returns the source of the arrow; `isPast`: the user stands still since. */
export function ledByText(origin: "course" | "compass", isPast: boolean): string {
  if (origin === "compass") return "De pijl draait mee met het kompas.";
  return isPast
    ? "De pijl staat nog naar de richting waarin je het laatst ging."
    : "De pijl draait mee met de richting waarin je gaat.";
}

const count = localNumber();

/** "1.645 mil". */
export function milsText(mils: number): string {
  return `${count.format(mils)} mil`;
}

/**
 * Returns the spoken form of the arrow: the turn, rounded to ten degrees, because nobody can follow less by ear;
 * degrees, clockwise positive.
 */
export function turnText(degrees: number): string {
  const turn = ((((Math.round(degrees / 10) * 10) % 360) + 540) % 360) - 180;
  if (Math.abs(turn) <= 10) return "recht vooruit";
  if (Math.abs(turn) >= 170) return "achter je";
  return `${Math.abs(turn)}° naar ${turn > 0 ? "rechts" : "links"}`;
}
