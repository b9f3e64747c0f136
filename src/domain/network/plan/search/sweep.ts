import type { ArcRows } from "#domain/network/plan/merged/arc-rows.ts";

/** The largest number of buckets, even if the longest arc is much longer than the others. */
const MAX_BUCKETS = 4096;

/**
 * The number of buckets per average arc; with wider buckets nodes are visited twice, with narrower ones many
 * are empty.
 */
const BUCKETS_PER_ARC = 2;

/** The distance of a node without a path, or with a path longer than this many decimetres. */
export const UNREACHED = 0xffffffff;

/**
 * Writes the distance of every node of a component from `source` into `distances`, in decimetres or
 * `UNREACHED`. Nodes wait in buckets by distance instead of in a queue (Dial 1969; Meyer and Sanders,
 * "Δ-stepping", 2003), which is exact and several times as fast over a whole network.
 * @param component all nodes that are connected to the source in any direction, itself included
 */
export type Sweep = (source: number, component: Uint32Array, distances: Uint32Array) => void;

/** The sizes of the buckets, both powers of two, because the bucket is computed for every arc. */
interface Buckets {
  /** A distance shifted right by this gives its bucket, modulo `count`. */
  readonly shift: number;
  readonly count: number;
}

/** Creates a sweep over these arcs, with memory for one at a time. */
export function createSweep(
  { starts, nodes, lengths }: ArcRows,
  { shift, count }: Buckets = bucketsFor(lengths),
): Sweep {
  const mask = count - 1;
  /** The top node of each bucket, and the nodes above and below each waiting node; -1 for none. */
  const tops = new Int32Array(count).fill(-1);
  const above = new Int32Array(starts.length - 1);
  const under = new Int32Array(starts.length - 1);
  /** 1 for a node that waits to be expanded. */
  const isWaiting = new Uint8Array(starts.length - 1);

  function take(node: number, distance: number): void {
    const higher = above[node] as number;
    const lower = under[node] as number;
    if (higher >= 0) under[higher] = lower;
    else tops[(distance >>> shift) & mask] = lower;
    if (lower >= 0) above[lower] = higher;
    isWaiting[node] = 0;
  }

  function put(node: number, distance: number): void {
    const bucket = (distance >>> shift) & mask;
    const top = tops[bucket] as number;
    above[node] = -1;
    under[node] = top;
    if (top >= 0) above[top] = node;
    tops[bucket] = node;
    isWaiting[node] = 1;
  }

  /** @returns the change in the number of waiting nodes */
  function goOnFrom(node: number, distances: Uint32Array): number {
    const soFar = distances[node] as number;
    const end = starts[node + 1] as number;
    let more = 0;
    for (let arc = starts[node] as number; arc < end; arc += 1) {
      const next = nodes[arc] as number;
      const distance = soFar + (lengths[arc] as number);
      const known = distances[next] as number;
      if (distance >= known) continue;
      if (isWaiting[next] === 1) take(next, known);
      else more += 1;
      distances[next] = distance;
      put(next, distance);
    }
    return more;
  }

  return (source, component, distances) => {
    for (let place = 0; place < component.length; place += 1) {
      distances[component[place] as number] = UNREACHED;
    }
    distances[source] = 0;
    put(source, 0);
    let waiting = 1;
    for (let bucket = 0; waiting > 0; bucket = (bucket + 1) & mask) {
      for (let node = tops[bucket] as number; node >= 0; node = tops[bucket] as number) {
        take(node, distances[node] as number);
        waiting += goOnFrom(node, distances) - 1;
      }
    }
  };
}

/** Returns buckets that suit arcs of these lengths. */
export function bucketsFor(lengths: Uint32Array): Buckets {
  let [sum, longest] = [0, 0];
  for (let arc = 0; arc < lengths.length; arc += 1) {
    const length = lengths[arc] as number;
    sum += length;
    if (length > longest) longest = length;
  }
  const average = sum / Math.max(1, lengths.length);
  const width = Math.max(average / BUCKETS_PER_ARC, longest / MAX_BUCKETS, 1);
  const shift = Math.ceil(Math.log2(width));
  return { shift, count: 2 ** Math.ceil(Math.log2((longest >>> shift) + 2)) };
}
