import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { latOf, lngOf, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** The short and the long side of the papers that are printed on, millimetres (ISO 216). */
const PAPER_SIDES_MM = { A4: [210, 297], A3: [297, 420] } as const;

export const PAPERS = ["A4", "A3"] as const;
export const DIRECTIONS = ["portrait", "landscape"] as const;
/** So many times smaller than the ground is the map. */
export const SCALES = [10_000, 25_000, 50_000] as const;

/** What is printed on, and how large. */
export interface SheetChoice {
  readonly paper: (typeof PAPERS)[number];
  readonly direction: (typeof DIRECTIONS)[number];
  readonly scale: (typeof SCALES)[number];
}

/** What printers leave white along the edge, and the numbers of the grid outside the map. */
const EDGE_MM = 6;
const NUMBERS_MM = 5;
/** Title, scale, north and makers below the map. */
const FOOT_MM = 16;

/** Where the map lies on the sheet, millimetres from its upper left corner. */
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

/** How a sheet is divided. */
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
      heightMm: heightMm - 2 * around - FOOT_MM,
    },
  };
}

/** GRS 80. */
const SEMI_MAJOR_METERS = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_380_022_9;
const RADIANS = Math.PI / 180;

interface Radii {
  readonly eastMeters: number;
  readonly northMeters: number;
}

/** The radii of curvature of the ellipsoid: of the prime vertical and of the meridian (Torge 2001, 4.1). */
function radiiAt(lat: number): Radii {
  const root = Math.sqrt(1 - ECCENTRICITY_SQUARED * Math.sin(lat * RADIANS) ** 2);
  return {
    eastMeters: SEMI_MAJOR_METERS / root,
    northMeters: (SEMI_MAJOR_METERS * (1 - ECCENTRICITY_SQUARED)) / root ** 3,
  };
}

/**
 * How wide the whole world of Web Mercator would be, millimetres, where the map has this scale at
 * this latitude. Web Mercator is not wholly true to shape: the scale is that between both directions.
 */
export function worldMm(lat: number, scale: number): number {
  const { eastMeters, northMeters } = radiiAt(lat);
  const metersRound = 2 * Math.PI * Math.sqrt(eastMeters * northMeters) * Math.cos(lat * RADIANS);
  return (metersRound * 1000) / scale;
}

/** A point on the map of a sheet, millimetres to the right of and below its upper left corner. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** Puts places on the map of a sheet that has this place in its middle, north on top. */
export function sheetProjection(
  middle: LatLng,
  choice: SheetChoice,
): (place: LatLng) => SheetPoint {
  const { widthMm, heightMm } = sheetLayout(choice).map;
  const world = worldMm(middle.lat, choice.scale);
  const [column, row] = [tileColumn(middle.lng, 0), tileRow(middle.lat, 0)];
  return ({ lat, lng }) => ({
    x: widthMm / 2 + (tileColumn(lng, 0) - column) * world,
    y: heightMm / 2 + (tileRow(lat, 0) - row) * world,
  });
}

/** The ground that a sheet shows (west, south, east, north), with this place in its middle. */
export function sheetBox(middle: LatLng, choice: SheetChoice): LngLatBox {
  const { widthMm, heightMm } = sheetLayout(choice).map;
  const world = worldMm(middle.lat, choice.scale);
  const [column, row] = [tileColumn(middle.lng, 0), tileRow(middle.lat, 0)];
  const [besides, above] = [widthMm / 2 / world, heightMm / 2 / world];
  return [
    lngOf(column - besides, 0),
    latOf(row + above, 0),
    lngOf(column + besides, 0),
    latOf(row - above, 0),
  ];
}

/**
 * By how much the scale at the worst place of a sheet differs from that in its middle, as a share
 * (0.002 is 0.2 %): Web Mercator grows to the north.
 */
export function scaleDeviation(middle: LatLng, choice: SheetChoice): number {
  const [, south, , north] = sheetBox(middle, choice);
  const asked = worldMm(middle.lat, 1) / (2 * Math.PI * 1000);
  const off = [south, middle.lat, north].flatMap((lat) => {
    const { eastMeters, northMeters } = radiiAt(lat);
    return [eastMeters, northMeters].map((radius) =>
      Math.abs(asked / (radius * Math.cos(lat * RADIANS)) - 1),
    );
  });
  return Math.max(...off);
}
