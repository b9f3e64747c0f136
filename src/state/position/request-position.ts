import { createStore, type StoreApi } from "zustand/vanilla";
import type { Clock } from "#platform/clock/clock.ts";
import type { PositionSource } from "#platform/geolocation/position-source.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import {
  askForPosition,
  type PositionState,
  positionPermissionStore,
  positionStore,
} from "./position.ts";

/** Requests for the position on a tap of the user. */
export interface PositionRequests {
  /**
   * Requests the position; the browser asks the user if that is undecided. If it refuses without asking, although it
   * reports the permission `prompt`, the permission counts as `denied`, until a fix arrives.
   */
  requestPosition(): void;
  /** True if the last request was refused without asking: another one may succeed once the system allows it. */
  readonly store: StoreApi<{ readonly isRefusedWithoutQuestion: boolean }>;
}

/** The parts of the device that a request needs. */
interface RequestDevice {
  readonly position: Pick<PositionSource, "watch">;
  readonly clock: Pick<Clock, "steadyMs">;
  readonly tabs: Pick<Tabs, "onReturn">;
}

/**
 * No user answers this fast. An iPhone whose system refuses the position to all websites does, and reports the permission
 * `prompt` before and after.
 */
const UNASKED_MS = 1000;

/** Creates the requests on a device, for the state of its position. */
export function createPositionRequests(
  { position, clock, tabs }: RequestDevice,
  {
    store: positionStore,
    permissionStore,
    askForPosition,
  }: Pick<PositionState, "store" | "permissionStore" | "askForPosition">,
): PositionRequests {
  const store = createStore(() => ({ isRefusedWithoutQuestion: false }));
  let stop = (): void => {};

  function refuse(): void {
    permissionStore.setState({ permission: "denied" });
    if (store.getState().isRefusedWithoutQuestion) return;
    store.setState({ isRefusedWithoutQuestion: true });
    // The user may come from the settings of the system. If these still refuse, nobody is asked anything.
    const ends = [tabs.onReturn(askForPosition), positionStore.subscribe(allow)];
    function allow(): void {
      for (const end of ends) end();
      store.setState({ isRefusedWithoutQuestion: false });
      permissionStore.setState({ permission: "granted" });
    }
  }

  return {
    store,
    requestPosition() {
      stop();
      const askedAtMs = clock.steadyMs();
      const settle = (): void => {
        stop();
        askForPosition();
      };
      stop = position.watch(settle, ({ reason }) => {
        if (reason !== "denied") return settle();
        stop();
        const isUnasked = clock.steadyMs() - askedAtMs < UNASKED_MS;
        if (isUnasked && permissionStore.getState().permission !== "granted") refuse();
      });
    },
  };
}

/** The requests on this device; see `PositionRequests`. */
export const { requestPosition, store: positionRequestStore } = createPositionRequests(device, {
  store: positionStore,
  permissionStore: positionPermissionStore,
  askForPosition,
});
