/** What can be said about working without a network. */
export interface OfflineState {
  /**
   * `waiting`: the app is not (wholly) on the device yet. `ready`: it is, every route opens without
   * a network. `unsupported`: this browser, or this way of opening the app, keeps nothing.
   */
  readonly readiness: "waiting" | "ready" | "unsupported";
  /** A newer build is on the device and takes over when all tabs are closed. */
  readonly isNewVersionWaiting: boolean;
}

let current: OfflineState = { readiness: "waiting", isNewVersionWaiting: false };
const listeners = new Set<(state: OfflineState) => void>();

/** The state as it is now; the same object until it changes. */
export function offlineState(): OfflineState {
  return current;
}

/** Tells every change from now on, until the function it returns is called. */
export function onOfflineState(listener: (state: OfflineState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the registration alone, which is the one to know. */
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
