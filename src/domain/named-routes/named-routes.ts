import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type Course, type CourseBreak, courseOf, lineMeters, partMeters } from "./route-course.ts";
import { itemsOfRoute, PART_KINDS, type PartKind, type RouteItem, rootsOf } from "./route-items.ts";
import {
  type RouteLines,
  type RouteMode,
  type RouteRelation,
  type RouteScope,
  type RoutesFile,
  UNITS_PER_DEGREE,
} from "./routes-format.ts";

/** A part of a route for people: one uninterrupted line. */
export interface RoutePart {
  readonly kind: PartKind;
  /** lng, lat, lng, lat … in the direction of the route. WGS 84 degrees. */
  readonly places: Float64Array;
  readonly lengthMeters: number;
}

/** A place where a route is broken off. */
export interface RouteBreak {
  readonly kind: CourseBreak["kind"];
  readonly place: LatLng;
  readonly meters: number;
}

/** A stage of a route, or the route itself. */
export interface NamedRoute {
  /** The id of its relation. */
  readonly id: number;
  readonly mode: RouteMode;
  readonly scope: RouteScope;
  readonly name: string;
  readonly ref: string;
  readonly from: string;
  readonly to: string;
  readonly stages: readonly RouteStage[];
  /** The parts that are not on the way back, those of the main route first, in order. */
  readonly parts: readonly RoutePart[];
  /** The parts of the main route from its end to its beginning. */
  readonly partsBack: readonly RoutePart[];
  /** Between each part of the main route and the next. */
  readonly breaks: readonly RouteBreak[];
  /** The length of the main route in its direction, as far as the pack has it. */
  readonly lengthMeters: number;
  /** The length of all ways of the main route, each once. */
  readonly mappedMeters: number;
  /** True if ways or stages of it are not in the pack. */
  readonly goesBeyond: boolean;
  /** The box around all that the pack has of it. */
  readonly bounds: LngLatBox;
}

/** A relation in a route of several. */
export type RouteStage = Pick<RouteRelation, "id" | "name" | "ref" | "from" | "to"> & {
  /** The length of the part that the pack has. */
  readonly lengthMeters: number;
};

/** More pieces and places in all routes together than those of a country have; further routes are left out. */
const MAX_PLACES = 20e6;

/** Returns the routes with a name or number of a file; a relation within another is a stage of it. */
export function namedRoutesOf(file: RoutesFile): readonly NamedRoute[] {
  let placesLeft = MAX_PLACES;
  return rootsOf(file.relations).flatMap((index) => {
    if (placesLeft <= 0) return [];
    const items = itemsOfRoute(file.relations, index);
    placesLeft -= placeCount(file.lines, items);
    if (placesLeft < 0) return [];
    const hasName = items.some(({ relation }) => isNamed(file.relations[relation]));
    const hasLine = items.some(({ line }) => line >= 0);
    return hasName && hasLine ? [namedRoute(file, index, items)] : [];
  });
}

/** Returns the number of points that pieces have in all, at least one each. A small file may repeat one line very often. */
function placeCount({ starts }: RouteLines, items: readonly RouteItem[]): number {
  return items.reduce(
    (sum, { line }) =>
      sum + (line < 0 ? 1 : (starts[line + 1] as number) - (starts[line] as number)),
    0,
  );
}

function isNamed(relation: RouteRelation | undefined): boolean {
  return relation !== undefined && (relation.name !== "" || relation.ref !== "");
}

function namedRoute(
  { lines, relations }: RoutesFile,
  index: number,
  items: readonly RouteItem[],
): NamedRoute {
  const { id, mode, scope, from, to, name, ref } = relations[index] as RouteRelation;
  const main = items.filter(({ kind }) => kind === "main");
  const [course, back] = [courseOf(lines, main, false), courseOf(lines, main, true)];
  const named = isNamed(relations[index])
    ? { name, ref }
    : (items.map(({ relation }) => relations[relation]).find(isNamed) ?? { name, ref });
  const parts = [
    ...partsOf(lines, course, "main"),
    ...leftParts(lines, main, [course, back]),
    ...sidePartsOf(lines, items),
  ];
  return {
    id,
    mode,
    scope,
    name: named.name,
    ref: named.ref,
    from,
    to,
    stages: stagesOf({ lines, relations }, index, items),
    parts,
    partsBack: partsOf(lines, back, "main"),
    breaks: course.breaks.map(({ kind, from: at, meters }) => ({
      kind,
      place: placeAt(lines, at),
      meters,
    })),
    lengthMeters: lengthOf(lines, course),
    mappedMeters: mappedMeters(lines, main),
    goesBeyond: items.some(({ line }) => line < 0),
    bounds: boundsOf(lines, items),
  };
}

