import { csvNumber } from "./csv-number.ts";

/** A position of a geometry as written: NaN for a number that is missing or not one. */
export interface WktPosition {
  readonly x: number;
  readonly y: number;
  readonly altitudeMeters: number;
}

/** A geometry in the text form of OGC (WKT): the places of points, or the parts of a line or an area. */
export interface WktGeometry {
  readonly isLine: boolean;
  /** One list for each line or ring; for points, one for each point. */
  readonly parts: readonly (readonly WktPosition[])[];
  /** The number of areas that the rings belong to. */
  readonly areaCount: number;
}

/** A geometry whose blanks are single ones, so that no run of them is tried again and again. */
const GEOMETRY =
  /^(?:SRID=\d+;)? ?(MULTI)?(POINT|LINESTRING|POLYGON) ?(ZM|Z|M)? ?(\([\d ().,e+-]*\)) ?;?$/i;

/** Reads a geometry in a cell; null for anything else, such as an empty one or a collection. */
export function readWkt(cell: string): WktGeometry | null {
  const [, multi, type = "", axes = "", body = ""] =
    GEOMETRY.exec(cell.trim().replace(/\s+/g, " ")) ?? [];
  if (!/\d/.test(body)) return null;
  const isPoint = type.toUpperCase() === "POINT";
  const hasHeight = axes.toUpperCase() !== "M";
  const parts = body
    .split(/[()]/)
    .filter((part) => /\d/.test(part))
    .map((part) => part.split(",").map((position) => positionOf(position, hasHeight)));
  return {
    isLine: !isPoint,
    parts: isPoint ? parts.flat().map((position) => [position]) : parts,
    areaCount: type.toUpperCase() === "POLYGON" ? areasIn(body, multi !== undefined) : 0,
  };
}

/** Each area of several begins with two brackets, behind the first one. */
function areasIn(body: string, isMulti: boolean): number {
  return isMulti ? (body.slice(1).match(/\( ?\(/g)?.length ?? 0) : 1;
}

function positionOf(written: string, hasHeight: boolean): WktPosition {
  const [x = "", y = "", height = ""] = written.trim().split(" ");
  return {
    x: csvNumber(x),
    y: csvNumber(y),
    altitudeMeters: hasHeight ? csvNumber(height) : Number.NaN,
  };
}
