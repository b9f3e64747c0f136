import type { Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  isPlace,
  type LegGround,
  type PlanLeg,
  type PlanPoint,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import type { RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import {
  planNode,
  type RouteAnswer,
  routeThrough,
} from "#domain/network/plan/route/route-through.ts";
import { straightLeg } from "#domain/network/plan/route/straight-legs.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  routeAlongWays,
  type WayAnswer,
  type WayQuestion,
  type WayRoute,
} from "#domain/network/ways/route/route-along-ways.ts";
import type { PassageCosts } from "#domain/network/ways/route/way-costs.ts";
import { joined, routeAt, routeOfLeg, type StopsQuestion } from "./stops-question.ts";

/** The data that a route is found in. */
export interface RouteData {
  readonly routing: RoutingGraph;
  readonly ways: JoinedWays;
  /** The waters, for boats; absent while their file is not on the device. */
  readonly waters?: JoinedWays | undefined;
  /** The costs of bridges and locks for the boat; absent for none. */
  readonly passages?: PassageCosts | undefined;
  /** Called between parts of a search; a rejection ends it. */
  readonly pause?: Pause;
}

/**
 * Finds the route through stops: along the network, along ways, and straight where neither leads. Throws
 * GraphFormatError if a shape of the network is damaged.
 */
export async function routeThroughStops(
  data: RouteData,
  question: StopsQuestion,
): Promise<RouteAnswer> {
  const { mode, stops, options } = question;
  const points: PlanPoint[] = [];
  for (const [stopIndex, stop] of stops.entries()) {
    const point = typeof stop === "number" ? nodeIn(data.routing, mode, stop) : stop;
    if (!point) return { kind: "problem", problem: { kind: "unknown-node", stopIndex } };
    points.push(point);
  }
  let route = routeAt(points);
  for (const { from, to, ground } of stretchesOf(question)) {
    const ends = [points[from] as PlanPoint, points[to] as PlanPoint] as const;
    if (ground !== "network") {
      route = joined(route, await routeBeside(data, { mode, options, ground, ends }));
      continue;
    }
    const ids = stops.slice(from, to + 1) as readonly number[];
    const answer = routeThrough(data.routing, { mode, stops: ids, options });
    if (answer.kind === "problem") {
      const stopIndex = from + answer.problem.stopIndex;
      return { kind: "problem", problem: { ...answer.problem, stopIndex } };
    }
    route = joined(route, answer.route);
  }
  return { kind: "route", route };
}

/** A leg beside the network, or successive legs along it, from one stop to another. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly ground: LegGround;
}

function stretchesOf({ stops, along }: StopsQuestion): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let to = 1; to < stops.length; to++) {
    const ground = along?.[to - 1] ?? "network";
    const last = stretches.at(-1);
    if (ground === "network" && last?.ground === "network") {
      stretches[stretches.length - 1] = { ...last, to };
    } else stretches.push({ from: to - 1, to, ground });
  }
  return stretches;
}

function nodeIn({ graph }: RoutingGraph, mode: NetworkMode, osmId: number): PlanPoint | null {
  const index = graph.indexOf(mode, osmId);
  return index < 0 ? null : planNode(graph, index);
}

interface LegBeside {
  readonly mode: NetworkMode;
  readonly options: RouteOptions;
  readonly ground: LegGround;
  readonly ends: readonly [PlanPoint, PlanPoint];
}

/** Finds the route between two places along the ways, or for a boat along the waters; *damaged* where these were not read. */
export async function routeBetween(
  { ways, waters, passages, pause }: Omit<RouteData, "routing">,
  question: WayQuestion,
): Promise<WayAnswer> {
  const own = isBoatingMode(question.mode) ? waters : ways;
  if (!own) return { kind: "problem", problem: "damaged" };
  const options = { ...question.options, ...(passages && { passages }) };
  return routeAlongWays(own, { ...question, options }, pause);
}

async function routeBeside(
  data: RouteData,
  { mode, options, ground, ends }: LegBeside,
): Promise<PlanRoute> {
  const [from, to] = ends;
  const straight = straightLeg(from, to);
  if (ground === "straight") return routeOfLeg(ends, straight);
  const answer = await routeBetween(data, {
    mode,
    from,
    to,
    options: { ...options, mayGetOff: true },
  });
  if (answer.kind === "problem") return routeOfLeg(ends, { ...straight, reason: answer.problem });
  const { metersBefore, metersAfter, stretches } = answer;
  const named = [
    withStreet(from, metersBefore, stretches[0]?.name),
    withStreet(to, metersAfter, stretches.at(-1)?.name),
  ] as const;
  return routeOfLeg(named, legAlongWays(from, to, answer));
}

/** A place further from a street is not said to be in it. */
const AT_STREET_METERS = 50;

/** Names a place without a name after the street that it is in. */
function withStreet(
  point: PlanPoint,
  meters: number,
  street: string | null | undefined,
): PlanPoint {
  const isNamed = !isPlace(point) || point.name !== undefined;
  return isNamed || !street || meters > AT_STREET_METERS ? point : { ...point, name: street };
}

/** A shorter straight part is not worth a word: the place is at the way. */
const MIN_STRAIGHT_METERS = 1;

/** Returns the leg of a route along ways, with the straight parts from and to its ends. */
function legAlongWays(from: LatLng, to: LatLng, route: WayRoute): PlanLeg {
  const { line, meters, metersBefore, metersAfter, stretches, turns, conditions, water } = route;
  const before = metersBefore >= MIN_STRAIGHT_METERS ? metersBefore : 0;
  const after = metersAfter >= MIN_STRAIGHT_METERS ? metersAfter : 0;
  return {
    along: "ways",
    meters: before + meters + after,
    ...(before > 0 && { metersBefore: before }),
    ...(after > 0 && { metersAfter: after }),
    ...(route.walkedMeters > 0 && { walkedMeters: route.walkedMeters }),
    ...(turns.length > 0 && {
      turns: turns.map(({ meters: along, turn, name }) => ({ meters: before + along, turn, name })),
    }),
    ...(conditions.length > 0 && { conditions }),
    pavedMeters: route.pavedMeters,
    unpavedMeters: route.unpavedMeters,
    hasFerry: stretches.some(({ isFerry }) => isFerry),
    ...(water && {
      water: {
        ...water,
        carried: water.carried.map((one) => ({ ...one, atMeters: before + one.atMeters })),
        ...(water.putIns && {
          putIns: water.putIns.map((one) => ({ ...one, atMeters: before + one.atMeters })),
        }),
      },
    }),
    hasPortage: water !== undefined && water.carried.length > 0,
    isConnection: false,
    line: lineBetween(from, line, to, before > 0, after > 0),
  };
}

/** Returns a line with its ends at two places: added where it is straight to them, moved where it is near. */
function lineBetween(
  from: LatLng,
  line: Float64Array,
  to: LatLng,
  isBefore: boolean,
  isAfter: boolean,
): Float64Array {
  const inner = line.subarray(isBefore ? 0 : 2, isAfter ? line.length : line.length - 2);
  return Float64Array.from([from.lng, from.lat, ...inner, to.lng, to.lat]);
}
