import { isoTime } from "#domain/exchange/iso-time.ts";
import { saveTextFile } from "#platform/save-file/save-file.ts";
import { device } from "#state/device/device.ts";
import { toPlainValue } from "#storage/backup/plain-value.ts";

/** Saves a file with one record that could not be drawn. Call it from a tap. */
export function saveRecordFile(record: unknown): void {
  const day = (isoTime(device.clock.nowMs()) ?? "").slice(0, 10);
  saveTextFile({
    fileName: `scouting-map-record-${day}.json`,
    type: "application/json",
    text: `${JSON.stringify([toPlainValue(record)], null, 2)}\n`,
  });
}
