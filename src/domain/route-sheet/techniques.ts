import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { scoutCoordinate } from "#domain/coordinates/scout-grid.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { exitNumber } from "./exit-number.ts";
import type { Figure } from "./figure.ts";
import { isTurnRound, type JunctionSource } from "./junction.ts";
import {
  dotAndArrow,
  junctionNorthUp,
  STRIP_STEP_MM,
  sentenceCell,
  strip,
} from "./junction-figures.ts";
import { type FigureAlong, figuresWithGaps, type MapGap, withGaps } from "./map-gap.ts";
import type { roomOnPage, SheetPaper } from "./pages.ts";
import { lastLegMeters, type SheetRoute, type SheetStep, startDegrees } from "./sheet-step.ts";
import {
  helicopterSteps,
  type PointName,
  type SheetVector,
  sheetVectors,
  vectorPoints,
} from "./sheet-vectors.ts";
import { sentenceRow, tableRow } from "./table-row.ts";
import { type TracingScale, tracing } from "./tracing-figure.ts";
import { turnedNorth } from "./turned-north.ts";
import { vectorFigure, vectorScales } from "./vector-figures.ts";
import { windOfRoute, windStrokes } from "./wind-strokes.ts";

/** The techniques of route sheets, in the order of difficulty. */
export const TECHNIQUES = [
  "dot-and-arrow",
  "junctions",
  "strip",
  "winds",
  "strokes",
  "knots",
  "degrees",
  "turned-north",
  "vectors",
  "coordinates",
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
  /** Whether the drawings of junctions and strips tell how far each point is from the one before. */
  readonly hasDistances?: boolean;
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
  /** "Km 2,1–3,4: geen kaart" */
  readonly gap: (gap: MapGap) => string;
  /** "km 2,14" */
  readonly kilometer: (alongMeters: number) => string;
  /** "keer om" */
  readonly turnRound: string;
  /** The heads of the columns of a table: from, direction, distance, to and remark. */
  readonly columns: Readonly<
    Record<"winds" | "degrees" | "helicopter" | "knots" | "coordinates", readonly string[]>
  >;
  /** "Twee wegen in bijna dezelfde richting: ga 57°": a junction that a technique does not fit, with the degrees instead. */
  readonly unsuited: (degrees: string) => string;
  /** The knots for turning round, and for the first way from the left, the second and so on. */
  readonly knots: readonly string[];
  /** "Platte knoop: de 1e weg van links." */
  readonly knotMeaning: (knot: string, exit: number) => string;
}

/** A route with its numbered junctions and the choices for its sheets. */
export interface SheetInput {
  readonly route: SheetRoute;
  readonly steps: readonly SheetStep[];
  /** The stretches without a map, which stand between the steps; see `JunctionsAlong`. */
  readonly gaps: readonly MapGap[];
  /** The data of the junctions; null or absent where it is unknown. */
  readonly source?: JunctionSource | null;
  readonly settings: SheetSettings;
  readonly words: SheetWords;
  /** Present for a part of a route. */
  readonly part?: SheetPart;
}

/** What a part of a route begins and ends with: the number of a junction, or null for an end of the route. */
export interface SheetPart {
  readonly from: number | null;
  readonly to: number | null;
  /** Where it begins, metres from the start of the route. */
  readonly offsetMeters: number;
}

/** Ends this near to each other have their words beside each other, metres. */
const LOOP_METERS = 50;
/** The height that the two ends of a strip take, in millimetres. */
const STRIP_ENDS_MM = 10;

/** The width and height that figures may take, millimetres. */
type Room = ReturnType<typeof roomOnPage>;

/**
 * Returns the figures of a technique for a room on the page, in order. Null for a tracing that does not fit the paper or lies outside the
 * Netherlands. Throws NorthError where the north is not defined.
 */
