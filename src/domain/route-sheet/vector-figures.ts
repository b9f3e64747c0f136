import { away, type Figure, type Mark } from "./figure.ts";
import type { SheetVector } from "./sheet-vectors.ts";
import { LETTER_WIDTH, textLines } from "./text-lines.ts";

/** The main scales of arrows: a millimetre on paper is this many metres. */
const METERS_PER_MM = [2, 5, 10, 20, 25, 50, 100] as const;
/** The longest arrow that fits A5, millimetres. */
const LONGEST_MM = 100;
/** A shorter arrow cannot be measured with a ruler and a protractor, millimetres. */
const SHORTEST_MM = 10;
const MARGIN_MM = 4;
/** The words above an arrow: its points, its measures, and its scale unless that is the main one. */
const HEADS_MM = [
  { sizeMm: 3.4, lineMm: 4.2 },
  { sizeMm: 2.8, lineMm: 3.8 },
  { sizeMm: 2.8, lineMm: 3.6 },
] as const;
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;
/** Arrows have at least this width, millimetres: remarks are broken into lines. */
const MIN_WIDTH_MM = 28;

/**
 * Returns the scales of the arrows of a sheet, metres a millimetre, parallel to the vectors. `main` is the largest round scale at
 * which the longest vector fits its cell; a vector that would be shorter than 10 mm is drawn ten times as large, or a hundred
 * times.
 */
export function vectorScales(vectors: readonly Pick<SheetVector, "distanceMeters">[]): {
  readonly main: number;
  readonly ofVectors: readonly number[];
} {
  const longest = Math.max(1, ...vectors.map(({ distanceMeters }) => distanceMeters));
  const main = METERS_PER_MM.find((scale) => longest / scale <= LONGEST_MM) ?? longest / LONGEST_MM;
  const ofVectors = vectors.map(({ distanceMeters }) => {
    let scale = main;
    // Vectors are at least 5 m long; a shorter one has no direction.
    while (distanceMeters > 0 && distanceMeters / scale < SHORTEST_MM) scale /= 10;
    return scale;
  });
  return { main, ofVectors };
}

/** The scale and the words of an arrow. */
export interface VectorDrawing {
  readonly metersPerMm: number;
  /** Whether its scale is that of most arrows; else it is drawn thin. */
  readonly isMainScale: boolean;
  /** The words above it, at most three lines. */
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
  for (const [index, text] of heads.entries()) {
    const { sizeMm, lineMm } = HEADS_MM[index] ?? HEADS_MM[2];
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
  const widthMm = Math.max(MIN_WIDTH_MM, headWidthMm, Math.abs(tip.x) + 2 * MARGIN_MM);
  const bottom = Math.abs(tip.y) + 2 * MARGIN_MM + headsMm;
  const lines = textLines(remark, widthMm, REMARK_MM);
  for (const [line, text] of lines.entries()) {
    const at = { x: 1, y: bottom + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "start" });
  }
  return { widthMm, heightMm: bottom + lines.length * REMARK_LINE_MM, marks };
}
