import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanLeg, PlanNode, PlanRoute } from "#domain/plans/plan-route.ts";
import { createDistanceField } from "./distance-field.ts";
import { ARC_HAS_FERRY, ARC_HAS_PORTAGE, ARC_IS_CONNECTION, type PlanGraph } from "./plan-graph.ts";
import type { Planner } from "./plan-stops.ts";
import type { PlannedWay, WayWishes } from "./shortest-way.ts";

/** What a route is to be. */
export interface RouteQuestion {
  readonly mode: NetworkMode;
  /** The OSM ids of the nodes to pass, in this order. */
  readonly stops: readonly number[];
  readonly wishes: WayWishes;
}

/** Why there is no route, about the stop at `stopIndex`. */
export type RouteTrouble =
  /** No pack has that node. */
  | { readonly kind: "unknown-node"; readonly stopIndex: number }
  /** No way leads there from the stop before it with these wishes, but without them one does. */
  | { readonly kind: "not-as-wished"; readonly stopIndex: number }
  /** No way leads there from the stop before it; `nearest` to it of all that can be reached, if any. */
  | {
      readonly kind: "no-way";
      readonly stopIndex: number;
      readonly nearest: NearestReached | null;
    };

/** The node nearest to one that cannot be reached. */
export interface NearestReached {
  readonly node: PlanNode;
  /** As the crow flies, to the node that was wanted. */
  readonly meters: number;
}

/** A route, or why there is none. */
export type RouteAnswer =
  | { readonly kind: "route"; readonly route: PlanRoute }
  | { readonly kind: "trouble"; readonly trouble: RouteTrouble };

/**
 * The shortest way through stops, with its shape.
 * @param graphs those that the planner was made of, in the same order
 */
export function routeThrough(
  planner: Planner,
  graphs: readonly NetworkGraph[],
  { mode, stops, wishes }: RouteQuestion,
): RouteAnswer {
  const posts = stops.map((osmId) => planner.graph.indexOf(mode, osmId));
  const unknown = posts.indexOf(-1);
  if (unknown >= 0) {
    return { kind: "trouble", trouble: { kind: "unknown-node", stopIndex: unknown } };
  }
  const route = createRouteBuilder(planner, graphs);
  for (const [stopIndex, post] of posts.entries()) {
    const from = posts[stopIndex - 1];
    const way = from === undefined ? null : planner.find(from, post, wishes);
    if (from === undefined) route.begin(post);
    else if (way) route.follow(way);
    else return { kind: "trouble", trouble: troubleOf(planner, from, post, { stopIndex, wishes }) };
  }
  return { kind: "route", route: route.build() };
}

/** A leg that is not whole yet. */
interface OpenLeg {
  readonly meters: number;
  readonly traits: number;
  readonly line: readonly number[];
}

const NOTHING: OpenLeg = { meters: 0, traits: 0, line: [] };

function createRouteBuilder({ graph, leads }: Planner, graphs: readonly NetworkGraph[]) {
  const posts: number[] = [];
  const legs: OpenLeg[] = [];
  const stopPlaces: number[] = [];
  let open = NOTHING;
  let meters = 0;
  return {
    begin(post: number): void {
      posts.push(post);
      stopPlaces.push(0);
    },
    follow(way: PlannedWay): void {
      meters += way.lengthMeters;
      way.posts.slice(1).forEach((post, step) => {
        const from = way.posts[step] as number;
        open = longer(open, stepOf(graph, graphs, { from, step, way }));
        // Between posts of one number: part of the way to the next.
        if (leads[post] === leads[posts.at(-1) as number]) return;
        posts.push(post);
        legs.push(open);
        open = NOTHING;
      });
      stopPlaces.push(posts.length - 1);
    },
    build(): PlanRoute {
      const last = legs.at(-1);
      const whole = last ? [...legs.slice(0, -1), longer(last, open)] : [];
      return {
        nodes: posts.map((post) => planNode(graph, post)),
        legs: whole.map(closed),
        stopPlaces,
        meters,
      };
    },
  };
}

function stepOf(
  graph: PlanGraph,
  graphs: readonly NetworkGraph[],
  { from, step, way }: { readonly from: number; readonly step: number; readonly way: PlannedWay },
): OpenLeg {
  const edge = way.edges[step] as number;
  return {
    meters: way.stepMeters[step] as number,
    traits: graph.edgeTraits[edge] as number,
    line: lineFrom(graph, graphs, from, edge),
  };
}

/** The shape of an edge, beginning at the post at that end of it. */
function lineFrom(
  graph: PlanGraph,
  graphs: readonly NetworkGraph[],
  from: number,
  edge: number,
): readonly number[] {
  const origin = graph.originOf(edge);
  const source = graphs[origin.graph] as NetworkGraph;
  const line = [...source.coordinates(origin.edge)];
  const firstPost = source.nodes.osmIds[source.edges.from[origin.edge] as number];
  return firstPost === graph.post(from).osmId ? line : turned(line);
}

function turned(line: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) {
    places.push(line[at] as number, line[at + 1] as number);
  }
  return places;
}

function longer(leg: OpenLeg, step: OpenLeg): OpenLeg {
  if (step === NOTHING) return leg;
  return {
    meters: leg.meters + step.meters,
    traits: leg.traits | step.traits,
    // The post between them is the end of the one and the beginning of the other.
    line: leg.line.length === 0 ? step.line : [...leg.line, ...step.line.slice(2)],
  };
}

function closed({ meters, traits, line }: OpenLeg): PlanLeg {
  return {
    meters,
    hasFerry: (traits & ARC_HAS_FERRY) !== 0,
    hasPortage: (traits & ARC_HAS_PORTAGE) !== 0,
    isConnection: (traits & ARC_IS_CONNECTION) !== 0,
    line: Float64Array.from(line),
  };
}

/** A post of the graph as a plan knows it. */
export function planNode(graph: Pick<PlanGraph, "post">, index: number): PlanNode {
  const { osmId, ref, name, lat, lng } = graph.post(index);
  return { osmId, number: ref ?? name ?? "", lat, lng };
}

function troubleOf(
  planner: Planner,
  from: number,
  post: number,
  { stopIndex, wishes }: { readonly stopIndex: number; readonly wishes: WayWishes },
): RouteTrouble {
  const isWished = Object.values(wishes).some(Boolean);
  if (isWished && planner.find(from, post)) return { kind: "not-as-wished", stopIndex };
  return { kind: "no-way", stopIndex, nearest: nearestReached(planner, from, post) };
}

function nearestReached({ graph, leads }: Planner, from: number, wanted: number) {
  const field = createDistanceField(graph.forward, graph.postCount);
  field.measureFrom(from);
  let nearest: NearestReached | null = null;
  for (const post of field.reached) {
    if (leads[post] === leads[from]) continue;
    const meters = distanceMeters(graph.post(post), graph.post(wanted));
    if (meters < (nearest?.meters ?? Number.POSITIVE_INFINITY)) {
      nearest = { node: planNode(graph, post), meters };
    }
  }
  return nearest;
}
