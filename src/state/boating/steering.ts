import { createStore, type StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Target } from "#domain/steering/target.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "#state/position/fixes.ts";
import { type BoatingStorage, boatingStorage } from "#storage/records/boating/boating-storage.ts";
import { atKnownFix } from "./at-known-fix.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";

/** The state of steering to a mark. */
export interface SteeringSnapshot {
  /** Null when there is no mark. */
  readonly target: Target | null;
  /** True if the mark could not be stored, so that a reload forgets it. */
  readonly isNotStored: boolean;
}

/** The commands for steering to a mark; there is one mark over all tabs. */
export interface Steering {
  readonly store: StoreApi<SteeringSnapshot>;
  /** Reads the stored mark and follows the other tabs. Only the first call has an effect. */
  look(): Promise<void>;
  /** Starts steering to a place, from the current position or else the next fix. */
  steerTo(place: LatLng, name: string): Promise<void>;
  /** Starts the leg again at the current position, so that the cross-track error begins at zero. */
  restartLeg(): Promise<void>;
  stop(): Promise<void>;
}

/** The services of the device that steering uses. */
export interface SteeringDevice {
  readonly storage: BoatingStorage;
  readonly clock: Pick<Clock, "nowMs" | "steadyMs">;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  /**
   * Calls the listener with the latest fix unless it is older than `maxAgeMs`, and with every later one, until
   * the returned function is called.
   */
  readonly onFix: FixStream;
}

/** Creates the steering of a device. */
export function createSteering({ storage, clock, tabs, onFix }: SteeringDevice): Steering {
  const store = createStore<SteeringSnapshot>(() => ({ target: null, isNotStored: false }));
  let looking: Promise<void> | null = null;
  let stopWaiting = (): void => {};

  const show = (target: Target | null): void => {
    stopWaiting();
    stopWaiting = () => {};
    store.setState({ target, isNotStored: false });
    if (!target || target.from) return;
    // A boat at the mark has no line to it yet: the line would have no direction, also when the boat moves off.
    stopWaiting = atKnownFix(
      onFix,
      startLeg,
      (fix) => inverse(fix, target).distanceMeters > fix.accuracyMeters,
    );
  };
  const keep = async (target: Target): Promise<void> => {
    show(target);
    const { target: shown } = store.getState();
    if (!shown) return;
    try {
      await storage.write("target", shown);
      tabs.announce(BOATING_SUBJECT);
    } catch {
      if (store.getState().target === shown) store.setState({ isNotStored: true });
    }
  };
  const startLeg = ({ lat, lng }: PositionFix): void => {
    const { target } = store.getState();
    if (target) void keep({ ...target, from: { lat, lng } });
  };
  const read = async (): Promise<void> => {
    const stored = await storage.read("target").catch(() => undefined);
    // A mark that cannot be read is ignored.
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

/** The steering of this device, documented at `Steering`. Import this module lazily. */
export const {
  store: steeringStore,
  look: loadTarget,
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
