import type { DepartureReadings } from "#domain/departure/departure-check.ts";
import { askAppFiles } from "#platform/service-worker/app-files.ts";
import { offlineState } from "#platform/service-worker/offline-state.ts";
import { browserStorageRoom } from "#platform/storage-quota/browser-storage-room.ts";
import { device } from "#state/device/device.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

/** The readings that are taken once for each check. */
export type DeviceReadings = Pick<
  DepartureReadings,
  "appFiles" | "battery" | "canKeepScreenOn" | "hasOwnData" | "hasRoom" | "isPersisted"
>;

/** Enough for a recording of some days; the recorder warns below the same limit. */
const ROOM_BYTES = 20_000_000;

/** The time within which a device that can keep the screen on reports so. */
const WAKE_LOCK_MS = 1000;

/** Reads the device. Never rejects. */
export async function readDevice(): Promise<DeviceReadings> {
  const { quota, battery } = device;
  const [isPersisted, hasRoom, appFiles, level, canKeepScreenOn] = await Promise.all([
    quota.isPersisted(),
    browserStorageRoom(quota).hasRoomFor(ROOM_BYTES),
    readAppFiles(),
    battery.read(),
    triesWakeLock(),
  ]);
  const hasOwnData =
    waypointsStore.getState().waypoints.length > 0 || hasTracksStore.getState().hasTracks;
  return { isPersisted, hasRoom, appFiles, battery: level, canKeepScreenOn, hasOwnData };
}

async function readAppFiles(): Promise<DeviceReadings["appFiles"]> {
  const files = await askAppFiles("count");
  return files ?? (offlineState().readiness === "waiting" ? "waiting" : null);
}

/** Fetches the app's files that the browser has cleared. Never rejects. */
export async function completeApp(): Promise<void> {
  await askAppFiles("complete");
}

function triesWakeLock(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHeld: boolean) => {
      forget();
      // Release after `hold` has returned, because it may call back at once.
      queueMicrotask(() => release());
      resolve(isHeld);
    };
    const forget = device.clock.after(WAKE_LOCK_MS, () => end(false));
    const release = device.wakeLock.hold((isHeld) => {
      if (isHeld) end(true);
    });
  });
}
