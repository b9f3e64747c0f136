/** A queue that gives the item with the smallest key first; equal keys come in no fixed order. */
export interface MinHeap {
  readonly push: (item: number, key: number) => void;
  /** The item with the smallest key, removed; undefined when empty. */
  readonly pop: () => { readonly item: number; readonly key: number } | undefined;
}

/** An empty binary heap (Williams 1964) of numbers. */
export function createMinHeap(): MinHeap {
  const items: number[] = [];
  const keys: number[] = [];

  const keyAt = (index: number): number => keys[index] ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    [items[a], items[b]] = [items[b] as number, items[a] as number];
    [keys[a], keys[b]] = [keys[b] as number, keys[a] as number];
  };

  function push(item: number, key: number): void {
    items.push(item);
    keys.push(key);
    let index = items.length - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (keyAt(parent) <= keyAt(index)) return;
      swap(parent, index);
      index = parent;
    }
  }

  function sink(): void {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const child = keyAt(left + 1) < keyAt(left) ? left + 1 : left;
      if (keyAt(child) >= keyAt(index)) return;
      swap(child, index);
      index = child;
    }
  }

  function pop(): { item: number; key: number } | undefined {
    const [item] = items;
    const [key] = keys;
    if (item === undefined || key === undefined) return undefined;
    swap(0, items.length - 1);
    items.pop();
    keys.pop();
    sink();
    return { item, key };
  }

  return { push, pop };
}
