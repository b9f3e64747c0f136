import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { away, type Figure, type Mark } from "./figure.ts";
import type { SheetRoute, SheetStep } from "./sheet-step.ts";
import { textLines } from "./text-lines.ts";

/** The straight line from one point of a sheet to the next. */
export interface SheetVector {
  /** 1 is the vector from the start. */
  readonly number: number;
  readonly to: LatLng;
  readonly distanceMeters: number;
  /** Degrees from the north in use, at the point where it begins. */
  readonly bearingDegrees: number;
  readonly remark: string;
}

/**
 * Returns the straight lines from the start over the steps to the finish. Throws NorthError where the north is not
 * defined.
 */
export function sheetVectors(
  { start, finish }: SheetRoute,
  steps: readonly SheetStep[],
  north: NorthReference,
): SheetVector[] {
  const stops = [
    ...steps.map(({ junction, remark }) => ({ place: junction.place, remark })),
    { place: finish, remark: "" },
  ];
  let from = start;
  return stops.map(({ place, remark }, index) => {
    const { distanceMeters, initialBearing } = inverse(from, place);
    const bearingDegrees = wrapDegrees(initialBearing - northDirection(from, north));
    from = place;
    return { number: index + 1, to: place, distanceMeters, bearingDegrees, remark };
  });
}

/** Points of a helicopter route lie at least this far apart, metres: closer ones are seen from each other. */
const HELICOPTER_METERS = 300;

/** Keeps the steps of a helicopter route, at least 300 m apart as the crow flies. */
export function helicopterSteps(route: SheetRoute, steps: readonly SheetStep[]): SheetStep[] {
  let from = route.start;
  return steps.filter(({ junction }) => {
    const isFar = inverse(from, junction.place).distanceMeters >= HELICOPTER_METERS;
    const isBeforeFinish =
      inverse(junction.place, route.finish).distanceMeters >= HELICOPTER_METERS;
    if (isFar && isBeforeFinish) from = junction.place;
    return isFar && isBeforeFinish;
  });
}

/** The scales of arrows: a millimetre on paper is this many metres. */
const METERS_PER_MM = [2, 5, 10, 20, 25, 50, 100] as const;
/** As long as fits A5: a short vector must be long enough to lay a protractor on it. */
const LONGEST_MM = 100;
const MARGIN_MM = 4;
const NUMBER_MM = 6;
/** Room for the word of the finish. */
const NAME_MM = 12;
const REMARK_MM = 2.4;
const REMARK_LINE_MM = 3;
/** Remarks take at least this width, millimetres. */
const WITH_REMARK_MM = 28;

/** Returns the largest round scale at which the longest vector fits its cell: metres a millimetre. */
export function vectorScale(vectors: readonly SheetVector[]): number {
  const longest = Math.max(1, ...vectors.map(({ distanceMeters }) => distanceMeters));
  return METERS_PER_MM.find((scale) => longest / scale <= LONGEST_MM) ?? longest / LONGEST_MM;
}

/** Draws a vector as an arrow with north at the top of the paper, its length to scale; `name` is where it leads. */
export function vectorFigure(vector: SheetVector, metersPerMm: number, name: string): Figure {
  const lengthMm = vector.distanceMeters / metersPerMm;
  const tip = away({ x: 0, y: 0 }, vector.bearingDegrees, lengthMm);
  const left = Math.min(0, tip.x) - MARGIN_MM;
  const top = Math.min(0, tip.y) - MARGIN_MM - NUMBER_MM;
  const inFigure = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: x - left,
    y: y - top,
  });
  const [start, end] = [inFigure({ x: 0, y: 0 }), inFigure(tip)];
  const marks: Mark[] = [
    { kind: "line", points: [start, end], widthMm: 0.5 },
    { kind: "dot", at: start, radiusMm: 0.9 },
    { kind: "arrowhead", at: end, degrees: vector.bearingDegrees },
    { kind: "text", at: { x: 1, y: 4 }, text: name, sizeMm: 3.6, anchor: "start" },
  ];
  const least = vector.remark === "" ? NAME_MM : WITH_REMARK_MM;
  const widthMm = Math.max(least, Math.abs(tip.x) + 2 * MARGIN_MM);
  const bottom = Math.abs(tip.y) + 2 * MARGIN_MM + NUMBER_MM;
  const lines = textLines(vector.remark, widthMm, REMARK_MM);
  for (const [line, text] of lines.entries()) {
    const at = { x: 1, y: bottom + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "start" });
  }
  return { widthMm, heightMm: bottom + lines.length * REMARK_LINE_MM, marks };
}
