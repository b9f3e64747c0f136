import type { Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import type { LegWater } from "#domain/network/plan/route/plan-route.ts";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import { FERRY } from "#domain/network/ways/access/way-class.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import {
  damagedWays,
  TRAITS,
  UNITS_PER_METER,
  WaysFormatError,
} from "#domain/network/ways/file/ways-format.ts";
import { endOfEdge, type JoinedCell, timesOfGate } from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { addPart } from "./path-line.ts";
import type { PathPart } from "./search-beginnings.ts";
import { searchWays, type WayPath } from "./search-ways.ts";
import { type SnappedPlace, snapAfloat, snapToWays } from "./snap-to-ways.ts";
import { createWaterFacts } from "./water-facts.ts";
import { isWalkedByCyclists, type WayOptions, wayCosts } from "./way-costs.ts";
import { type EdgeAlong, turnsAlong, type WayTurn } from "./way-turns.ts";

/** The question for a route between two places. */
export interface WayQuestion {
  readonly mode: NetworkMode;
  readonly from: LatLng;
  readonly to: LatLng;
  readonly options?: WayOptions;
}

/** The reason why there is no route. */
export type WayProblem =
  /** No way for the mode lies within 300 m of the beginning, or of the end. */
  | "from-far-from-ways"
  | "to-far-from-ways"
  /** No way leads from one to the other. */
  | "no-way"
  /** A part of the ways cannot be read. */
  | "damaged";

/** A stretch of a route with one name. */
export interface NamedStretch {
  readonly name: string | null;
  readonly isFerry: boolean;
  readonly meters: number;
}

/** A route along ways. */
export interface WayRoute {
  readonly kind: "route";
  /** The straight distance from the start to the first way. */
  readonly metersBefore: number;
  /** Along ways. */
  readonly meters: number;
  /** The straight distance from the last way to the end. */
  readonly metersAfter: number;
  /** The lengths of the paved and the unpaved parts; the surface of the other ways is unknown. */
  readonly pavedMeters: number;
  readonly unpavedMeters: number;
  /** The length of the stretches where a cyclist gets off. */
  readonly walkedMeters: number;
  /** Along the ways only: lng, lat, lng, lat … in degrees. */
  readonly line: Float64Array;
  readonly stretches: readonly NamedStretch[];
  /** The places where the traveller must be told how to go on, in the order of travel. */
  readonly turns: readonly WayTurn[];
  /** Times and seasons on the way, as tagged, each once. */
  readonly conditions: readonly string[];
  /** The facts about the water along the route, with distances from the start of the line; absent on land. */
  readonly water?: LegWater;
  /** The number of nodes that the search settled. */
  readonly settled: number;
}

/** The answer to a question. */
export type WayAnswer = WayRoute | { readonly kind: "problem"; readonly problem: WayProblem };

/** Finds the best route between two places; the caller may do other work in `pause`. */
export async function routeAlongWays(
  ways: JoinedWays,
  question: WayQuestion,
  pause?: Pause,
): Promise<WayAnswer> {
  const { mode, options = {} } = question;
  const ridden = { ...question, options: { ...options, mayGetOff: false } };
  const answer = await answerAlongWays(ways, ridden, pause);
  if (mode !== "cycle" || !options.mayGetOff || !isLongWayAround(answer, question)) return answer;
  const walked = await answerAlongWays(ways, question, pause);
  // Without a way to ride, a damaged cell may still have one to walk.
  if (answer.kind === "problem" && walked.kind === "problem") return walked;
  return isWorthGettingOff(answer, walked) ? walked : answer;
}

/** A cyclist gets off for at most so much of a leg. */
const MAX_WALKED_METERS = 200;
/** A way around costs at least so much more, and at least so many times the way with the walk. */
const [MIN_SAVED_METERS, MIN_SAVED_FACTOR] = [500, 1.5];

/** Returns whether a route by bicycle goes so far around that another may be worth a walk: none is shorter than the great circle. */
function isLongWayAround(answer: WayAnswer, { from, to }: WayQuestion): boolean {
  if (answer.kind === "problem") return answer.problem === "no-way";
  return isMuchLonger(answer.meters, distanceMeters(from, to));
}

function isMuchLonger(meters: number, otherMeters: number): boolean {
  return meters >= Math.max(otherMeters + MIN_SAVED_METERS, otherMeters * MIN_SAVED_FACTOR);
}

function isWorthGettingOff(ridden: WayAnswer, walked: WayAnswer): boolean {
  if (walked.kind === "problem") return false;
  if (walked.walkedMeters === 0 || walked.walkedMeters > MAX_WALKED_METERS) return false;
  return ridden.kind === "problem" || isMuchLonger(ridden.meters, walked.meters);
}

