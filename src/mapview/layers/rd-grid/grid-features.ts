import type { Feature, FeatureCollection, Position } from "geojson";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import {
  placeOnGridLine,
  type RdGridLine,
  rdGridLines,
  rdGridNumber,
} from "#domain/coordinates/rd-grid.ts";

/** Metres per CSS pixel at zoom 0 in the middle of the country; it varies by at most 3 % up to the borders. */
const METERS_AT_ZOOM_0 = 47_970;

const STEPS_METERS = [100, 1000, 10_000, 100_000] as const;

/** The least distance between lines, CSS pixels. */
const MIN_PIXELS = 48;

/** The approximate distance between numbers along a line, CSS pixels. */
const NUMBERS_APART_PIXELS = 210;

/** The spacing of the lines, and of their numbers. */
export interface GridDensity {
  readonly stepMeters: number;
  /** The number of numbers per cell: several if a cell is larger than a phone. */
  readonly numbersPerCell: number;
  /** The number of cells per number. */
  readonly cellsPerNumber: number;
}

/** Returns the density at a zoom: lines every 100 km, 10 km, 1 km or, close by, 100 m. */
export function densityAt(zoom: number): GridDensity {
  const metersPerPixel = METERS_AT_ZOOM_0 * 2 ** -zoom;
  const fits = (meters: number) => meters / metersPerPixel >= MIN_PIXELS;
  const stepMeters = STEPS_METERS.find(fits) ?? 100_000;
  const cellPixels = stepMeters / metersPerPixel;
  return {
    stepMeters,
    numbersPerCell: Math.max(1, Math.ceil(cellPixels / NUMBERS_APART_PIXELS / 1.4)),
    cellsPerNumber: Math.max(1, Math.round(NUMBERS_APART_PIXELS / cellPixels)),
  };
}

/**
 * Returns the grid in a box (west, south, east, north, degrees): its lines, every tenth of them `isMajor`, and the
 * points of each `number` between crossings.
 * @param locale the language whose decimal sign the numbers have
 */
export function gridFeatures(
  box: LngLatBox,
  density: GridDensity,
  locale: string,
): FeatureCollection {
  const lines = rdGridLines(box, density.stepMeters);
  return {
    type: "FeatureCollection",
    features: lines.flatMap((line) => [
      lineFeature(line, density),
      ...numbers(line, density, locale),
    ]),
  };
}

function lineFeature({ meters, places }: RdGridLine, { stepMeters }: GridDensity): Feature {
  return {
    type: "Feature",
    properties: { isMajor: meters % (10 * stepMeters) === 0 },
    geometry: { type: "LineString", coordinates: places.map(positionOf) },
  };
}

/** Returns the numbers of a line, always in the same cells, so that they do not move while panning. */
function numbers(line: RdGridLine, density: GridDensity, locale: string): Feature[] {
  const { stepMeters, numbersPerCell, cellsPerNumber } = density;
  const properties = { number: rdGridNumber(line.meters, locale) };
  const firstCell = Math.floor(line.fromMeters / stepMeters);
  const lengthMeters = (line.places.length - 1) * line.spacingMeters;
  const cells = Array.from(
    { length: Math.ceil(lengthMeters / stepMeters) + 1 },
    (_, index) => firstCell + index,
  );
  const shares = Array.from(
    { length: numbersPerCell },
    (_, index) => (index + 0.5) / numbersPerCell,
  );
  return cells
    .filter((cell) => cell % cellsPerNumber === 0)
    .flatMap((cell) => shares.map((share) => placeOnGridLine(line, (cell + share) * stepMeters)))
    .flatMap((place): Feature[] =>
      place
        ? [
            {
              type: "Feature",
              properties,
              geometry: { type: "Point", coordinates: positionOf(place) },
            },
          ]
        : [],
    );
}

function positionOf({ lng, lat }: LatLng): Position {
  return [lng, lat];
}
