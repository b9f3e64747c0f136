import type { Course } from "#domain/exchange/course.ts";
import { type CsvHeadings, csvPieces } from "#domain/exchange/csv/write-csv.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import type { FileKind, WrittenKind } from "#domain/exchange/file-formats.ts";
import { fitPieces } from "#domain/exchange/fit/write-fit.ts";
import { geoJsonPieces } from "#domain/exchange/geojson/write-geojson.ts";
import { gpxPieces } from "#domain/exchange/gpx/write-gpx.ts";
import { kmlPieces } from "#domain/exchange/kml/write-kml.ts";
import { kmzPieces } from "#domain/exchange/kmz/write-kmz.ts";
import { orienteeringControls } from "#domain/exchange/orienteering/orienteering-course.ts";
import { iofPieces } from "#domain/exchange/orienteering/write-iof.ts";
import { mapRunPieces } from "#domain/exchange/orienteering/write-maprun.ts";
import { tcxPieces } from "#domain/exchange/tcx/write-tcx.ts";

/** A piece of a file: text or bytes. */
export type FilePiece = string | Uint8Array<ArrayBuffer>;

/** Writes a file, as `exportPieces` does in a format of choice. */
export type FormatWriter = (
  content: ExportContent,
  nowMs: number,
  headings?: CsvHeadings,
) => Generator<FilePiece>;

/**
 * The writer of each format that can be exported, the most complete one first; CSV carries only the waypoints, the formats of
 * watches and bike computers only the course, and those of orienteering only the controls.
 */
export const FORMAT_WRITERS = {
  gpx: gpxPieces,
  geojson: geoJsonPieces,
  kml: (content) => kmlPieces(content),
  kmz: kmzPieces,
  csv: ({ waypoints }, _nowMs, headings) => csvPieces(waypoints, headings),
  fit: (content, nowMs) => fitPieces(courseIn(content), nowMs),
  tcx: (content, nowMs) => tcxPieces(courseIn(content), nowMs),
  iof: iofPieces,
  maprun: (content) => mapRunPieces(content),
} as const satisfies Partial<Record<FileKind | WrittenKind, FormatWriter>>;

/** The kind of a format that can be exported. */
export type ExportFormat = keyof typeof FORMAT_WRITERS;

/** The formats that carry a course and nothing else. */
const COURSE_FORMATS: readonly ExportFormat[] = ["fit", "tcx"];

/** The formats that carry a course of orienteering and nothing else. */
const ORIENTEERING_FORMATS: readonly ExportFormat[] = ["iof", "maprun"];

/** The format that carries photos, which is KML without them. */
export const PHOTO_FORMAT = "kmz" satisfies ExportFormat;

/**
 * Yields the file in pieces of at most some hundred points.
 * @param format one of `exportFormats`
 * @param nowMs milliseconds since 1970
 * @param headings those of the columns of a table
 */
export function exportPieces(
  format: ExportFormat,
  content: ExportContent,
  nowMs: number,
  headings?: CsvHeadings,
): Generator<FilePiece> {
  const write: FormatWriter = FORMAT_WRITERS[format];
  return write(content, nowMs, headings);
}

/** Returns the formats in which this content can be exported, in the order of the menu. */
export function exportFormats(content: ExportContent): readonly ExportFormat[] {
  const { course, photos } = content;
  const hasControls = orienteeringControls(content) !== null;
  const all = Object.keys(FORMAT_WRITERS) as ExportFormat[];
  return all.filter((format) => {
    if (ORIENTEERING_FORMATS.includes(format)) return hasControls;
    if (format === PHOTO_FORMAT) return photos !== undefined;
    return course !== undefined || !isCourseFormat(format);
  });
}

/** Tells whether a format carries a course and nothing else. */
export function isCourseFormat(format: ExportFormat): boolean {
  return COURSE_FORMATS.includes(format);
}

function courseIn({ course }: ExportContent): Course {
  if (!course) throw new Error("This content has no course.");
  return course;
}
