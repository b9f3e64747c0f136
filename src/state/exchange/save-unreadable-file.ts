import { setAsideFileText } from "#domain/waypoints/waypoint-file-text.ts";
import { saveTextFile } from "#platform/save-file/save-file.ts";
import { device } from "#state/device/device.ts";
import { unreadableRows } from "#storage/backup/unreadable-rows.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";

/**
 * Saves the records of a store that this version cannot read, raw, in one file in the format of data set aside. Call
 * it from a tap.
 * @returns false if the database cannot be read
 */
export async function saveUnreadableFile(source: "tracks" | "plans"): Promise<boolean> {
  const nowMs = device.clock.nowMs();
  const exportedAt = new Date(nowMs).toISOString();
  const pieces = await unreadableRows(device.connection, source).catch(() => null);
  if (!pieces) return false;
  saveTextFile({
    fileName: `scouting-map-onleesbaar-${exportedAt.slice(0, 10)}.json`,
    type: "application/json",
    text: setAsideFileText([], datedPieces(pieces, nowMs), exportedAt),
  });
  return true;
}
