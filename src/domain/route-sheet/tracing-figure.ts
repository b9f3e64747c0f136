import { type Rd, toRd } from "#domain/coordinates/rd.ts";
import type { Figure, Mark, PaperPoint } from "./figure.ts";
import type { SheetRoute } from "./sheet-step.ts";

/** The scales of the paper maps that a tracing is laid on. */
export type TracingScale = 10_000 | 25_000 | 50_000;

const MARGIN_MM = 6;
const CROSS_MM = 3;
const KILOMETER = 1000;

/**
 * Draws a route for transparent paper over a map of a scale: the line without anything of the map, its start and finish,
 * and crosses of the RD kilometre grid with their numbers to lay it right. Null outside the Netherlands. `names`
 * are the words at the ends.
 */
export function tracing(
  { line }: Pick<SheetRoute, "line">,
  scale: TracingScale,
  names: { readonly start: string; readonly finish: string },
): Figure | null {
  const places: Rd[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const rd = toRd({ lng: line[at] as number, lat: line[at + 1] as number });
    if (!rd) return null;
    places.push(rd);
  }
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const west = Math.floor(least(xs) / KILOMETER) * KILOMETER;
  const east = Math.ceil(most(xs) / KILOMETER) * KILOMETER;
  const south = Math.floor(least(ys) / KILOMETER) * KILOMETER;
  const north = Math.ceil(most(ys) / KILOMETER) * KILOMETER;
  const onPaper = ({ x, y }: Rd): PaperPoint => ({
    x: MARGIN_MM + ((x - west) * 1000) / scale,
    y: MARGIN_MM + ((north - y) * 1000) / scale,
  });
  const points = places.map(onPaper);
  const [start, finish] = [points[0], points.at(-1)];
  if (!start || !finish) return null;
  const crosses: Mark[] = [];
  for (let x = west; x <= east; x += KILOMETER) {
    for (let y = south; y <= north; y += KILOMETER)
      crosses.push(...cross({ x, y }, onPaper({ x, y })));
  }
  return {
    widthMm: ((east - west) * 1000) / scale + 2 * MARGIN_MM,
    heightMm: ((north - south) * 1000) / scale + 2 * MARGIN_MM,
    marks: [
      ...crosses,
      { kind: "line", points, widthMm: 0.6 },
      ...end(start, names.start),
      ...end(finish, names.finish),
    ],
  };
}

function end(at: PaperPoint, text: string): Mark[] {
  return [
    { kind: "dot", at, radiusMm: 1.2 },
    { kind: "text", at: { x: at.x + 2, y: at.y - 1.5 }, text, sizeMm: 2.8, anchor: "start" },
  ];
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
    { kind: "text", at: place, text, sizeMm: 1.8, anchor: "start" },
  ];
}

function least(values: readonly number[]): number {
  return values.reduce((found, value) => Math.min(found, value), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((found, value) => Math.max(found, value), Number.NEGATIVE_INFINITY);
}
