import { createDistanceField, type DistanceField } from "./distance-field.ts";
import type { PlanGraph } from "./plan-graph.ts";

/** So many far-apart posts a component: more bound better and cost memory, 4 bytes twice a post. */
const LANDMARKS = 12;

/** Of a post that a landmark does not reach. */
export const UNREACHED = 0xffffffff;

/**
 * Distances between every post and a few that lie far apart, by which a search knows what is left at
 * least (ALT: Goldberg and Harrelson, "Computing the Shortest Path: A* Search Meets Graph Theory",
 * 2005). Each component has landmarks of its own, all in the same arrays.
 */
export interface Landmarks {
  readonly count: number;
  /** Decimetres from landmark k to post p at `k + p * count`; UNREACHED where no way leads. */
  readonly from: Uint32Array;
  /** Decimetres from post p to landmark k, in the same place. */
  readonly to: Uint32Array;
}

/** Chooses landmarks, each as far as can be from those before it, and measures from and to them. */
export function createLandmarks(graph: PlanGraph): Landmarks {
  const { postCount } = graph;
  const landmarks = {
    count: LANDMARKS,
    from: new Uint32Array(LANDMARKS * postCount).fill(UNREACHED),
    to: new Uint32Array(LANDMARKS * postCount).fill(UNREACHED),
  };
  const away = createDistanceField(graph.forward, postCount);
  const back = createDistanceField(graph.backward, postCount);
  const nearest = new Float64Array(postCount).fill(Number.POSITIVE_INFINITY);
  for (const component of componentsOf(graph)) {
    const [first] = component as [number];
    away.measureFrom(first);
    // What is farthest from any post lies on the rim.
    let landmark = farthestOf(component, away);
    for (let k = 0; k < Math.min(LANDMARKS, component.length); k += 1) {
      away.measureFrom(landmark);
      back.measureFrom(landmark);
      landmark = measured(landmarks, k, component, { away, back, nearest });
    }
  }
  return landmarks;
}

/** Keeps what was measured of landmark k; gives back the post farthest from all so far. */
function measured(
  { count, from, to }: Landmarks,
  k: number,
  component: readonly number[],
  fields: { away: DistanceField; back: DistanceField; nearest: Float64Array },
): number {
  let [farthest, most] = [component[0] as number, -1];
  for (const post of component) {
    const [away, back] = [fields.away.to(post), fields.back.to(post)];
    if (Number.isFinite(away)) from[k + post * count] = away;
    if (Number.isFinite(back)) to[k + post * count] = back;
    const known = Math.min(fields.nearest[post] as number, away, back);
    fields.nearest[post] = known;
    if (Number.isFinite(known) && known > most) [farthest, most] = [post, known];
  }
  return farthest;
}

function farthestOf(component: readonly number[], field: DistanceField): number {
  let [farthest, most] = [component[0] as number, -1];
  for (const post of component) {
    const distance = field.to(post);
    if (Number.isFinite(distance) && distance > most) [farthest, most] = [post, distance];
  }
  return farthest;
}

/** The posts that any ways join, whatever their direction. */
function componentsOf(graph: PlanGraph): readonly (readonly number[])[] {
  const isSeen = new Uint8Array(graph.postCount);
  const components: number[][] = [];
  for (let first = 0; first < graph.postCount; first += 1) {
    if (isSeen[first]) continue;
    isSeen[first] = 1;
    const component = [first];
    for (const post of component) {
      for (const next of neighboursOf(graph, post)) {
        if (!isSeen[next]) component.push(next);
        isSeen[next] = 1;
      }
    }
    components.push(component);
  }
  return components;
}

function neighboursOf({ forward, backward }: PlanGraph, post: number): readonly number[] {
  return [forward, backward].flatMap(({ starts, posts }) => [
    ...posts.subarray(starts[post], starts[post + 1]),
  ]);
}
