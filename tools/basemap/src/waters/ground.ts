import type { Position } from "geojson";

const METERS_PER_DEGREE = 111_195;

/** Accurate to half a percent anywhere in the country. */
const COS_OF_COUNTRY = Math.cos((52.2 * Math.PI) / 180);

/**
 * Returns the distance in metres between two positions in the Netherlands, in degrees (lng, lat); for short
 * distances.
 */
export function groundMeters(a: Position, b: Position): number {
  const [aLng = 0, aLat = 0] = a;
  const [bLng = 0, bLat = 0] = b;
  return METERS_PER_DEGREE * Math.hypot((aLng - bLng) * COS_OF_COUNTRY, aLat - bLat);
}

/** Returns the length in metres of a line in degrees (lng, lat). */
export function lengthMeters(line: readonly Position[]): number {
  return line.reduce(
    (sum, point, index) => sum + groundMeters(line[Math.max(0, index - 1)] ?? point, point),
    0,
  );
}

/** Returns points at most `stepMeters` apart along a line, including its own. */
export function densified(line: readonly Position[], stepMeters: number): Position[] {
  const [first] = line;
  const dense: Position[] = first ? [first] : [];
  line.slice(1).forEach((end, index) => {
    const start = line[index] ?? end;
    const steps = Math.max(1, Math.ceil(groundMeters(start, end) / stepMeters));
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      dense.push(start.map((value, axis) => value + part * ((end[axis] ?? value) - value)));
    }
  });
  return dense;
}

/** Returns the cell of a position in a grid of this size; whole numbers, east then north. */
export function cellOf(place: Position, cellMeters: number): readonly [number, number] {
  const [lng = 0, lat = 0] = place;
  const perMeter = METERS_PER_DEGREE / cellMeters;
  return [Math.floor(lng * COS_OF_COUNTRY * perMeter), Math.floor(lat * perMeter)];
}

/** Returns the keys of the cell of a position and of the eight around it. */
export function keysAround(place: Position, cellMeters: number): string[] {
  const [x, y] = cellOf(place, cellMeters);
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`));
}
