/** A set of ids in 8 bytes each: collected first, then closed, then queried. */
export interface IdSet {
  readonly size: number;
  /** Returns the index of an id in ascending order, or -1. */
  readonly indexOf: (id: number) => number;
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
    close: () => {
      const sorted = distinct(ids.subarray(0, count).sort());
      return { size: sorted.length, indexOf: (id) => indexIn(sorted, id) };
    },
  };
}

function distinct(sorted: Float64Array): Float64Array {
  let stored = 0;
  for (const id of sorted) {
    if (stored === 0 || sorted[stored - 1] !== id) sorted[stored++] = id;
  }
  return sorted.slice(0, stored);
}

function indexIn(sorted: Float64Array, id: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] as number;
    if (value === id) return middle;
    if (value < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
