import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import type { SheetRoute, SheetStep } from "#domain/route-sheet/sheet-step.ts";
import type { PointName } from "#domain/route-sheet/sheet-vectors.ts";
import { textLines } from "#domain/route-sheet/text-lines.ts";
import { cutLabels } from "./cut-labels.ts";
import { cutLabel, cutMarks, type SheetCut } from "./sheet-cut.ts";

/** A leg that a patrol walks from memory, from one post to the next; metres from the start of the route. */
export interface MemoryLeg {
  readonly from: PointName;
  readonly to: PointName;
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** Nobody remembers more turns, or a longer way. */
const MAX_STEPS = 3;
const MAX_METERS = 900;
const HEAD_MM = 7;
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;

/** Divides a route into legs that can be remembered; their ends are points of the sheet. */
export function memoryLegs(
  { lengthMeters }: Pick<SheetRoute, "lengthMeters">,
  steps: readonly SheetStep[],
): MemoryLeg[] {
  const legs: MemoryLeg[] = [];
  let [from, fromMeters, passed]: [PointName, number, number] = ["start", 0, 0];
  for (const [index, { number, junction }] of steps.entries()) {
    const { alongMeters } = junction;
    const next = steps[index + 1]?.junction.alongMeters ?? lengthMeters;
    passed += 1;
    const isPost = passed > MAX_STEPS || next - fromMeters > MAX_METERS;
    if (!isPost || alongMeters <= fromMeters) continue;
    legs.push({ from, to: number, fromMeters, toMeters: alongMeters });
    [from, fromMeters, passed] = [number, alongMeters, 0];
  }
  if (lengthMeters > fromMeters)
    legs.push({ from, to: "finish", fromMeters, toMeters: lengthMeters });
  return legs;
}

/** The words of a leg. */
interface MemoryTexts {
  readonly head: string;
  readonly from: string;
  readonly to: string;
  /** The points on the way that have a remark. */
  readonly between: readonly MemoryPoint[];
  readonly remarks: readonly string[];
}

/** A point of a leg with its number. */
export interface MemoryPoint {
  readonly place: LatLng;
  readonly text: string;
}

/**
 * Draws a leg on the map: the route from a dot to an arrow, with the names of its ends and of the points that have a remark, and the
 * remarks below it.
 * @param places the route of the leg
 */
export function memoryFigure(
  cut: SheetCut,
  places: readonly LatLng[],
  { head, from, to, between, remarks }: MemoryTexts,
): Figure {
  const corner = { x: 0, y: HEAD_MM };
  const points = places.map(cut.toPaper);
  const [first, last] = [points[0] as PaperPoint, points.at(-1) as PaperPoint];
  const before = points.findLast(({ x, y }) => Math.hypot(x - last.x, y - last.y) > 0.5) ?? first;
  const degrees = (Math.atan2(last.x - before.x, before.y - last.y) * 180) / Math.PI;
  const onPage = ({ x, y }: PaperPoint) => ({ x, y: y + HEAD_MM });
  const ends = [
    cutLabel(cut, first, corner, from, first.x < last.x),
    cutLabel(cut, last, corner, to, last.x < first.x),
  ];
  const passed = between.map(({ place, text }) => ({ at: cut.toPaper(place), text }));
  const marks: Mark[] = [
    { kind: "text", at: { x: 0, y: 4 }, text: head, sizeMm: 4, anchor: "start" },
    ...cutMarks(cut, corner),
    { kind: "line", points: points.map(onPage), widthMm: 0.8 },
    { kind: "dot", at: onPage(first), radiusMm: 1.4 },
    { kind: "arrowhead", at: onPage(last), degrees },
    ...passed.map(({ at }): Mark => ({ kind: "dot", at: onPage(at), radiusMm: 1.1 })),
    ...ends,
    ...cutLabels(cut, passed, corner, ends),
  ];
  const lines = remarks.flatMap((remark) => textLines(remark, cut.widthMm, REMARK_MM));
  const below = HEAD_MM + cut.heightMm + REMARK_LINE_MM;
  for (const [line, text] of lines.entries()) {
    const at = { x: 0, y: below + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "start" });
  }
  const heightMm = HEAD_MM + cut.heightMm + 1 + lines.length * REMARK_LINE_MM;
  return { widthMm: cut.widthMm, heightMm, marks };
}
