import { isoTime } from "#domain/exchange/write/iso-time.ts";
import { download } from "#platform/download/download.ts";
import { device } from "#state/device/device.ts";
import { toPlainValue } from "#storage/backup/plain-value.ts";

/** Gives the user one record that could not be drawn, as a list with it alone. Call it from a tap. */
export function downloadRecord(record: unknown): void {
  const day = (isoTime(device.clock.nowMs()) ?? "").slice(0, 10);
  download({
    fileName: `scouting-map-onderdeel-${day}.json`,
    type: "application/json",
    text: `${JSON.stringify([toPlainValue(record)], null, 2)}\n`,
  });
}
