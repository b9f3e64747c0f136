import { inPauses, type Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  createLengthLadder,
  type JudgedLoop,
  judgedFor,
} from "#domain/network/plan/choices/loop-lengths.ts";
import {
  LONGEST_AIM,
  type LoopGround,
  type LoopPath,
  searchLoopPaths,
  unitsTwice,
  unlikeOneAnother,
} from "#domain/network/plan/choices/loop-paths.ts";
import { loopScore } from "#domain/network/plan/choices/loop-shape.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { UNITS_PER_METER } from "#domain/network/ways/file/ways-format.ts";
import { isUnreadWithin, type JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  MAX_SNAP_METERS,
  type SnappedPlace,
  snapToWays,
} from "#domain/network/ways/route/snap-to-ways.ts";
import { type WayCosts, type WayOptions, wayCosts } from "#domain/network/ways/route/way-costs.ts";
import { withShortEdges } from "./edge-parts.ts";
import { loopGroundOf, withoutDeadEnds, withoutDoubles } from "./loop-ground.ts";
import { waysAround } from "./ways-around.ts";

/** The question for loops along ways. */
export interface WayLoopQuestion {
  readonly mode: WayMode;
  readonly near: LatLng;
  /** The wanted length. */
  readonly meters: number;
  readonly options?: WayOptions;
}

/** A loop along ways, as the stops by which routes from each to the next make it. */
export interface WayLoop extends JudgedLoop {
  /** The stops of the loop; it starts and ends at the place. */
  readonly stops: readonly LatLng[];
}

/** The loops that were found, best first, and what may be missing. */
export interface WayLoops {
  readonly loops: readonly WayLoop[];
  /** No way for the mode lies within 300 m of the place. */
  readonly isFarFromWays: boolean;
  /** A part of the ways around cannot be read. */
  readonly isUnread: boolean;
}

/** The longest leg between two stops, as a part of the cost of a loop. */
const LONGEST_LEG = 0.36;

/** The longest edge, as a part of the length of a loop. */
const LONGEST_EDGE = 0.1;

/** The largest number of loops that is offered: the route of each is looked up. */
const MAX_LOOPS = 3;

/** The number of paths that are examined closely. */
const FINALISTS = 16;

interface FoundLoop extends JudgedLoop {
  readonly path: LoopPath;
  readonly ground: LoopGround;
  /** Nodes from this one on lie between junctions. */
  readonly junctionCount: number;
  readonly score: number;
}

/**
 * Finds loops of about the wanted length along ways from a place, best first, as `findLoops` does over numbered nodes:
 * within 10 % of the length, with little repeated ground, and unlike one another, or else the nearest that there is.
 * Rejects with WaysFormatError if the ways at the place are damaged.
 */
export async function findWayLoops(
  ways: JoinedWays,
  { mode, near, meters: wantedMeters, options = {} }: WayLoopQuestion,
  pause?: Pause,
): Promise<WayLoops> {
  const [place] = await snapToWays(ways, mode, near);
  if (!place) {
    const isUnread = isUnreadWithin(ways, near, MAX_SNAP_METERS);
    return { loops: [], isFarFromWays: !isUnread, isUnread };
  }
  // No place of a loop is farther away than half its length.
  let isUnread = isUnreadWithin(ways, near, wantedMeters / 2);
  const costs = wayCosts(mode, options);
  const ladder = createLengthLadder<FoundLoop>(wantedMeters);
  const answer = (found: readonly FoundLoop[]): WayLoops => ({
    loops: unlikeEachOther(found).map((loop) => ({ ...loop, stops: stopsOf(loop, near) })),
    isFarFromWays: false,
    isUnread,
  });
  for (const meters of ladder.lengths) {
    if (ladder.isTooFarOff(meters)) continue;
    const search = { ways, costs, place, meters, pause };
    const found = await loopsOfLength(search);
    isUnread ||= found.isUnread;
    const { good } = ladder.take(found.loops);
    if (good.length > 0) return answer(good);
  }
  return answer(ladder.nearest());
}

/** Returns the first loops that differ from each other, all searched for with the same length. */
function unlikeEachOther(loops: readonly FoundLoop[]): readonly FoundLoop[] {
  const [first] = loops;
  if (!first) return [];
  const onGround = loops.filter(({ ground }) => ground === first.ground);
  return unlikeOneAnother(first.ground, onGround, ({ path }) => path.edges, MAX_LOOPS);
}

