import type { Locks } from "./locks.ts";

/** Locks for tests. Two stores with the same fake behave as two tabs. */
export interface FakeLocks extends Locks {
  readonly names: Set<string>;
  /** Ends all tabs that hold a lock, which releases it. */
  killHolders(): void;
}

/** Creates locks that nobody holds. */
export function fakeLocks(): FakeLocks {
  const names = new Set<string>();
  const waiting = new Map<string, Set<() => void>>();
  const release = (name: string): void => {
    names.delete(name);
    const free = [...(waiting.get(name) ?? [])];
    waiting.delete(name);
    for (const tell of free) queueMicrotask(tell);
  };
  return {
    names,
    async hold(name, work) {
      if (names.has(name)) return "taken";
      names.add(name);
      try {
        return await work();
      } finally {
        release(name);
      }
    },
    held: async () => new Set(names),
    whenFree(name, listener) {
      let isOver = false;
      const tell = (): void => {
        if (!isOver) listener();
        isOver = true;
      };
      if (names.has(name)) waiting.set(name, (waiting.get(name) ?? new Set()).add(tell));
      else queueMicrotask(tell);
      return () => {
        isOver = true;
      };
    },
    killHolders() {
      for (const name of [...names]) release(name);
    },
  };
}
