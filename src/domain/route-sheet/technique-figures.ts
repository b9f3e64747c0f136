import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { scoutCoordinate } from "#domain/coordinates/scout-grid.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { exitNumber } from "#domain/route-sheet/figures/exit-number.ts";
import {
  dotAndArrow,
  junctionNorthUp,
  STRIP_STEP_MM,
  sentenceCell,
  smallJunction,
  strip,
} from "#domain/route-sheet/figures/junction-figures.ts";
import { mapFragment } from "#domain/route-sheet/figures/map-fragment.ts";
import { photoFigure } from "#domain/route-sheet/figures/photo-figure.ts";
import { tracing } from "#domain/route-sheet/figures/tracing-figure.ts";
import { turnedNorth } from "#domain/route-sheet/figures/turned-north.ts";
import { vectorFigure, vectorScales } from "#domain/route-sheet/figures/vector-figures.ts";
import { windOfRoute, windStrokes } from "#domain/route-sheet/figures/wind-strokes.ts";
import { northDirection } from "#domain/survey/north-reference.ts";
import { columnLetters } from "#domain/text/column-letters.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { type Figure, framed } from "./figure.ts";
import { isTurnRound } from "./junction.ts";
import { type FigureAlong, figuresWithGaps, type MapGap, withGaps } from "./map-gap.ts";
import { corridorMaps, memoryMaps } from "./map-techniques.ts";
import { mazes } from "./maze-sheet.ts";
import type { roomOnPage, SheetPaper } from "./pages.ts";
import { photoStops } from "./photo-passings.ts";
import { lastLegMeters, type SheetStep, startDegrees } from "./sheet-step.ts";
import { type PointName, type SheetVector, sheetVectors, vectorPoints } from "./sheet-vectors.ts";
import { bearingOf, degreesText, legText, pointText, unsuitedText } from "./step-texts.ts";
import { sentenceRow, tableHead, tableRow } from "./table-row.ts";
import type { SheetInput, SheetWords, Technique } from "./techniques.ts";

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
    case "fragments":
      return fragments(input);
    case "photos":
      return photoCells(input);
    case "memory":
      return memoryMaps(input);
    case "corridor":
      return corridorMaps(input);
    case "strip":
      return strips(input, room);
    case "maze":
      return mazes(input);
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

/** A cell for each step and each gap. */
function cells({ steps, gaps, words }: SheetInput, draw: (step: SheetStep) => Figure): Figure[] {
  const ofSteps = steps.map((step) => ({
    figure: framed(draw(step)),
    alongMeters: step.junction.alongMeters,
  }));
  return figuresWithGaps(ofSteps, gaps, (gap) => sentenceCell(words.gap(gap)));
}

/** A round piece of the map for each step. */
function fragments(input: SheetInput): Figure[] {
  const { hasTurnedFragments = false, hasBareFragments = false } = input.settings;
  return cells(input, (step) =>
    mapFragment(step, input.cuts ?? [], {
      isTurned: hasTurnedFragments,
      hasNumber: !hasBareFragments,
      distance: legText(input, step),
    }),
  );
}

/** A cell for each junction and each photo that the route passes. */
function photoCells({ route, steps, gaps, words, photos, pictures }: SheetInput): Figure[] {
  const stops = photoStops(route.line, steps, photos ?? []);
  const figures = stops.map(({ photoId, junction }): FigureAlong => {
    const drawing = dotAndArrow(junction);
    const figure =
      photoId === null ? drawing : photoFigure(drawing, pictures?.get(photoId) ?? null);
    return { figure: framed(figure), alongMeters: junction.junction.alongMeters };
  });
  return figuresWithGaps(figures, gaps, (gap) => sentenceCell(words.gap(gap)));
}

