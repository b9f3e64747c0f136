import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { choiceThrough, type RouteChoice } from "#domain/network/plan/choices/route-choices.ts";
import { planAlong, type RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { stopsOfPath } from "#domain/network/plan/route/stops-of-path.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { GraphPath } from "#domain/network/plan/search/shortest-path.ts";
import { type SnappedStretch, searchSnap, type TrackToSnap } from "./snap-track.ts";

/** A track or route to match to a network; without a mode, to the network that it follows farthest. */
export interface SnapQuestion extends Pick<TrackToSnap, "lngs" | "lats"> {
  readonly mode: NetworkMode | null;
}

/** A stretch of the track, with its counterpart in the plan. */
export interface StretchOnNetwork extends Pick<SnappedStretch, "kind" | "line"> {
  /** Along the track. */
  readonly meters: number;
  /** The numbers that an `on` stretch follows, in order. */
  readonly numbers: readonly string[];
  /**
   * The length of the plan over this stretch; null if the plan does not cover it: at its ends, or where no
   * route leads to the rest of the plan.
   */
  readonly planMeters: number | null;
}

/** The result of matching a track to a network. */
export interface SnapAnswer {
  readonly mode: NetworkMode;
  /** The whole track, in order. */
  readonly stretches: readonly StretchOnNetwork[];
  /**
   * One plan over everything that follows the network, with the shortest route between those stretches. If no
   * route connects them all, it covers the longest connected part. Null if nothing follows the network.
   */
  readonly plan: RouteChoice | null;
}

/** Matches a track to a network and makes a plan of it. In steps. */
export function* searchSnappedPlan(
  routing: RoutingGraph,
  { mode, lngs, lats }: SnapQuestion,
): SearchSteps<SnapAnswer> {
  const tried: { readonly mode: NetworkMode; readonly stretches: readonly SnappedStretch[] }[] = [];
  for (const one of mode ? [mode] : NETWORK_MODES) {
    const stretches = yield* searchSnap(routing, { mode: one, lngs, lats });
    tried.push({ mode: one, stretches });
  }
  const best = tried.reduce((a, b) => (metersOn(b.stretches) > metersOn(a.stretches) ? b : a));
  return planOf(routing, best.mode, best.stretches);
}

function metersOn(stretches: readonly SnappedStretch[]): number {
  return stretches
    .filter(({ kind }) => kind === "on")
    .reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0);
}

type OnStretch = SnappedStretch & { readonly path: GraphPath };

const isOn = (stretch: SnappedStretch): stretch is OnStretch => stretch.path !== null;

function planOf(
  routing: RoutingGraph,
  mode: NetworkMode,
  stretches: readonly SnappedStretch[],
): SnapAnswer {
  const taken = longestJoined(routing, stretches.filter(isOn));
  const stops = taken.flatMap(({ path }) => stopsOfPath(routing, path));
  return {
    mode,
    stretches: stretches.map((stretch, place) => ({
      kind: stretch.kind,
      line: stretch.line,
      meters: stretch.toMeters - stretch.fromMeters,
      numbers: isOn(stretch) ? numbersOn(routing, stretch.path) : [],
      planMeters: planMeters(routing, taken, stretch, [stretches[place - 1], stretches[place + 1]]),
    })),
    plan: stops.length > 0 ? choiceThrough(routing, stops, {}) : null,
  };
}

/** Returns the run of connected stretches that covers most of the track. */
function longestJoined(routing: RoutingGraph, on: readonly OnStretch[]): readonly OnStretch[] {
  const runs: OnStretch[][] = [];
  on.forEach((stretch, place) => {
    const before = on[place - 1];
    const run =
      before && metersBetween(routing, before, stretch) !== null ? runs.at(-1) : undefined;
    if (run) run.push(stretch);
    else runs.push([stretch]);
  });
  return runs.reduce((a, b) => (metersOn(b) > metersOn(a) ? b : a), []);
}

function metersBetween({ find }: RoutingGraph, a: OnStretch, b: OnStretch): number | null {
  return find(a.path.nodes.at(-1) as number, b.path.nodes[0] as number)?.lengthMeters ?? null;
}

function planMeters(
  routing: RoutingGraph,
  taken: readonly SnappedStretch[],
  stretch: SnappedStretch,
  [before, after]: readonly [SnappedStretch | undefined, SnappedStretch | undefined],
): number | null {
  if (isOn(stretch)) return taken.includes(stretch) ? stretch.path.lengthMeters : null;
  const isBetween = before && after && taken.includes(before) && taken.includes(after);
  return isBetween && isOn(before) && isOn(after) ? metersBetween(routing, before, after) : null;
}

function numbersOn(routing: RoutingGraph, path: GraphPath): readonly string[] {
  const { nodes } = planAlong(routing, path.nodes[0] as number, [path]);
  return nodes.map((node) => routing.graph.labelOf(node));
}
