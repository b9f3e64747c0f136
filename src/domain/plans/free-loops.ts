import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { judgedFor } from "#domain/network/plan/choices/loop-lengths.ts";
import { createUsedGround } from "#domain/network/plan/choices/loop-shape.ts";
import type { LoopChoice } from "#domain/network/plan/choices/route-choices.ts";
import type { PlanPlace, PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { findWayLoops, type WayLoop } from "#domain/network/ways/around/loops-along-ways.ts";
import { WaysFormatError } from "#domain/network/ways/file/ways-format.ts";
import type { WayProblem } from "#domain/network/ways/route/route-along-ways.ts";
import type { WayOptions } from "#domain/network/ways/route/way-costs.ts";
import { type RouteData, routeThroughStops } from "./route-through-stops.ts";

/** A question for loops along ways, without numbers. */
export interface FreeLoopQuestion {
  readonly mode: WayMode;
  /** The place where they begin and end. */
  readonly near: LatLng;
  readonly meters: number;
  readonly options: WayOptions;
}

/** Loops along ways, best first, and what is missing. */
export interface FreeLoops {
  readonly loops: readonly LoopChoice[];
  /** Why there is none, or why there may be more. */
  readonly problem: Extract<WayProblem, "from-far-from-ways" | "damaged"> | null;
}

/** Finds loops along ways from a place, as plans whose stops are places. */
export async function findFreeLoops(
  data: RouteData,
  { mode, near, meters, options }: FreeLoopQuestion,
): Promise<FreeLoops> {
  try {
    const question = { mode, near, meters, options };
    const { loops, isFarFromWays, isUnread } = await findWayLoops(data.ways, question, data.pause);
    const choices: LoopChoice[] = [];
    for (const loop of loops) {
      const choice = await choiceOf(data, loop, { mode, near, meters, options });
      if (choice) choices.push(choice);
    }
    const asWanted = bestOf(bestOf(choices, goesOn), (choice) => choice.hasWantedLength);
    const problem = isFarFromWays ? "from-far-from-ways" : null;
    return {
      loops: asWanted.length > 0 ? asWanted : choices,
      problem: isUnread ? "damaged" : problem,
    };
  } catch (error) {
    if (error instanceof WaysFormatError) return { loops: [], problem: "damaged" };
    throw error;
  }
}

/** Returns those that are as they should be; all if none is. */
function bestOf(
  choices: readonly LoopChoice[],
  isBest: (choice: LoopChoice) => boolean,
): readonly LoopChoice[] {
  const best = choices.filter(isBest);
  return best.length > 0 ? best : choices;
}

/** Returns whether a loop turns back at no stop. */
function goesOn({ route: { legs } }: LoopChoice): boolean {
  return legs.slice(1).every(({ line: next }, index) => {
    const line = legs[index]?.line ?? next;
    return line.at(-4) !== next[2] || line.at(-3) !== next[3];
  });
}

/** Returns a loop with the route through its stops, by which it is judged again; null if that is none. */
async function choiceOf(
  data: RouteData,
  { stops: places }: WayLoop,
  { mode, meters: wantedMeters, options }: FreeLoopQuestion,
): Promise<LoopChoice | null> {
  const stops = places.map(({ lat, lng }): PlanPlace => ({ kind: "place", lat, lng }));
  const along = stops.slice(1).map(() => "ways" as const);
  const answer = await routeThroughStops(data, { mode, stops, along, options });
  if (answer.kind === "problem") return null;
  const { route } = answer;
  if (route.legs.some((leg) => leg.along === "straight")) return null;
  const metersTwice = metersTwiceOf(route);
  const unjudged = { hasWantedLength: false, isGood: false };
  const facts = { meters: route.meters, metersTwice, ...unjudged };
  const { hasWantedLength } = judgedFor(facts, wantedMeters);
  return { stops: route.nodes, route, metersTwice, hasWantedLength };
}

function metersTwiceOf({ legs }: PlanRoute): number {
  const gone = createUsedGround();
  return legs.reduce((sum, { line, meters }) => sum + meters * gone.shareOf(line), 0);
}
