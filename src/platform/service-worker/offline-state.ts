/** The state of the offline copy of the app. */
export interface OfflineState {
  /**
   * * `waiting`: the app is not fully stored on the device yet. `ready`: every route opens without a network.
   * `unsupported`: this browser, or this way of opening the app, stores nothing.
   */
  readonly readiness: "waiting" | "ready" | "unsupported";
  /** A newer build is on the device and takes over when all tabs are closed. */
  readonly isNewVersionWaiting: boolean;
}

let current: OfflineState = { readiness: "waiting", isNewVersionWaiting: false };
const listeners = new Set<(state: OfflineState) => void>();

/** Returns the current state; the same object until it changes. */
export function offlineState(): OfflineState {
  return current;
}

/** Calls back on every change until the returned function is called. */
export function onOfflineState(listener: (state: OfflineState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates the state. Only the service worker registration calls this. */
export function reportOfflineState(change: Partial<OfflineState>): void {
  const next = { ...current, ...change };
  if (
    next.readiness === current.readiness &&
    next.isNewVersionWaiting === current.isNewVersionWaiting
  ) {
    return;
  }
  current = next;
  for (const listener of listeners) listener(next);
}
