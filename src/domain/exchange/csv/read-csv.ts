import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { areaOf } from "#domain/exchange/area-of-line.ts";
import type { ExchangeLink, ImportProblemReason } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { parseTime } from "#domain/exchange/parse-time.ts";
import { plainNote } from "#domain/exchange/plain-note.ts";
import { PointBuffer } from "#domain/exchange/point-buffer.ts";
import { present } from "#domain/exchange/present.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import {
  type CellOf,
  type CsvField,
  type CsvMapping,
  hasPlace,
  namesAddress,
} from "./csv-columns.ts";
import { csvNumber } from "./csv-number.ts";
import { csvPlace, placeOfPair } from "./csv-place.ts";
import { csvTable } from "./csv-table.ts";
import { readWkt, type WktGeometry } from "./csv-wkt.ts";
import { csvColor, csvIcon } from "./csv-words.ts";
import { cellWithoutGuard } from "./write-csv.ts";

/**
 * Reads a CSV, one waypoint per row, or a line or an area where its geometry is one. Throws `ImportError`.
 * @param mapping the columns as the user mapped them; without it the first row must name them
 */
export function readCsv(text: string, collector: ImportCollector, mapping?: CsvMapping): "csv" {
  const table = csvTable(text);
  if (!table) throw new ImportError("unknown-kind");
  const { columns, hasHeader } = mapping ?? table.mapping;
  collector.isOwnFile = columns.id !== undefined;
  if (!hasPlace(columns)) {
    throw new ImportError(
      namesAddress(table.rows[0] ?? []) ? "only-address-columns" : "no-coordinate-columns",
    );
  }
  for (const row of hasHeader ? table.rows.slice(1) : table.rows) {
    addRow((field) => row[columns[field] ?? -1] ?? "", collector);
  }
  return "csv";
}

/** Returns whether a table was refused because its columns give no place, so that the user may say which do. */
export function isPlacelessTable(reason: ImportProblemReason): boolean {
  return reason === "no-coordinate-columns" || reason === "only-address-columns";
}

function addRow(cell: CellOf, collector: ImportCollector): void {
  const geometry = readWkt(cell("wkt"));
  if (geometry?.isLine) {
    addLine(geometry, cell, collector);
    return;
  }
  if (!geometry) {
    addPlace(csvPlace(cell), csvNumber(cell("altitude")), cell, collector);
    return;
  }
  for (const { x, y, altitudeMeters } of geometry.parts.flat()) {
    const altitude = csvNumber(cell("altitude"));
    const height = Number.isNaN(altitude) ? altitudeMeters : altitude;
    addPlace(placeOfPair(x, y), height, cell, collector);
  }
}

function addLine({ parts, areaCount }: WktGeometry, cell: CellOf, collector: ImportCollector) {
  const points = new PointBuffer();
  for (const part of parts) {
    points.beginSegment();
    for (const { x, y, altitudeMeters } of part) {
      const { lat, lng } = placeOfPair(x, y);
      if (collector.isPlace(lat, lng)) points.push(lng, lat, altitudeMeters, Number.NaN);
    }
  }
  const path = points.finish();
  const { note, color, folder, links } = sharedFields(cell, collector);
  collector.tracks.push({
    name: cellWithoutGuard(cell("name")),
    ...present({ note, color, folder, links }),
    ...areaOf(areaCount, path, collector),
    ...path,
  });
}

/** Returns the fields that places and lines share. */
function sharedFields(cell: CellOf, collector: ImportCollector) {
  const links: ExchangeLink[] = [];
  collector.addLink(links, cell("link"), "");
  return {
    note: plainNote([cellWithoutGuard(cell("note"))], links, collector),
    color: csvColor(cell("color")),
    folder: cellWithoutGuard(cell("folder")),
    links,
  };
}

function addPlace(
  { lat, lng }: LatLng,
  altitudeMeters: number,
  cell: CellOf,
  collector: ImportCollector,
): void {
  if (!collector.isPlace(lat, lng)) return;
  const text = (field: CsvField): string => cellWithoutGuard(cell(field));
  const { note, color, folder, links } = sharedFields(cell, collector);
  collector.addWaypoint({
    name: text("name"),
    lat,
    lng,
    ...signOf({ icon: csvIcon(text("icon")), symbol: text("symbol") }),
    ...present({
      altitudeMeters,
      note,
      color,
      folder,
      kind: text("kind"),
      timeMs: timeOf(cell("created"), collector),
      changedAtMs: timeOf(cell("changed"), collector),
      source: text("source"),
      links,
      id: text("id"),
    }),
  });
}

function timeOf(cell: string, collector: ImportCollector): number {
  return collector.time(cell.trim() === "" ? null : parseTime(cell));
}
