import { useStore } from "zustand";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import {
  type DepartureItem,
  type DepartureReadings,
  departureCheck,
} from "#domain/departure/departure-check.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { clockStore } from "#state/clock/clock-store.ts";
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

/** Reads the device, and checks again whenever something changes; null until the device has been read. */
export function useDepartureCheck(report: OfflineReport | null): {
  readonly state: DepartureState | null;
  readonly isReading: boolean;
  readonly readAgain: () => void;
} {
  const { value, last: device, isFailed, again: readAgain } = useLoaded(readDevice, null);
  const isReading = value === undefined && !isFailed;
  const permission = useStore(positionPermissionStore, (store) => store.permission);
  const fix = useStore(positionStore, (position) => position.fix);
  const { nowMs, steadyMs } = useStore(clockStore);
  const lastBackupAtMs = useStore(preferencesStore, (preferences) => preferences.lastBackupAtMs);
  const compass = useCompassReading();
  if (!device || !report) return { state: null, isReading, readAgain };
  const fixAgeMs = fix && Math.max(0, steadyMs - fix.timeMs);
  const known = { nowMs, report, permission, fixAgeMs, lastBackupAtMs, compass };
  const readings = { ...device, ...known };
  return { state: { items: departureCheck(readings), readings }, isReading, readAgain };
}

function useCompassReading(): DepartureReadings["compass"] {
  const hasSpoken = useStore(headingStore, ({ compass }) => compass !== null);
  const wantsCalibration = useStore(compassStore, (state) => state.wantsCalibration);
  if (wantsCalibration) return "wants-calibration";
  if (hasSpoken) return "works";
  return compassWantsPermission() ? "wants-permission" : null;
}
