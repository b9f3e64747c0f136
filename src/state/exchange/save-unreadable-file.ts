import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import { setAsideFileText } from "#domain/waypoints/waypoint-file-text.ts";
import { saveTextFile } from "#platform/save-file/save-file.ts";
import { device } from "#state/device/device.ts";
import { unreadableRows } from "#storage/backup/unreadable-rows.ts";
import type { ListName } from "#storage/records/kinds.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";

/**
 * Saves the records of a store that this version cannot read, raw, in one file in the format of data set aside. Call
 * it from a tap.
 * @returns false if the database cannot be read
 */
export async function saveUnreadableFile(source: ListName): Promise<boolean> {
  const nowMs = device.clock.nowMs();
  const exportedAt = new Date(nowMs).toISOString();
  const pieces = await unreadableRows(device.connection, source).catch(() => null);
  if (!pieces) return false;
  saveTextFile({
    fileName: `scouting-map-unreadable-${exportedAt.slice(0, 10)}.json`,
    type: "application/json",
    text: setAsideFileText([], datedPieces(pieces, nowMs), exportedAt),
  });
  return true;
}

/** Resolves to the hunts and practice rounds that this version cannot use: the stored one, and one that was replaced. */
export async function unreadableHunts(): Promise<readonly UnreadableRecord[]> {
  const pieces = await unreadableRows(device.connection, "scouting");
  return pieces.map(({ reason }) => ({ name: null, reason: reason as UnreadableRecord["reason"] }));
}
