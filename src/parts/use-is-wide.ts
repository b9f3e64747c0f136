import { useSyncExternalStore } from "react";

/** The width from which the screens are a panel beside the map; style sheets repeat it. */
const WIDE = "(min-width: 1280px)";

/** Tells whether the window has room for the map beside the screens. False in the page that the build renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide, () => false);
}

function isWide(): boolean {
  // Tests of components have none.
  return globalThis.matchMedia?.(WIDE).matches ?? false;
}

function watch(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener?.("change", onChange);
  return () => query?.removeEventListener?.("change", onChange);
}
