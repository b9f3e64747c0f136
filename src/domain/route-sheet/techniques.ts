import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Figure } from "./figure.ts";
import { dotAndArrow, junctionNorthUp, STRIP_STEP_MM, strip } from "./junction-figures.ts";
import { roomOnPage, type SheetPaper } from "./pages.ts";
import { lastLegMeters, type SheetRoute, type SheetStep, startDegrees } from "./sheet-step.ts";
import {
  helicopterSteps,
  type PointName,
  type SheetVector,
  sheetVectors,
} from "./sheet-vectors.ts";
import { tableRow } from "./table-row.ts";
import { type TracingScale, tracing } from "./tracing-figure.ts";
import { vectorFigure, vectorScales } from "./vector-figures.ts";

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
  /** A point without a number between two steps. */
  readonly between: string;
  /** "NNO" */
  readonly wind: (degrees: number) => string;
  /** "350 m" */
  readonly distance: (meters: number) => string;
  /** "1 → 2" */
  readonly leg: (from: string, to: string) => string;
  /** "600 m, 55°" */
  readonly measures: (distance: string, direction: string) => string;
  /** "1 mm is 2,5 m" */
  readonly scale: (metersPerMm: number) => string;
  /** The heads of the columns of a table: from, direction, distance, to and remark. */
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

/** A row for each leg: the direction in which it leaves its first point, and its length along the route. */
function rows(
  { route, steps, settings, words }: SheetInput,
  columns: readonly string[],
  directionText: (degrees: number) => string,
): Figure[] {
  const { paper, north } = settings;
  const directionAt = (place: LatLng, degrees: number) =>
    directionText(wrapDegrees(degrees - northDirection(place, north)));
  const nameAt = (index: number) => pointText(steps[index]?.number ?? "finish", words);
  const distanceTo = (index: number) =>
    words.distance(steps[index]?.legMeters ?? lastLegMeters(route, steps));
  const table = [
    columns,
    [words.start, directionAt(route.start, startDegrees(route)), distanceTo(0), nameAt(0), ""],
    ...steps.map(({ number, junction, remark }, index) => [
      `${number}`,
      directionAt(junction.place, junction.outDegrees),
      distanceTo(index + 1),
      nameAt(index + 1),
      remark,
    ]),
  ];
  return table.map((cells) => tableRow(cells, paper, "legs"));
}

function helicopter({ route, steps, settings, words }: SheetInput): Figure[] {
  const vectors = sheetVectors(route, helicopterSteps(route, steps), settings.north);
  const ofVectors = vectors.map(({ from, to, bearingDegrees, distanceMeters, remark }) => [
    pointText(from, words),
    degreesText(bearingDegrees),
    words.distance(distanceMeters),
    pointText(to, words),
    remark,
  ]);
  return [words.columns.helicopter, ...ofVectors].map((cells) =>
    tableRow(cells, settings.paper, "legs"),
  );
}

function vectors(drawn: readonly SheetVector[], words: SheetWords): Figure[] {
  const { main, ofVectors } = vectorScales(drawn);
  return drawn.map((vector, index) => {
    const metersPerMm = ofVectors[index] ?? main;
    const isMainScale = metersPerMm === main;
    const heads = vectorHeads(vector, words);
    if (!isMainScale) heads.push(words.scale(metersPerMm));
    return vectorFigure(vector, { metersPerMm, isMainScale, heads });
  });
}

/** Returns the points of a vector, and its length and direction. */
function vectorHeads(
  { from, to, distanceMeters, bearingDegrees }: SheetVector,
  words: SheetWords,
): string[] {
  return [
    words.leg(pointText(from, words), pointText(to, words)),
    words.measures(words.distance(distanceMeters), degreesText(bearingDegrees)),
  ];
}

function pointText(name: PointName, words: SheetWords): string {
  return typeof name === "number" ? `${name}` : words[name];
}

function degreesText(degrees: number): string {
  return `${Math.round(degrees) % 360}°`;
}

function tracingOn({ route, settings, words }: SheetInput): Figure[] | null {
  const figure = tracing(route, settings.tracingScale, words, roomOnPage(settings.paper));
  return figure && [figure];
}
