import type { CsvHeadings } from "#domain/exchange/csv/write-csv.ts";
import type { ExportContent, ExportPhoto } from "#domain/exchange/export-content.ts";
import { fileFormat } from "#domain/exchange/file-formats.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { exportFileName } from "#domain/exchange/write/export-file-name.ts";
import { fileChunks } from "#domain/exchange/write/file-chunks.ts";
import {
  type ExportFormat,
  exportPieces,
  type FilePiece,
  PHOTO_FORMAT,
} from "#domain/exchange/write/format-writers.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { ShareFile } from "#platform/share-file/share-file.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import { photoJpeg } from "#state/waypoints/photos.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** The data to export, and the way it leaves the app. */
export interface ExportRequest {
  readonly content: ExportContent;
  readonly format: ExportFormat;
  /** `share` falls back to saving if the system refuses the file. */
  readonly method: "share" | "save";
  /** The headings of the columns of a table. */
  readonly headings?: CsvHeadings;
}

/** The outcome of an export; `cancelled` also if the user closed the share sheet. */
export type ExportOutcome = "shared" | "saved" | "cancelled";

/** The parts of the device that an export needs. */
export interface ExportDevice {
  readonly clock: Clock;
  readonly shareFile: ShareFile;
  /** Resolves to a photo as JPEG; null if it is gone. Rejects if it cannot be read. */
  readonly photoJpeg?: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * Creates the file in steps, so that the page stays responsive, and shares or saves it. Call it from a tap.
 * @param signal stops the export before the file is handed over
 */
export async function exportWith(
  { clock, shareFile, photoJpeg }: ExportDevice,
  { content: given, format, method, headings }: ExportRequest,
  signal?: AbortSignal,
): Promise<ExportOutcome> {
  const nowMs = clock.nowMs();
  const pieces: FilePiece[] = [];
  const reads = format === PHOTO_FORMAT && photoJpeg;
  const content = reads ? await withJpegs(given, reads, signal) : given;
  for (const chunk of fileChunks(exportPieces(format, content, nowMs, headings))) {
    pieces.push(...chunk);
    await pause(clock);
    if (signal?.aborted) return "cancelled";
  }
  const name = exportFileName(content.name, (isoTime(nowMs) ?? "").slice(0, 10), format);
  const file = new File(pieces, name, { type: fileFormat(format).mimeTypes[0] });
  const outcome = method === "share" ? await shareFile.share(file) : "refused";
  if (outcome !== "refused") return outcome;
  shareFile.save(file);
  return "saved";
}

async function withJpegs(
  content: ExportContent,
  photoJpeg: NonNullable<ExportDevice["photoJpeg"]>,
  signal: AbortSignal | undefined,
): Promise<ExportContent> {
  const photos: ExportPhoto[] = [];
  for (const photo of content.photos ?? []) {
    if (signal?.aborted) break;
    const jpeg = await photoJpeg(photo.photoId);
    photos.push({ ...photo, ...(jpeg && { jpeg }) });
  }
  return { ...content, photos };
}

/** Tells whether this device can share files with other apps. */
export function canShareFiles(): boolean {
  return exchangeDevice.shareFile.isAvailable;
}

/** Creates a file and shares or saves it; see `exportWith`. Call it from a tap. */
export function exportFile(request: ExportRequest, signal?: AbortSignal): Promise<ExportOutcome> {
  return exportWith({ clock: device.clock, photoJpeg, ...exchangeDevice }, request, signal);
}
