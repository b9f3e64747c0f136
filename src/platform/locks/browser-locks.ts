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
      // A shared lock is a tab's that hears this very moment that the name is free.
      const exclusive = held.filter(({ mode }) => mode === "exclusive");
      return new Set(exclusive.map(({ name }) => name ?? ""));
    },
    whenFree(name, listener) {
      const waiting = new AbortController();
      void waitFor(name, waiting.signal).then((isFree) => {
        if (isFree && !waiting.signal.aborted) listener();
      });
      return () => waiting.abort();
    },
  };
}

/** Resolves to true once the name is free; to false when the wait was given up, and without locks. */
async function waitFor(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    // Shared: whoever waits gets it at the same time, and none keeps it.
    await navigator.locks.request(name, { mode: "shared", signal }, () => {});
    return true;
  } catch {
    return false;
  }
}
