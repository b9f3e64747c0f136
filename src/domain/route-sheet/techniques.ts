import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Figure } from "./figure.ts";
import { dotAndArrow, junctionNorthUp, STRIP_STEP_MM, strip } from "./junction-figures.ts";
import { roomOnPage, type SheetPaper } from "./pages.ts";
import { lastLegMeters, type SheetRoute, type SheetStep, startDegrees } from "./sheet-step.ts";
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
  /** The heads of the columns of a table. */
  readonly columns: Readonly<Record<"winds" | "degrees" | "helicopter", readonly string[]>>;
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
      return steps.map((step) => junctionNorthUp(step, northDirection(step.junction.place, north)));
    case "strip":
      return strips(input);
    case "winds":
      return rows(input, words.columns.winds, words.wind);
    case "degrees":
      return rows(input, words.columns.degrees, degreesText);
    case "vectors":
      return vectors(sheetVectors(route, steps, north), words);
    case "helicopter":
      return helicopter(input);
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

/** A row for the start, each step and the finish: the distance to it and the direction in which the route leaves it. */
function rows(
  { route, steps, settings, words }: SheetInput,
  columns: readonly string[],
  directionText: (degrees: number) => string,
): Figure[] {
  const { paper, north } = settings;
  const directionAt = (place: LatLng, degrees: number) =>
    directionText(wrapDegrees(degrees - northDirection(place, north)));
  const ofSteps = steps.map(({ number, junction, legMeters, remark }) => [
    `${number}`,
    words.distance(legMeters),
    directionAt(junction.place, junction.outDegrees),
    remark,
  ]);
  const table = [
    columns,
    [words.start, "", directionAt(route.start, startDegrees(route)), ""],
    ...ofSteps,
    [words.finish, words.distance(lastLegMeters(route, steps)), "", ""],
  ];
  return table.map((cells) => tableRow(cells, paper));
}

function helicopter({ route, steps, settings, words }: SheetInput): Figure[] {
  const vectors = sheetVectors(route, helicopterSteps(route, steps), settings.north);
  const ofVectors = vectors.map((vector) => [
    vectorName(vector, vectors, words),
    degreesText(vector.bearingDegrees),
    words.distance(vector.distanceMeters),
    vector.remark,
  ]);
  return [words.columns.helicopter, ...ofVectors].map((cells) => tableRow(cells, settings.paper));
}

function vectors(drawn: readonly SheetVector[], words: SheetWords): Figure[] {
  const scale = vectorScale(drawn);
  return drawn.map((vector) => vectorFigure(vector, scale, vectorName(vector, drawn, words)));
}

/** The point to which a vector leads: its number, or the word for the finish. */
function vectorName(
  { number }: SheetVector,
  vectors: readonly SheetVector[],
  words: SheetWords,
): string {
  return number === vectors.length ? words.finish : `${number}`;
}

function degreesText(degrees: number): string {
  return `${Math.round(degrees) % 360}°`;
}

function tracingOn({ route, settings, words }: SheetInput): Figure[] | null {
  const figure = tracing(route, settings.tracingScale, words, roomOnPage(settings.paper));
  return figure && [figure];
}
