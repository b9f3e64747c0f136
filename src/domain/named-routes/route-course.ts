import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import type { RouteItem } from "./route-items.ts";
import { type RouteLines, UNITS_PER_DEGREE } from "./routes-format.ts";

/** An uninterrupted line in the direction of travel: indexes of positions of the file. */
export type CoursePart = readonly number[];

/**
 * The end of a part and the beginning of the next. `beyond`: the route goes on outside the pack. `branch`: the next part
 * begins on an earlier one. `gap`: neither.
 */
export interface CourseBreak {
  readonly kind: "beyond" | "branch" | "gap";
  /** The index of the position where the part before ends. */
  readonly from: number;
  /** The index of the position where the next part begins. */
  readonly to: number;
  readonly meters: number;
}

/** The order in which pieces of a route are travelled in one direction. */
export interface Course {
  readonly parts: readonly CoursePart[];
  /** Between each part and the next. */
  readonly breaks: readonly CourseBreak[];
  /** The lines that it travels. */
  readonly usedLines: ReadonlySet<number>;
}

/**
 * Joins pieces in their order. Pieces that are travelled in the other direction only are left out, and ways round a
 * roundabout are taken from one arm to the next. With `isBack` from the end to the beginning.
 */
export function courseOf(lines: RouteLines, items: readonly RouteItem[], isBack: boolean): Course {
  const builder = createBuilder(lines, isBack);
  const ordered = isBack ? items.toReversed() : items;
  for (let at = 0; at < ordered.length; ) {
    const item = ordered[at] as RouteItem;
    if (item.line < 0) {
      builder.leavePack();
      at += 1;
      continue;
    }
    if (item.direction === "both" || isRing(lines, item.line)) {
      builder.add(item, aheadAt(lines, ordered, at + 1));
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < ordered.length && isOneWay(lines, ordered[end] as RouteItem)) end += 1;
    builder.addOneWays(ordered.slice(at, end), aheadAt(lines, ordered, end));
    at = end;
  }
  return builder.course();
}

function isOneWay(lines: RouteLines, { line, direction }: RouteItem): boolean {
  return line >= 0 && direction !== "both" && !isRing(lines, line);
}

/** The pieces that may come next, and the places where a line may reach them. */
interface Ahead {
  readonly items: readonly RouteItem[];
  /** Their ends, and all places of rings, as `placeKey` writes them. */
  readonly places: ReadonlySet<string>;
}

/** Returns the pieces that may come next: one, or all of a run with one direction and the one behind it. */
function aheadAt(lines: RouteLines, ordered: readonly RouteItem[], at: number): Ahead {
  let end = at;
  while (end < ordered.length && isOneWay(lines, ordered[end] as RouteItem)) end += 1;
  const items = ordered.slice(at, end + 1).filter(({ line }) => line >= 0);
  const places = new Set<string>();
  for (const { line } of items) {
    const reached = isRing(lines, line) ? indexesOf(lines, line) : endsOf(lines, line);
    for (const place of reached) places.add(placeKey(lines, place));
  }
  return { items, places };
}

const NOTHING_AHEAD: Ahead = { items: [], places: new Set() };

function placeKey({ lngs, lats }: RouteLines, index: number): string {
  return `${lngs[index]} ${lats[index]}`;
}

/** Returns the length of a part in metres. */
export function partMeters(lines: RouteLines, part: CoursePart): number {
  let meters = 0;
  for (let at = 1; at < part.length; at++) {
    meters += metersBetween(lines, part[at - 1] as number, part[at] as number);
  }
  return meters;
}

/** Returns the length of a line in metres. */
export function lineMeters(lines: RouteLines, line: number): number {
  return partMeters(lines, indexesOf(lines, line));
}

function metersBetween({ lngs, lats }: RouteLines, a: number, b: number): number {
  return shortDistanceMeters(
    (lngs[a] as number) / UNITS_PER_DEGREE,
    (lats[a] as number) / UNITS_PER_DEGREE,
    (lngs[b] as number) / UNITS_PER_DEGREE,
    (lats[b] as number) / UNITS_PER_DEGREE,
  );
}

function indexesOf({ starts }: RouteLines, line: number): number[] {
  const start = starts[line] as number;
  return Array.from({ length: (starts[line + 1] as number) - start }, (_, at) => start + at);
}

function isSamePlace({ lngs, lats }: RouteLines, a: number, b: number): boolean {
  return lngs[a] === lngs[b] && lats[a] === lats[b];
}

function isRing(lines: RouteLines, line: number): boolean {
  const [first, last] = endsOf(lines, line);
  return last - first > 2 && isSamePlace(lines, first, last);
}

function endsOf({ starts }: RouteLines, line: number): readonly [first: number, last: number] {
  return [starts[line] as number, (starts[line + 1] as number) - 1];
}

/** Returns the directions in which a piece may be travelled, as its positions in order. */
function waysOver(lines: RouteLines, { line, direction }: RouteItem): readonly CoursePart[] {
  const along = indexesOf(lines, line);
  if (direction === "forward") return [along];
  return direction === "backward" ? [along.toReversed()] : [along, along.toReversed()];
}

/** Tells whether a place is where a line may reach what comes next. */
function touches(lines: RouteLines, { places }: Ahead, place: number): boolean {
  return places.has(placeKey(lines, place));
}

