import { createStore, type StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Target } from "#domain/steering/target.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { type BoatingStorage, boatingStorage } from "#storage/boating/boating-storage.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";

/** The mark that is steered to. */
export interface SteeringSnapshot {
  /** Null while there is none. */
  readonly target: Target | null;
  /** Whether it could not be stored: a reload forgets it. */
  readonly isNotKept: boolean;
}

/** Steers to one mark at a time, over all tabs. */
export interface Steering {
  readonly store: StoreApi<SteeringSnapshot>;
  /** Reads what is stored and follows the other tabs; only the first call does anything. */
  look(): Promise<void>;
  /** Steers to a place from where the device is, or will be at its next fix. */
  steerTo(place: LatLng, name: string): Promise<void>;
  /** Begins the leg to the same mark where the device is now: the cross-track error starts at nothing. */
  restartLeg(): Promise<void>;
  stop(): Promise<void>;
}

/** What steering needs of the device. */
export interface SteeringDevice {
  readonly storage: BoatingStorage;
  readonly clock: Pick<Clock, "nowMs">;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  /** Calls back with the last fix unless it is old, and with each from then on, until the result is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
}

/** The steering of whichever device. */
export function createSteering({ storage, clock, tabs, onFix }: SteeringDevice): Steering {
  const store = createStore<SteeringSnapshot>(() => ({ target: null, isNotKept: false }));
  let looking: Promise<void> | null = null;
  let stopWaiting = (): void => {};

  const show = (target: Target | null): void => {
    stopWaiting();
    stopWaiting = () => {};
    store.setState({ target, isNotKept: false });
    if (target && !target.from) waitForStart();
  };
  const keep = async (target: Target): Promise<void> => {
    show(target);
    const { target: shown } = store.getState();
    if (!shown) return;
    try {
      await storage.write("target", shown);
      tabs.announce(BOATING_SUBJECT);
    } catch {
      if (store.getState().target === shown) store.setState({ isNotKept: true });
    }
  };
  /** The leg begins at the first fix. */
  const waitForStart = (): void => {
    let isOver = false;
    let stop = (): void => {};
    const take = ({ lat, lng }: PositionFix): void => {
      const { target } = store.getState();
      if (isOver || !target) return;
      isOver = true;
      stop();
      void keep({ ...target, from: { lat, lng } });
    };
    stop = onFix(take);
    if (isOver) stop();
    stopWaiting = () => {
      isOver = true;
      stop();
    };
  };
  const read = async (): Promise<void> => {
    const stored = await storage.read("target").catch(() => undefined);
    // What cannot be read leads nowhere.
    if (stored !== undefined) show(stored === "unreadable" ? null : stored);
  };
  return {
    store,
    look() {
      looking ??= read().then(() => void tabs.onAnnounced(BOATING_SUBJECT, () => void read()));
      return looking;
    },
    steerTo: ({ lat, lng }, name) =>
      keep({ lat, lng, name, from: null, startedAtMs: clock.nowMs() }),
    async restartLeg() {
      const { target } = store.getState();
      if (target) await keep({ ...target, from: null, startedAtMs: clock.nowMs() });
    },
    async stop() {
      show(null);
      await storage.remove(["target"]).catch(() => {});
      tabs.announce(BOATING_SUBJECT);
    },
  };
}

/** The steering of this device; what each name does is written at `Steering`. Import this lazily. */
export const {
  store: steeringStore,
  look: lookForTarget,
  steerTo,
  restartLeg,
  stop: stopSteering,
} = createSteering({
  ...device,
  storage: boatingStorage(device.connection),
  onFix,
});

steeringStore.subscribe(({ target }) =>
  boatingStatusStore.setState({ isSteering: target !== null }),
);
