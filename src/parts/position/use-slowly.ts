import { useEffect, useState } from "react";
import type { StoreApi } from "zustand";
import { listenSlowly } from "./listen-slowly.ts";

/** Returns the state of a store, updated at most once per `intervalMs`: a compass reports up to 60 times a second. */
export function useSlowly<State>(
  store: Pick<StoreApi<State>, "getState" | "subscribe">,
  intervalMs: number,
): State {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    const renew = (): void => setState(store.getState());
    renew();
    return listenSlowly(store, intervalMs, renew);
  }, [store, intervalMs]);
  return state;
}
