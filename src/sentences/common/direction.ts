import { plainNumber } from "#sentences/intl/format.ts";
import { ledByTexts, turnWords } from "#words/common/direction.ts";

/** Returns the source of the arrow; `isPast`: the user stands still since. */
export function ledByText(origin: "course" | "compass", isPast: boolean): string {
  return ledByTexts[origin === "course" && isPast ? "pastCourse" : origin];
}

/** "1.645 mil". */
export function milsText(mils: number): string {
  return `${plainNumber.format(mils)} mil`;
}

/**
 * Returns the spoken form of the arrow: the turn, rounded to ten degrees, because nobody can follow less by ear;
 * degrees, clockwise positive.
 */
export function turnText(degrees: number): string {
  const turn = ((((Math.round(degrees / 10) * 10) % 360) + 540) % 360) - 180;
  if (Math.abs(turn) <= 10) return turnWords.ahead;
  if (Math.abs(turn) >= 170) return turnWords.behind;
  return turnWords[turn > 0 ? "right" : "left"](`${Math.abs(turn)}°`);
}
