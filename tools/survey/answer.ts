import * as v from "valibot";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { degreesOfMils, milsOfDegrees } from "#domain/geodesy/mils.ts";
import { agreedFix } from "#domain/survey/agreed-fix.ts";
import type { WrongBearing } from "#domain/survey/likely-wrong.ts";
import type { NorthReference } from "#domain/survey/north-reference.ts";
import { projectPoint } from "#domain/survey/projection.ts";

const finite = v.pipe(v.number(), v.finite());
const place = v.pipe(
  v.tuple([
    v.pipe(finite, v.minValue(-90), v.maxValue(90)),
    v.pipe(finite, v.minValue(-180), v.maxValue(180)),
  ]),
  v.transform(([lat, lng]): LatLng => ({ lat, lng })),
);

const SETTINGS = {
  north: v.optional(v.picklist(["true", "grid", "magnetic"]), "true"),
  unit: v.optional(v.picklist(["deg", "mil"]), "deg"),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
};

const FIX_FIELDS = {
  sightings: v.array(v.object({ at: place, bearing: finite })),
  sigma: v.optional(v.pipe(finite, v.gtValue(0), v.maxValue(45)), 2),
  ...SETTINGS,
};

/** The schema of an input line. */
const question = v.variant("op", [
  v.object({
    op: v.literal("project"),
    from: place,
    bearing: finite,
    distance: v.pipe(finite, v.minValue(0), v.maxValue(20_000_000)),
    ...SETTINGS,
  }),
  v.object({ op: v.literal("resect"), ...FIX_FIELDS }),
  v.object({ op: v.literal("intersect"), ...FIX_FIELDS }),
]);

type Question = v.InferOutput<typeof question>;

/**
 * Answers a line of JSON with a line of JSON; `{"error": …}` if it cannot be answered. `nowMs` is the date of
 * magnetic bearings for lines without a date.
 */
export function answerLine(line: string, nowMs: number): string {
  try {
    return JSON.stringify(answer(v.parse(question, JSON.parse(line)), nowMs));
  } catch (error) {
    return JSON.stringify({ error: sentenceOf(error) });
  }
}

function answer(asked: Question, nowMs: number): object {
  const timeMs = asked.date === undefined ? nowMs : Date.parse(asked.date);
  const north: NorthReference = { north: asked.north, decimalYear: decimalYearOf(timeMs) };
  const degreesOf = (bearing: number) => (asked.unit === "mil" ? degreesOfMils(bearing) : bearing);
  if (asked.op === "project") {
    const step = { bearingDegrees: degreesOf(asked.bearing), distanceMeters: asked.distance };
    return { to: pairOf(projectPoint(asked.from, step, north)) };
  }
  const sightings = asked.sightings.map(({ at, bearing }) => ({
    at,
    bearingDegrees: degreesOf(bearing),
  }));
  const readAt = asked.op === "resect" ? "unknown" : "known";
  const { position, ellipse, crossingDegrees, wrong } = agreedFix(
    sightings,
    readAt,
    north,
    asked.sigma,
  );
  return {
    position: pairOf(position),
    semiMajorMeters: ellipse && rounded(ellipse.semiMajorMeters, 3),
    semiMinorMeters: ellipse && rounded(ellipse.semiMinorMeters, 3),
    orientation: ellipse && rounded(ellipse.orientationDegrees, 3),
    crossingAngle: rounded(crossingDegrees, 3),
    ...(wrong && { wrong: wrongOf(wrong, asked.unit) }),
  };
}

function wrongOf({ index, fittingDegrees, isCertain }: WrongBearing, unit: "deg" | "mil"): object {
  const fits = unit === "mil" ? milsOfDegrees(fittingDegrees) : fittingDegrees;
  return { index, fits: rounded(fits, 3), isLeftOut: isCertain };
}

/** Returns latitude and longitude with nine decimals, a tenth of a millimetre. */
function pairOf({ lat, lng }: LatLng): [lat: number, lng: number] {
  return [rounded(lat, 9), rounded(lng, 9)];
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function sentenceOf(error: unknown): string {
  if (error instanceof v.ValiError) {
    const [issue] = error.issues;
    const path = v.getDotPath(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
  }
  if (error instanceof SyntaxError) return "The line is not JSON.";
  return error instanceof Error ? error.message : String(error);
}
