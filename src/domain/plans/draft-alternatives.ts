import { inPauses } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { searchAlternatives } from "#domain/network/plan/choices/alternatives.ts";
import {
  isPlace,
  lineOfRoute,
  type PlanPlace,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import { planNode } from "#domain/network/plan/route/route-through.ts";
import { stopsOfPath } from "#domain/network/plan/route/stops-of-path.ts";
import { distinctPlace } from "./distinct-place.ts";
import type { PlanDraft, PlanStop } from "./plan-draft.ts";
import { type RouteData, routeThroughStops } from "./route-through-stops.ts";
import { questionOf } from "./stops-question.ts";

/** A question for other routes between two stops, given by their indexes. */
export interface DraftAlternativesQuestion extends PlanDraft {
  readonly fromStop: number;
  readonly toStop: number;
}

/** A whole plan on offer. */
export interface DraftChoice {
  readonly stops: readonly PlanStop[];
  readonly route: PlanRoute;
}

/** The largest number of offers. */
const MAX_CHOICES = 3;
/** An alternative is at most so many times as long as the shortest of them. */
const MAX_STRETCH = 1.5;
/** The largest part of an alternative that may lie on the plan, or on another alternative. */
const MAX_SHARED = 0.6;
/** The largest part that may be passed twice: more is a dead end. */
const MAX_TWICE = 0.05;
/** Points that an alternative along ways is led over: this part of the distance beside the middle. */
const BESIDE = [0, 0.2, -0.2, 0.4, -0.4];

/**
 * Returns up to three whole plans with another route between two stops of a plan with places, or with chosen ground, shortest
 * first. Between numbers it goes along the network; elsewhere along ways, over a place on new ground, which becomes a stop. Stops
 * between the two are dropped. Empty if there is no other route.
 */
export async function draftAlternatives(
  data: RouteData,
  question: DraftAlternativesQuestion,
): Promise<readonly DraftChoice[]> {
  const { stops, fromStop, toStop } = question;
  const [from, to] = [stops[fromStop], stops[toStop]];
  if (!from || !to) return [];
  const now = await routed(data, question, stops.slice(fromStop, toStop + 1));
  if (!now) return [];
  const found = isAlongNetwork(question)
    ? await alongNetwork(data, question, now)
    : await alongWays(data, question, now);
  const choices: DraftChoice[] = [];
  for (const { stops: between } of found) {
    const all = [...stops.slice(0, fromStop), ...between, ...stops.slice(toStop + 1)];
    const route = await routed(data, question, all);
    if (route) choices.push({ stops: all, route });
  }
  return choices.sort((a, b) => a.route.meters - b.route.meters);
}

function isAlongNetwork({ fromStop, toStop, ...draft }: DraftAlternativesQuestion): boolean {
  const isNode = draft.stops.slice(fromStop, toStop + 1).every((stop) => !isPlace(stop));
  const grounds = questionOf(draft).along?.slice(fromStop, toStop) ?? [];
  return isNode && grounds.every((ground) => ground === "network");
}

async function routed(
  data: RouteData,
  { mode, options }: PlanDraft,
  stops: readonly PlanStop[],
): Promise<PlanRoute | null> {
  const answer = await routeThroughStops(data, questionOf({ mode, options, stops }));
  return answer.kind === "route" ? answer.route : null;
}

async function alongNetwork(
  data: RouteData,
  question: DraftAlternativesQuestion,
  now: PlanRoute,
): Promise<readonly DraftChoice[]> {
  const { routing } = data;
  const { mode, options, stops, fromStop, toStop } = question;
  const indexAt = (at: number): number => {
    const stop = stops[at];
    return stop && !isPlace(stop) ? routing.graph.indexOf(mode, stop.osmId) : -1;
  };
  const [from, to] = [indexAt(fromStop), indexAt(toStop)];
  const shortest = from < 0 || to < 0 ? null : routing.find(from, to, options);
  if (!shortest) return [];
  const others = await inPauses(searchAlternatives(routing, from, to, options), data.pause);
  const choices: DraftChoice[] = [];
  for (const path of [shortest, ...others]) {
    const between = stopsOfPath(routing, path, options).map((node) =>
      planNode(routing.graph, node),
    );
    const route = await routed(data, question, between);
    if (route && isElsewhere(route, [now, ...choices.map((one) => one.route)])) {
      choices.push({ stops: between, route });
    }
  }
  return choices.slice(0, MAX_CHOICES);
}

async function alongWays(
  data: RouteData,
  question: DraftAlternativesQuestion,
  now: PlanRoute,
): Promise<readonly DraftChoice[]> {
  const choices: DraftChoice[] = [];
  for (const share of BESIDE) {
    const taken = [now, ...choices.map((one) => one.route)];
    const choice = await choiceBeside(data, question, share, taken);
    if (choice) choices.push(choice);
  }
  const shortest = Math.min(now.meters, ...choices.map((one) => one.route.meters));
  return choices
    .filter(({ route }) => route.meters <= MAX_STRETCH * shortest)
    .sort((a, b) => a.route.meters - b.route.meters)
    .slice(0, MAX_CHOICES);
}

/** Returns a route along ways over a place beside the middle, or straight to the end for a share of 0; null if it is no other. */
async function choiceBeside(
  data: RouteData,
  question: DraftAlternativesQuestion,
  share: number,
  taken: readonly PlanRoute[],
): Promise<DraftChoice | null> {
  const { stops, fromStop, toStop } = question;
  const [from, end] = [stops[fromStop], stops[toStop]] as readonly [PlanStop, PlanStop];
  const { along: _, ...to } = end;
  const through = (via: PlanPlace | null): readonly PlanStop[] =>
    via ? [from, via, to] : [from, { ...to, along: "ways" }];
  const first = through(share === 0 ? null : viaBeside([from, to], share));
  const aimed = await routed(data, question, first);
  if (!aimed || !isRealRoute(aimed)) return null;
  if (share === 0) return isElsewhere(aimed, taken) ? { stops: first, route: aimed } : null;
  // The place that was aimed at may lie beside the way: the stop is one on new ground of it.
  const via = distinctPlace(lineOfRoute(aimed), taken.map(lineOfRoute));
  const route = await routed(data, question, through({ kind: "place", ...via }));
  if (!route || !isRealRoute(route) || !isElsewhere(route, taken)) return null;
  const named = route.nodes[1];
  return named && isPlace(named) ? { stops: through(named), route } : null;
}

/** Returns a place beside the middle of two others; to the left for a positive share of their distance. */
function viaBeside([from, to]: readonly [LatLng, LatLng], share: number): PlanPlace {
  const scale = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  const [east, north] = [(to.lng - from.lng) * scale, to.lat - from.lat];
  return {
    kind: "place",
    lat: (from.lat + to.lat) / 2 + share * east,
    lng: (from.lng + to.lng) / 2 - (share * north) / scale,
  };
}

/** Returns whether a route follows ways everywhere, and leads into no dead end. */
function isRealRoute(route: PlanRoute): boolean {
  const hasGaps = route.legs.some(({ along }) => along === "straight");
  const { meters, twiceMeters } = groundOf(route);
  return !hasGaps && meters > 0 && twiceMeters <= MAX_TWICE * meters;
}

/** Returns whether no other route has most of the ground of this one. */
function isElsewhere(route: PlanRoute, others: readonly PlanRoute[]): boolean {
  const own = groundOf(route);
  return others.every((other) => {
    const { steps } = groundOf(other);
    const shared = [...own.steps].reduce(
      (sum, [step, meters]) => (steps.has(step) ? sum + meters : sum),
      0,
    );
    return shared <= MAX_SHARED * own.meters;
  });
}

/** Returns the steps from point to point of a route with their lengths: routes over the same ways share their points. */
function groundOf(route: PlanRoute) {
  const line = lineOfRoute(route);
  const alongs = metersAlong(line);
  const steps = new Map<string, number>();
  let twiceMeters = 0;
  for (let at = 1; at < alongs.length; at++) {
    const [a, b] = [at - 1, at].map((point) => `${line[2 * point]} ${line[2 * point + 1]}`);
    const key = (a as string) < (b as string) ? `${a} ${b}` : `${b} ${a}`;
    const meters = (alongs[at] as number) - (alongs[at - 1] as number);
    if (steps.has(key)) twiceMeters += meters;
    steps.set(key, meters);
  }
  return { steps, meters: alongs.at(-1) ?? 0, twiceMeters };
}
