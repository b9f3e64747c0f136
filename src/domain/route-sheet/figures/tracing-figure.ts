import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type Rd, toRd } from "#domain/coordinates/rd.ts";
import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import type { SheetRoute } from "#domain/route-sheet/sheet-step.ts";
import { LETTER_WIDTH } from "#domain/route-sheet/text-lines.ts";

/** The scales of the paper maps that a tracing is laid on. */
export const TRACING_SCALES = [10_000, 25_000, 50_000] as const;

/** One of `TRACING_SCALES`. */
export type TracingScale = (typeof TRACING_SCALES)[number];

const MARGIN_MM = 6;
const CROSS_MM = 3;
const KILOMETER = 1000;

/**
 * Draws a route for transparent paper over a map of a scale: the line without anything of the map, named places on it such
 * as its start and finish, and crosses of the RD kilometre grid with their numbers to lay it right. It is as large as the kilometre squares of the
 * route, or where `room` is too small for those, as the route itself. Null if that does not fit either, or would have
 * fewer than two crosses, and outside the Netherlands.
 */
export function tracing(
  { line }: Pick<SheetRoute, "line">,
  scale: TracingScale,
  named: readonly NamedPlace[],
  room: { readonly width: number; readonly height: number },
): Figure | null {
  const labels = named.flatMap(({ place, text }) => {
    const rd = toRd(place);
    return rd ? [{ rd, text }] : [];
  });
  const places: Rd[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const rd = toRd({ lng: line[at] as number, lat: line[at + 1] as number });
    if (!rd) return null;
    places.push(rd);
  }
  const inRoom = (box: RdBox) =>
    onPaper(box.east - box.west, scale) + 2 * MARGIN_MM <= room.width &&
    onPaper(box.north - box.south, scale) + 2 * MARGIN_MM <= room.height;
  const tight = boxOf(places);
  const box = [squaresOf(tight), tight].find(inRoom);
  return box && crossesIn(box).length >= 2 ? tracingIn(box, places, scale, labels) : null;
}

/** A place of a route with the word beside it. */
export interface NamedPlace {
  readonly place: LatLng;
  readonly text: string;
}

/** A part of the RD grid, metres. */
interface RdBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxOf(places: readonly Rd[]): RdBox {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { west: least(xs), east: most(xs), south: least(ys), north: most(ys) };
}

/** The whole kilometre squares that a box lies in. */
function squaresOf({ west, east, south, north }: RdBox): RdBox {
  const [down, up] = [
    (value: number) => Math.floor(value / KILOMETER) * KILOMETER,
    (value: number) => Math.ceil(value / KILOMETER) * KILOMETER,
  ];
  return { west: down(west), east: up(east), south: down(south), north: up(north) };
}

/** The crossings of the kilometre lines in a box. */
function crossesIn({ west, east, south, north }: RdBox): Rd[] {
  const first = (value: number) => Math.ceil(value / KILOMETER) * KILOMETER;
  const crosses: Rd[] = [];
  for (let x = first(west); x <= east; x += KILOMETER) {
    for (let y = first(south); y <= north; y += KILOMETER) crosses.push({ x, y });
  }
  return crosses;
}

/** Millimetres on paper of metres on the ground. */
function onPaper(meters: number, scale: TracingScale): number {
  return (meters * 1000) / scale;
}

function tracingIn(
  box: RdBox,
  places: readonly Rd[],
  scale: TracingScale,
  labels: readonly { readonly rd: Rd; readonly text: string }[],
): Figure {
  const toPaper = ({ x, y }: Rd): PaperPoint => ({
    x: MARGIN_MM + onPaper(x - box.west, scale),
    y: MARGIN_MM + onPaper(box.north - y, scale),
  });
  const points = places.map(toPaper);
  const crosses = crossesIn(box).map(toPaper);
  const others = [...everyMillimetre(points), ...crosses.flatMap(coveredBy)];
  const dots = labels.flatMap(({ rd, text }): Mark[] => {
    const at = toPaper(rd);
    return [{ kind: "dot", at, radiusMm: 1.2 }, label(at, text, others)];
  });
  return {
    widthMm: onPaper(box.east - box.west, scale) + 2 * MARGIN_MM,
    heightMm: onPaper(box.north - box.south, scale) + 2 * MARGIN_MM,
    marks: [
      ...crossesIn(box).flatMap((one) => cross(one, toPaper(one))),
      { kind: "line", points, widthMm: 0.6 },
      ...dots,
    ],
  };
}

const LABEL_TEXT_MM = 2.8;
/** The distance between a dot and its label, millimetres. */
const LABEL_GAP_MM = 2;

/** Puts a word on the side of its dot where it covers the fewest of the other places. */
function label(at: PaperPoint, text: string, others: readonly PaperPoint[]): Mark {
  const widthMm = text.length * LABEL_TEXT_MM * LETTER_WIDTH;
  const sides = [-1, 1].flatMap((right) =>
    [-1.5, 1, 3.5].map((down) => ({ right, y: at.y + down })),
  );
  let [best, fewest] = [sides[0], Number.POSITIVE_INFINITY];
  for (const side of sides) {
    const left = side.right > 0 ? at.x + LABEL_GAP_MM : at.x - LABEL_GAP_MM - widthMm;
    const covered = others.filter(
      ({ x, y }) =>
        x > left - 0.5 &&
        x < left + widthMm + 0.5 &&
        y > side.y - LABEL_TEXT_MM &&
        y < side.y + 0.8,
    ).length;
    const isOff = left < 0 || side.y < LABEL_TEXT_MM;
    if (!isOff && covered < fewest) [best, fewest] = [side, covered];
  }
  const { right, y } = best ?? { right: 1, y: at.y };
  return {
    kind: "text",
    at: { x: at.x + right * LABEL_GAP_MM, y },
    text,
    sizeMm: LABEL_TEXT_MM,
    anchor: right > 0 ? "start" : "end",
  };
}

/** Returns places on a line, at most a millimetre apart. */
function everyMillimetre(points: readonly PaperPoint[]): PaperPoint[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] as PaperPoint;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
    return Array.from({ length: count }, (_, at) => ({
      x: from.x + ((to.x - from.x) * (at + 1)) / count,
      y: from.y + ((to.y - from.y) * (at + 1)) / count,
    }));
  });
}

/** Returns places that a cross and its numbers cover. */
function coveredBy({ x, y }: PaperPoint): PaperPoint[] {
  const numbers = [1, 3, 5, 7].map((right) => ({ x: x + right, y: y + 2 }));
  return [{ x, y }, { x: x - 1.5, y }, { x: x + 1.5, y }, { x, y: y - 1.5 }, ...numbers];
}

function cross({ x, y }: Rd, at: PaperPoint): Mark[] {
  const half = CROSS_MM / 2;
  const arm = (dx: number, dy: number): Mark => ({
    kind: "line",
    points: [
      { x: at.x - dx, y: at.y - dy },
      { x: at.x + dx, y: at.y + dy },
    ],
    widthMm: 0.2,
  });
  const text = `${x / KILOMETER}/${y / KILOMETER}`;
  const place = { x: at.x + 1, y: at.y + 2.8 };
  return [
    arm(half, 0),
    arm(0, half),
    { kind: "text", at: place, text, sizeMm: 2.8, anchor: "start" },
  ];
}

function least(values: readonly number[]): number {
  return values.reduce((found, value) => Math.min(found, value), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((found, value) => Math.max(found, value), Number.NEGATIVE_INFINITY);
}