export function techniqueFigures(
  technique: Technique,
  given: SheetInput,
  room: Room,
): Figure[] | null {
  const input = { ...given, steps: withTurnWords(given) };
  const { words } = input;
  const { north } = input.settings;
  switch (technique) {
    case "dot-and-arrow":
      return cells(input, (step) => dotAndArrow(step, legText(input, step)));
    case "junctions":
      return cells(input, (step) =>
        junctionNorthUp(step, northDirection(step.junction.place, north), legText(input, step)),
      );
    case "strip":
      return strips(input, room);
    case "strokes":
      return cells(input, (step) => strokesOf(input, step));
    case "turned-north":
      return cells(input, (step) =>
        turnedNorth(step, bearingOf(input, step), legText(input, step)),
      );
    case "knots":
      return knots(input);
    case "coordinates":
      return coordinates(input);
    case "winds":
      return rows(input, words.columns.winds, words.wind);
    case "degrees":
      return rows(input, words.columns.degrees, degreesText);
    case "vectors":
      return vectors(input);
    case "helicopter":
      return helicopter(input);
    case "tracing":
      return tracingOn(input, room);
  }
}

/** Adds to the remark of each turn-round that it is one: no drawing of a direction shows that the route goes back. */
function withTurnWords({ steps, words }: SheetInput): SheetStep[] {
  return steps.map((step) => {
    if (!isTurnRound(step.junction)) return step;
    const remark = step.remark === "" ? words.turnRound : `${words.turnRound}, ${step.remark}`;
    return { ...step, remark };
  });
}

/** The distance from the point before, where the leader wants it on the sheet; empty otherwise. */
function legText({ settings, words }: SheetInput, { legMeters }: SheetStep): string {
  return settings.hasDistances ? words.distance(legMeters) : "";
}

/** A cell for each step and each gap. */
function cells({ steps, gaps, words }: SheetInput, draw: (step: SheetStep) => Figure): Figure[] {
  const ofSteps = steps.map((step) => ({
    figure: draw(step),
    alongMeters: step.junction.alongMeters,
  }));
  return figuresWithGaps(ofSteps, gaps, (gap) => sentenceCell(words.gap(gap)));
}

/** Returns the direction in which the route leaves a step, degrees from the north in use. */
function bearingOf({ settings }: SheetInput, { junction }: SheetStep): number {
  return wrapDegrees(junction.outDegrees - northDirection(junction.place, settings.north));
}

function strokesOf(input: SheetInput, step: SheetStep): Figure {
  const { settings, words } = input;
  const wind = windOfRoute(step.junction, northDirection(step.junction.place, settings.north));
  if (wind !== null) return windStrokes(step, wind, legText(input, step));
  const sentence = words.unsuited(degreesText(bearingOf(input, step)));
  return sentenceCell([`${step.number}.`, sentence, step.remark].join(" ").trim());
}

/** A row for each step with its knot, and below them what each knot means. */
function knots(input: SheetInput): Figure[] {
  const { steps, gaps, settings, words } = input;
  const { paper } = settings;
  const used = new Set<number>();
  const rows = steps.map((step): FigureAlong => {
    const exit = exitNumber(step.junction);
    const knot = words.knots[exit];
    if (knot !== undefined) used.add(exit);
    const instruction = knot ?? words.unsuited(degreesText(bearingOf(input, step)));
    const cells = [`${step.number}`, words.distance(step.legMeters), instruction, step.remark];
    return { figure: tableRow(cells, paper, "knots"), alongMeters: step.junction.alongMeters };
  });
  const key = [...used].sort().map((exit) => words.knotMeaning(words.knots[exit] ?? "", exit));
  return [
    ...tableOfLegs(words.columns.knots, rows, gaps, paper, words, "knots"),
    sentenceRow(key.join(" "), paper),
  ];
}

/** A row for each point with its place in the RD grid; null outside the Netherlands. */
function coordinates({ route, steps, gaps, settings, words }: SheetInput): Figure[] | null {
  const { paper } = settings;
  const rows: FigureAlong[] = [];
  for (const { name, place, alongMeters, remark } of vectorPoints(route, steps)) {
    const rd = toRd(place);
    if (!rd) return null;
    const pairs = scoutCoordinate(rd, 8).match(/../g)?.join(" ") ?? "";
    const figure = tableRow([pointText(name, words), pairs, remark], paper, "places");
    rows.push({ figure, alongMeters });
  }
  return tableOfLegs(words.columns.coordinates, rows, gaps, paper, words, "places");
}

