import { localNumber } from "#i18n/intl/format.ts";

/** Texts about the direction to a place. */
export const directionTexts = {
  goTo: "Gehe zu",
  close: "Schließen",
  magnetic: "Kompass (magnetisch)",
  trueBearing: "Peilung (geografisch)",
  mils: "Mil (6400)",
  noHeading:
    "Der Pfeil geht davon aus, dass du nach Norden schaust, weil die App nicht weiß, wie du das Gerät hältst. Geh ein Stück oder schalte den Kompass ein.",
  allowCompass: "Kompass einschalten",
  compassRefused:
    "Die App darf den Kompass nicht verwenden. Der Pfeil dreht sich deshalb erst mit, wenn du dich bewegst.",
  accuracy: "Genauigkeit",
} as const;

/** The label of the pointer to a place: "Gehe zu: Texel". */
export function goToText(name: string): string {
  return `${directionTexts.goTo}: ${name}`;
}

/** Returns the source of the arrow; `isPast`: the user stands still since. */
export function ledByText(origin: "course" | "compass", isPast: boolean): string {
  if (origin === "compass") return "Der Pfeil dreht sich mit dem Kompass.";
  return isPast
    ? "Der Pfeil richtet sich nach deiner letzten Bewegungsrichtung."
    : "Der Pfeil richtet sich nach deiner Bewegungsrichtung.";
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
  if (Math.abs(turn) <= 10) return "geradeaus";
  if (Math.abs(turn) >= 170) return "hinter dir";
  return `${Math.abs(turn)}° nach ${turn > 0 ? "rechts" : "links"}`;
}
