import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { PlanNode, PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import {
  type FragmentProblem,
  fragmentData,
  readFragmentData,
} from "#domain/sharing/fragment-data.ts";
import { MAX_LINK_CHARACTERS, MAX_QR_CHARACTERS } from "#domain/sharing/share-link.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** A plan in the form of a link. */
export interface LinkedPlan extends PlanDraft {
  /** Empty if it has no name. */
  readonly name: string;
  /** The nodes that the route passes after each stop but the last; absent if only the stops are known. */
  readonly passed?: readonly (readonly PlanNode[])[];
  /** The stored form of its route sheets; in a link that was read, nothing in it is checked. */
  readonly sheets?: object;
}

/** The plan in a link, or the reason why there is none. */
export type LinkedPlanResult =
  | { readonly ok: true; readonly plan: LinkedPlan }
  | { readonly ok: false; readonly reason: FragmentProblem };

const MARK = "#p=";
const VERSION = 1;

const LIMIT = CONTENT_LIMITS.planLink;

/** Places are rounded to about 5 m; the id identifies a node, the place only locates it. */
const UNITS_PER_DEGREE = 1e4;

/** The order of the bits for the route options. Add new ones only at the end. */
const OPTION_BITS = [
  "isFewestPosts",
  "avoidFerries",
  "avoidPortages",
  "avoidConnections",
  "preferPaved",
  "preferUnpaved",
  "avoidImpassable",
] as const;

/** Returns the nodes that a route passes after each stop but the last. */
export function passedNodes({
  nodes,
  stopPlaces,
}: Pick<PlanRoute, "nodes" | "stopPlaces">): readonly (readonly PlanNode[])[] {
  return stopPlaces
    .slice(1)
    .map((place, index) => nodes.slice((stopPlaces[index] ?? 0) + 1, place));
}

/** Returns the numbers of a plan from a link in order, without legs; null if only its stops are known. */
export function routeOfLinked({ stops, passed }: LinkedPlan): PlanRoute | null {
  if (!passed) return null;
  const nodes: PlanNode[] = [];
  const stopPlaces = stops.map((stop, index) => {
    const place = nodes.push(stop) - 1;
    nodes.push(...(passed[index] ?? []));
    return place;
  });
  return { nodes, legs: [], stopPlaces, meters: 0 };
}

/**
 * Returns a link to this app with a plan in its fragment, which servers do not see: `https://…/routes#p=1.`
 * and the data, described in docs/formats/plan-links.md. Leaves out the passed nodes if the link would be too
 * long for a QR code, or at all.
 * @param origin of the app, without a trailing slash
 */
export function planShareLink(origin: string, plan: LinkedPlan): string {
  const link = (content: object) => `${origin}/routes${MARK}${fragmentData(VERSION, content)}`;
  const content = contentOf(plan);
  const short = link(content);
  if (!plan.passed?.some((nodes) => nodes.length > 0)) return short;
  const long = link({ ...content, r: passedTuples(plan.stops, plan.passed) });
  const isTooLong = long.length > MAX_QR_CHARACTERS && short.length <= MAX_QR_CHARACTERS;
  return isTooLong || long.length > MAX_LINK_CHARACTERS ? short : long;
}

function contentOf({ mode, stops, options, name, goal, sheets }: LinkedPlan) {
  const bits = OPTION_BITS.reduce((sum, option, bit) => sum | (options[option] ? 1 << bit : 0), 0);
  return {
    m: mode,
    s: tuplesOf(stops, [0, 0]),
    ...(bits !== 0 && { w: bits }),
    ...(name !== "" && { n: name }),
    ...(sheets && { k: sheets }),
    ...(goal && { g: [goal.lat, goal.lng].map((one) => Number(one.toFixed(6))) }),
  };
}

function passedTuples(stops: readonly PlanNode[], passed: readonly (readonly PlanNode[])[]) {
  return passed.map((nodes, index) => tuplesOf(nodes, unitsOf(stops[index] as PlanNode)));
}

/** @param from the place of the node before the first one */
function tuplesOf(nodes: readonly PlanNode[], from: Units) {
  let [north, east] = from;
  return nodes.map((node) => {
    const [toNorth, toEast] = unitsOf(node);
    const tuple = [node.osmId, node.number, toNorth - north, toEast - east];
    [north, east] = [toNorth, toEast];
    return tuple;
  });
}

function unitsOf({ lat, lng }: PlanNode): Units {
  return [Math.round(lat * UNITS_PER_DEGREE), Math.round(lng * UNITS_PER_DEGREE)];
}

/**
 * Reads the plan from a link or a fragment. Never throws; an incomplete plan is rejected. Whether the nodes
 * still exist is not checked.
 */
export function readPlanLink(text: string): LinkedPlanResult {
  const read = readFragmentData(text, { mark: MARK, version: VERSION, limit: LIMIT });
  if (!read.ok) return read;
  if (hasTooMany(read.content)) return { ok: false, reason: "too-many" };
  const plan = planOf(read.content);
  return plan ? { ok: true, plan } : { ok: false, reason: "damaged" };
}

function hasTooMany(content: unknown): boolean {
  const { s, r } = (content ?? {}) as Readonly<Record<string, unknown>>;
  const { stops, passed } = LIMIT.maxEntries;
  const lists = Array.isArray(r) ? r : [];
  const count = lists.reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  return (Array.isArray(s) && s.length > stops) || count > passed;
}

function planOf(content: unknown): LinkedPlan | null {
  if (typeof content !== "object" || content === null) return null;
  const { m, s, w, n, g, r, k } = content as Readonly<Record<string, unknown>>;
  const mode = NETWORK_MODES.find((one) => one === m);
  const stops = stopsOf(s);
  if (!mode || !stops) return null;
  const passed = r === undefined ? undefined : passedOf(r, stops);
  if (passed === null) return null;
  const [lat, lng] = Array.isArray(g) ? (g as readonly unknown[]) : [];
  return {
    mode,
    options: optionsOf(w),
    stops,
    goal: isLatLng(lat, lng) ? { lat: lat as number, lng: lng as number } : null,
    name: typeof n === "string" ? plainName(n) : "",
    ...(passed && { passed }),
    ...(typeof k === "object" && k !== null && { sheets: k }),
  };
}

function passedOf(
  lists: unknown,
  stops: readonly PlanNode[],
): readonly (readonly PlanNode[])[] | null {
  if (!Array.isArray(lists) || lists.length !== stops.length - 1) return null;
  const passed = lists.map((list, index) =>
    Array.isArray(list) ? nodesOf(list, unitsOf(stops[index] as PlanNode)) : null,
  );
  const good = passed.filter((nodes) => nodes !== null);
  return good.length === passed.length ? good : null;
}

function stopsOf(tuples: unknown): readonly PlanNode[] | null {
  if (!Array.isArray(tuples) || tuples.length === 0) return null;
  // Successive equal stops are merged, because a plan never has them.
  return (
    nodesOf(tuples, [0, 0])?.filter(
      ({ osmId }, index, stops) => stops[index - 1]?.osmId !== osmId,
    ) ?? null
  );
}

/** Reads nodes, each placed relative to the one before; null if one is invalid. */
function nodesOf(tuples: readonly unknown[], from: Units): readonly PlanNode[] | null {
  const nodes: PlanNode[] = [];
  let units = from;
  for (const tuple of tuples) {
    const read = stopOf(tuple, units);
    if (!read) return null;
    units = read.units;
    nodes.push(read.stop);
  }
  return nodes;
}

/** North and east, in `UNITS_PER_DEGREE`. */
type Units = readonly [north: number, east: number];

/** @param from the place of the stop before it, to which its place is relative */
function stopOf(tuple: unknown, from: Units): { stop: PlanNode; units: Units } | null {
  if (!Array.isArray(tuple)) return null;
  const [osmId, number, north, east] = tuple as readonly unknown[];
  if (!Number.isSafeInteger(osmId) || typeof number !== "string") return null;
  if (typeof north !== "number" || typeof east !== "number") return null;
  const units: Units = [from[0] + north, from[1] + east];
  const [lat, lng] = [units[0] / UNITS_PER_DEGREE, units[1] / UNITS_PER_DEGREE];
  if (!isLatLng(lat, lng)) return null;
  return { stop: { osmId: osmId as number, number: plainName(number), lat, lng }, units };
}

function optionsOf(bits: unknown): RouteOptions {
  const value = Number.isSafeInteger(bits) ? (bits as number) : 0;
  return Object.fromEntries(
    OPTION_BITS.flatMap((option, bit) => (value & (1 << bit) ? [[option, true] as const] : [])),
  );
}