function stagesOf(
  { lines, relations }: RoutesFile,
  index: number,
  items: readonly RouteItem[],
): readonly RouteStage[] {
  const byRelation = new Map<number, RouteItem[]>();
  for (const item of items) {
    const own = byRelation.get(item.relation);
    if (own) own.push(item);
    else if (item.relation !== index) byRelation.set(item.relation, [item]);
  }
  return [...byRelation].map(([relation, own]) => {
    const { id, name, ref, from, to } = relations[relation] as RouteRelation;
    return { id, name, ref, from, to, lengthMeters: lengthOf(lines, courseOf(lines, own, false)) };
  });
}

function lengthOf(lines: RouteLines, { parts }: Course): number {
  return parts.reduce((sum, part) => sum + partMeters(lines, part), 0);
}

function mappedMeters(lines: RouteLines, items: readonly RouteItem[]): number {
  const used = new Set(items.map(({ line }) => line).filter((line) => line >= 0));
  return [...used].reduce((sum, line) => sum + lineMeters(lines, line), 0);
}

/** Returns the lines of the main route that neither direction travels, so that nothing of it is lost. */
function leftParts(
  lines: RouteLines,
  items: readonly RouteItem[],
  courses: readonly Course[],
): readonly RoutePart[] {
  const left = items.filter(
    ({ line }) => line >= 0 && !courses.some(({ usedLines }) => usedLines.has(line)),
  );
  return left.flatMap((item) =>
    partsOf(lines, courseOf(lines, [{ ...item, direction: "both" }], false), "main"),
  );
}

/** Returns alternatives, excursions and so on, each run of members of one kind as parts of its own. */
function sidePartsOf(lines: RouteLines, items: readonly RouteItem[]): readonly RoutePart[] {
  const runs: RouteItem[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === item.kind) run.push(item);
    else runs.push([item]);
  }
  return PART_KINDS.slice(1).flatMap((kind) =>
    runs
      .filter(([first]) => first?.kind === kind)
      .flatMap((run) => partsOf(lines, courseOf(lines, run, false), kind)),
  );
}

function partsOf(lines: RouteLines, course: Course, kind: PartKind): readonly RoutePart[] {
  return course.parts.map((part) => ({
    kind,
    lengthMeters: partMeters(lines, part),
    places: Float64Array.from({ length: 2 * part.length }, (_, at) => {
      const index = part[at >> 1] as number;
      return ((at % 2 === 0 ? lines.lngs : lines.lats)[index] as number) / UNITS_PER_DEGREE;
    }),
  }));
}

function placeAt({ lngs, lats }: RouteLines, index: number): LatLng {
  return {
    lng: (lngs[index] as number) / UNITS_PER_DEGREE,
    lat: (lats[index] as number) / UNITS_PER_DEGREE,
  };
}

function boundsOf({ starts, lngs, lats }: RouteLines, items: readonly RouteItem[]): LngLatBox {
  let [west, south, east, north] = [180e6, 90e6, -180e6, -90e6];
  for (const { line } of items) {
    if (line < 0) continue;
    for (let at = starts[line] as number; at < (starts[line + 1] as number); at++) {
      const [lng, lat] = [lngs[at] as number, lats[at] as number];
      [west, east] = [Math.min(west, lng), Math.max(east, lng)];
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    }
  }
  const [w, s, e, n] = [west, south, east, north].map((value) => value / UNITS_PER_DEGREE);
  return [w as number, s as number, e as number, n as number];
}
