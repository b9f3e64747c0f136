import type { Locks } from "./locks.ts";

/** Locks for tests. Give the same to two stores: they are two tabs then. */
export interface FakeLocks extends Locks {
  readonly names: Set<string>;
}

/** Nothing is held. */
export function fakeLocks(): FakeLocks {
  const names = new Set<string>();
  return {
    names,
    async hold(name, work) {
      if (names.has(name)) return "taken";
      names.add(name);
      try {
        return await work();
      } finally {
        names.delete(name);
      }
    },
    held: async () => new Set(names),
  };
}
