import type { ExportContent } from "#domain/exchange/write/export-content.ts";
import {
  type ExportFormat,
  exportFileName,
  exportMimeType,
  exportPieces,
} from "#domain/exchange/write/export-file.ts";
import { isoTime } from "#domain/exchange/write/iso-time.ts";
import { textChunks } from "#domain/exchange/write/text-chunks.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { ShareFile } from "#platform/share-file/share-file.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** What becomes a file, and how it leaves the app. */
export interface ExportRequest {
  readonly content: ExportContent;
  readonly format: ExportFormat;
  /** Sharing falls back on saving where the system does not take the file. */
  readonly method: "share" | "save";
}

/** How an export ended; `cancelled` also when the user closed the share sheet. */
export type ExportOutcome = "shared" | "saved" | "cancelled";

/** What an export needs of the device. */
export interface ExportDevice {
  readonly clock: Clock;
  readonly shareFile: ShareFile;
}

/**
 * Makes the file in steps, between which the page goes on, and hands it over. Call it from a tap.
 * @param signal stops it before the file is handed over
 */
export async function exportWith(
  { clock, shareFile }: ExportDevice,
  { content, format, method }: ExportRequest,
  signal?: AbortSignal,
): Promise<ExportOutcome> {
  const nowMs = clock.nowMs();
  const chunks: string[] = [];
  for (const chunk of textChunks(exportPieces(format, content, nowMs))) {
    chunks.push(chunk);
    await pause(clock);
    if (signal?.aborted) return "cancelled";
  }
  const name = exportFileName(content.name, (isoTime(nowMs) ?? "").slice(0, 10), format);
  const file = new File(chunks, name, { type: exportMimeType(format) });
  const outcome = method === "share" ? await shareFile.share(file) : "refused";
  if (outcome !== "refused") return outcome;
  shareFile.save(file);
  return "saved";
}

/** Whether this device can hand a file to another app. */
export function canShareFiles(): boolean {
  return exchangeDevice.shareFile.isAvailable;
}

/** Makes a file and hands it over; `exportWith` says how. Call it from a tap. */
export function exportFile(request: ExportRequest, signal?: AbortSignal): Promise<ExportOutcome> {
  return exportWith({ clock: device.clock, ...exchangeDevice }, request, signal);
}