interface LengthSearch {
  readonly ways: JoinedWays;
  readonly costs: WayCosts;
  readonly place: SnappedPlace;
  readonly meters: number;
  readonly pause?: Pause | undefined;
}

/** Returns loops of one length, judged by it. */
async function loopsOfLength({ ways, costs, place, meters, pause }: LengthSearch) {
  // Every place of a loop is at most half its length away along the ground.
  const units = Math.ceil((meters * UNITS_PER_METER * LONGEST_AIM) / 2);
  const around = await waysAround({ ways, costs, place, units, pause });
  const core = withoutDeadEnds(withoutDoubles(around));
  const most = Math.ceil(meters * UNITS_PER_METER * LONGEST_EDGE);
  const ground = loopGroundOf(await withShortEdges(ways, costs, core, most), costs);
  const paths = await inPauses(searchLoopPaths(ground, 0, meters), pause);
  const loops = paths
    .slice(0, FINALISTS)
    .map((path) => withoutSpurs(ground, path))
    .filter(({ edges }) => edges.length > 1)
    .map((path) => judged(ground, path, meters))
    .map((loop) => ({ ...loop, junctionCount: core.places.length }))
    .sort((a, b) => a.score - b.score);
  return { ...around, loops };
}

/** Returns a path without the ground that it goes out and immediately back again. */
function withoutSpurs({ grounds }: LoopGround, path: LoopPath): LoopPath {
  const nodes = path.nodes.slice(0, 1);
  const edges: number[] = [];
  for (const [at, edge] of path.edges.entries()) {
    const to = path.nodes[at + 1] as number;
    const last = edges.at(-1);
    if (last !== undefined && grounds[last] === grounds[edge] && nodes.at(-2) === to) {
      edges.pop();
      nodes.pop();
    } else {
      edges.push(edge);
      nodes.push(to);
    }
  }
  return { nodes, edges };
}

function judged(ground: LoopGround, path: LoopPath, wantedMeters: number) {
  const units = sumOf(ground.edgeLengths, path.edges);
  const [meters, metersTwice] = [units, unitsTwice(ground, path)].map(
    (some) => some / UNITS_PER_METER,
  ) as [number, number];
  const score = loopScore({
    twice: metersTwice / meters,
    miss: Math.abs(meters - wantedMeters) / wantedMeters,
    unwanted: sumOf(ground.edgeCosts, path.edges) / ground.plainCost / units - 1,
    places: path.nodes.map(ground.placeOf),
  });
  const unjudged = { hasWantedLength: false, isGood: false };
  return judgedFor({ path, ground, meters, metersTwice, ...unjudged, score }, wantedMeters);
}

function sumOf(values: ArrayLike<number>, edges: readonly number[]): number {
  return edges.reduce((sum, edge) => sum + (values[edge] as number), 0);
}

/**
 * Returns the smallest set of stops such that the cheapest route between neighbours follows the loop. The first stop is the given
 * place, unsnapped.
 */
function stopsOf({ ground, path, junctionCount }: FoundLoop, near: LatLng): readonly LatLng[] {
  const stops = [near];
  for (let from = 0; from < path.edges.length; ) {
    const farthest = farthestCheapest(ground, path, from);
    const nodes = path.nodes.slice(0, farthest + 1);
    // A junction is sure to be on all its ways.
    const junction = nodes.findLastIndex((node) => node < junctionCount);
    from = farthest < path.edges.length && junction > from ? junction : farthest;
    stops.push(from === path.edges.length ? near : ground.placeOf(path.nodes[from] as number));
  }
  return stops;
}

/** Returns the last index on a path up to which it is the cheapest way. */
function farthestCheapest(ground: LoopGround, { nodes, edges }: LoopPath, from: number): number {
  const { trees, forward, edgeCosts, costs } = ground;
  const { forward: tree } = trees;
  // A loop is seldom the cheapest way for more than a third of it.
  const limit = sumOf(edgeCosts, edges) * LONGEST_LEG;
  tree.grow([{ node: nodes[from] as number, cost: 0 }], { limit, arcCost: costs.away });
  const isCheapestTo = (at: number): boolean => {
    const [before, node] = [nodes[at - 1] as number, nodes[at] as number];
    const arc = tree.arcTo(node);
    return arc >= 0 && tree.nodeBefore(node) === before && forward.edges[arc] === edges[at - 1];
  };
  let at = from + 1;
  while (at < edges.length && isCheapestTo(at) && isCheapestTo(at + 1)) at += 1;
  return at;
}
