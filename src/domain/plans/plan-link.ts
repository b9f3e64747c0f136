import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import {
  isPlace,
  isSamePoint,
  LEG_GROUNDS,
  nodesAmong,
  type PlanNode,
  type PlanPoint,
  type PlanRoute,
  pointOf,
} from "#domain/network/plan/route/plan-route.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import {
  type FragmentProblem,
  fragmentData,
  readFragmentData,
} from "#domain/sharing/fragment-data.ts";
import { MAX_LINK_CHARACTERS, MAX_QR_CHARACTERS } from "#domain/sharing/share-link.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { hasPlacesOrGrounds, type PlanDraft, type PlanStop } from "./plan-draft.ts";

/** A plan in the form of a link. */
export interface LinkedPlan extends PlanDraft {
  /** Empty if it has no name. */
  readonly name: string;
  /** The nodes that the route passes after each stop but the last; absent if only the stops are known. */
  readonly passed?: readonly (readonly PlanNode[])[];
  /** The length of the route in metres, for devices whose packs do not have it; absent if unknown. */
  readonly meters?: number;
  /** The stored form of its route sheets; in a link that was read, nothing in it is checked. */
  readonly sheets?: object;
}

/** The plan in a link, or the reason why there is none. */
export type LinkedPlanResult =
  | { readonly ok: true; readonly plan: LinkedPlan }
  | { readonly ok: false; readonly reason: FragmentProblem };

const MARK = "#p=";
/** The version of a plan with places or with legs on other ground than the usual; one of only nodes is of version 1. */
const VERSION = 2;

const LIMIT = CONTENT_LIMITS.planLink;

/** The place of a node is rounded to about 5 m: its id identifies it, and the place only locates it. */
const UNITS_PER_DEGREE = 1e4;
/** Any other place is rounded to this part of a unit: 10⁻⁶ degree. */
const PARTS_PER_UNIT = 100;

/** The order of the bits for the route options. Add new ones only at the end. */
const OPTION_BITS = [
  "isFewestPosts",
  "avoidFerries",
  "avoidPortages",
  "avoidConnections",
  "preferPaved",
  "preferUnpaved",
  "avoidImpassable",
  "avoidMotorWaters",
] as const;

/** Returns the nodes that a route passes after each stop but the last. */
export function passedNodes({
  nodes,
  stopPlaces,
}: Pick<PlanRoute, "nodes" | "stopPlaces">): readonly (readonly PlanNode[])[] {
  return stopPlaces
    .slice(1)
    .map((place, index) => nodesAmong(nodes.slice((stopPlaces[index] ?? 0) + 1, place)));
}

/** Returns the numbers of a plan from a link in order, without legs; null if only its stops are known. */
export function routeOfLinked({ stops, passed }: LinkedPlan): PlanRoute | null {
  if (!passed) return null;
  const nodes: PlanPoint[] = [];
  const stopPlaces = stops.map((stop, index) => {
    const place = nodes.push(pointOf(stop)) - 1;
    nodes.push(...(passed[index] ?? []));
    return place;
  });
  return { nodes, legs: [], stopPlaces, meters: 0 };
}

/**
 * Returns a link to this app with a plan in its fragment, which servers do not see: `https://…/routes#p=`, the version
 * and the data, described in docs/formats/plan-links.md. Leaves out the passed nodes if the link would be too
 * long for a QR code, or at all.
 * @param origin of the app, without a trailing slash
 */
export function planShareLink(origin: string, plan: LinkedPlan): string {
  const version = hasPlacesOrGrounds(plan) ? VERSION : 1;
  const link = (content: object) => `${origin}/routes${MARK}${fragmentData(version, content)}`;
  const content = contentOf(plan);
  const short = link(content);
  if (!plan.passed?.some((nodes) => nodes.length > 0)) return short;
  const long = link({ ...content, r: passedTuples(plan.stops, plan.passed) });
  const isTooLong = long.length > MAX_QR_CHARACTERS && short.length <= MAX_QR_CHARACTERS;
  return isTooLong || long.length > MAX_LINK_CHARACTERS ? short : long;
}

function contentOf({ mode, stops, options, name, meters, sheets }: LinkedPlan) {
  const bits = OPTION_BITS.reduce((sum, option, bit) => sum | (options[option] ? 1 << bit : 0), 0);
  return {
    m: mode,
    s: tuplesOf(stops, [0, 0]),
    ...(bits !== 0 && { w: bits }),
    ...(name !== "" && { n: name }),
    ...(meters !== undefined && meters >= 1 && { l: Math.round(meters) }),
    ...(sheets && { k: sheets }),
  };
}

function passedTuples(stops: readonly PlanStop[], passed: readonly (readonly PlanNode[])[]) {
  return passed.map((nodes, index) => tuplesOf(nodes, unitsOf(stops[index] as PlanStop)));
}

/** @param from the place of the stop before the first one */
function tuplesOf(stops: readonly PlanStop[], from: Units) {
  let [north, east] = from;
  return stops.map((stop) => {
    const [toNorth, toEast] = unitsOf(stop);
    const identity = isPlace(stop) ? [null, stop.name ?? ""] : [stop.osmId, stop.number];
    const ground = stop.along ? [LEG_GROUNDS.indexOf(stop.along)] : [];
    const tuple = [...identity, part(toNorth - north), part(toEast - east), ...ground];
    [north, east] = [toNorth, toEast];
    return tuple;
  });
}

function unitsOf(point: PlanPoint): Units {
  const round = isPlace(point) ? part : Math.round;
  return [round(point.lat * UNITS_PER_DEGREE), round(point.lng * UNITS_PER_DEGREE)];
}

