import { createStore } from "zustand/vanilla";
import {
  type OfflineState,
  offlineState,
  onOfflineState,
} from "#platform/service-worker/offline-state.ts";

export type { OfflineState } from "#platform/service-worker/offline-state.ts";

/** Tells whether the app is stored on the device, and whether an update waits. */
export const offlineStore = createStore<OfflineState>()(() => offlineState());

onOfflineState((state) => offlineStore.setState(state));
