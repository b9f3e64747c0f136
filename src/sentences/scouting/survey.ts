import { formatMeters } from "#sentences/intl/format.ts";
import { surveyTexts, surveyWords as words } from "#words/scouting/survey.ts";

/** "Peiling naar A", "Peiling vanaf A". */
export function bearingLabel(task: "resect" | "intersect", name: string): string {
  return (task === "resect" ? words.bearingTo : words.bearingFrom)(name);
}

/** "Peiling 2", of a step. */
export function stepBearingLabel(number: number): string {
  return words.stepBearing(`${number}`);
}

/** "Afstand 2 (m)". */
export function stepDistanceLabel(number: number): string {
  return words.stepDistance(`${number}`);
}

/** "Haal stap 2 weg". */
export function removeStepLabel(number: number): string {
  return words.removeStep(`${number}`);
}

/** Returns the precision of a position from bearings: the 95 % ellipse at 2°. */
export function exactnessText(semiMajorMeters: number, semiMinorMeters: number): string {
  return words.exactness(formatMeters(semiMajorMeters), formatMeters(semiMinorMeters));
}

/** Says which bearing does not fit the others, and which one would. */
export function wrongBearingText(name: string, fitting: string, isCertain: boolean): string {
  const { contradiction, errorUnknown } = surveyTexts;
  const which = isCertain
    ? words.probablyWrong(name, fitting)
    : words.perhapsWrong(name, fitting, errorUnknown);
  return `${contradiction} ${which}`;
}

/** Says how far a compass may be off. */
export function compassDoubt(accuracyDegrees: number | null): string {
  return accuracyDegrees === null
    ? words.compassUnknown
    : words.compassOff(`${Math.round(accuracyDegrees)}`);
}
