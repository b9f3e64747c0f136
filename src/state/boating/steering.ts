import { createStore, type StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { Target } from "#domain/steering/target.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "#state/position/fixes.ts";
import { type ReadingDevice, untilRead } from "#state/watches/until-read.ts";
import { watchReadings } from "#state/watches/watch-readings.ts";
import { type BoatingStorage, boatingStorage } from "#storage/records/boating/boating-storage.ts";
import { atKnownFix } from "./at-known-fix.ts";
import { BOATING_SUBJECT, boatingStatusStore } from "./boating-status.ts";
import { type EditOf, pendingEdits } from "./pending-edits.ts";

/** The state of steering to a mark. */
export interface SteeringSnapshot {
  /** Null when there is no mark, and until the stored one is read. */
  readonly target: Target | null;
  /** False until the database has answered. */
  readonly isRead: boolean;
  /** True if the mark could not be stored, so that a reload forgets it. */
  readonly isNotStored: boolean;
}

/** The commands for steering to a mark; there is one mark over all tabs. */
export interface Steering {
  readonly store: StoreApi<SteeringSnapshot>;
  /** Reads the stored mark, once the database answers, and follows the other tabs. Only the first call has an effect. */
  look(): Promise<void>;
  /** Starts steering to a place, from the current position or else the next fix. */
  steerTo(place: LatLng, name: string): Promise<void>;
  /** Starts the leg again at the current position, so that the cross-track error begins at zero. */
  restartLeg(): Promise<void>;
  stop(): Promise<void>;
}

/** The services of the device that steering uses. */
export interface SteeringDevice extends ReadingDevice {
  readonly storage: BoatingStorage;
  readonly clock: Pick<Clock, "nowMs" | "steadyMs" | "after">;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  /**
   * Calls the listener with the latest fix unless it is older than `maxAgeMs`, and with every later one, until
   * the returned function is called.
   */
  readonly onFix: FixStream;
}

const NOTHING_READ: SteeringSnapshot = { target: null, isRead: false, isNotStored: false };

/** Creates the steering of a device. */
export function createSteering(device: SteeringDevice): Steering {
  const { storage, clock, tabs, onFix } = device;
  const store = createStore<SteeringSnapshot>(() => NOTHING_READ);
  let looking: Promise<void> | null = null;
  let stopWaiting = (): void => {};
  let stored: Target | null = null;
  let hasFailed = false;

  const edits = pendingEdits(device, "target", (result) => {
    hasFailed = result === undefined;
    if (result !== undefined) stored = result;
    show();
  });
  const show = (): void => {
    const target = edits.applied(stored);
    stopWaiting();
    stopWaiting = () => {};
    store.setState({ target, isNotStored: hasFailed && target !== null });
    if (!target || target.from) return;
    // A boat at the mark has no line to it yet: the line would have no direction, also when the boat moves off.
    stopWaiting = atKnownFix(
      onFix,
      ({ lat, lng }) => void changeLeg(target, { from: { lat, lng } }),
      (fix) => inverse(fix, target).distanceMeters > fix.accuracyMeters,
    );
  };
  const edit = async (change: EditOf<Target>): Promise<void> => {
    const done = edits.edit(change);
    show();
    await done;
    tabs.announce(BOATING_SUBJECT);
  };
  /** Changes the leg, unless another window has chosen another mark since. */
  const changeLeg = (
    { startedAtMs }: Target,
    fields: Partial<Pick<Target, "from" | "startedAtMs">>,
  ): Promise<void> =>
    edit((target) => (target?.startedAtMs === startedAtMs ? { ...target, ...fields } : target));
  const take = (read: Target | "unreadable" | null): void => {
    // A mark that cannot be read is ignored.
    stored = read === "unreadable" ? null : read;
    show();
    store.setState({ isRead: true });
  };
  return {
    store,
    look() {
      const read = () => storage.read("target");
      if (!looking) {
        tabs.onAnnounced(BOATING_SUBJECT, () => void read().then(take, () => {}));
        looking = untilRead(device, read, () => ["steering"]).then(take);
      }
      return looking;
    },
    steerTo: ({ lat, lng }, name) => {
      const target = { lat, lng, name, from: null, startedAtMs: clock.nowMs() };
      return edit(() => target);
    },
    async restartLeg() {
      const { target } = store.getState();
      if (target) await changeLeg(target, { from: null, startedAtMs: clock.nowMs() });
    },
    async stop() {
      const { target } = store.getState();
      await edit((one) => (one?.startedAtMs === target?.startedAtMs ? null : one));
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
  readings: watchReadings,
  onFix,
});

steeringStore.subscribe(({ target, isRead }) => {
  // A mark that is not read yet may exist.
  if (isRead || target) boatingStatusStore.setState({ isSteering: target !== null });
});
