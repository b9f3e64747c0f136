import type { OfflineReport } from "#domain/coverage/offline-report.ts";

/** What was read of the device before setting out. Times in milliseconds since 1970. */
export interface DepartureReadings {
  readonly nowMs: number;
  readonly report: OfflineReport;
  /** Null where the browser does not say. */
  readonly permission: "granted" | "denied" | "prompt" | "absent" | null;
  /** When the last fix was measured; null before the first of this visit. */
  readonly fixAtMs: number | null;
  /** Null while the compass is silent. */
  readonly compass: "works" | "wants-permission" | "wants-calibration" | null;
  /** Whether the device just kept the screen on. */
  readonly canKeepScreenOn: boolean;
  /** Whether the browser promised not to clear what is kept; null where it does not say. */
  readonly isPersisted: boolean | null;
  /** Whether a day's recording fits; null where that is not known. */
  readonly hasRoom: boolean | null;
  /** The app's own files; `waiting` while they are fetched for the first time, null where no worker keeps them. */
  readonly appFiles: { readonly keptCount: number; readonly totalCount: number } | "waiting" | null;
  /** Null where the browser does not say. */
  readonly battery: { readonly level: number; readonly isCharging: boolean } | null;
  readonly lastBackupAtMs: number | null;
  /** Whether there is anything to back up. */
  readonly hasOwnData: boolean;
}

/** The subjects of the check, in their order. */
export type DepartureSubjectId =
  | "map"
  | "network"
  | "app"
  | "position"
  | "storage"
  | "room"
  | "backup"
  | "battery"
  | "screen"
  | "compass";

/**
 * One line of the check. `gap`: something is to be done first. `note`: this device lacks something that one can do
 * without. `reason` tells apart what the words and the button depend on.
 */
export type DepartureItem = {
  readonly id: DepartureSubjectId;
} & (
  | { readonly state: "ok" }
  | { readonly state: "gap" | "note"; readonly reason: DepartureReason }
);

/** Why a line has no tick. */
export type DepartureReason =
  | "missing"
  | "refused"
  | "undecided"
  | "no-fix"
  | "old-fix"
  | "not-kept"
  | "waiting"
  | "incomplete"
  | "not-promised"
  | "full"
  | "never"
  | "long-ago"
  | "low"
  | "unsupported"
  | "wants-permission"
  | "wants-calibration";

/** Older, a fix says nothing of whether the receiver works now. */
const FIX_MS = 10 * 60 * 1000;
const BACKUP_MS = 30 * 24 * 60 * 60 * 1000;
/** Half a day of a lit screen. */
const ENOUGH_BATTERY = 0.5;

/** Checks whether one can set out; what was not asked for, and what the browser does not say, is left out. */
export function departureCheck(readings: DepartureReadings): readonly DepartureItem[] {
  const { report } = readings;
  return [
    item("map", report.missingCount === 0 ? null : "missing"),
    ...(report.network ? [item("network", report.network.isPresent ? null : "missing")] : []),
    item("app", appReason(readings)),
    item("position", positionReason(readings)),
    ...storageItems(readings),
    item("backup", backupReason(readings)),
    ...batteryItems(readings),
    note("screen", readings.canKeepScreenOn ? null : "unsupported"),
    note("compass", compassReason(readings)),
  ];
}

/** Returns the lines that must be mended first. */
export function gapsOf(items: readonly DepartureItem[]): readonly DepartureItem[] {
  return items.filter(({ state }) => state === "gap");
}

function item(id: DepartureSubjectId, reason: DepartureReason | null): DepartureItem {
  return reason === null ? { id, state: "ok" } : { id, state: "gap", reason };
}

function note(id: DepartureSubjectId, reason: DepartureReason | null): DepartureItem {
  return reason === null ? { id, state: "ok" } : { id, state: "note", reason };
}

function appReason({ appFiles }: DepartureReadings): DepartureReason | null {
  if (!appFiles) return "not-kept";
  if (appFiles === "waiting") return "waiting";
  return appFiles.keptCount < appFiles.totalCount ? "incomplete" : null;
}

function positionReason(readings: DepartureReadings): DepartureReason | null {
  const { permission, fixAtMs, nowMs } = readings;
  if (permission === "denied" || permission === "absent") return "refused";
  if (fixAtMs !== null) return nowMs - fixAtMs > FIX_MS ? "old-fix" : null;
  return permission === "prompt" ? "undecided" : "no-fix";
}

function storageItems({ isPersisted, hasRoom }: DepartureReadings): readonly DepartureItem[] {
  return [
    ...(isPersisted === null ? [] : [item("storage", isPersisted ? null : "not-promised")]),
    ...(hasRoom === null ? [] : [item("room", hasRoom ? null : "full")]),
  ];
}

function backupReason(readings: DepartureReadings): DepartureReason | null {
  const { hasOwnData, lastBackupAtMs, nowMs } = readings;
  if (!hasOwnData) return null;
  if (lastBackupAtMs === null) return "never";
  return nowMs - lastBackupAtMs > BACKUP_MS ? "long-ago" : null;
}

function batteryItems({ battery }: DepartureReadings): readonly DepartureItem[] {
  if (!battery) return [];
  const isEnough = battery.isCharging || battery.level >= ENOUGH_BATTERY;
  return [item("battery", isEnough ? null : "low")];
}

function compassReason({ compass }: DepartureReadings): DepartureReason | null {
  if (compass === null) return "unsupported";
  return compass === "works" ? null : compass;
}
