import { away, type Figure, type Mark, type PaperPoint } from "#domain/route-sheet/figure.ts";
import { isTurnRound, type RouteJunction } from "#domain/route-sheet/junction.ts";
import type { DrawnJunction, SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { textLines } from "#domain/route-sheet/text-lines.ts";

/** The cell of a junction. */
const CELL_MM = 34;
/** Four rows fit A5 below seven lines of notes. */
const CELL_HEIGHT_MM = 31;
const CENTER = { x: CELL_MM / 2, y: 16.5 };
const ARM_MM = 12;
const DOT_MM = 1.4;
/** The gap between the way to a turn-round and the way back. */
const BACK_MM = 4.5;
/** In the corner below the arms. */
const DISTANCE_MM = 3;
/** Read by the light of a headlamp. */
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;

/**
 * Draws a junction for the technique of dot and arrow: turned so that the arm of arrival, with the dot, points down.
 * The arrow is at the arm of departure.
 * @param distance from the point before, in words; empty for none
 */
export function dotAndArrow(step: DrawnJunction, distance = ""): Figure {
  return junctionFigure(step, 180 - step.junction.inDegrees, distance);
}

/**
 * Draws a junction with north at the top, the dot and the arrow as in `dotAndArrow`. `northDegrees` is the direction of that
 * north, clockwise from true north.
 */
export function junctionNorthUp(step: DrawnJunction, northDegrees = 0, distance = ""): Figure {
  const { widthMm, heightMm, marks } = junctionFigure(step, -northDegrees, distance);
  const tip = { x: CELL_MM - 3, y: 5 };
  const north: Mark[] = [
    { kind: "line", points: [{ x: tip.x, y: tip.y + 5 }, tip], widthMm: 0.3 },
    { kind: "arrowhead", at: tip, degrees: 0 },
    { kind: "text", at: { x: tip.x, y: tip.y + 8 }, text: "N", sizeMm: 3, anchor: "middle" },
  ];
  return { widthMm, heightMm, marks: [...marks, ...north] };
}

function junctionFigure(
  { number, junction, remark }: DrawnJunction,
  turnDegrees: number,
  distance: string,
): Figure {
  const arm = (degrees: number) => away(CENTER, degrees + turnDegrees, ARM_MM);
  const { inDegrees, outDegrees, otherDegrees } = junction;
  // The way back from a turn-round lies beside the way there, so that both can be seen.
  const back = isTurnRound(junction) ? BACK_MM : 0;
  const beside = (point: PaperPoint) => away(point, outDegrees + turnDegrees - 90, back);
  const tip = beside(arm(outDegrees));
  const marks: Mark[] = [
    ...otherDegrees.map(
      (degrees): Mark => ({ kind: "line", points: [CENTER, arm(degrees)], widthMm: 0.6 }),
    ),
    ...(junction.closedDegrees ?? []).flatMap((degrees) =>
      closedArm(CENTER, degrees + turnDegrees, ARM_MM),
    ),
    {
      kind: "line",
      points: [arm(inDegrees), CENTER, ...(back > 0 ? [beside(CENTER)] : []), tip],
      widthMm: 0.6,
    },
    { kind: "dot", at: arm(inDegrees), radiusMm: DOT_MM },
    { kind: "arrowhead", at: tip, degrees: outDegrees + turnDegrees },
    { kind: "text", at: { x: 1, y: 4 }, text: `${number ?? ""}`, sizeMm: 3.6, anchor: "start" },
  ];
  if (distance !== "") {
    const at = { x: 1, y: CELL_HEIGHT_MM - 0.8 };
    marks.push({ kind: "text", at, text: distance, sizeMm: DISTANCE_MM, anchor: "start" });
  }
  const lines = textLines(remark, CELL_MM, REMARK_MM);
  for (const [line, text] of lines.entries()) {
    const at = { x: CELL_MM / 2, y: CELL_HEIGHT_MM + 3 + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "middle" });
  }
  return {
    widthMm: CELL_MM,
    heightMm: CELL_HEIGHT_MM + 1 + lines.length * REMARK_LINE_MM,
    marks,
  };
}

const SMALL_ARM_MM = 3;

/**
 * Draws all arms of a junction around a place with true north up, small and without the way of the route, by which somebody knows it again.
 */
