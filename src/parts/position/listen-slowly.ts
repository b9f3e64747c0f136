import type { StoreApi } from "zustand";

/**
 * Calls `listener` when the store changes: immediately, or after the rest of `intervalMs` since the last call. The
 * last change is never skipped. Returns a function that stops this.
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
