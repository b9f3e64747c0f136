import type { OfflineReport } from "#domain/coverage/offline-report.ts";

/** The state of the device before departure. Times are in milliseconds since 1970. */
export interface DepartureReadings {
  readonly nowMs: number;
  readonly report: OfflineReport;
  /** Null when the browser does not say. */
  readonly permission: "granted" | "denied" | "prompt" | "absent" | null;
  /** The age of the latest fix; null before the first one of this visit. */
  readonly fixAgeMs: number | null;
  /** Null when no compass reports. */
  readonly compass: "works" | "wants-permission" | "wants-calibration" | null;
  /** True if the device could keep the screen on just now. */
  readonly canKeepScreenOn: boolean;
  /** True if the browser promised not to clear the stored data; null when it does not say. */
  readonly isPersisted: boolean | null;
  /** True if a day's recording fits; null when that is unknown. */
  readonly hasRoom: boolean | null;
  /** The app's own files: `waiting` during the first download, null without a service worker. */
  readonly appFiles:
    | { readonly storedCount: number; readonly totalCount: number }
    | "waiting"
    | null;
  /** Null when the browser does not say. */
  readonly battery: { readonly level: number; readonly isCharging: boolean } | null;
  readonly lastBackupAtMs: number | null;
  /** True if the user has anything to back up. */
  readonly hasOwnData: boolean;
  /**
   * The notices to skippers: `blocked` if one of the coming day closes the route, `in-future` if they are from later than the clock
   * of the device, so that their age is unknown. Null for a departure on land, and until
   * they have been looked for.
   */
  readonly notices: "fresh" | "old" | "in-future" | "missing" | "blocked" | null;
}

/** The subjects of the check, in the order in which they are shown. */
export type DepartureSubjectId =
  | "map"
  | "network"
  | "ways"
  | "straight"
  | "notices"
  | "app"
  | "position"
  | "storage"
  | "room"
  | "backup"
  | "battery"
  | "screen"
  | "compass";

/**
 * A line of the check. `gap`: something to fix before departure. `note`: a feature that this device lacks,
 * and that is not essential. The text and the button depend on the `reason`.
 */
export type DepartureItem = {
  readonly id: DepartureSubjectId;
} & (
  | { readonly state: "ok" }
  | { readonly state: "gap" | "note"; readonly reason: DepartureReason }
);

/** The reason for which a line is not ticked. */
export type DepartureReason =
  | "missing"
  | "blocked"
  | "old"
  | "beside-ways"
  | "refused"
  | "undecided"
  | "no-fix"
  | "old-fix"
  | "not-stored"
  | "waiting"
  | "incomplete"
  | "not-promised"
  | "full"
  | "never"
  | "long-ago"
  | "in-future"
  | "low"
  | "unsupported"
  | "wants-permission"
  | "wants-calibration";

/** A fix older than this does not show that the receiver works now. */
const FIX_MS = 10 * 60 * 1000;
const BACKUP_MS = 30 * 24 * 60 * 60 * 1000;
/** Enough for half a day with the screen on. */
const ENOUGH_BATTERY = 0.5;

/**
 * Checks whether everything is ready for departure. Subjects that do not apply, or that the browser does not
 * report, are left out.
 */
export function departureCheck(readings: DepartureReadings): readonly DepartureItem[] {
  const { report } = readings;
  return [
    item("map", report.missingCount === 0 ? null : "missing"),
    ...(report.network ? [item("network", report.network.isPresent ? null : "missing")] : []),
    ...waysItems(report),
    ...noticesItems(readings),
    item("app", appReason(readings)),
    item("position", positionReason(readings)),
    ...storageItems(readings),
    item("backup", backupReason(readings)),
    ...batteryItems(readings),
    note("screen", readings.canKeepScreenOn ? null : "unsupported"),
    note("compass", compassReason(readings)),
  ];
}

/** Returns the lines that must be fixed before departure. */
export function gapsOf(items: readonly DepartureItem[]): readonly DepartureItem[] {
  return items.filter(({ state }) => state === "gap");
}

function item(id: DepartureSubjectId, reason: DepartureReason | null): DepartureItem {
  return reason === null ? { id, state: "ok" } : { id, state: "gap", reason };
}

function note(id: DepartureSubjectId, reason: DepartureReason | null): DepartureItem {
  return reason === null ? { id, state: "ok" } : { id, state: "note", reason };
}

/** A plan with only straight parts beside the network needs no ways; that they are straight is noted. */
function waysItems({ ways }: OfflineReport): readonly DepartureItem[] {
  if (!ways) return [];
  const { meters, missingMeters, straightMeters } = ways;
  return [
    ...(meters > 0 ? [item("ways", missingMeters > 0 ? "missing" : null)] : []),
    ...(straightMeters >= 1 ? [note("straight", "beside-ways")] : []),
  ];
}

function noticesItems({ notices }: DepartureReadings): readonly DepartureItem[] {
  if (notices === null) return [];
  return [item("notices", notices === "fresh" ? null : notices)];
}

function appReason({ appFiles }: DepartureReadings): DepartureReason | null {
  if (!appFiles) return "not-stored";
  if (appFiles === "waiting") return "waiting";
  return appFiles.storedCount < appFiles.totalCount ? "incomplete" : null;
}

function positionReason(readings: DepartureReadings): DepartureReason | null {
  const { permission, fixAgeMs } = readings;
  if (permission === "denied" || permission === "absent") return "refused";
  if (fixAgeMs !== null) return fixAgeMs > FIX_MS ? "old-fix" : null;
  return permission === "prompt" ? "undecided" : "no-fix";
}

function storageItems({ isPersisted, hasRoom }: DepartureReadings): readonly DepartureItem[] {
  return [
    ...(isPersisted === null ? [] : [item("storage", isPersisted ? null : "not-promised")]),
    ...(hasRoom === null ? [] : [item("room", hasRoom ? null : "full")]),
  ];
}

/** A backup may be this far ahead of a clock that was set since. */
const AHEAD_MS = 86_400_000;

function backupReason(readings: DepartureReadings): DepartureReason | null {
  const { hasOwnData, lastBackupAtMs, nowMs } = readings;
  if (!hasOwnData) return null;
  if (lastBackupAtMs === null) return "never";
  // One of both clocks was wrong, perhaps by years.
  if (lastBackupAtMs - nowMs > AHEAD_MS) return "in-future";
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
