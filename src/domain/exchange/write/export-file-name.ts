import { fileFormat } from "#domain/exchange/file-formats.ts";
import type { ExportFormat } from "./format-writers.ts";

/** Longer names are cut, so that the name with date and extension fits any file system. */
const MAX_NAME_LENGTH = 60;

/**
 * Returns a name that every file system accepts: `zomerkamp-2026-11-21.gpx`. Everything but letters
 * and digits becomes a hyphen, so it has no path, reserved character or leading dot; the date keeps
 * it from being a reserved name of Windows.
 * @param isoDate `2026-11-21`
 */
export function exportFileName(
  title: string,
  isoDate: string,
  format: ExportFormat | "png",
): string {
  const name = [...title.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-")]
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  const extension = format === "png" ? ".png" : fileFormat(format).extensions[0];
  return `${name || "waypoints"}-${isoDate}${extension}`;
}
