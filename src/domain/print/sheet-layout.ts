import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { latOf, lngOf, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** The short and the long side of each paper size, millimetres (ISO 216). */
const PAPER_SIDES_MM = { A5: [148, 210], A4: [210, 297], A3: [297, 420] } as const;

export const PAPERS = ["A5", "A4", "A3"] as const;
export const DIRECTIONS = ["portrait", "landscape"] as const;
/** The scales, as the number of times that the map is smaller than the ground. */
export const SCALES = [10_000, 25_000, 50_000] as const;

/** The paper and the scale of a sheet. */
export interface SheetChoice {
  readonly paper: (typeof PAPERS)[number];
  readonly direction: (typeof DIRECTIONS)[number];
  readonly scale: (typeof SCALES)[number];
  /** The direction that is up, degrees clockwise from true north; 0 unless given. */
  readonly bearingDegrees?: number;
}

/** The margin for the printer's white edge, and for the grid numbers outside the map. */
const EDGE_MM = 6;
const NUMBERS_MM = 5;
/** The height of the title, scale, north arrow and credits below the map; on A5 they take more lines. */
const FOOT_MM = { A5: 29, A4: 23, A3: 23 } as const;

/** The place of the map on the sheet, millimetres from its upper left corner. */
export interface SheetLayout {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly map: {
    readonly leftMm: number;
    readonly topMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
  };
}

/** Returns the division of a sheet. */
export function sheetLayout({
  paper,
  direction,
}: Pick<SheetChoice, "paper" | "direction">): SheetLayout {
  const [short, long] = PAPER_SIDES_MM[paper];
  const [widthMm, heightMm] = direction === "portrait" ? [short, long] : [long, short];
  const around = EDGE_MM + NUMBERS_MM;
  return {
    widthMm,
    heightMm,
    map: {
      leftMm: around,
      topMm: around,
      widthMm: widthMm - 2 * around,
      heightMm: heightMm - 2 * around - FOOT_MM[paper],
    },
  };
}

/** A map on paper, and what it shows around its middle. */
export interface SheetMap {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The denominator of its scale: 25,000 for 1:25,000. */
  readonly scale: number;
  /** The direction that is up, degrees clockwise from true north; 0 unless given. */
  readonly bearingDegrees?: number;
}

/** Returns the map of a sheet. */
export function sheetMap({ paper, direction, scale, bearingDegrees = 0 }: SheetChoice): SheetMap {
  const { widthMm, heightMm } = sheetLayout({ paper, direction }).map;
  return { widthMm, heightMm, scale, bearingDegrees };
}

/** Returns a map or sheet with its north up at a place; true north where RD is not defined. */
export function upward<T extends Pick<SheetMap, "bearingDegrees">>(
  map: T,
  north: "true" | "grid",
  middle: LatLng,
): T {
  const bearingDegrees = north === "grid" ? gridConvergenceDegrees(middle) : null;
  return { ...map, bearingDegrees: bearingDegrees ?? 0 };
}

/** GRS 80. */
const SEMI_MAJOR_METERS = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_380_022_9;
const RADIANS = Math.PI / 180;

interface Radii {
  readonly eastMeters: number;
  readonly northMeters: number;
}

/** Returns the radii of curvature of the ellipsoid: of the prime vertical and of the meridian (Torge 2001, 4.1). */
function radiiAt(lat: number): Radii {
  const root = Math.sqrt(1 - ECCENTRICITY_SQUARED * Math.sin(lat * RADIANS) ** 2);
  return {
    eastMeters: SEMI_MAJOR_METERS / root,
    northMeters: (SEMI_MAJOR_METERS * (1 - ECCENTRICITY_SQUARED)) / root ** 3,
  };
}

/**
 * Returns the width of the world in Web Mercator, in millimetres, if the map has this scale at this latitude.
 * Web Mercator is not perfectly conformal, so the scale is the mean of both directions.
 */
export function worldMm(lat: number, scale: number): number {
  const { eastMeters, northMeters } = radiiAt(lat);
  const circumferenceMeters =
    2 * Math.PI * Math.sqrt(eastMeters * northMeters) * Math.cos(lat * RADIANS);
  return (circumferenceMeters * 1000) / scale;
}

/** A point on the map of a sheet, millimetres right of and below its upper left corner. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** Puts places on the map of a sheet that has this place in its middle. */
export function sheetProjection(
  middle: LatLng,
  { widthMm, heightMm, scale, bearingDegrees = 0 }: SheetMap,
): (place: LatLng) => SheetPoint {
  const world = worldMm(middle.lat, scale);
  const [column, row] = [tileColumn(middle.lng, 0), tileRow(middle.lat, 0)];
  return ({ lat, lng }) => {
    const { x, y } = turned(
      (tileColumn(lng, 0) - column) * world,
      (tileRow(lat, 0) - row) * world,
      bearingDegrees,
    );
    return { x: widthMm / 2 + x, y: heightMm / 2 + y };
  };
}

/** Turns a point about the middle of a sheet so that this direction is up. */
function turned(x: number, y: number, bearingDegrees: number): SheetPoint {
  const [cos, sin] = [Math.cos(bearingDegrees * RADIANS), Math.sin(bearingDegrees * RADIANS)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** The box around the ground that a map shows (west, south, east, north), with this place in its middle. */
export function sheetBox(
  middle: LatLng,
  { widthMm, heightMm, scale, bearingDegrees = 0 }: SheetMap,
): LngLatBox {
  const world = worldMm(middle.lat, scale);
  const [column, row] = [tileColumn(middle.lng, 0), tileRow(middle.lat, 0)];
  const corners = [widthMm, -widthMm].map((width) =>
    turned(width / 2, heightMm / 2, -bearingDegrees),
  );
  const besides = Math.max(...corners.map(({ x }) => Math.abs(x))) / world;
  const above = Math.max(...corners.map(({ y }) => Math.abs(y))) / world;
  return [
    lngOf(column - besides, 0),
    latOf(row + above, 0),
    lngOf(column + besides, 0),
    latOf(row - above, 0),
  ];
}

/**
 * Returns the largest deviation of the scale on a sheet from that in its centre, as a fraction (0.002 is 0.2
 * %), because Web Mercator grows to the north.
 */
export function scaleDeviation(middle: LatLng, map: SheetMap): number {
  const [, south, , north] = sheetBox(middle, map);
  const asked = worldMm(middle.lat, 1) / (2 * Math.PI * 1000);
  const off = [south, middle.lat, north].flatMap((lat) => {
    const { eastMeters, northMeters } = radiiAt(lat);
    return [eastMeters, northMeters].map((radius) =>
      Math.abs(asked / (radius * Math.cos(lat * RADIANS)) - 1),
    );
  });
  return Math.max(...off);
}
