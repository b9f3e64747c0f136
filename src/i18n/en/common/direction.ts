import { localNumber } from "#i18n/intl/format.ts";

/** Texts about the direction to a place. */
export const directionTexts = {
  goTo: "Go to",
  close: "Close",
  magnetic: "Compass (magnetic)",
  trueBearing: "Bearing (true)",
  mils: "Mils (6400)",
  noHeading:
    "The arrow assumes that north is up, because this device doesn't know which way it's facing. Walk a little, or turn on the compass.",
  allowCompass: "Turn on compass",
  compassRefused:
    "The app isn't allowed to use the compass. The arrow will turn with you as soon as you start moving.",
  accuracy: "Accuracy",
} as const;

/** The label of the pointer to a place: "Go to Texel". */
export function goToText(name: string): string {
  return `${directionTexts.goTo} ${name}`;
}

/** Returns the source of the arrow; `isPast`: the user stands still since. */
export function ledByText(origin: "course" | "compass", isPast: boolean): string {
  if (origin === "compass") return "The arrow follows the compass.";
  return isPast
    ? "The arrow is based on the direction you last moved in."
    : "The arrow follows the direction you're moving in.";
}

const count = localNumber();

/** "1,645 mil". */
export function milsText(mils: number): string {
  return `${count.format(mils)} mil`;
}

/**
 * Returns the spoken form of the arrow: the turn, rounded to ten degrees, because nobody can follow less by ear;
 * degrees, clockwise positive.
 */
export function turnText(degrees: number): string {
  const turn = ((((Math.round(degrees / 10) * 10) % 360) + 540) % 360) - 180;
  if (Math.abs(turn) <= 10) return "straight ahead";
  if (Math.abs(turn) >= 170) return "behind you";
  return `${Math.abs(turn)}° to the ${turn > 0 ? "right" : "left"}`;
}
