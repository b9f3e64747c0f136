import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import { NO_REACH, type WayReach } from "#domain/network/ways/around/way-reach.ts";
import type { FreeLoops } from "#domain/plans/free-loops.ts";
import { searchForBoat } from "#state/plans/graphs-for-boat.ts";

/** A question for loops: over numbers, or along all ways. */
export interface AnyLoopQuestion {
  readonly mode: NetworkMode;
  readonly near: LatLng;
  readonly meters: number;
  readonly options: RouteOptions;
  readonly isFree: boolean;
}

const loadGraphs = async () =>
  (await import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"))
    .networkGraphs;

const findNumberedLoops = searchForBoat("loops");

/** Finds loops over numbers, or along all ways. */
export async function findAnyLoops(
  { isFree, mode, ...question }: AnyLoopQuestion,
  signal: AbortSignal,
): Promise<FreeLoops> {
  if (isFree && isWayMode(mode)) {
    return (await loadGraphs()).freeLoops({ ...question, mode }, signal);
  }
  return { loops: await findNumberedLoops({ ...question, mode }, signal), problem: null };
}

/** Finds the ways within a distance. */
export async function findFreeReach(
  { mode, near, meters }: Omit<AnyLoopQuestion, "options" | "isFree">,
  signal: AbortSignal,
): Promise<WayReach> {
  if (!isWayMode(mode)) return NO_REACH;
  return (await loadGraphs()).freeReach({ mode, near, meters }, signal);
}
