import { type Course, courseOfPoints, type TurnWords } from "#domain/exchange/course.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  createRoutingGraph,
  planThrough,
  stopsForNumbers,
} from "#domain/network/plan/route/plan-stops.ts";
import { routeOfPlan } from "#domain/network/plan/route/route-through.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { NOT_MEASURED } from "#domain/tracks/drawn-points.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { courseOfPlan } from "./course-of-plan.ts";

/** The planning graph of the sample from which `tenCourses` takes its plans. */
export const SAMPLE_GRAPH = "samples/packs/voorbeeld-delft/network.graph";

/** Returns the plan from node to node in a graph file. */
export function planIn(graph: Uint8Array, mode: NetworkMode, numbers: readonly string[]) {
  const routing = createRoutingGraph([readGraph(graph)]);
  const stops = stopsForNumbers(routing, { numbers, mode, near: null, options: {} });
  const plan = "kind" in stops ? null : planThrough(routing, stops, {});
  if (!plan) throw new Error(`No way over ${numbers.join(", ")}`);
  return { name: `Van ${numbers.join(" naar ")}`, mode, route: routeOfPlan(routing.graph, plan) };
}

/** Returns the points of a track with random bends; a point at a fixed interval has a name. */
export function wanderingPoints(
  seed: number,
  count: number,
  more: { readonly isTimed?: boolean; readonly hasHeights?: boolean; readonly namedEvery?: number },
): TrackPoints {
  const random = seededRandom(seed);
  const { isTimed = false, hasHeights = false, namedEvery = 0 } = more;
  let [lng, lat] = [4 + random() * 3, 51 + random() * 2];
  const points = Array.from({ length: count }, (_, index) => {
    lng += (random() - 0.4) / 2000;
    lat += (random() - 0.5) / 2000;
    const isNamed = namedEvery > 0 && index % namedEvery === 0;
    return { lng, lat, name: isNamed ? `Punt ${index} bij de veerpont é` : "" };
  });
  const column = (numberOf: (index: number) => number) =>
    Float64Array.from(points, (_, index) => numberOf(index));
  return {
    lngs: Float64Array.from(points, (point) => point.lng),
    lats: Float64Array.from(points, (point) => point.lat),
    segmentStarts: Uint32Array.of(0),
    gapsBefore: [null],
    timesMs: isTimed ? column((index) => Date.UTC(2026, 4, 1) + index * 2000) : null,
    altitudesMeters: hasHeights
      ? column((index) => (index % 7 === 0 ? Number.NaN : 30 * Math.sin(index / 50)))
      : null,
    ...NOT_MEASURED,
    details: namedEvery > 0 ? points.map(({ name }) => (name ? { name } : null)) : null,
  };
}

/** Returns ten courses: five plans and five tracks and routes, with and without times, heights and names. */
export function tenCourses(graph: Uint8Array, words: TurnWords): readonly Course[] {
  const plans = [
    planIn(graph, "walk", ["14", "68"]),
    planIn(graph, "walk", ["48", "68", "51"]),
    planIn(graph, "walk", ["14", "68", "14"]),
    planIn(graph, "cycle", ["57", "2"]),
    planIn(graph, "canoe", ["10", "9"]),
  ].map((plan) => courseOfPlan(plan, words));
  const tracks = [
    wanderingPoints(1, 2, {}),
    wanderingPoints(2, 2500, { isTimed: true, hasHeights: true }),
    wanderingPoints(3, 1001, { hasHeights: true, namedEvery: 100 }),
    wanderingPoints(4, 40, { namedEvery: 1 }),
    wanderingPoints(5, 5000, { isTimed: true }),
  ].map((points, index) => courseOfPoints(`Wandeling ${index} door de bossen`, points, words));
  return [...plans, ...tracks].filter((course) => course !== null);
}
