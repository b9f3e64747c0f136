import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { WayWishes } from "#domain/network/plan/shortest-way.ts";
import { plainName } from "#domain/packs/plain-text.ts";
import {
  type FragmentTrouble,
  fragmentData,
  readFragmentData,
} from "#domain/sharing/fragment-data.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { PlanNode } from "./plan-route.ts";

/** A plan as a link carries it. */
export interface LinkedPlan extends PlanDraft {
  /** Empty for none. */
  readonly name: string;
}

/** What a link holds, or why it holds no plan. */
export type LinkedPlanResult =
  | { readonly ok: true; readonly plan: LinkedPlan }
  | { readonly ok: false; readonly reason: FragmentTrouble };

const MARK = "#p=";
const VERSION = 1;

/** More stops than anybody taps: what has more was not made here. */
const MOST_STOPS = 1000;

/** Places are rounded to about 5 m: a node is known by its id, the place only says whereabouts it is. */
const UNITS_PER_DEGREE = 1e4;

/** The order of the bits of wishes; new ones only ever come last. */
const WISHES = ["isFewestPosts", "avoidFerries", "avoidPortages", "avoidConnections"] as const;

/**
 * A link to this app that carries a plan in its fragment, which no server gets to see:
 * `https://…/routes#p=1.` and the data, described in docs/formats/plan-links.md.
 * @param origin of the app, without a slash at the end
 */
export function planLink(origin: string, plan: LinkedPlan): string {
  let [north, east] = [0, 0];
  const stops = plan.stops.map(({ osmId, number, lat, lng }) => {
    const [toNorth, toEast] = [lat, lng].map((degrees) =>
      Math.round(degrees * UNITS_PER_DEGREE),
    ) as [number, number];
    const stop = [osmId, number, toNorth - north, toEast - east];
    [north, east] = [toNorth, toEast];
    return stop;
  });
  const wishes = WISHES.reduce((bits, wish, bit) => bits | (plan.wishes[wish] ? 1 << bit : 0), 0);
  const content = {
    m: plan.mode,
    s: stops,
    ...(wishes !== 0 && { w: wishes }),
    ...(plan.name !== "" && { n: plan.name }),
    ...(plan.goal && { g: [plan.goal.lat, plan.goal.lng].map((one) => Number(one.toFixed(6))) }),
  };
  return `${origin}/routes${MARK}${fragmentData(VERSION, content)}`;
}

/** Whether this text (a link, a fragment, what a QR code says) carries a plan at all. */
export function isPlanLink(text: string): boolean {
  return text.includes(MARK);
}

/**
 * The plan that a link or a fragment carries. Anything may come in; nothing is thrown, and half a
 * plan is none. Whether the nodes still exist only the packs know.
 */
export function readPlanLink(text: string): LinkedPlanResult {
  const read = readFragmentData(text, MARK, VERSION);
  if (!read.ok) return read;
  const plan = planOf(read.content);
  return plan ? { ok: true, plan } : { ok: false, reason: "damaged" };
}

function planOf(content: unknown): LinkedPlan | null {
  if (typeof content !== "object" || content === null) return null;
  const { m, s, w, n, g } = content as Readonly<Record<string, unknown>>;
  const mode = NETWORK_MODES.find((one) => one === m);
  const stops = stopsOf(s);
  if (!mode || !stops) return null;
  const [lat, lng] = Array.isArray(g) ? (g as readonly unknown[]) : [];
  return {
    mode,
    wishes: wishesOf(w),
    stops,
    goal: isLatLng(lat, lng) ? { lat: lat as number, lng: lng as number } : null,
    name: typeof n === "string" ? plainName(n) : "",
  };
}

function stopsOf(tuples: unknown): readonly PlanNode[] | null {
  if (!Array.isArray(tuples) || tuples.length === 0 || tuples.length > MOST_STOPS) return null;
  const stops: PlanNode[] = [];
  let units: Units = [0, 0];
  for (const tuple of tuples) {
    const read = stopOf(tuple, units);
    if (!read) return null;
    units = read.units;
    // Two the same in a row are one: a plan never has them.
    if (stops.at(-1)?.osmId !== read.stop.osmId) stops.push(read.stop);
  }
  return stops;
}

/** North and east, in `UNITS_PER_DEGREE`. */
type Units = readonly [north: number, east: number];

/** @param from where the stop before it is, from which its place is counted */
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

function wishesOf(bits: unknown): WayWishes {
  const value = Number.isSafeInteger(bits) ? (bits as number) : 0;
  return Object.fromEntries(
    WISHES.flatMap((wish, bit) => (value & (1 << bit) ? [[wish, true] as const] : [])),
  );
}
