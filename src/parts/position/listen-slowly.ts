import type { StoreApi } from "zustand";

/**
 * Calls `listener` when the store changes: at once, unless it was called less than `intervalMs` ago,
 * else when that has passed. The last change is never left out. Gives back the stop.
 */
export function listenSlowly(
  store: Pick<StoreApi<unknown>, "subscribe">,
  intervalMs: number,
  listener: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasChanged = false;
  const tell = (): void => {
    hasChanged = false;
    timer = setTimeout(() => {
      timer = null;
      if (hasChanged) tell();
    }, intervalMs);
    listener();
  };
  const stop = store.subscribe(() => {
    if (timer === null) tell();
    else hasChanged = true;
  });
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}
