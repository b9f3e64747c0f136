import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Figure } from "./figure.ts";
import { dotAndArrow, junctionNorthUp, STRIP_STEP_MM, strip } from "./junction-figures.ts";
import { roomOnPage, type SheetPaper } from "./pages.ts";
import type { SheetRoute, SheetStep } from "./sheet-step.ts";
import { tableRow } from "./table-row.ts";
import { type TracingScale, tracing } from "./tracing-figure.ts";
import {
  helicopterSteps,
  type SheetVector,
  sheetVectors,
  vectorFigure,
  vectorScale,
} from "./vector-figures.ts";

/** The techniques of route sheets, in the order of difficulty. */
export const TECHNIQUES = [
  "dot-and-arrow",
  "junctions",
  "strip",
  "winds",
  "degrees",
  "vectors",
  "helicopter",
  "tracing",
] as const;

/** One of `TECHNIQUES`. */
export type Technique = (typeof TECHNIQUES)[number];

/** The choices for a sheet. */
export interface SheetSettings {
  readonly paper: SheetPaper;
  /** The north of all directions in words and degrees. */
  readonly north: NorthReference;
  readonly tracingScale: TracingScale;
}

/** The words and numbers on a sheet, in the language of the reader. */
export interface SheetWords {
  readonly start: string;
  readonly finish: string;
  /** "NNO" */
  readonly wind: (degrees: number) => string;
  /** "350 m" */
  readonly distance: (meters: number) => string;
  /** "1 mm is 20 m" */
  readonly vectorScale: (metersPerMm: number) => string;
}

/** A route with its numbered junctions and the choices for its sheets. */
export interface SheetInput {
  readonly route: SheetRoute;
  readonly steps: readonly SheetStep[];
  readonly settings: SheetSettings;
  readonly words: SheetWords;
}

/** The height that the two ends of a strip take, in millimetres. */
const STRIP_ENDS_MM = 10;

/**
 * Returns the figures of a technique, in order. Null for a tracing that does not fit the paper or lies outside the
 * Netherlands. Throws NorthError where the north is not defined.
 */
export function techniqueFigures(technique: Technique, input: SheetInput): Figure[] | null {
  const { route, steps, settings, words } = input;
  const { north } = settings;
  switch (technique) {
    case "dot-and-arrow":
      return steps.map(dotAndArrow);
    case "junctions":
      return steps.map(junctionNorthUp);
    case "strip":
      return strips(input);
    case "winds":
      return rows(input, (degrees) => words.wind(degrees));
    case "degrees":
      return rows(input, (degrees) => `${Math.round(degrees) % 360}°`);
    case "vectors":
      return vectors(sheetVectors(route, steps, north), words);
    case "helicopter":
      return sheetVectors(route, helicopterSteps(route, steps), north).map((vector) =>
        vectorRow(vector, input),
      );
    case "tracing":
      return tracingOn(input);
  }
}

/** Strips of as many junctions as a page is high, side by side. */
function strips({ steps, settings, words }: SheetInput): Figure[] {
  const { height } = roomOnPage(settings.paper);
  const count = Math.max(1, Math.floor((height - STRIP_ENDS_MM) / STRIP_STEP_MM) - 1);
  const parts = Math.max(1, Math.ceil(steps.length / count));
  return Array.from({ length: parts }, (_, part) =>
    strip(steps.slice(part * count, (part + 1) * count), {
      start: part === 0 ? words.start : `${part + 1}`,
      finish: part === parts - 1 ? words.finish : `→ ${part + 2}`,
    }),
  );
}

/** A row for each step: its number, the distance to it, and the direction in which the route leaves it. */
function rows(
  { steps, settings, words }: SheetInput,
  directionText: (degrees: number) => string,
): Figure[] {
  return steps.map(({ number, junction, legMeters, remark }) => {
    const from = northDirection(junction.place, settings.north);
    const direction = directionText(wrapDegrees(junction.outDegrees - from));
    const cells = [`${number}`, words.distance(legMeters), direction, remark];
    return tableRow(cells, settings.paper);
  });
}

function vectorRow(vector: SheetVector, { settings, words }: SheetInput): Figure {
  const { number, bearingDegrees, distanceMeters, remark } = vector;
  const degrees = `${Math.round(bearingDegrees) % 360}°`;
  return tableRow([`${number}`, degrees, words.distance(distanceMeters), remark], settings.paper);
}

function vectors(drawn: readonly SheetVector[], words: SheetWords): Figure[] {
  const scale = vectorScale(drawn);
  const text = words.vectorScale(scale);
  const note: Figure = {
    widthMm: 120,
    heightMm: 6,
    marks: [{ kind: "text", at: { x: 0, y: 4 }, text, sizeMm: 3, anchor: "start" }],
  };
  return [note, ...drawn.map((vector) => vectorFigure(vector, scale))];
}

function tracingOn({ route, settings, words }: SheetInput): Figure[] | null {
  const figure = tracing(route, settings.tracingScale, words);
  const room = roomOnPage(settings.paper);
  const fits = figure && figure.widthMm <= room.width && figure.heightMm <= room.height;
  return fits ? [figure] : null;
}
