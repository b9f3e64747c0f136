import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { matchesWithin, offWithin } from "#domain/geodesy/line/match-line.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { shapeFrom } from "#domain/network/plan/merged/line-of-steps.ts";
import type { RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { inOneGo, type SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import { type GraphPath, pathOfEdges } from "#domain/network/plan/search/shortest-path.ts";
import type { TrackPath } from "#domain/tracks/track.ts";

/** A track or route to match to the network. */
export interface TrackToSnap extends Pick<TrackPath, "lngs" | "lats"> {
  readonly mode: NetworkMode;
}

/** A stretch of a track; together, in order, they are the whole track. */
export interface SnappedStretch {
  /**
   * `on`: it follows the network from node to node; `part`: it follows part of an edge, as at the ends of a
   * track; `off`: it does not match.
   */
  readonly kind: "on" | "part" | "off";
  /** Along the track. */
  readonly fromMeters: number;
  readonly toMeters: number;
  /** The path over the network of an `on` stretch, for `planAlong`, which names its numbers. */
  readonly path: GraphPath | null;
  /** The track itself on this stretch: lng, lat, lng, lat …. */
  readonly line: Float64Array;
}

/** The largest distance of a track from the network: the width of a road, a poor fix, a rough drawing. */
const TOLERANCE_METERS = 35;

/** Points closer together than this add nothing. */
const STEP_METERS = 10;

/** Drawn routes have points only at turns, so points are added at this interval. */
const MAX_STEP_METERS = 25;

/** The track and the edge that it follows differ in length by at most this factor. */
const MAX_STRETCH = 1.35;

/** A node, and the distance along the track at which it is passed. */
interface Passage {
  readonly node: number;
  readonly along: number;
  /** The largest length of track that matches the network up to here. */
  fitting: number;
  /** The previous passage and the edge from it; without an edge there is a gap before. */
  before: Passage | null;
  edge: number | null;
}

/**
 * Matches a track to the network: among all paths within 35 m of it, in its direction, finds those that leave
 * the least of it unmatched.
 */
export function snapTrack(
  routing: Pick<RoutingGraph, "graph">,
  track: TrackToSnap,
): readonly SnappedStretch[] {
  return inOneGo(searchSnap(routing, track));
}

/** Does the same as `snapTrack`, in steps. */
export function* searchSnap(
  routing: Pick<RoutingGraph, "graph">,
  track: TrackToSnap,
): SearchSteps<readonly SnappedStretch[]> {
  const line = guideLineOfTrack(evenly(track));
  if (line.lngs.length < 2) return [];
  const passages = yield* passagesOf(routing, line, track.mode);
  yield* linkPassages(routing, line, passages);
  return stretchesOf(routing, line, bestChain(passages));
}

/** Resamples the points, to avoid both noise and long unchecked stretches. */
function evenly({ lngs, lats }: TrackToSnap): Pick<TrackPath, "lngs" | "lats"> {
  const places: LatLng[] = [];
  for (let index = 0; index < lngs.length; index += 1) {
    const place = { lng: lngs[index] as number, lat: lats[index] as number };
    const last = places.at(-1);
    const meters = last ? distanceMeters(last, place) : 0;
    const isEnd = index === lngs.length - 1;
    if (last && !isEnd && meters < STEP_METERS) continue;
    const steps = Math.ceil(meters / MAX_STEP_METERS);
    for (let step = 1; last && step < steps; step += 1) {
      const between = (from: number, to: number) => from + ((to - from) * step) / steps;
      places.push({ lng: between(last.lng, place.lng), lat: between(last.lat, place.lat) });
    }
    places.push(place);
  }
  return {
    lngs: Float64Array.from(places, ({ lng }) => lng),
    lats: Float64Array.from(places, ({ lat }) => lat),
  };
}

/** Returns every passage of the track past a node, in its order. */
function* passagesOf(
  { graph }: Pick<RoutingGraph, "graph">,
  line: GuideLine,
  mode: NetworkMode,
): SearchSteps<Passage[]> {
  const [west, east] = extentOf(line.lngs);
  const [south, north] = extentOf(line.lats);
  const place = NETWORK_MODES.indexOf(mode);
  const [start, end] = [graph.modeStarts[place] as number, graph.modeStarts[place + 1] as number];
  const passages: Passage[] = [];
  for (let node = start; node < end; node += 1) {
    const [lng, lat] = [graph.lngs[node] as number, graph.lats[node] as number];
    if (lng < west || lng > east || lat < south || lat > north) continue;
    for (const { alongMeters } of matchesWithin(line, { lng, lat }, TOLERANCE_METERS)) {
      passages.push({ node, along: alongMeters, fitting: 0, before: null, edge: null });
    }
    yield;
  }
  return passages.sort((a, b) => a.along - b.along || a.node - b.node);
}

/** Includes the tolerance beside the line. */
function extentOf(column: Float64Array): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const degrees of column) {
    least = Math.min(least, degrees);
    most = Math.max(most, degrees);
  }
  return [least - 0.001, most + 0.001];
}

/** Finds for each passage the edges over which most of the track matches up to it. */
function* linkPassages(
  routing: Pick<RoutingGraph, "graph">,
  line: GuideLine,
  passages: Passage[],
): SearchSteps<void> {
  const byNode = new Map<number, Passage[]>();
  for (const passage of passages) {
    const others = byNode.get(passage.node);
    if (others) others.push(passage);
    else byNode.set(passage.node, [passage]);
  }
  let best: Passage | null = null;
  for (const passage of passages) {
    // No edge to this passage gives a better match than the passages before, so there is a gap.
    if (best && best.fitting > passage.fitting) {
      passage.fitting = best.fitting;
      passage.before = best;
      passage.edge = null;
    }
    linkOnward(routing, line, passage, byNode);
    if (!best || passage.fitting > best.fitting || passage.edge !== null) best = passage;
    yield;
  }
}

