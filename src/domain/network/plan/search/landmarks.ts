import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";
import { bucketsFor, createSweep, type Sweep, UNREACHED } from "./sweep.ts";

/** The number of landmarks per component. More give better bounds but cost memory, twice 4 bytes per node. */
const LANDMARKS = 12;

/**
 * The distances between every node and a few distant landmarks, which give a search a lower bound on the
 * remaining distance (ALT: Goldberg and Harrelson, "Computing the Shortest Path: A* Search Meets Graph
 * Theory", 2005). Each component has its own landmarks, all in the same arrays.
 */
export interface Landmarks {
  readonly count: number;
  /** Decimetres from landmark k to node p at `k + p * count`; UNREACHED if there is no path. */
  readonly from: Uint32Array;
  /** Decimetres from node p to landmark k, at the same index. */
  readonly to: Uint32Array;
  /** Measures the landmarks of a mode (its index in `NETWORK_MODES`), unless that is done. */
  prepare(mode: number): void;
  /** Returns whether the landmarks of a mode are measured. */
  isPrepared(mode: number): boolean;
}

/**
 * Chooses landmarks, each as far as possible from those before it, and measures the distances from and to
 * them. A mode is measured when it is first prepared, because few people need all four.
 */
export function createLandmarks(graph: PlanGraph): Landmarks {
  const { nodeCount, modeStarts } = graph;
  const prepared = NETWORK_MODES.map(() => false);
  let fields: Fields | null = null;
  let [from, to]: (Uint32Array | null)[] = [null, null];
  const unmeasured = () => new Uint32Array(LANDMARKS * nodeCount).fill(UNREACHED);
  const landmarks: Landmarks = {
    count: LANDMARKS,
    // Several megabytes, so allocated only when needed.
    get from() {
      from ??= unmeasured();
      return from;
    },
    get to() {
      to ??= unmeasured();
      return to;
    },
    isPrepared: (mode) => prepared[mode] === true,
    prepare(mode) {
      if (prepared[mode]) return;
      prepared[mode] = true;
      fields ??= createFields(graph);
      const [start, end] = [modeStarts[mode] as number, modeStarts[mode + 1] as number];
      for (const component of componentsOf(graph, start, end)) {
        measureComponent(landmarks, component, fields);
      }
      if (prepared.every(Boolean)) fields = null;
    },
  };
  return landmarks;
}

interface Fields {
  readonly sweepAway: Sweep;
  readonly sweepBack: Sweep;
  /** The distances from and to the landmark that is being measured. */
  readonly away: Uint32Array;
  readonly back: Uint32Array;
  /** The distance of each node to its nearest landmark so far. */
  readonly nearest: Uint32Array;
}

function createFields({ forward, backward, nodeCount }: PlanGraph): Fields {
  // The arcs have the same lengths in both directions.
  const buckets = bucketsFor(forward.lengths);
  return {
    sweepAway: createSweep(forward, buckets),
    sweepBack: createSweep(backward, buckets),
    away: new Uint32Array(nodeCount),
    back: new Uint32Array(nodeCount),
    nearest: new Uint32Array(nodeCount).fill(UNREACHED),
  };
}

function measureComponent(landmarks: Landmarks, component: Uint32Array, fields: Fields): void {
  fields.sweepAway(component[0] as number, component, fields.away);
  // The node farthest from any node lies on the rim.
  let landmark = farthestOf(component, fields.away);
  for (let k = 0; k < Math.min(LANDMARKS, component.length); k += 1) {
    fields.sweepAway(landmark, component, fields.away);
    fields.sweepBack(landmark, component, fields.back);
    keepMeasured(landmarks, k, component, fields);
    landmark = farthestOf(component, fields.nearest);
  }
}

function keepMeasured(
  { count, from, to }: Landmarks,
  k: number,
  component: Uint32Array,
  { away, back, nearest }: Fields,
): void {
  for (let index = 0; index < component.length; index += 1) {
    const node = component[index] as number;
    const there = away[node] as number;
    const hither = back[node] as number;
    const place = k + node * count;
    from[place] = there;
    to[place] = hither;
    nearest[node] = Math.min(nearest[node] as number, there, hither);
  }
}

/** Returns the node with the greatest finite distance; the first of the component if there is none. */
function farthestOf(component: Uint32Array, distances: Uint32Array): number {
  let [farthest, most] = [component[0] as number, -1];
  for (let place = 0; place < component.length; place += 1) {
    const node = component[place] as number;
    const distance = distances[node] as number;
    if (distance === UNREACHED || distance <= most) continue;
    farthest = node;
    most = distance;
  }
  return farthest;
}

/**
 * Returns the groups of nodes from `first` up to `end` that are connected in any direction; single nodes are
 * left out.
 */
function componentsOf(
  { nodeCount, forward, backward }: PlanGraph,
  first: number,
  end: number,
): readonly Uint32Array[] {
  const isSeen = new Uint8Array(nodeCount);
  const nodes = new Uint32Array(end - first);
  const components: Uint32Array[] = [];
  let count = 0;
  const see = (node: number): void => {
    if (isSeen[node] === 1) return;
    isSeen[node] = 1;
    nodes[count] = node;
    count += 1;
  };
  const seeAlong = ({ starts, nodes: ends }: PlanGraph["forward"], node: number): void => {
    const last = starts[node + 1] as number;
    for (let arc = starts[node] as number; arc < last; arc += 1) see(ends[arc] as number);
  };
  for (let root = first; root < end; root += 1) {
    if (isSeen[root] === 1) continue;
    const start = count;
    see(root);
    for (let place = start; place < count; place += 1) {
      seeAlong(forward, nodes[place] as number);
      seeAlong(backward, nodes[place] as number);
    }
    if (count - start > 1) components.push(nodes.subarray(start, count));
  }
  return components;
}
