import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";
import { type AgreedFix, agreedFix } from "./agreed-fix.ts";
import { BearingError, type BearingProblem, type ReadAt, type Sighting } from "./bearing-fix.ts";
import { ellipseRing } from "./ellipse-ring.ts";
import type { WrongBearing } from "./likely-wrong.ts";
import { NorthError, type NorthReference, northDirection } from "./north-reference.ts";
import { projectChain } from "./projection.ts";
import { namesOfReady, readySightings, readySteps, type SurveyDraft } from "./survey-draft.ts";
import { triangleOfError } from "./triangle-of-error.ts";

/** The standard deviation of a bearing read from a hand compass, degrees. */
const HAND_BEARING_SIGMA_DEGREES = 2;

/** The drawn length of a line of sight without a crossing, metres. */
const SIGHT_METERS = 10_000;

/** The reason why a survey gives no point. */
export type SurveyProblem = BearingProblem | "grid-abroad" | "no-model";

/** The result of a survey: points, or the position from bearings. All null while something is missing. */
export interface SurveyOutcome {
  /** The end of each step of a projection. */
  readonly points: readonly LatLng[];
  readonly fix: AgreedFix | null;
  readonly problem: SurveyProblem | null;
  /** The sighting that does not fit the others, in words of the draft; null where all may be right. */
  readonly wrong: (WrongBearing & { readonly name: string }) | null;
  readonly sketch: MapSketch;
}

const NOTHING = { points: [], fix: null, problem: null, wrong: null } as const;

/** Computes a survey in the making and its drawing. `decimalYear` is the date for the direction of a compass. */
export function surveyOutcome(draft: SurveyDraft, decimalYear: number): SurveyOutcome {
  const north: NorthReference = { north: draft.north, decimalYear };
  try {
    return draft.task === "project" ? projected(draft, north) : fixed(draft, draft.task, north);
  } catch (error) {
    const problem = problemOf(error);
    return { points: [], fix: null, problem, wrong: null, sketch: knownPoints(draft) };
  }
}

function projected(draft: SurveyDraft, north: NorthReference): SurveyOutcome {
  const { from } = draft;
  if (!from) return { ...NOTHING, sketch: [] };
  const points = projectChain(from, readySteps(draft), north);
  const corners: SketchShape[] = points.map((place, index) => ({
    kind: "point",
    place,
    label: `${index + 1}`,
    isResult: index === points.length - 1,
  }));
  const line: SketchShape[] =
    points.length > 0 ? [{ kind: "line", points: [from, ...points] }] : [];
  const start: SketchShape = { kind: "point", place: from, label: "0" };
  return { ...NOTHING, points, sketch: [...line, start, ...corners] };
}

function fixed(
  draft: SurveyDraft,
  task: "resect" | "intersect",
  north: NorthReference,
): SurveyOutcome {
  const readAt: ReadAt = task === "resect" ? "unknown" : "known";
  const sightings = readySightings(draft);
  if (sightings.length < 2) {
    const sketch = [
      ...sightings.map((one) => sightLine(one, readAt, north)),
      ...knownPoints(draft),
    ];
    return { ...NOTHING, sketch };
  }
  const fix = agreedFix(sightings, readAt, north, HAND_BEARING_SIGMA_DEGREES);
  const { position, ellipse, wrong } = fix;
  const used = wrong?.isCertain ? sightings.toSpliced(wrong.index, 1) : sightings;
  const triangle = triangleOfError(used, readAt, north);
  const sketch: SketchShape[] = [
    ...(ellipse ? [{ kind: "area", ring: ellipseRing(position, ellipse) } as const] : []),
    ...sightings.map(
      (one): SketchShape =>
        used.includes(one)
          ? { kind: "line", points: [one.at, position], isDashed: true }
          : sightLine(one, readAt, north),
    ),
    ...(triangle ? [{ kind: "line", points: [...triangle, triangle[0]] } as const] : []),
    ...knownPoints(draft),
    { kind: "point", place: position, label: "", isResult: true },
  ];
  const name = wrong ? (namesOfReady(draft)[wrong.index] ?? "") : "";
  return { ...NOTHING, fix, wrong: wrong && { ...wrong, name }, sketch };
}

/** A single line of sight, drawn from the known point. */
function sightLine(
  { at, bearingDegrees }: Sighting,
  readAt: ReadAt,
  north: NorthReference,
): SketchShape {
  const bearing = bearingDegrees + northDirection(at, north) + (readAt === "unknown" ? 180 : 0);
  return { kind: "line", points: [at, direct(at, bearing, SIGHT_METERS).place], isDashed: true };
}

function knownPoints({ task, from, sightings }: SurveyDraft): SketchShape[] {
  if (task === "project") return from ? [{ kind: "point", place: from, label: "0" }] : [];
  return sightings.map(({ at, name }) => ({ kind: "point", place: at, label: name }));
}

function problemOf(error: unknown): SurveyProblem {
  if (error instanceof BearingError) return error.problem;
  if (error instanceof NorthError) return error.north === "grid" ? "grid-abroad" : "no-model";
  throw error;
}
