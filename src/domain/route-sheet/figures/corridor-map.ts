import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import { cutLabels, labelReachMm, type PaperLabel } from "./cut-labels.ts";
import { croppedCut, cutMarks, isOnCut, type PaperBox, type SheetCut } from "./sheet-cut.ts";

/** The map is shown this far on each side of the route. */
const HALF_WIDTH_METERS = 100;
const CORNER = { x: 0, y: 0 };
/** The room for words beside what is shown, and beside, above and below the points, millimetres. */
const EDGE_MM = { x: 8, y: 2 };
const POINT_MM = { x: 16, y: 10 };
/** The distance between the places of a route that are tried, millimetres. */
const STEP_MM = 1;
/** Points nearer to each other than this are one dot, millimetres. */
const ONE_DOT_MM = 0.5;

/** A point of a route with the word beside it. */
export interface NamedPoint {
  readonly place: LatLng;
  readonly text: string;
}

/** Draws the part of a map beside a route, with its points but without the route; as large as that part. */
export function corridorFigure(
  whole: SheetCut,
  route: readonly LatLng[],
  points: readonly NamedPoint[],
): Figure {
  const widthMm = (2 * HALF_WIDTH_METERS * 1000) / whole.scale;
  const roomMm = Math.max(0, ...wordsOn(whole, points).map(({ text }) => labelReachMm(text)));
  const line = route.map(whole.toPaper);
  const cut = croppedCut(whole, boxBeside(whole, line, { halfMm: widthMm / 2, roomMm }));
  const band = { points: route.map(cut.toPaper), widthMm };
  const joined = wordsOn(cut, points);
  const dots = joined.map(({ at }): Mark => ({ kind: "dot", at, radiusMm: 1.1 }));
  return {
    widthMm: cut.widthMm,
    heightMm: cut.heightMm + 1,
    marks: [...cutMarks(cut, CORNER, band), ...dots, ...cutLabels(cut, joined, CORNER)],
  };
}

/** Returns the box around what is shown beside a line on a part of the map; all of that part if the line is not on it. */
function boxBeside(
  { widthMm, heightMm }: SheetCut,
  line: readonly PaperPoint[],
  { halfMm, roomMm }: { readonly halfMm: number; readonly roomMm: number },
): PaperBox {
  const isNear = ({ x, y }: PaperPoint) =>
    x > -halfMm && y > -halfMm && x < widthMm + halfMm && y < heightMm + halfMm;
  const near = everyStep(line).filter(isNear);
  if (near.length === 0) return { left: 0, top: 0, widthMm, heightMm };
  const [xs, ys] = [near.map(({ x }) => x), near.map(({ y }) => y)];
  const beside = Math.max(halfMm + EDGE_MM.x, POINT_MM.x, roomMm);
  const above = Math.max(halfMm + EDGE_MM.y, POINT_MM.y);
  const left = Math.max(0, Math.min(...xs) - beside);
  const top = Math.max(0, Math.min(...ys) - above);
  return {
    left,
    top,
    widthMm: Math.min(widthMm, Math.max(...xs) + beside) - left,
    heightMm: Math.min(heightMm, Math.max(...ys) + above) - top,
  };
}

function everyStep(line: readonly PaperPoint[]): PaperPoint[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const [right, down] = [to.x - from.x, to.y - from.y];
    const count = Math.max(1, Math.ceil(Math.hypot(right, down) / STEP_MM));
    return Array.from({ length: count }, (_, step) => {
      const share = (step + 1) / count;
      return { x: from.x + share * right, y: from.y + share * down };
    });
  });
}

function wordsOn(cut: SheetCut, points: readonly NamedPoint[]): readonly PaperLabel[] {
  return joinedWords(
    points.flatMap(({ place, text }) => {
      const at = cut.toPaper(place);
      return isOnCut(cut, at) ? [{ at, text }] : [];
    }),
  );
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
