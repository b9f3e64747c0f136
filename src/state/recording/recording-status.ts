import { createStore, type StoreApi } from "zustand/vanilla";
import { browserLocks } from "#platform/locks/browser-locks.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import { oneAtATime, type ReadingDevice, untilRead } from "#state/watches/until-read.ts";
import { watchReadings } from "#state/watches/watch-readings.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { isWithoutDatabase } from "#storage/is-without-database.ts";
import type { RecorderSnapshot } from "./recorder-device.ts";
import { isRecorded, RECORDING_SUBJECT } from "./recording-lock.ts";

/** The state of the recorder; everything except `status` is absent until the recorder is loaded. */
export type RecordingStatus = Pick<RecorderSnapshot, "status"> &
  Partial<Pick<RecorderSnapshot, "problem" | "trackId" | "distanceMeters">>;

interface RecordingStatusDevice extends ReadingDevice {
  readonly connection: DatabaseConnection;
  readonly locks: Locks;
  readonly tabs: Pick<Tabs, "onAnnounced">;
}

/** Creates the status of the recording, for screens that have not loaded the recorder. */
export function createRecordingStatus(device: RecordingStatusDevice): {
  readonly store: StoreApi<RecordingStatus>;
  /**
   * Checks for an unfinished recording without reading it, now and whenever another tab announces one. Resolves once
   * the database has answered; a page without any database has none. Once loaded, the recorder takes over.
   */
  look(): Promise<void>;
} {
  const { connection, locks, tabs } = device;
  const store = createStore<RecordingStatus>(() => ({ status: "idle" }));
  const isUnknown = (): boolean => {
    const { status, problem } = store.getState();
    return status === "idle" && problem === undefined;
  };
  const countNow = async (): Promise<number> => {
    try {
      return await (await connection.opened()).count("recordings");
    } catch (error) {
      if (isWithoutDatabase(error)) return 0;
      throw error;
    }
  };
  const checkNow = oneAtATime(async () => {
    if (!isUnknown()) return;
    const count = await untilRead(device, countNow, () => ["recording"]);
    const status = (await isRecorded(locks)) ? "elsewhere" : "interrupted";
    if (count > 0 && isUnknown()) store.setState({ status });
  });
  let isListening = false;
  return {
    store,
    look() {
      if (!isListening) tabs.onAnnounced(RECORDING_SUBJECT, () => void checkNow());
      isListening = true;
      return checkNow();
    },
  };
}

/** The status of the recording on this device; see `createRecordingStatus`. */
export const { store: recordingStatusStore, look: loadRecordings } = createRecordingStatus({
  ...device,
  locks: browserLocks(),
  readings: watchReadings,
});
