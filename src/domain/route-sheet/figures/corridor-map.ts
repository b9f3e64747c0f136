import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import { LETTER_WIDTH } from "#domain/route-sheet/text-lines.ts";
import { cutLabel, cutMarks, isOnCut, type SheetCut } from "./sheet-cut.ts";

/** The map is shown this far on each side of the route. */
const HALF_WIDTH_METERS = 100;
const CORNER = { x: 0, y: 0 };
/** Points nearer to each other than this are one dot, millimetres. */
const ONE_DOT_MM = 0.5;

/** A point of a route with the word beside it. */
export interface NamedPoint {
  readonly place: LatLng;
  readonly text: string;
}

/** Draws the part of a map beside a route, with its points but without the route. */
export function corridorFigure(
  cut: SheetCut,
  route: readonly LatLng[],
  points: readonly NamedPoint[],
): Figure {
  const band = {
    points: route.map(cut.toPaper),
    widthMm: (2 * HALF_WIDTH_METERS * 1000) / cut.scale,
  };
  const onCut = points.flatMap(({ place, text }) => {
    const at = cut.toPaper(place);
    return isOnCut(cut, at) ? [{ at, text }] : [];
  });
  const joined = joinedWords(onCut);
  const dots = joined.map(({ at }): Mark => ({ kind: "dot", at, radiusMm: 1.1 }));
  const labels = labelsOf(cut, joined);
  return {
    widthMm: cut.widthMm,
    heightMm: cut.heightMm + 1,
    marks: [...cutMarks(cut, CORNER, band), ...dots, ...labels],
  };
}

interface PaperLabel {
  readonly at: PaperPoint;
  readonly text: string;
}

/** Joins the words of points at one place, where a route comes back: "16, 22". */
function joinedWords(points: readonly PaperLabel[]): readonly PaperLabel[] {
  const joined: PaperLabel[] = [];
  for (const { at, text } of points) {
    const index = joined.findIndex(
      (one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < ONE_DOT_MM,
    );
    const there = joined[index];
    if (there) joined[index] = { at: there.at, text: `${there.text}, ${text}` };
    else joined.push({ at, text });
  }
  return joined;
}

const SHIFTS_MM = [0, -4, 4, -8, 8];

/** Writes the words beside their points: on the other side, higher or lower where another word is. */
function labelsOf(cut: SheetCut, points: readonly PaperLabel[]): Mark[] {
  const labels: Label[] = [];
  for (const { at, text } of points) {
    const options = SHIFTS_MM.flatMap((down) => {
      const point = { x: at.x, y: Math.min(cut.heightMm - 2, Math.max(3, at.y + down)) };
      const usual = cutLabel(cut, point, CORNER, text);
      const other = cutLabel(cut, point, CORNER, text, usual.anchor === "start");
      const { left, right } = spanOf(other);
      return left >= 0 && right <= cut.widthMm ? [usual, other] : [usual];
    });
    const free = options.find((label) => labels.every((other) => !areOver(label, other)));
    const label = free ?? options[0];
    if (label) labels.push(label);
  }
  return labels;
}

type Label = Extract<Mark, { kind: "text" }>;

function areOver(one: Label, other: Label): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.left < b.right && b.left < a.right && Math.abs(one.at.y - other.at.y) < one.sizeMm;
}

function spanOf({ at, text, sizeMm, anchor }: Label) {
  const width = text.length * sizeMm * LETTER_WIDTH;
  const left = anchor === "end" ? at.x - width : at.x;
  return { left, right: left + width };
}
