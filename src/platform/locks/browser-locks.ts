import type { Locks } from "./locks.ts";

/** Locks from the Web Locks API, which every browser with a private file system has. */
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
      // A shared lock belongs to a tab that is just learning that the name is free (see `waitFor`).
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

/** Resolves to true once the name is free, and to false if the wait was aborted or the browser has no locks. */
async function waitFor(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    // Shared, so that all waiting tabs get it at once and none keeps it.
    await navigator.locks.request(name, { mode: "shared", signal }, () => {});
    return true;
  } catch {
    return false;
  }
}
