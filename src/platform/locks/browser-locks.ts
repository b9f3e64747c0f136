import type { Locks } from "./locks.ts";

/** The Web Locks API; every browser with a private file system has it. */
export function browserLocks(): Locks {
  return {
    async hold(name, work) {
      const outcome = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
        lock ? { given: await work() } : null,
      );
      return outcome ? outcome.given : "taken";
    },
    async held() {
      const { held = [] } = await navigator.locks.query();
      return new Set(held.map(({ name }) => name ?? ""));
    },
  };
}
