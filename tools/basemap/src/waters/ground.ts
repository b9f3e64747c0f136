import type { Position } from "geojson";

const METERS_PER_DEGREE = 111_195;

/** Good to half a percent anywhere in the country. */
const COS_OF_COUNTRY = Math.cos((52.2 * Math.PI) / 180);

/** Metres between two places in the Netherlands, in degrees (lng, lat); meant for short ways. */
export function groundMeters(a: Position, b: Position): number {
  const [aLng = 0, aLat = 0] = a;
  const [bLng = 0, bLat = 0] = b;
  return METERS_PER_DEGREE * Math.hypot((aLng - bLng) * COS_OF_COUNTRY, aLat - bLat);
}

/** The length of a line in degrees (lng, lat), in metres. */
export function lengthMeters(line: readonly Position[]): number {
  return line.reduce(
    (sum, point, index) => sum + groundMeters(line[Math.max(0, index - 1)] ?? point, point),
    0,
  );
}

/** Points at most so many metres apart along a line, its own among them. */
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

/** Which square of a grid of so many metres a place is in; whole numbers, east then north. */
export function cellOf(place: Position, cellMeters: number): readonly [number, number] {
  const [lng = 0, lat = 0] = place;
  const perMeter = METERS_PER_DEGREE / cellMeters;
  return [Math.floor(lng * COS_OF_COUNTRY * perMeter), Math.floor(lat * perMeter)];
}

/** The keys of the square that a place is in and of the eight around it. */
export function keysAround(place: Position, cellMeters: number): string[] {
  const [x, y] = cellOf(place, cellMeters);
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`));
}
