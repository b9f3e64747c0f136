import type { StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { Target } from "#domain/steering/target.ts";
import { begun } from "#domain/storage/current.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "#state/position/fixes.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  viewStore,
} from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { type WatchReadingsState, watchReadings } from "#state/watches/watch-readings.ts";
import { TARGET } from "#storage/records/boating/boating-records.ts";
import { atKnownFix } from "./at-known-fix.ts";
import { boatingStatusStore } from "./boating-status.ts";

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
export interface SteeringDevice extends DocumentDevice {
  readonly clock: Pick<Clock, "nowMs" | "after">;
  readonly readings: WatchReadingsState;
  /**
   * Calls the listener with the latest fix unless it is older than `maxAgeMs`, and with every later one, until
   * the returned function is called.
   */
  readonly onFix: FixStream;
}

/** Creates the steering of a device. */
export function createSteering(device: SteeringDevice): Steering {
  const { clock, readings, onFix } = device;
  const saved = createDocumentStore<Target | null>(device, {
    kind: TARGET,
    id: "target",
    initial: null,
    watched: { readings, watch: "steering" },
  });
  const store = viewStore(saved.store, ({ document: target, isRead, hasFailed }) => ({
    target,
    isRead,
    isNotStored: hasFailed && target !== null,
  }));
  let stopWaiting = (): void => {};
  store.subscribe(({ target }, before) => {
    if (target === before.target) return;
    stopWaiting();
    stopWaiting = () => {};
    if (!target || target.from) return;
    // A boat at the mark has no line to it yet: the line would have no direction, also when the boat moves off.
    stopWaiting = atKnownFix(
      onFix,
      ({ lat, lng }) => void changeLeg(target, { from: { lat, lng } }),
      (fix) => inverse(fix, target).distanceMeters > fix.accuracyMeters,
    );
  });
  /** Changes the leg, unless another window has chosen another mark since. */
  const changeLeg = async (
    { startedAtMs }: Target,
    fields: Partial<Pick<Target, "from" | "startedAtMs">>,
  ): Promise<void> => {
    await saved.edit((now) => (now?.startedAtMs === startedAtMs ? { ...now, ...fields } : now));
  };
  /** Identifies the leg, so it is later than that of one begun just before. */
  const newStartMs = (): number =>
    Math.max(clock.nowMs(), (store.getState().target?.startedAtMs ?? 0) + 1);
  return {
    store,
    look: saved.load,
    async steerTo({ lat, lng }, name) {
      const target: Target = { lat, lng, name, from: null, startedAtMs: newStartMs() };
      await saved.edit((now) => begun(now, target));
    },
    async restartLeg() {
      const { target } = store.getState();
      if (target) await changeLeg(target, { from: null, startedAtMs: newStartMs() });
    },
    async stop() {
      const { target } = store.getState();
      await saved.edit((now) => (now?.startedAtMs === target?.startedAtMs ? null : now));
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
  edits,
  readings: watchReadings,
  onFix,
});

steeringStore.subscribe(({ target, isRead }) => {
  // A mark that is not read yet may exist.
  if (isRead || target) boatingStatusStore.setState({ isSteering: target !== null });
});
