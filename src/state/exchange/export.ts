import { device } from "#state/device/device.ts";
import { type ExportOutcome, type ExportRequest, exportWith } from "./create-export.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** Whether this device can hand a file to another app. */
export const canShareFiles = exchangeDevice.shareFile.isAvailable;

/** Makes a file and hands it over; `exportWith` says how. Call it from a tap. */
export function exportFile(request: ExportRequest, signal?: AbortSignal): Promise<ExportOutcome> {
  return exportWith({ clock: device.clock, ...exchangeDevice }, request, signal);
}