export function smallJunction(
  { inDegrees, outDegrees, otherDegrees, closedDegrees = [] }: RouteJunction,
  at: PaperPoint,
): Mark[] {
  const arm = (degrees: number, widthMm: number): Mark => {
    const points = [at, away(at, degrees, SMALL_ARM_MM)];
    return { kind: "line", points, widthMm };
  };
  return [
    ...[inDegrees, outDegrees, ...otherDegrees].map((degrees) => arm(degrees, 0.4)),
    ...closedDegrees.map((degrees) => arm(degrees, 0.15)),
  ];
}

/** Half the bar across a closed arm. */
const BAR_MM = 1.8;

/** Draws a way that is closed: a thin line with a bar across its end. */
function closedArm(from: PaperPoint, degrees: number, lengthMm: number): Mark[] {
  const end = away(from, degrees, lengthMm);
  const bar = [away(end, degrees - 90, BAR_MM), away(end, degrees + 90, BAR_MM)];
  return [
    { kind: "line", points: [from, end], widthMm: 0.3 },
    { kind: "line", points: bar, widthMm: 0.6 },
  ];
}

/** Draws a sentence in a frame, as large as a junction, for a stretch whose junctions are unknown. */
export function sentenceCell(sentence: string): Figure {
  const lines = textLines(sentence, CELL_MM - 4, REMARK_MM);
  const heightMm = Math.max(CELL_HEIGHT_MM + 1, lines.length * REMARK_LINE_MM + 8);
  const [near, right, bottom] = [0.5, CELL_MM - 0.5, heightMm - 0.5];
  const corners = [
    { x: near, y: near },
    { x: right, y: near },
    { x: right, y: bottom },
    { x: near, y: bottom },
    { x: near, y: near },
  ];
  const top = (heightMm - (lines.length - 1) * REMARK_LINE_MM) / 2 + 1;
  return {
    widthMm: CELL_MM,
    heightMm,
    marks: [
      { kind: "line", points: corners, widthMm: 0.6 },
      ...lines.map(
        (text, line): Mark => ({
          kind: "text",
          at: { x: CELL_MM / 2, y: top + line * REMARK_LINE_MM },
          text,
          sizeMm: REMARK_MM,
          anchor: "middle",
        }),
      ),
    ],
  };
}

/** The gap between two junctions of a strip, millimetres: steep arms of one must not cross those of the next. */
export const STRIP_STEP_MM = 14;
const SIDE_MM = 8;
/** Four digits fit beside the line. */
const STRIP_DISTANCE_MM = 2.8;
const STRIP_WIDTH_MM = 30;
const NUMBER_LEFT_MM = 0.5;
/** Remarks stand to the right of the arms. */
const REMARK_LEFT_MM = STRIP_WIDTH_MM / 2 + SIDE_MM + 1.5;
const WITH_REMARKS_MM = 60;

/** A stretch of a strip whose junctions are unknown, in words. */
interface StripSentence {
  readonly sentence: string;
}

/** A junction of a strip. */
interface StripStep extends SheetStep {
  /** From the point before, in words; empty for none. */
  readonly distance?: string;
}

/** The half of the break in the line of a strip at a stretch whose junctions are unknown, millimetres. */
const BREAK_MM = 4.5;

/**
 * Draws a strip from the bottom up: the route as a straight line, and at each junction the arms that one passes, on
 * their side. The angles between the arms are stretched so that the route is straight; distances are not to scale. Where junctions
 * are unknown the line is broken, with a sentence beside the break. A turn-round is a hook beside the line. `names` are the words
 * at the two ends.
 */
