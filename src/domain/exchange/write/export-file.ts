import { csvPieces } from "./csv.ts";
import type { ExportContent } from "./export-content.ts";
import { geoJsonPieces } from "./geojson.ts";
import { gpxPieces } from "./gpx.ts";
import { kmlPieces } from "./kml.ts";

/** The formats that can be written, the one that keeps most first. */
export const EXPORT_FORMATS = ["gpx", "geojson", "kml", "csv"] as const;

/** A format that can be written. */
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

/** The MIME type of a file of this format. */
export function exportMimeType(format: ExportFormat): string {
  return FACTS[format].mimeType;
}

/**
 * The text of the file in pieces of at most a few hundred points each. CSV carries only the
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

/** Longer names are cut: with date and ending they stay below what any file system takes. */
const MAX_NAME_LENGTH = 60;

/**
 * A name that every file system takes: `zomerkamp-2026-11-21.gpx`. What is no letter or digit
 * becomes a hyphen, so that neither a path nor a reserved character nor a leading dot is left; with
 * the date in it, it is none of the reserved names of Windows.
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
