import type { Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import { LETTER_WIDTH } from "#domain/route-sheet/text-lines.ts";
import { cutLabel, type SheetCut } from "./sheet-cut.ts";

/** A point on a part of the map with the word beside it, from the upper left corner of that part. */
export interface PaperLabel {
  readonly at: PaperPoint;
  readonly text: string;
}

type Label = Extract<Mark, { kind: "text" }>;

const SHIFTS_MM = [0, -4, 4, -8, 8];
/** The share of the size of a letter that is above and below its line, with the white edge. */
const [ABOVE, BELOW] = [0.85, 0.15];
/** A word keeps this far from the middle of a dot, millimetres. */
const DOT_MM = 1.1;

/**
 * Writes words beside their points on a part of the map: on the other side, higher or lower where another word or the dot of another
 * point is.
 * @param corner the upper left corner of the part
 * @param taken the words that are there already
 */
export function cutLabels(
  cut: SheetCut,
  points: readonly PaperLabel[],
  corner: PaperPoint,
  taken: readonly Label[] = [],
): Label[] {
  const labels: Label[] = [];
  for (const point of points) {
    const options = optionsFor(cut, point, corner);
    const isFree = (label: Label) => ![...taken, ...labels].some((one) => areOver(label, one));
    const others = points.filter((one) => one !== point);
    const coversDot = (label: Label) => others.some(({ at }) => isUnder(label, at, corner));
    const free = options.filter(isFree);
    const label = free.find((one) => !coversDot(one)) ?? free[0] ?? options[0];
    if (label) labels.push(label);
  }
  return labels;
}

/** Returns how far a word beside a point reaches from that point, millimetres. */
export function labelReachMm(text: string): number {
  const { left, right } = spanOf(
    cutLabel({ widthMm: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 }, text, false),
  );
  return Math.max(Math.abs(left), Math.abs(right));
}

function optionsFor(cut: SheetCut, { at, text }: PaperLabel, corner: PaperPoint): Label[] {
  return SHIFTS_MM.flatMap((down) => {
    const point = { x: at.x, y: Math.min(cut.heightMm - 2, Math.max(3, at.y + down)) };
    const usual = cutLabel(cut, point, corner, text);
    const other = cutLabel(cut, point, corner, text, usual.anchor === "start");
    const { left, right } = spanOf(other);
    return left >= corner.x && right <= corner.x + cut.widthMm ? [usual, other] : [usual];
  });
}

function areOver(one: Label, other: Label): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.left < b.right && b.left < a.right && Math.abs(one.at.y - other.at.y) < one.sizeMm;
}

function isUnder(label: Label, at: PaperPoint, corner: PaperPoint): boolean {
  const { left, right } = spanOf(label);
  const { sizeMm } = label;
  const [x, y] = [corner.x + at.x, corner.y + at.y];
  const [top, bottom] = [label.at.y - ABOVE * sizeMm, label.at.y + BELOW * sizeMm];
  return x > left - DOT_MM && x < right + DOT_MM && y > top - DOT_MM && y < bottom + DOT_MM;
}

function spanOf({ at, text, sizeMm, anchor }: Label) {
  const width = text.length * sizeMm * LETTER_WIDTH;
  const left = anchor === "end" ? at.x - width : at.x;
  return { left, right: left + width };
}
