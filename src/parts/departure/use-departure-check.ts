import { useStore } from "zustand";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import {
  type DepartureItem,
  type DepartureReadings,
  departureCheck,
} from "#domain/departure/departure-check.ts";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import type { OfflineSubject } from "#state/coverage/offline-subject.ts";
import { readDevice } from "#state/departure/device-readings.ts";
import {
  compassStore,
  compassWantsPermission,
  headingStore,
  positionPermissionStore,
  positionStore,
} from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The lines of the check, and the readings they are based on. */
export interface DepartureState {
  readonly items: readonly DepartureItem[];
  readonly readings: DepartureReadings;
}

/** Tells whether a departure is by boat: by the mode of a plan, or for any other line because the user is on the water. */
export function useIsByBoat(subject: OfflineSubject | null): boolean {
  const isAfloat = useStore(preferencesStore, isBoating);
  if (subject?.shape.kind !== "corridor") return false;
  return subject.plannedMode ? isBoatingMode(subject.plannedMode) : isAfloat;
}

/** Reads the device, and checks again whenever something changes; null until the device has been read. */
export function useDepartureCheck(
  report: OfflineReport | null,
  subject: OfflineSubject | null,
): {
  readonly state: DepartureState | null;
  readonly isReading: boolean;
  readonly readAgain: () => void;
} {
  const { value, last: device, isFailed, again: readAgain } = useLoaded(readDevice, null);
  const isReading = value === undefined && !isFailed;
  const permission = useStore(positionPermissionStore, (store) => store.permission);
  const fix = useStore(positionStore, (position) => position.fix);
  const isByBoat = useIsByBoat(subject);
  const shape = isByBoat ? (subject?.shape ?? null) : null;
  const notices = useNotices(shape, device);
  const { nowMs, steadyMs } = useStore(clockStore);
  const lastBackupAtMs = useStore(preferencesStore, (preferences) => preferences.lastBackupAtMs);
  const compass = useCompassReading();
  // A check without its notices would say that all is in order.
  if (!device || !report || notices === "reading") return { state: null, isReading, readAgain };
  const fixAgeMs = fix && Math.max(0, steadyMs - fix.timeMs);
  const known = { nowMs, report, permission, fixAgeMs, lastBackupAtMs, compass, notices };
  const readings = { ...device, ...known };
  return { state: { items: departureCheck(readings), readings }, isReading, readAgain };
}

/** Reads the notices to skippers with every reading of the device. */
function useNotices(
  shape: AreaShape | null,
  device: unknown,
): DepartureReadings["notices"] | "reading" {
  const { last, isFailed } = useLoaded(shape && (() => loadNotices(shape)), shape, device);
  if (!shape) return null;
  return last ?? (isFailed ? "missing" : "reading");
}

async function loadNotices(shape: AreaShape): Promise<DepartureReadings["notices"]> {
  const { readNotices } = await import(
    /* webpackChunkName: "departure-notices" */ "./read-notices.ts"
  );
  return readNotices(shape);
}

function useCompassReading(): DepartureReadings["compass"] {
  const hasSpoken = useStore(headingStore, ({ compass }) => compass !== null);
  const wantsCalibration = useStore(compassStore, (state) => state.wantsCalibration);
  if (wantsCalibration) return "wants-calibration";
  if (hasSpoken) return "works";
  return compassWantsPermission() ? "wants-permission" : null;
}
