import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import { roomOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import type { SheetVector } from "#domain/route-sheet/sheet-vectors.ts";
import { LETTER_WIDTH, textLines } from "#domain/route-sheet/text-lines.ts";

/** The scales of arrows: a millimetre on paper is this many metres. */
const METERS_PER_MM = [0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100] as const;
/** A shorter arrow cannot be measured with a ruler and a protractor, millimetres. */
const SHORTEST_MM = 10;
const MARGIN_MM = 4;
/** The words above an arrow: its points and its measures. */
const HEADS_MM = [
  { sizeMm: 3.4, lineMm: 4.2 },
  { sizeMm: 2.8, lineMm: 3.8 },
] as const;
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;
/** Arrows have at least this width, millimetres: remarks are broken into lines, and a small picture stands beside their points. */
const MIN_WIDTH_MM = 30;
/** Half of A5, for remarks of more than two short lines. */
const LONG_REMARK_WIDTH_MM = 60;
const SHORT_REMARK = 28;
/** Two arrows fit beside each other, and two below each other, with this much between them. */
const BETWEEN_MM = 2;
/** The lines above the arrows of a sheet. */
const MOST_NOTES = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** The parts of a vector that its scale depends on. */
type ScaledVector = Pick<SheetVector, "distanceMeters" | "bearingDegrees" | "remark">;

/** The width and height that an arrow may have, millimetres: a page has room for four. */
function cellOf(paper: SheetPaper): { readonly width: number; readonly height: number } {
  const { width, height } = roomOnPage(paper, MOST_NOTES);
  return { width: (width - BETWEEN_MM) / 2, height: (height - BETWEEN_MM) / 2 };
}

/**
 * Returns the scales of the arrows of a sheet, metres a millimetre, parallel to the vectors: the largest round scale at which every
 * vector fits a quarter of the page, and a larger one for a vector that would be shorter than 10 mm. `main` is that of most of them.
 */
export function vectorScales(
  vectors: readonly ScaledVector[],
  paper: SheetPaper,
): {
  readonly main: number;
  readonly ofVectors: readonly number[];
} {
  const cell = cellOf(paper);
  const fits = (vector: ScaledVector, scale: number) => {
    const { width, height } = sizeOf(vector, scale);
    return width <= cell.width && height <= cell.height;
  };
  const longest = Math.max(1, ...vectors.map(({ distanceMeters }) => distanceMeters));
  const fitting =
    METERS_PER_MM.find((scale) => scale >= 2 && vectors.every((one) => fits(one, scale))) ??
    (longest * 2) / cell.height;
  const ofVectors = vectors.map(({ distanceMeters }) => {
    if (distanceMeters <= 0 || distanceMeters / fitting >= SHORTEST_MM) return fitting;
    const larger = METERS_PER_MM.findLast(
      (scale) => scale < fitting && distanceMeters / scale >= SHORTEST_MM,
    );
    return larger ?? METERS_PER_MM[0];
  });
  return { main: mostCommon(ofVectors) ?? fitting, ofVectors };
}

/** Returns the most common number, and the largest of those that are equally common; undefined for an empty list. */
function mostCommon(numbers: readonly number[]): number | undefined {
  const countOf = (one: number) => numbers.filter((other) => other === one).length;
  return numbers.toSorted((one, other) => countOf(other) - countOf(one) || other - one)[0];
}

/** Returns the size of the figure of a vector with its words. */
function sizeOf({ distanceMeters, bearingDegrees, remark }: ScaledVector, scale: number) {
  const tip = away({ x: 0, y: 0 }, bearingDegrees, distanceMeters / scale);
  const width = Math.max(minWidthOf(remark), Math.abs(tip.x) + 2 * MARGIN_MM);
  const remarkMm = textLines(remark, width - 2, REMARK_MM).length * REMARK_LINE_MM;
  return { width, height: Math.abs(tip.y) + 2 * MARGIN_MM + HEAD_LINES_MM + remarkMm };
}

function minWidthOf(remark: string): number {
  return remark.length > SHORT_REMARK ? LONG_REMARK_WIDTH_MM : MIN_WIDTH_MM;
}

/** The height of two lines of words above an arrow. */
const HEAD_LINES_MM = HEADS_MM[0].lineMm + HEADS_MM[1].lineMm;

/** The scale and the words of an arrow. */
export interface VectorDrawing {
  readonly metersPerMm: number;
  /** True if its scale is that of most arrows; else it is drawn thin. */
  readonly isMainScale: boolean;
  /** The two lines of words above it, and for another scale than most arrows the warning below it. */
  readonly heads: readonly string[];
}

/** Draws a vector as an arrow with north at the top of the paper, its length to scale. */
export function vectorFigure(
  { distanceMeters, bearingDegrees, remark }: SheetVector,
  { metersPerMm, isMainScale, heads }: VectorDrawing,
): Figure {
  const lengthMm = distanceMeters / metersPerMm;
  const tip = away({ x: 0, y: 0 }, bearingDegrees, lengthMm);
  const marks: Mark[] = [];
  let [headsMm, headWidthMm] = [0, 0];
  const [points = "", measures = "", otherScale] = heads;
  for (const [index, text] of [points, measures].entries()) {
    const { sizeMm, lineMm } = HEADS_MM[index] ?? HEADS_MM[1];
    headsMm += lineMm;
    headWidthMm = Math.max(headWidthMm, 2 + text.length * sizeMm * LETTER_WIDTH);
    marks.push({ kind: "text", at: { x: 1, y: headsMm }, text, sizeMm, anchor: "start" });
  }
  const left = Math.min(0, tip.x) - MARGIN_MM;
  const top = Math.min(0, tip.y) - MARGIN_MM - headsMm;
  const start = { x: -left, y: -top };
  const end = { x: tip.x - left, y: tip.y - top };
  marks.push(
    { kind: "line", points: [start, end], widthMm: isMainScale ? 0.7 : 0.25 },
    { kind: "dot", at: start, radiusMm: 0.9 },
    { kind: "arrowhead", at: end, degrees: bearingDegrees },
  );
  const widthMm = Math.max(minWidthOf(remark), headWidthMm, Math.abs(tip.x) + 2 * MARGIN_MM);
  const warning = textLines(otherScale ?? "", widthMm - 2, REMARK_MM);
  const arrowBottom = Math.abs(tip.y) + 2 * MARGIN_MM + headsMm;
  for (const [line, text] of warning.entries()) {
    const at = { x: 1, y: arrowBottom + 1 + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "start" });
  }
  const bottom = arrowBottom + 1 + warning.length * REMARK_LINE_MM;
  const lines = textLines(remark, widthMm - 2, REMARK_MM);
  for (const [line, text] of lines.entries()) {
    const at = { x: 1, y: bottom + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "start" });
  }
  const hasWords = warning.length + lines.length > 0;
  const heightMm = bottom + lines.length * REMARK_LINE_MM - (hasWords ? 2.2 : 1);
  return { widthMm, heightMm, marks };
}
