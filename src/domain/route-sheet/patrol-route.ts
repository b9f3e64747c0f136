import { distanceMeters } from "#domain/geodesy/distance.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { MapGap } from "./map-gap.ts";
import type { Patrol } from "./route-sheets.ts";
import type { SheetRoute, SheetStep } from "./sheet-step.ts";
import type { SheetInput, Technique } from "./techniques.ts";

/** A route whose ends are this near to each other is a loop, metres. */
const LOOP_METERS = 50;

/** Returns whether a line (lng, lat, lng, lat …) ends where it starts. */
export function isLoop(line: Float64Array): boolean {
  const [start, end] = [pointOf(line, 0), pointOf(line, line.length / 2 - 1)];
  return distanceMeters(start, end) <= LOOP_METERS;
}

/**
 * Returns the line (lng, lat, lng, lat …) that a patrol walks: a loop as a whole from its place of start, and any other route from
 * there to its end, which is the start of the route for a patrol that walks it the other way.
 */
export function lineOfPatrol(
  line: Float64Array,
  { isReversed, startMeters }: Pick<Patrol, "isReversed" | "startMeters">,
): Float64Array {
  const lengthMeters = metersAlong(line).at(-1) ?? 0;
  const start = Math.min(Math.max(0, startMeters), lengthMeters);
  // From an end of another route than a loop nothing may be left to walk: then it is the whole route, from its other end.
  if (start === 0 || start === lengthMeters) return isReversed ? turned(line) : line;
  const [before, after] = [pieceOf(line, 0, start), pieceOf(line, start, lengthMeters)];
  const ahead = isReversed ? turned(before) : after;
  if (!isLoop(line)) return ahead;
  return Float64Array.from([...ahead, ...(isReversed ? turned(after) : before)]);
}

/** Returns a line from its end to its start. */
function turned(line: Float64Array): Float64Array {
  const points: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) {
    points.push(line[at] as number, line[at + 1] as number);
  }
  return Float64Array.from(points);
}

/** Returns the piece of a line between two distances from its start, metres; what lies beyond its end is cut off. */
export function pieceOf(line: Float64Array, fromMeters: number, toMeters: number): Float64Array {
  const alongs = metersAlong(line);
  // The length of a route is summed in other steps, and may be a hair more than that of its line.
  const [from, to] = [fromMeters, toMeters].map((meters) =>
    Math.min(meters, alongs.at(-1) ?? 0),
  ) as [number, number];
  const inside = alongs.flatMap((along, at) => {
    const isInside = along > from && along < to;
    return isInside ? [line[at * 2] as number, line[at * 2 + 1] as number] : [];
  });
  const ends = [from, to].map((meters) => placeOn(line, alongs, meters));
  return Float64Array.from([...(ends[0] ?? []), ...inside, ...(ends[1] ?? [])]);
}

/** Returns the place (lng, lat) at a distance from the start of a line. */
function placeOn(line: Float64Array, alongs: readonly number[], meters: number): number[] {
  const at = Math.max(
    1,
    alongs.findIndex((along) => along >= meters),
  );
  const [from, to] = [alongs[at - 1] ?? 0, alongs[at] ?? 0];
  const share = to === from ? 0 : (meters - from) / (to - from);
  return [0, 1].map((axis) => {
    const [start, end] = [line[at * 2 - 2 + axis] as number, line[at * 2 + axis] as number];
    return start + (end - start) * share;
  });
}

function pointOf(line: Float64Array, at: number) {
  return { lng: line[at * 2] as number, lat: line[at * 2 + 1] as number };
}

/** The techniques with an instruction for each junction: the one at which a part begins has its own too, because the way there is on another sheet. */
const DRAWN: ReadonlySet<Technique> = new Set([
  "dot-and-arrow",
  "junctions",
  "fragments",
  "photos",
  "strip",
  "maze",
  "strokes",
  "knots",
  "turned-north",
]);

/**
 * Returns the sheets of a part of the route of a patrol: the junctions keep their numbers, and the one at which the part ends is its finish.
 * Distances within the part count from its start.
 */