async function answerAlongWays(
  ways: JoinedWays,
  { mode, from, to, options = {} }: WayQuestion,
  pause?: Pause,
): Promise<WayAnswer> {
  try {
    const [first, ...others] = isBoatingMode(mode)
      ? await snapAfloat(ways, mode, [from, to])
      : [[await snapToWays(ways, mode, from), await snapToWays(ways, mode, to)] as const];
    const [starts, ends] = first ?? [[], []];
    if (starts.length === 0) return problemIn(ways, "from-far-from-ways", [from]);
    if (ends.length === 0) return problemIn(ways, "to-far-from-ways", [to]);
    // Components are those of one mode: only a search tells what a cyclist can reach by getting off in between.
    if (!options.mayGetOff && !(await areConnected(ways, mode, starts, ends))) {
      return problemIn(ways, "no-way", [from, to]);
    }
    const costs = wayCosts(mode, options);
    let path = await searchWays({ ways, costs, from: starts, to: ends, pause });
    for (const [start, end] of others) {
      path ??= await searchWays({ ways, costs, from: start, to: end, pause });
    }
    if (!path) return problemIn(ways, "no-way", [from, to]);
    return await routeOf(ways, path, { mode, from, to });
  } catch (error) {
    if (error instanceof WaysFormatError) return { kind: "problem", problem: "damaged" };
    throw error;
  }
}

/** Returns a problem at places; where a pack has ways that cannot be read, nothing is known to be missing. */
function problemIn(
  { unreadAreas = [] }: JoinedWays,
  problem: WayProblem,
  places: readonly LatLng[],
): WayAnswer {
  const isUnread = places.some((place) => unreadAreas.some((area) => isInBox(area, place)));
  return { kind: "problem", problem: isUnread ? "damaged" : problem };
}

/** Tells from the components, without a search, whether any way connects two places. */
async function areConnected(
  ways: JoinedWays,
  mode: NetworkMode,
  starts: readonly SnappedPlace[],
  ends: readonly SnappedPlace[],
): Promise<boolean> {
  const groups = ways.components(mode);
  const any = (): boolean =>
    starts.some((start) => ends.some((end) => groups.areJoined(start.component, end.component)));
  if (any()) return true;
  const areAllRead = await ways.joinComponents();
  // A damaged cell may have the connection: not read is not the same as not there.
  if (!any() && !areAllRead) throw damagedWays();
  return any();
}

async function routeOf(
  ways: JoinedWays,
  { parts, from, to, settled }: WayPath,
  asked: Pick<WayQuestion, "mode" | "from" | "to">,
): Promise<WayRoute> {
  const line: number[] = [];
  const stretches: NamedStretch[] = [];
  const edges: EdgeAlong[] = [];
  const facts = createFacts(asked.mode);
  const water = createWaterFacts(asked.mode);
  let meters = 0;
  for (const part of parts) {
    const cell = await ways.load(part.cell);
    const firstPoint = Math.max(0, line.length / 2 - 1);
    const added = addPart(line, cell, part);
    if (added === 0) continue;
    const isForward = part.toMeters > part.fromMeters;
    edges.push({ cell, edge: part.edge, isForward, meters, firstPoint });
    const attributes = edgeAttributes(cell, part.edge);
    const { name, wayClass } = attributes;
    addStretch(stretches, { name, isFerry: wayClass === FERRY, meters: added });
    const gate = edges.length > 1 ? timesOfGate(cell, part.edge, isForward) : undefined;
    if (gate !== undefined) facts.conditions.add(gate);
    facts.add(attributes, isForward, added);
    water.add(attributes, meters, added);
    // Where a part ends within its edge, no junction is passed.
    if (isAtEnd(cell, part))
      water.pass(cell, endOfEdge(cell, part.edge, isForward), meters + added);
    meters += added;
  }
  if (line.length === 0) line.push(from.lng, from.lat);
  return {
    kind: "route",
    metersBefore: distanceMeters(asked.from, from),
    meters,
    metersAfter: distanceMeters(to, asked.to),
    ...facts.sums,
    line: Float64Array.from(line),
    stretches,
    turns: (await turnsAlong(ways, asked.mode, line, edges)).map(
      ({ meters: at, turn, name }): WayTurn => ({ meters: at, turn, name }),
    ),
    conditions: [...facts.conditions],
    ...(isBoatingMode(asked.mode) && { water: water.facts() }),
    settled,
  };
}

function isAtEnd(cell: JoinedCell, { edge, fromMeters, toMeters }: PathPart): boolean {
  // A whole edge has no end in metres.
  if (toMeters <= fromMeters) return toMeters < 1;
  return toMeters > (cell.lengths[edge] as number) / UNITS_PER_METER - 1;
}

/** Collects the facts of a route as a whole. */
function createFacts(mode: NetworkMode) {
  const conditions = new Set<string>();
  const sums = { pavedMeters: 0, unpavedMeters: 0, walkedMeters: 0 };
  return {
    conditions,
    sums,
    add: (attributes: WayAttributes, isForward: boolean, meters: number): void => {
      const { condition, traits } = attributes;
      if (!isWayMode(mode)) return;
      if (condition !== null) conditions.add(condition);
      if (traits & TRAITS[`${mode}Paved`]) sums.pavedMeters += meters;
      if (traits & TRAITS[`${mode}Unpaved`]) sums.unpavedMeters += meters;
      const isWalked = mode === "cycle" && isWalkedByCyclists(attributes, isForward);
      if (isWalked) sums.walkedMeters += meters;
    },
  };
}

function addStretch(stretches: NamedStretch[], next: NamedStretch): void {
  const last = stretches.at(-1);
  if (last?.name === next.name && last.isFerry === next.isFerry) {
    stretches[stretches.length - 1] = { ...last, meters: last.meters + next.meters };
  } else stretches.push(next);
}