/** Rounds to a part of a unit. */
function part(units: number): number {
  return Math.round(units * PARTS_PER_UNIT) / PARTS_PER_UNIT;
}

/**
 * Reads the plan from a link or a fragment. Never throws; an incomplete plan is rejected. Whether the nodes
 * still exist is not checked.
 */
export function readPlanLink(text: string): LinkedPlanResult {
  const isFirst = new RegExp(`${MARK}\\s*1\\.`).test(text);
  const version = isFirst ? 1 : VERSION;
  const read = readFragmentData(text, { mark: MARK, version, limit: LIMIT });
  if (!read.ok) return read;
  if (hasTooMany(read.content)) return { ok: false, reason: "too-many" };
  const plan = planOf(read.content, version);
  return plan ? { ok: true, plan } : { ok: false, reason: "damaged" };
}

function hasTooMany(content: unknown): boolean {
  const { s, r } = (content ?? {}) as Readonly<Record<string, unknown>>;
  const { stops, passed } = LIMIT.maxEntries;
  const lists = Array.isArray(r) ? r : [];
  const count = lists.reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  return (Array.isArray(s) && s.length > stops) || count > passed;
}

function planOf(content: unknown, version: number): LinkedPlan | null {
  if (typeof content !== "object" || content === null) return null;
  const { m, s, w, n, g, r, k, l } = content as Readonly<Record<string, unknown>>;
  const mode = NETWORK_MODES.find((one) => one === m);
  const stops = stopsOf(s, version);
  if (!mode || !stops) return null;
  const passed = r === undefined ? undefined : passedOf(r, stops);
  if (passed === null) return null;
  const plan = {
    mode,
    options: optionsOf(w),
    stops,
    name: typeof n === "string" ? plainName(n) : "",
    ...(passed && { passed }),
    ...(isLength(l) && { meters: l }),
    ...(typeof k === "object" && k !== null && { sheets: k }),
  };
  return version === 1 ? withGoal(plan, g) : plan;
}

/** No route is longer than the way around the earth. */
const MAX_METERS = 4e7;

function isLength(meters: unknown): meters is number {
  return typeof meters === "number" && meters >= 1 && meters <= MAX_METERS;
}

/** Adds the destination of a link of version 1 as the last stop; a full plan has no room for it, as in the stored plans. */
function withGoal(plan: LinkedPlan, goal: unknown): LinkedPlan {
  const [lat, lng] = Array.isArray(goal) ? (goal as readonly unknown[]) : [];
  if (!isLatLng(lat, lng) || plan.stops.length >= LIMIT.maxEntries.stops) return plan;
  const place = { kind: "place" as const, lat: lat as number, lng: lng as number };
  const { stops, passed } = plan;
  return { ...plan, stops: [...stops, place], ...(passed && { passed: [...passed, []] }) };
}

function passedOf(
  lists: unknown,
  stops: readonly PlanStop[],
): readonly (readonly PlanNode[])[] | null {
  if (!Array.isArray(lists) || lists.length !== stops.length - 1) return null;
  const passed = lists.map((list, index) =>
    Array.isArray(list) ? pointsOf(list, unitsOf(stops[index] as PlanStop), 1) : null,
  );
  const good = passed.filter((nodes) => nodes !== null);
  return good.length === passed.length ? good.map(nodesAmong) : null;
}

function stopsOf(tuples: unknown, version: number): readonly PlanStop[] | null {
  if (!Array.isArray(tuples) || tuples.length === 0) return null;
  // Successive equal stops are merged, because a plan never has them.
  return (
    pointsOf(tuples, [0, 0], version)?.filter(
      (stop, index, stops) => !isSamePoint(stops[index - 1], stop),
    ) ?? null
  );
}

/** Reads stops, each placed relative to the one before; null if one is invalid. */
function pointsOf(
  tuples: readonly unknown[],
  from: Units,
  version: number,
): readonly PlanStop[] | null {
  const stops: PlanStop[] = [];
  let units = from;
  for (const tuple of tuples) {
    const read = Array.isArray(tuple) ? stopOf(tuple, units, version) : null;
    if (!read) return null;
    units = read.units;
    stops.push(read.stop);
  }
  return stops;
}

/** North and east, in `UNITS_PER_DEGREE`. */
type Units = readonly [north: number, east: number];

/** @param from the place of the stop before it, to which its place is relative */
function stopOf(
  [osmId, label, north, east, ground]: readonly unknown[],
  from: Units,
  version: number,
): { stop: PlanStop; units: Units } | null {
  if (typeof label !== "string" || typeof north !== "number" || typeof east !== "number")
    return null;
  const units: Units = [part(from[0] + north), part(from[1] + east)];
  const [lat, lng] = units.map(degreesOf) as [number, number];
  if (!isLatLng(lat, lng)) return null;
  const along = typeof ground === "number" ? LEG_GROUNDS[ground] : undefined;
  if (version > 1 && ground !== undefined && !along) return null;
  const chosen = version > 1 && along ? { along } : {};
  const name = plainName(label);
  if (version > 1 && osmId === null) {
    return { stop: { kind: "place", lat, lng, ...(name && { name }), ...chosen }, units };
  }
  if (!Number.isSafeInteger(osmId)) return null;
  return { stop: { osmId: osmId as number, number: name, lat, lng, ...chosen }, units };
}

function degreesOf(units: number): number {
  return Number((units / UNITS_PER_DEGREE).toFixed(6));
}

function optionsOf(bits: unknown): RouteOptions {
  const value = Number.isSafeInteger(bits) ? (bits as number) : 0;
  return Object.fromEntries(
    OPTION_BITS.flatMap((option, bit) => (value & (1 << bit) ? [[option, true] as const] : [])),
  );
}
