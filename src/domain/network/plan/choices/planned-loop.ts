import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters, EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import { shapeFrom } from "#domain/network/plan/merged/line-of-steps.ts";
import {
  planThrough,
  type RoutingGraph,
  type StopsPlan,
} from "#domain/network/plan/route/plan-stops.ts";
import { stopsOfPath } from "#domain/network/plan/route/stops-of-path.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";

/** A loop as a plan, with its quality. */
export interface PlannedLoop {
  readonly plan: StopsPlan;
  /** The stops by which `planThrough` finds it again; the first and the last are its start. */
  readonly stops: readonly number[];
  /** The length of repeated ground, every time after the first, by the shapes of the edges. */
  readonly metersTwice: number;
  /** Within 10 %. */
  readonly isAsLongAsWanted: boolean;
  /** Whether the length is right and little ground is repeated. */
  readonly isGood: boolean;
  /** Lower is better. */
  readonly score: number;
}

/** The largest difference between a good loop and the wanted length, as a part of that length. */
export const LENGTH_TOLERANCE = 0.1;

/** The largest part of a good loop that may be repeated. */
const MAX_TWICE = 0.12;

/** The penalties of a loop: repeated ground counts most, then length and surface, then an elongated shape. */
const WEIGHTS = { twice: 3, length: 1, surface: 1, drawnOut: 0.4 };

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** Returns the loop along these steps as a plan; null if it does not return to its start. */
export function loopOf(
  routing: RoutingGraph,
  path: { readonly nodes: readonly number[]; readonly edges: readonly number[] },
  wantedMeters: number,
  options: RouteOptions = {},
): PlannedLoop | null {
  const stops = stopsOfPath(routing, path, options);
  const plan = planThrough(routing, stops, options);
  if (!plan || plan.legs.length < 2 || stops[0] !== stops.at(-1)) return null;
  const metersTwice = metersGoneTwice(routing, plan);
  const miss = Math.abs(plan.meters - wantedMeters) / wantedMeters;
  const score =
    WEIGHTS.twice * (metersTwice / plan.meters) +
    WEIGHTS.length * miss +
    WEIGHTS.surface * unwantedSurface(routing, plan, options) +
    WEIGHTS.drawnOut * (1 - roundness(routing, plan));
  const loop = { plan, stops, metersTwice, isAsLongAsWanted: false, isGood: false, score };
  return judgedFor(loop, wantedMeters);
}

/** Returns a loop that was found for another length, judged by the wanted one. */
export function judgedFor(loop: PlannedLoop, wantedMeters: number): PlannedLoop {
  const miss = Math.abs(loop.plan.meters - wantedMeters);
  const isAsLongAsWanted = miss <= LENGTH_TOLERANCE * wantedMeters;
  return { ...loop, isAsLongAsWanted, isGood: isAsLongAsWanted && hasLittleTwice(loop) };
}

/** Returns whether little enough ground of a loop is repeated, whatever its length. */
export function hasLittleTwice({ plan, metersTwice }: PlannedLoop): boolean {
  return metersTwice <= MAX_TWICE * plan.meters;
}

/** Returns 0 if all of it is on the preferred surface, or none is preferred, up to 1 if all is on the other. */
function unwantedSurface(
  { graph }: RoutingGraph,
  { legs, meters }: StopsPlan,
  options: RouteOptions,
): number {
  const weights = graph.weights.ofEdges(options);
  const units = legs
    .flatMap(({ edges }) => edges)
    .reduce((sum, edge) => sum + (weights[edge] as number), 0);
  return units / 10 / meters - 1;
}

/** Two points of a shape count as the same ground in either direction. */
function metersGoneTwice({ graph }: RoutingGraph, { legs }: StopsPlan): number {
  const gone = new Set<string>();
  let meters = 0;
  for (const { nodes, edges } of legs) {
    edges.forEach((edge, step) => {
      const shape = shapeFrom(graph, edge, nodes[step] as number);
      let [again, all] = [0, 0];
      for (let at = 2; at < shape.length; at += 2) {
        const ends = [`${shape[at - 2]} ${shape[at - 1]}`, `${shape[at]} ${shape[at + 1]}`];
        const key = ends.sort().join();
        all += stretchMeters(shape, at);
        if (gone.has(key)) again += stretchMeters(shape, at);
        gone.add(key);
      }
      // The stored length of an edge is more exact than the length of its shape.
      if (again > 0) meters += ((graph.edgeLengths[edge] as number) / 10) * (again / all);
    });
  }
  return meters;
}

function stretchMeters(shape: Float64Array, at: number): number {
  const place = (index: number): LatLng => ({
    lng: shape[index] as number,
    lat: shape[index + 1] as number,
  });
  return distanceMeters(place(at - 2), place(at));
}

/** Returns the area between its nodes divided by the area of a circle with the same perimeter: 0 to 1. */
function roundness({ graph }: RoutingGraph, { nodes }: StopsPlan): number {
  const places = nodes.map((node) => graph.node(node));
  const first = places[0] as LatLng;
  const scale = Math.cos((first.lat * Math.PI) / 180);
  const flat = places.map(({ lat, lng }) => ({
    x: (lng - first.lng) * scale * METERS_PER_DEGREE,
    y: (lat - first.lat) * METERS_PER_DEGREE,
  }));
  let [area, around] = [0, 0];
  flat.forEach(({ x, y }, index) => {
    const next = flat[(index + 1) % flat.length] ?? { x, y };
    area += (x * next.y - next.x * y) / 2;
    around += Math.hypot(next.x - x, next.y - y);
  });
  return around === 0 ? 0 : Math.min(1, (4 * Math.PI * Math.abs(area)) / around ** 2);
}
