import { createStore, type StoreApi } from "zustand/vanilla";

/** Everything that watches over somebody or follows them, in the order in which the strip names it. */
export const WATCHES = [
  "overboard",
  "anchor",
  "steering",
  "navigation",
  "recording",
  "hunt",
] as const;

export type Watch = (typeof WATCHES)[number];

/** The watches that cannot do their work now. Not read yet is not the same as absent. */
export interface WatchReadings {
  /** The stored watches could not be read yet. */
  readonly unread: readonly Watch[];
  /** The code of these is needed and has not loaded yet. */
  readonly missing: readonly Watch[];
}

/** The readings of a device. */
export interface WatchReadingsState {
  readonly store: StoreApi<WatchReadings>;
  /** Returns a function that reports one reason of some watches, and withdraws it; reasons do not affect each other. */
  reason(why: keyof WatchReadings): (watches: readonly Watch[]) => void;
}

/** Creates the readings of a device, with nothing to report. */
export function createWatchReadings(): WatchReadingsState {
  const store = createStore<WatchReadings>(() => ({ unread: [], missing: [] }));
  const reasons = new Map<object, readonly [keyof WatchReadings, readonly Watch[]]>();
  const all = (why: keyof WatchReadings): readonly Watch[] => {
    const reported = new Set(
      [...reasons.values()].flatMap(([of, list]) => (of === why ? list : [])),
    );
    return WATCHES.filter((watch) => reported.has(watch));
  };
  return {
    store,
    reason(why) {
      const key = {};
      return (watches) => {
        reasons.set(key, [why, watches]);
        const now = all(why);
        if (`${now}` !== `${store.getState()[why]}`) store.setState({ [why]: now });
      };
    },
  };
}

/** The readings of this device, documented at `WatchReadingsState`. */
export const watchReadings = createWatchReadings();
