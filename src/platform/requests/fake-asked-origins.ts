import type { AskedOrigins } from "./asked-origins.ts";

/** Fake requests for tests. */
export interface FakeAskedOrigins extends AskedOrigins {
  ask(origin: string, atMs: number): void;
}

/** Creates a page without requests. */
export function fakeAskedOrigins(): FakeAskedOrigins {
  const listeners = new Set<(origin: string, atMs: number) => void>();
  return {
    watch(onAsked) {
      listeners.add(onAsked);
      return () => listeners.delete(onAsked);
    },
    ask(origin, atMs) {
      for (const listener of listeners) listener(origin, atMs);
    },
  };
}
