import type { Feature, FeatureCollection, Position } from "geojson";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import {
  placeOnGridLine,
  type RdGridLine,
  rdGridLines,
  rdGridNumber,
} from "#domain/coordinates/rd-grid.ts";

/** Metres to a CSS pixel at zoom 0 in the middle of the country: between there and its edges 3 % at most. */
const METERS_AT_ZOOM_0 = 47_970;

const STEPS_METERS = [100, 1000, 10_000, 100_000] as const;

/** Lines nearer together than this would be a veil, CSS pixels. */
const LEAST_PIXELS = 48;

/** About as far apart stand the numbers along a line, CSS pixels. */
const NUMBERS_APART_PIXELS = 210;

/** The spacing of the lines, and of their numbers. */
export interface GridDensity {
  readonly stepMeters: number;
  /** The parts into which a number divides each cell: several where a cell is larger than a phone. */
  readonly numbersPerCell: number;
  /** A line is numbered once in this many cells. */
  readonly cellsPerNumber: number;
}

/** The lines that are drawn at a zoom: those of 100 km, 10 km, 1 km or, from nearby, 100 m. */
export function densityAt(zoom: number): GridDensity {
  const metersPerPixel = METERS_AT_ZOOM_0 * 2 ** -zoom;
  const fits = (meters: number) => meters / metersPerPixel >= LEAST_PIXELS;
  const stepMeters = STEPS_METERS.find(fits) ?? 100_000;
  const cellPixels = stepMeters / metersPerPixel;
  return {
    stepMeters,
    numbersPerCell: Math.max(1, Math.ceil(cellPixels / NUMBERS_APART_PIXELS / 1.4)),
    cellsPerNumber: Math.max(1, Math.round(NUMBERS_APART_PIXELS / cellPixels)),
  };
}

/**
 * The grid in a box (west, south, east, north, degrees): its lines, each tenth of them `isMajor`, and
 * between their crossings the points where a `number` stands.
 */
export function gridFeatures(box: LngLatBox, density: GridDensity): FeatureCollection {
  const lines = rdGridLines(box, density.stepMeters);
  return {
    type: "FeatureCollection",
    features: lines.flatMap((line) => [lineFeature(line, density), ...numbers(line, density)]),
  };
}

function lineFeature({ meters, places }: RdGridLine, { stepMeters }: GridDensity): Feature {
  return {
    type: "Feature",
    properties: { isMajor: meters % (10 * stepMeters) === 0 },
    geometry: { type: "LineString", coordinates: places.map(positionOf) },
  };
}

/** Always in the same cells, whatever is on the screen: a number must not walk while one pans. */
function numbers(line: RdGridLine, density: GridDensity): Feature[] {
  const { stepMeters, numbersPerCell, cellsPerNumber } = density;
  const properties = { number: rdGridNumber(line.meters) };
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