function strokesOf(input: SheetInput, step: SheetStep): Figure {
  const { settings } = input;
  const wind = windOfRoute(step.junction, northDirection(step.junction.place, settings.north));
  if (wind !== null) return windStrokes(step, wind, legText(input, step));
  return sentenceCell(unsuitedText(input, step));
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
    const figure = withJunction(tableRow(cells, paper, "knots"), input, step.number);
    return { figure, alongMeters: step.junction.alongMeters };
  });
  const key = [...used].sort().map((exit) => words.knotMeaning(words.knots[exit] ?? "", exit));
  return [
    ...tableOfLegs(words.columns.knots, rows, gaps, paper, words, "knots"),
    sentenceRow(key.join(" "), paper),
  ];
}

/** A row for each point with its place in the RD grid; null outside the Netherlands. */
function coordinates(input: SheetInput): Figure[] | null {
  const { route, steps, gaps, settings, words } = input;
  const { paper } = settings;
  const rows: FigureAlong[] = [];
  for (const { name, place, alongMeters, remark } of vectorPoints(route, steps)) {
    const rd = toRd(place);
    if (!rd) return null;
    const pairs = scoutCoordinate(rd, 8).match(/../g)?.join(" ") ?? "";
    const figure = tableRow([pointText(name, words), pairs, remark], paper, "places");
    rows.push({ figure: withJunction(figure, input, name), alongMeters });
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
      // A number would be taken for a point.
      start: part === 0 ? words.start : columnLetters(part),
      finish: part === parts - 1 ? words.finish : `→ ${columnLetters(part + 1)}`,
    }),
  );
}

/** A row for each leg: the direction in which it leaves its first point, and its length along the route. */
function rows(
  input: SheetInput,
  columns: readonly string[],
  directionText: (degrees: number) => string,
): Figure[] {
  const { route, steps, gaps, settings, words } = input;
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
    const row = [`${number}`, directionAt(place, outDegrees), distance, to, remark];
    return { figure: withJunction(tableRow(row, paper, "legs"), input, number), alongMeters };
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
  return [tableHead(columns, paper, layout), ...figuresWithGaps(legs, gaps, draw)];
}

function helicopter(input: SheetInput): Figure[] {
  const { route, steps, gaps, settings, words } = input;
  const { paper, north } = settings;
  const vectors = sheetVectors(route, steps, north);
  const legs = vectors.map(({ from, to, alongMeters, bearingDegrees, distanceMeters, remark }) => {
    const [direction, distance] = [degreesText(bearingDegrees), words.distance(distanceMeters)];
    const row = [pointText(from, words), direction, distance, pointText(to, words), remark];
    return { figure: withJunction(tableRow(row, paper, "legs"), input, from), alongMeters };
  });
  return tableOfLegs(words.columns.helicopter, legs, gaps, paper, words);
}

function vectors(input: SheetInput): Figure[] {
  const { route, steps, gaps, settings, words } = input;
  const drawn = sheetVectors(route, steps, settings.north);
  const { main, ofVectors } = vectorScales(drawn, settings.paper);
  const figures = drawn.map((vector, index) => {
    const metersPerMm = ofVectors[index] ?? main;
    const isMainScale = metersPerMm === main;
    const heads = vectorHeads(vector, words);
    if (!isMainScale) heads.push(words.scale(metersPerMm));
    const figure = vectorFigure(vector, { metersPerMm, isMainScale, heads });
    return {
      figure: framed(withJunction(figure, input, vector.from, figure.widthMm - 4.5)),
      alongMeters: vector.alongMeters,
    };
  });
  return figuresWithGaps(figures, gaps, (gap) => sentenceCell(words.gap(gap)));
}

/** The middle of the small picture beside the number of a point, from the upper left corner. */
const PICTURE_MM = { x: 10.4, y: 4 } as const;

/** Adds a small picture of a junction beside its number, by which somebody knows that this is the place; other points have none. */
function withJunction(
  figure: Figure,
  { steps }: Pick<SheetInput, "steps">,
  name: PointName,
  x: number = PICTURE_MM.x,
): Figure {
  const junction = steps.find(({ number }) => number === name)?.junction;
  if (!junction) return figure;
  const picture = smallJunction(junction, { x, y: PICTURE_MM.y });
  return { ...figure, marks: [...figure.marks, ...picture] };
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