function linkOnward(
  { graph }: Pick<RoutingGraph, "graph">,
  line: GuideLine,
  passage: Passage,
  byNode: ReadonlyMap<number, readonly Passage[]>,
): void {
  const { starts, nodes, edges, lengths } = graph.forward;
  for (
    let arc = starts[passage.node] as number;
    arc < (starts[passage.node + 1] as number);
    arc += 1
  ) {
    const meters = (lengths[arc] as number) / 10;
    for (const next of byNode.get(nodes[arc] as number) ?? []) {
      const gone = next.along - passage.along;
      const isAsLong =
        gone > 0 &&
        gone <= MAX_STRETCH * meters + 2 * TOLERANCE_METERS &&
        meters <= MAX_STRETCH * gone + 2 * TOLERANCE_METERS;
      if (!isAsLong || passage.fitting + gone <= next.fitting) continue;
      const shape = shapeFrom(graph, edges[arc] as number, passage.node);
      if (!fits(line, shape, passage.along, next.along)) continue;
      next.fitting = passage.fitting + gone;
      next.before = passage;
      next.edge = edges[arc] as number;
    }
  }
}

/** Returns whether a shape and a part of the track stay close together, checked from both. */
function fits(line: GuideLine, shape: Float64Array, from: number, to: number): boolean {
  const edge = lineOfShape(shape);
  for (let point = 0; point < edge.lngs.length; point += 1) {
    const off = offWithin(
      line,
      placeOf(edge, point),
      from - TOLERANCE_METERS,
      to + TOLERANCE_METERS,
    );
    if (off > TOLERANCE_METERS) return false;
  }
  return isAlong(line, edge, from, to);
}

/** Returns whether the part of the track between two distances stays close to an edge. */
function isAlong(line: GuideLine, edge: GuideLine, from: number, to: number): boolean {
  for (let point = 0; point < line.lngs.length; point += 1) {
    const along = line.alongs[point] as number;
    if (along <= from || along >= to) continue;
    if (offWithin(edge, placeOf(line, point), 0, edge.lengthMeters) > TOLERANCE_METERS)
      return false;
  }
  return true;
}

function lineOfShape(shape: Float64Array): GuideLine {
  return guideLineOfTrack({
    lngs: shape.filter((_, place) => place % 2 === 0),
    lats: shape.filter((_, place) => place % 2 === 1),
  });
}

function placeOf({ lngs, lats }: GuideLine, point: number) {
  return { lng: lngs[point] as number, lat: lats[point] as number };
}

/** Returns the passages of the best chain, as runs that are connected by edges. */
function bestChain(passages: readonly Passage[]): readonly (readonly Passage[])[] {
  let at: Passage | null = passages.reduce<Passage | null>(
    (best, one) => (one.fitting > (best?.fitting ?? 0) ? one : best),
    null,
  );
  const runs: Passage[][] = [];
  let run: Passage[] = [];
  while (at) {
    run.unshift(at);
    if (at.edge === null) {
      if (run.length > 1) runs.unshift(run);
      run = [];
    }
    at = at.before;
  }
  return runs;
}

function stretchesOf(
  routing: Pick<RoutingGraph, "graph">,
  line: GuideLine,
  runs: readonly (readonly Passage[])[],
): readonly SnappedStretch[] {
  const stretches: SnappedStretch[] = [];
  let [reached, last]: [number, number | null] = [0, null];
  const between = (to: number, next: number | null): void => {
    if (to - reached < STEP_METERS) return;
    const kind = isPart(routing, line, { from: reached, to, last, next }) ? "part" : "off";
    stretches.push({
      kind,
      fromMeters: reached,
      toMeters: to,
      path: null,
      line: cut(line, reached, to),
    });
  };
  for (const run of runs) {
    const [first, end] = [run[0] as Passage, run.at(-1) as Passage];
    between(first.along, first.node);
    const nodes = run.map(({ node }) => node);
    const edges = run.slice(1).map(({ edge }) => edge as number);
    const path = pathOfEdges(routing.graph, nodes, edges);
    const [fromMeters, toMeters] = [first.along, end.along];
    stretches.push({
      kind: "on",
      fromMeters,
      toMeters,
      path,
      line: cut(line, fromMeters, toMeters),
    });
    [reached, last] = [end.along, end.node];
  }
  between(line.lengthMeters, null);
  return stretches;
}

/** Returns whether a stretch follows a single edge from the node before it, or to the node after it. */
function isPart(
  { graph }: Pick<RoutingGraph, "graph">,
  line: GuideLine,
  { from, to, last, next }: { from: number; to: number; last: number | null; next: number | null },
): boolean {
  const ends = [
    { node: last, arcs: graph.forward },
    { node: next, arcs: graph.backward },
  ];
  return ends.some(({ node, arcs }) => {
    if (node === null) return false;
    const row = arcs.edges.subarray(arcs.starts[node], arcs.starts[node + 1]);
    return row.some((edge) => isAlong(line, lineOfShape(graph.shapeOf(edge)), from, to));
  });
}

function cut({ lngs, lats, alongs }: GuideLine, from: number, to: number): Float64Array {
  const places: number[] = [];
  alongs.forEach((along, point) => {
    if (along >= from && along <= to) places.push(lngs[point] as number, lats[point] as number);
  });
  return Float64Array.from(places);
}
