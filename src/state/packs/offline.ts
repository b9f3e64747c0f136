import { createStore } from "zustand/vanilla";
import {
  type OfflineState,
  offlineState,
  onOfflineState,
} from "#platform/service-worker/offline-state.ts";

export type { OfflineState } from "#platform/service-worker/offline-state.ts";

/** Whether the app is on the device yet, and whether a newer one waits. */
export const offlineStore = createStore<OfflineState>()(() => offlineState());

onOfflineState((state) => offlineStore.setState(state));