/** Strips of as many junctions as a page is high, side by side. */
function strips(input: SheetInput, { height }: Room): Figure[] {
  const { steps, gaps, words } = input;
  const items = withGaps(steps, gaps, ({ junction }) => junction.alongMeters).map((one) =>
    "junction" in one ? { ...one, distance: legText(input, one) } : { sentence: words.gap(one) },
  );
  const count = Math.max(1, Math.floor((height - STRIP_ENDS_MM) / STRIP_STEP_MM) - 1);
  const parts = Math.max(1, Math.ceil(items.length / count));
  return Array.from({ length: parts }, (_, part) =>
    strip(items.slice(part * count, (part + 1) * count), {
      start: part === 0 ? words.start : `${part + 1}`,
      finish: part === parts - 1 ? words.finish : `→ ${part + 2}`,
    }),
  );
}

/** A row for each leg: the direction in which it leaves its first point, and its length along the route. */
function rows(
  { route, steps, gaps, settings, words }: SheetInput,
  columns: readonly string[],
  directionText: (degrees: number) => string,
): Figure[] {
  const { paper, north } = settings;
  const directionAt = (place: LatLng, degrees: number) =>
    directionText(wrapDegrees(degrees - northDirection(place, north)));
  const nameAt = (index: number) => pointText(steps[index]?.number ?? "finish", words);
  const distanceTo = (index: number) =>
    words.distance(steps[index]?.legMeters ?? lastLegMeters(route, steps));
  const first = [
    words.start,
    directionAt(route.start, startDegrees(route)),
    distanceTo(0),
    nameAt(0),
    "",
  ];
  const ofSteps = steps.map(({ number, junction, remark }, index) => {
    const { place, outDegrees, alongMeters } = junction;
    const [distance, to] = [distanceTo(index + 1), nameAt(index + 1)];
    return {
      figure: tableRow(
        [`${number}`, directionAt(place, outDegrees), distance, to, remark],
        paper,
        "legs",
      ),
      alongMeters,
    };
  });
  const legs = [{ figure: tableRow(first, paper, "legs"), alongMeters: 0 }, ...ofSteps];
  return tableOfLegs(columns, legs, gaps, paper, words);
}

function tableOfLegs(
  columns: readonly string[],
  legs: readonly FigureAlong[],
  gaps: readonly MapGap[],
  paper: SheetPaper,
  words: SheetWords,
  layout: "legs" | "knots" | "places" = "legs",
): Figure[] {
  const draw = (gap: MapGap) => sentenceRow(words.gap(gap), paper);
  return [tableRow(columns, paper, layout), ...figuresWithGaps(legs, gaps, draw)];
}

function helicopter({ route, steps, gaps, settings, words }: SheetInput): Figure[] {
  const { paper, north } = settings;
  const vectors = sheetVectors(route, helicopterSteps(route, steps), north);
  const legs = vectors.map(({ from, to, alongMeters, bearingDegrees, distanceMeters, remark }) => {
    const [direction, distance] = [degreesText(bearingDegrees), words.distance(distanceMeters)];
    const row = [pointText(from, words), direction, distance, pointText(to, words), remark];
    return { figure: tableRow(row, paper, "legs"), alongMeters };
  });
  return tableOfLegs(words.columns.helicopter, legs, gaps, paper, words);
}

function vectors({ route, steps, gaps, settings, words }: SheetInput): Figure[] {
  const drawn = sheetVectors(route, steps, settings.north);
  const { main, ofVectors } = vectorScales(drawn);
  const figures = drawn.map((vector, index) => {
    const metersPerMm = ofVectors[index] ?? main;
    const isMainScale = metersPerMm === main;
    const heads = vectorHeads(vector, words);
    if (!isMainScale) heads.push(words.scale(metersPerMm));
    const figure = vectorFigure(vector, { metersPerMm, isMainScale, heads });
    return { figure, alongMeters: vector.alongMeters };
  });
  return figuresWithGaps(figures, gaps, (gap) => sentenceCell(words.gap(gap)));
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

function tracingOn({ route, steps, settings, words }: SheetInput, room: Room): Figure[] | null {
  const turns = steps.filter(({ junction }) => isTurnRound(junction));
  const isLoop = distanceMeters(route.start, route.finish) <= LOOP_METERS;
  const named = [
    { place: route.start, text: isLoop ? `${words.start} / ${words.finish}` : words.start },
    ...turns.map(({ junction, remark }) => ({ place: junction.place, text: remark })),
    ...(isLoop ? [] : [{ place: route.finish, text: words.finish }]),
  ];
  const figure = tracing(route, settings.tracingScale, named, room);
  return figure && [figure];
}