function createBuilder(lines: RouteLines, isBack: boolean) {
  const parts: number[][] = [];
  const breaks: CourseBreak[] = [];
  const usedLines = new Set<number>();
  const passed = new Set<string>();
  let isBeyond = false;

  const end = (): number | undefined => parts.at(-1)?.at(-1);
  const append = (line: number, way: CoursePart): void => {
    usedLines.add(line);
    for (const at of way) passed.add(placeKey(lines, at));
    const part = parts.at(-1) as number[];
    // The first position is the last of the part.
    for (const at of part.length > 0 ? way.slice(1) : way) part.push(at);
  };
  const beginWith = (line: number, way: CoursePart): void => {
    const [from, to] = [end(), way[0] as number];
    if (from !== undefined) {
      const isBranch = passed.has(placeKey(lines, to));
      const kind = isBeyond ? "beyond" : isBranch ? "branch" : "gap";
      breaks.push({ kind, from, to, meters: metersBetween(lines, from, to) });
    }
    parts.push([]);
    append(line, way);
  };
  /** Returns how a piece continues the last part; null if it does not. */
  const continuation = (item: RouteItem, next: Ahead): CoursePart | null => {
    const from = end();
    if (from === undefined || isBeyond) return null;
    if (isRing(lines, item.line)) return ringPath(lines, item, from, next);
    return waysOver(lines, item).find((way) => isSamePlace(lines, way[0] as number, from)) ?? null;
  };
  const add = (item: RouteItem, next: Ahead): void => {
    const way = continuation(item, next);
    if (way) append(item.line, way);
    else beginWith(item.line, firstWay(lines, { item, next, before: end(), isBack }));
    isBeyond = false;
  };
  return {
    add,
    leavePack: (): void => {
      isBeyond = true;
    },
    /**
     * Adds those of a run of pieces with one direction that lead on from here to the next piece, neighbour by neighbour
     * in their order; the others lead back.
     */
    addOneWays: (items: readonly RouteItem[], next: Ahead): void => {
      const isAtNext = (): boolean => {
        const here = end();
        return here !== undefined && !isBeyond && touches(lines, next, here);
      };
      const canFollow = (at: number): boolean => {
        const item = items[at];
        return item !== undefined && !used.has(at) && continuation(item, NOTHING_AHEAD) !== null;
      };
      const used = new Set<number>();
      const walkFrom = (first: number): void => {
        for (let at = first; at >= 0; at = [at + 1, at - 1].find(canFollow) ?? -1) {
          used.add(at);
          add(items[at] as RouteItem, NOTHING_AHEAD);
          if (isAtNext()) return;
        }
      };
      if (isAtNext()) return;
      const first = items.findIndex((_, at) => canFollow(at));
      // Nothing leads on from here: a new part begins.
      walkFrom(Math.max(0, first));
    },
    course: (): Course => ({ parts, breaks, usedLines }),
  };
}

/**
 * Returns the direction of a piece that begins a part: towards the next piece, else from what is nearest before, else
 * that of its way, or against it on the way back.
 */
function firstWay(lines: RouteLines, { item, next, before, isBack }: FirstPiece): CoursePart {
  const [along, against] = waysOver(lines, item) as readonly [CoursePart, CoursePart?];
  const usual = isBack && against && lines.roundabouts[item.line] === 0 ? against : along;
  if (isRing(lines, item.line)) {
    const turned = usual.findIndex((at) => touches(lines, next, at));
    return turned > 0 ? [...usual.slice(turned), ...usual.slice(1, turned + 1)] : usual;
  }
  const ways = against ? [usual, usual === along ? against : along] : [along];
  const towards = ways.find((way) => touches(lines, next, way.at(-1) as number));
  if (towards) return towards;
  const from = (way: CoursePart): number =>
    before === undefined ? 0 : metersBetween(lines, before, way[0] as number);
  const to = (way: CoursePart): number =>
    next.items.reduce((least, { line }) => {
      const reaches = endsOf(lines, line).map((end) =>
        metersBetween(lines, way.at(-1) as number, end),
      );
      return Math.min(least, ...reaches);
    }, Infinity);
  const far = before === undefined && next.items.length > 0 ? to : from;
  return ways.reduce((best, way) => (far(way) < far(best) ? way : best));
}

interface FirstPiece {
  readonly item: RouteItem;
  readonly next: Ahead;
  /** The index of the position where the part before ends; undefined for the first part. */
  readonly before: number | undefined;
  readonly isBack: boolean;
}

/** Returns the way round a ring from a place on it to where the next piece begins; null if the place is not on it. */
function ringPath(
  lines: RouteLines,
  { line, direction }: RouteItem,
  from: number,
  next: Ahead,
): CoursePart | null {
  const along = indexesOf(lines, line).slice(1);
  const ring = direction === "backward" ? along.toReversed() : along;
  const entry = ring.findIndex((at) => isSamePlace(lines, at, from));
  if (entry < 0) return null;
  const round = [...ring.slice(entry), ...ring.slice(0, entry + 1)];
  const exit = round.findIndex((at, step) => step > 0 && touches(lines, next, at));
  const isReturn = touches(lines, next, from);
  if (isReturn && lines.roundabouts[line] === 1) return [round[0] as number, round[0] as number];
  if (exit < 0 || isReturn) return round;
  const way = round.slice(0, exit + 1);
  if (lines.roundabouts[line] === 1 || direction !== "both") return way;
  // On another ring people take the shorter side.
  const other = [...round.slice(exit).toReversed()];
  return partMeters(lines, other) < partMeters(lines, way) ? other : way;
}
