import { csvPieces } from "#domain/exchange/csv/write-csv.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import type { FileKind } from "#domain/exchange/file-formats.ts";
import { geoJsonPieces } from "#domain/exchange/geojson/write-geojson.ts";
import { gpxPieces } from "#domain/exchange/gpx/write-gpx.ts";
import { kmlPieces } from "#domain/exchange/kml/write-kml.ts";

/** Writes a file, as `exportPieces` does in a format of choice. */
export type FormatWriter = (content: ExportContent, nowMs: number) => Generator<string>;

/** The writer of each format that can be exported, the most complete one first; CSV carries only the waypoints. */
export const FORMAT_WRITERS = {
  gpx: gpxPieces,
  geojson: geoJsonPieces,
  kml: kmlPieces,
  csv: ({ waypoints }) => csvPieces(waypoints),
} as const satisfies Partial<Record<FileKind, FormatWriter>>;

/** The kind of a format that can be exported. */
export type ExportFormat = keyof typeof FORMAT_WRITERS;

/**
 * Yields the text of the file in pieces of at most a few hundred points.
 * @param nowMs milliseconds since 1970
 */
export function exportPieces(
  format: ExportFormat,
  content: ExportContent,
  nowMs: number,
): Generator<string> {
  const write: FormatWriter = FORMAT_WRITERS[format];
  return write(content, nowMs);
}

/** Returns the formats that can be exported, in the order of the menu. */
export function exportFormats(): readonly ExportFormat[] {
  return Object.keys(FORMAT_WRITERS) as ExportFormat[];
}