export function strip(
  items: readonly (StripStep | StripSentence)[],
  names: { readonly start: string; readonly finish: string },
): Figure {
  const heightMm = (items.length + 1) * STRIP_STEP_MM + 10;
  const x = STRIP_WIDTH_MM / 2;
  const [bottom, top] = [heightMm - 5, 5];
  const heightOf = (index: number) => bottom - (index + 1) * STRIP_STEP_MM;
  const breaks = items.flatMap((item, index) => ("sentence" in item ? [heightOf(index)] : []));
  const marks: Mark[] = [
    ...brokenLine(x, bottom, top, breaks),
    { kind: "arrowhead", at: { x, y: top }, degrees: 0 },
    { kind: "text", at: { x, y: heightMm - 1 }, text: names.start, sizeMm: 3, anchor: "middle" },
    { kind: "text", at: { x, y: top - 2 }, text: names.finish, sizeMm: 3, anchor: "middle" },
  ];
  for (const [index, item] of items.entries()) {
    const at = { x, y: heightOf(index) };
    marks.push(...besideStrip("sentence" in item ? item.sentence : item.remark, at.y));
    if ("sentence" in item) continue;
    const { junction, number } = item;
    marks.push(...(isTurnRound(junction) ? hook(at) : armsBesideStrip(junction, at)));
    const place = { x: NUMBER_LEFT_MM, y: at.y + 1 };
    marks.push({ kind: "text", at: place, text: `${number}`, sizeMm: 3.4, anchor: "start" });
    if (item.distance) marks.push(distanceBelow(item.distance, at.y));
  }
  const hasRemarks = items.some((item) => "sentence" in item || item.remark !== "");
  return { widthMm: hasRemarks ? WITH_REMARKS_MM : STRIP_WIDTH_MM, heightMm, marks };
}

/** Draws the arms that one passes at a junction of a strip. */
function armsBesideStrip(junction: RouteJunction, at: PaperPoint): Mark[] {
  const open = junction.otherDegrees.map((degrees): Mark => {
    const end = away(at, straightened(junction, degrees), SIDE_MM);
    return { kind: "line", points: [at, end], widthMm: 0.6 };
  });
  const closed = (junction.closedDegrees ?? []).flatMap((degrees) =>
    closedArm(at, straightened(junction, degrees), SIDE_MM),
  );
  return [...open, ...closed];
}

/** Writes the distance to a junction of a strip halfway between it and the one below, in the column of their numbers, away from arms. */
function distanceBelow(text: string, y: number): Mark {
  const at = { x: NUMBER_LEFT_MM, y: y + STRIP_STEP_MM / 2 + 1 };
  return { kind: "text", at, text, sizeMm: STRIP_DISTANCE_MM, anchor: "start" };
}

/** Draws a line upwards with breaks around these heights, in order from the bottom up. */
function brokenLine(x: number, bottom: number, top: number, breaks: readonly number[]): Mark[] {
  const starts = [bottom, ...breaks.map((y) => y - BREAK_MM)];
  const ends = [...breaks.map((y) => y + BREAK_MM), top];
  return starts.map((start, index) => ({
    kind: "line",
    points: [
      { x, y: start },
      { x, y: ends[index] ?? top },
    ],
    widthMm: 0.8,
  }));
}

/** Writes words to the right of a strip, centred on a height. */
function besideStrip(words: string, y: number): Mark[] {
  const lines = textLines(words, WITH_REMARKS_MM - REMARK_LEFT_MM, REMARK_MM);
  return lines.map((text, line) => ({
    kind: "text",
    at: { x: REMARK_LEFT_MM, y: y + 1 + (line - (lines.length - 1) / 2) * REMARK_LINE_MM },
    text,
    sizeMm: REMARK_MM,
    anchor: "start",
  }));
}

/** Draws an arrow that turns back, to the right of a place of a strip. */
function hook({ x, y }: PaperPoint): Mark[] {
  const [left, right] = [x + 2, x + 2 + BACK_MM];
  const tip = { x: right, y: y + 3 };
  const points = [{ x: left, y: y + 3 }, { x: left, y: y - 2 }, { x: right, y: y - 2 }, tip];
  return [
    { kind: "line", points, widthMm: 0.6 },
    { kind: "arrowhead", at: tip, degrees: 180 },
  ];
}

/**
 * Returns the direction of an arm once the route is straightened to run up: what lies to the right of it, between out and in
 * clockwise, is spread over the right half, and the rest over the left. Degrees clockwise from the top.
 */
export function straightened({ inDegrees, outDegrees }: RouteJunction, degrees: number): number {
  const clockwise = (to: number) => (to - outDegrees + 720) % 360;
  const [whole, part] = [clockwise(inDegrees), clockwise(degrees)];
  return part <= whole
    ? (180 * part) / Math.max(whole, 1)
    : 180 + (180 * (part - whole)) / Math.max(360 - whole, 1);
}
