import type { CrossTrackLimit } from "#domain/steering/cross-track-limit.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import {
  distanceText,
  NEAR_SEA_METERS,
  type ShownNumber,
  shownDistance,
  shownSpeed,
} from "#sentences/intl/distance.ts";
import { bareNumber, counted, formatAge } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import {
  crossTrackWords,
  helmTexts,
  overboardTexts,
  overboardWords,
  steeringWords,
} from "#words/water/boating.ts";

/** "Man overboord 2": one of several marks. */
export function nthOverboardText(nth: number): string {
  return `${overboardTexts.heading} ${nth}`;
}

/** "Plek 2". */
export function nthPlaceText(nth: number): string {
  return overboardWords.nthPlace(`${nth}`);
}

/** Explains why there are several marks. */
export function severalOverboardText(count: number): string {
  return overboardWords.several(counted(count, bareNumber));
}

/** The question before the marks are removed. */
export function endAskText(count: number): string {
  return count > 1 ? overboardWords.askEndAll(counted(count, bareNumber)) : overboardWords.askEnd;
}

/** The answer that removes them. */
export function endYesText(count: number): string {
  return count > 1 ? overboardWords.endAll : overboardWords.end;
}

/** "Voorbij S 14, volgende S 16", "Voorbij S 14: einde van de route"; marks without a name are left out. */
export function passedMarkText(name: string, next: string | null): string {
  const passed = name === "" ? steeringWords.passedUnnamed : steeringWords.passed(name);
  if (next === null) return steeringWords.thenEnd(passed);
  return next === "" ? passed : steeringWords.thenNext(passed, next);
}

/** "Je bent bij S 14", "Je bent bij Doel" for a mark without a name. */
export function arrivedText(name: string): string {
  return name === "" ? steeringWords.arrivedUnnamed : steeringWords.arrived(name);
}

/** "XTE 12 m rechts van de lijn", "XTE 0 m"; positive to the right. */
export function crossTrackText(offMeters: number): string {
  if (Math.abs(offMeters) < 1) return "XTE 0 m";
  const side = offMeters > 0 ? steeringWords.offRight : steeringWords.offLeft;
  return side(seaDistanceText(Math.abs(offMeters)));
}

/** "grens 50 m, standaard": how far beside the line a boat may be, and why. */
export function crossTrackLimitText({ meters, basis }: CrossTrackLimit): string {
  return crossTrackWords.limit(`${meters}`, crossTrackWords.bases[basis]);
}

/** "buiten de grens van 50 m"; null within it. */
export function beyondLimitText(offMeters: number, { meters }: CrossTrackLimit): string | null {
  return Math.abs(offMeters) > meters ? crossTrackWords.over(`${meters}`) : null;
}

/** "3:07", "1:02:03": how long ago something was marked. */
export function sinceText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours === 0
    ? `${minutes}:${rest}`
    : `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
}

/** "120" m, from a tenth of a nautical mile on "0,52" NM. */
export function shownSeaDistance(meters: number): ShownNumber {
  return meters < NEAR_SEA_METERS
    ? { value: String(Math.round(meters)), unit: "m" }
    : shownDistance(meters, "water");
}

/** The same in a line: "120 m", "0,52 NM". */
export function seaDistanceText(meters: number): string {
  return distanceText(meters, "water");
}

/** "5,4" kn. */
export function shownKnots(speedMps: number): ShownNumber {
  return shownSpeed(speedMps, "water");
}

/** "045°": a direction in three digits, as spoken at a helm. */
export function courseText(degrees: number): string {
  return `${String(Math.round(degrees) % 360).padStart(3, "0")}°`;
}

/** "rechts van de lijn: stuur links", for an XTE that is positive to the right. */
export function crossTrackHint(offMeters: number): string {
  if (Math.abs(offMeters) < 1) return helmTexts.onLine;
  return offMeters > 0 ? steeringWords.steerLeft : steeringWords.steerRight;
}

/** A boat within this many degrees of the bearing needs no turn: its course is not known better. */
const ON_COURSE_DEGREES = 3;

/** "◀ 18° naar bakboord", "18° naar stuurboord ▶", "op koers": the turn from the course to the bearing of the mark. */
export function turnToMarkText(courseDegrees: number, bearing: number): string {
  const turn = Math.round(signedTurnDegrees(courseDegrees, bearing));
  if (Math.abs(turn) < ON_COURSE_DEGREES) return helmTexts.onCourse;
  const side = turn < 0 ? steeringWords.turnToPort : steeringWords.turnToStarboard;
  return side(`${Math.abs(turn)}°`);
}

/** "De positie was 12 s oud, op 8 m nauwkeurig." */
export function markedFixText(ageMs: number, accuracyMeters: number): string {
  // Accuracies are in metres, at sea too.
  const accuracy = overboardWords.accuracy(inMetric(() => distanceText(accuracyMeters, "foot")));
  if (ageMs < -1500) return overboardWords.fixCameLater(formatAge(-ageMs), accuracy);
  return ageMs > 5000
    ? overboardWords.fixWasOld(formatAge(ageMs), accuracy)
    : overboardWords.fixWasFresh(accuracy);
}
