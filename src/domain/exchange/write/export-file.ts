import { csvPieces } from "./csv.ts";
import type { ExportContent } from "./export-content.ts";
import { geoJsonPieces } from "./geojson.ts";
import { gpxPieces } from "./gpx.ts";
import { kmlPieces } from "./kml.ts";

/** The formats that can be written, the most complete one first. */
export const EXPORT_FORMATS = ["gpx", "geojson", "kml", "csv"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface FormatFacts {
  readonly extension: string;
  readonly mimeType: string;
}

const FACTS: Readonly<Record<ExportFormat, FormatFacts>> = {
  gpx: { extension: ".gpx", mimeType: "application/gpx+xml" },
  geojson: { extension: ".geojson", mimeType: "application/geo+json" },
  kml: { extension: ".kml", mimeType: "application/vnd.google-earth.kml+xml" },
  csv: { extension: ".csv", mimeType: "text/csv" },
};

/** Returns the MIME type of a format. */
export function exportMimeType(format: ExportFormat): string {
  return FACTS[format].mimeType;
}

/**
 * Yields the text of the file in pieces of at most a few hundred points. CSV carries only the
 * waypoints.
 * @param nowMs milliseconds since 1970
 */
export function exportPieces(
  format: ExportFormat,
  content: ExportContent,
  nowMs: number,
): Generator<string> {
  if (format === "gpx") return gpxPieces(content, nowMs);
  if (format === "geojson") return geoJsonPieces(content);
  if (format === "kml") return kmlPieces(content);
  return csvPieces(content.waypoints);
}

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
  return `${name || "waypoints"}-${isoDate}${format === "png" ? ".png" : FACTS[format].extension}`;
}
