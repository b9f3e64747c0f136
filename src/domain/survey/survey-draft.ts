import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { degreesOfMils } from "#domain/geodesy/mils.ts";
import { readDecimal } from "#domain/text/read-decimal.ts";
import { writeDecimal } from "#domain/text/write-decimal.ts";
import type { Sighting } from "./bearing-fix.ts";
import type { North } from "./north-reference.ts";
import type { ProjectionStep } from "./projection.ts";

/** The unit in which bearings are typed: degrees, or 6400 mils. */
export type BearingUnit = "deg" | "mil";

/**
 * The techniques: projecting to a point, resection of the own position from known points, and intersection of
 * another point from known points.
 */
export type SurveyTask = "project" | "resect" | "intersect";

/** A known point with the typed bearing. */
export interface DraftSighting {
  readonly id: string;
  readonly at: LatLng;
  readonly name: string;
  readonly bearingText: string;
}

/** A step of a projection as typed. */
export interface DraftStep extends StepTexts {
  readonly id: string;
}

/** The texts of a step. */
export interface StepTexts {
  readonly bearingText: string;
  readonly distanceText: string;
}

/** A survey in the making: points and the texts that the user typed. */
export interface SurveyDraft {
  readonly task: SurveyTask;
  readonly north: North;
  readonly unit: BearingUnit;
  /** The start of a projection; null before it is chosen. */
  readonly from: LatLng | null;
  readonly steps: readonly DraftStep[];
  readonly sightings: readonly DraftSighting[];
}

const CIRCLE: Readonly<Record<BearingUnit, number>> = { deg: 360, mil: 6400 };
/** Farther than any projection, metres. */
const MAX_DISTANCE_METERS = 1_000_000;

/** Returns the degrees of a typed bearing; null if it is not a number from 0 to a whole circle. */
export function readBearing(text: string, unit: BearingUnit): number | null {
  const value = readDecimal(text, 0, CIRCLE[unit]);
  return value !== null && unit === "mil" ? degreesOfMils(value) : value;
}

/**
 * Returns the text of a bearing in degrees or mils with this number of decimals.
 * @param locale the language whose decimal sign is used
 */
export function bearingText(
  degrees: number,
  unit: BearingUnit,
  locale: string,
  decimals: 0 | 1 | 2 = 0,
): string {
  const times = 10 ** decimals;
  const rounded = Math.round(((degrees * CIRCLE[unit]) / 360) * times) / times;
  return writeDecimal(rounded % CIRCLE[unit], locale);
}

/** Returns the draft with its typed bearings converted to a unit; text that is not a bearing stays. */
export function inUnit(draft: SurveyDraft, unit: BearingUnit, locale: string): SurveyDraft {
  if (unit === draft.unit) return draft;
  const converted = <Typed extends { readonly bearingText: string }>(typed: Typed): Typed => {
    const degrees = readBearing(typed.bearingText, draft.unit);
    if (degrees === null) return typed;
    // Hundredths of a degree are finer than a mil, so that the same mils come back.
    return { ...typed, bearingText: bearingText(degrees, unit, locale, unit === "deg" ? 2 : 0) };
  };
  const { steps, sightings } = draft;
  return { ...draft, unit, steps: steps.map(converted), sightings: sightings.map(converted) };
}

/** Returns the texts of a step: the bearing with one decimal, the distance in whole metres. */
export function stepTexts(step: ProjectionStep, unit: BearingUnit, locale: string): StepTexts {
  return {
    bearingText: bearingText(step.bearingDegrees, unit, locale, 1),
    distanceText: String(Math.round(step.distanceMeters)),
  };
}

/** Returns the metres of a typed distance; null if it is not a number from 0 to 1000 km. */
export function readDistance(text: string): number | null {
  return readDecimal(text, 0, MAX_DISTANCE_METERS);
}

/** Returns the steps of a draft up to the first that is not complete. */
export function readySteps({ steps, unit }: SurveyDraft): ProjectionStep[] {
  const ready: ProjectionStep[] = [];
  for (const { bearingText, distanceText } of steps) {
    const bearingDegrees = readBearing(bearingText, unit);
    const distanceMeters = readDistance(distanceText);
    if (bearingDegrees === null || distanceMeters === null) break;
    ready.push({ bearingDegrees, distanceMeters });
  }
  return ready;
}

/** Returns the names of the sightings whose bearing is complete, in the order of `readySightings`. */
export function namesOfReady({ sightings, unit }: SurveyDraft): readonly string[] {
  return sightings.flatMap(({ name, bearingText }) =>
    readBearing(bearingText, unit) === null ? [] : [name],
  );
}

/** Returns the sightings of a draft whose bearing is complete. */
export function readySightings({ sightings, unit }: SurveyDraft): Sighting[] {
  return sightings.flatMap(({ at, bearingText }) => {
    const bearingDegrees = readBearing(bearingText, unit);
    return bearingDegrees === null ? [] : [{ at, bearingDegrees }];
  });
}