export function sheetsOfPart(
  input: SheetInput,
  { technique, fromMeters, toMeters }: PatrolPart,
): SheetInput {
  const { route, steps, gaps, words } = input;
  const isLast = toMeters >= route.lengthMeters;
  if (fromMeters === 0 && isLast) return input;
  const inside = steps.filter(({ junction: { alongMeters } }) => {
    const isAfter =
      alongMeters > fromMeters || (alongMeters === fromMeters && DRAWN.has(technique));
    return isAfter && (isLast || alongMeters < toMeters);
  });
  let before = fromMeters;
  const ownSteps = inside.map((step): SheetStep => {
    const { alongMeters } = step.junction;
    const legMeters = alongMeters - before;
    before = alongMeters;
    const junction = { ...step.junction, alongMeters: alongMeters - fromMeters };
    return { ...step, legMeters, junction };
  });
  const numberAt = (meters: number) =>
    steps.find(({ junction }) => junction.alongMeters === meters)?.number ?? null;
  const ends = { from: numberAt(fromMeters), to: isLast ? null : numberAt(toMeters) };
  return {
    ...input,
    route: partOfRoute(route, fromMeters, toMeters),
    steps: ownSteps,
    gaps: partOfGaps(gaps, fromMeters, toMeters),
    part: { ...ends, offsetMeters: fromMeters },
    words: {
      ...words,
      start: ends.from === null ? words.start : `${ends.from}`,
      finish: ends.to === null ? words.finish : `${ends.to}`,
      gap: (gap) => words.gap(shifted(gap, fromMeters)),
    },
  };
}

/** Returns a gap with its distances counted from this far before. */
export function shifted({ fromMeters, toMeters }: MapGap, meters: number): MapGap {
  return { fromMeters: fromMeters + meters, toMeters: toMeters + meters };
}

function partOfRoute(route: SheetRoute, fromMeters: number, toMeters: number): SheetRoute {
  const line = pieceOf(route.line, fromMeters, toMeters);
  return {
    name: route.name,
    start: pointOf(line, 0),
    finish: pointOf(line, line.length / 2 - 1),
    lengthMeters: toMeters - fromMeters,
    line,
  };
}

function partOfGaps(gaps: readonly MapGap[], fromMeters: number, toMeters: number): MapGap[] {
  return gaps
    .filter((gap) => gap.toMeters > fromMeters && gap.fromMeters < toMeters)
    .map((gap) => ({
      fromMeters: Math.max(gap.fromMeters, fromMeters) - fromMeters,
      toMeters: Math.min(gap.toMeters, toMeters) - fromMeters,
    }));
}

/** A part of the route of a patrol with its technique; metres from its start. */
export interface PatrolPart {
  readonly technique: Technique;
  readonly fromMeters: number;
  readonly toMeters: number;
}

/**
 * Returns the parts of the route of a patrol, each ending at a junction on the sheet, or at the end of the route; an end that is not at a
 * junction moves to the nearest one. Parts without a length are left out.
 */
export function partsOfPatrol(
  { stretches }: Pick<Patrol, "stretches">,
  { route, steps }: Pick<SheetInput, "route" | "steps">,
): readonly PatrolPart[] {
  const ends = steps.map(({ junction }) => junction.alongMeters);
  const parts: PatrolPart[] = [];
  let fromMeters = 0;
  for (const [index, { technique, untilMeters }] of stretches.entries()) {
    const isLast = index === stretches.length - 1 || untilMeters === null;
    const toMeters = isLast ? route.lengthMeters : (nearestOf(ends, untilMeters) ?? 0);
    if (toMeters > fromMeters) parts.push({ technique, fromMeters, toMeters });
    fromMeters = Math.max(fromMeters, toMeters);
  }
  return parts;
}

function nearestOf(values: readonly number[], value: number): number | undefined {
  return values.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
}

/** Returns when a patrol is at a distance along its route: minutes since midnight of its day of start; null without a start. */
export function minutesAt(
  { startMinutes }: Pick<Patrol, "startMinutes">,
  alongMeters: number,
  speedKmh: number,
): number | null {
  if (startMinutes === null) return null;
  return startMinutes + Math.round((alongMeters / 1000 / speedKmh) * 60);
}
