/** A set of ids in 8 bytes each: collected first, then closed, then queried. */
export interface IdSet {
  readonly size: number;
  /** Returns the index of an id in ascending order, or -1. */
  readonly indexOf: (id: number) => number;
  /** The ids in ascending order. */
  readonly ids: Float64Array;
}

/** Collects ids; duplicates use memory until closed. */
export interface IdCollector {
  readonly add: (id: number) => void;
  readonly close: () => IdSet;
}

/** Creates an empty collector that grows as needed. */
export function collectIds(): IdCollector {
  let ids = new Float64Array(1024);
  let count = 0;
  return {
    add: (id) => {
      if (count === ids.length) {
        const larger = new Float64Array(count * 2);
        larger.set(ids);
        ids = larger;
      }
      ids[count++] = id;
    },
    close: () => setOf(ids.subarray(0, count)),
  };
}

/** Returns the set of some ids, which stay as they are. */
export function idSetOf(ids: Float64Array): IdSet {
  return setOf(ids.slice());
}

/** Sorts the ids in their place, which takes no more memory. */
function setOf(ids: Float64Array): IdSet {
  const sorted = distinct(ids.sort());
  return { size: sorted.length, indexOf: finderIn(sorted), ids: sorted };
}

function distinct(sorted: Float64Array): Float64Array {
  let stored = 0;
  for (const id of sorted) {
    if (stored === 0 || sorted[stored - 1] !== id) sorted[stored++] = id;
  }
  return sorted.slice(0, stored);
}

/** The number of ids behind the last one that are compared before searching. */
const NEAR = 8;

/** Returns a search that is fast for ids in ascending order, as most files have them. */
function finderIn(sorted: Float64Array): (id: number) => number {
  let lastId = Number.NEGATIVE_INFINITY;
  let lastAt = 0;
  return (id) => {
    let at = id < lastId ? -1 : nearIndex(sorted, id, lastAt);
    if (at < 0) at = firstFrom(sorted, id);
    lastId = id;
    lastAt = at;
    return sorted[at] === id ? at : -1;
  };
}

/** Returns the index of the first value that is not below the id, shortly behind `from`; -1 if it is further away. */
function nearIndex(sorted: Float64Array, id: number, from: number): number {
  for (let at = from; at < from + NEAR; at++) {
    const value = sorted[at];
    if (value === undefined || value >= id) return at;
  }
  return -1;
}

/** Returns the index of the first value that is not below the id. */
function firstFrom(sorted: Float64Array, id: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
