import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestOnLine } from "#domain/tracks/nearest-on-line.ts";

/** The stops of a plan along ways that follows a line. */
export interface StopsAlongLine {
  /** The stops, from the start of the line to its end. */
  readonly stops: readonly LatLng[];
  /** The length of the parts of the line that the plan does not follow. */
  readonly strayMeters: number;
}

/** Returns the line along ways between two places (lng, lat, lng, lat …); null if there is none. */
type AskWay = (from: LatLng, to: LatLng) => Promise<Float64Array | null>;

/** Without a stop in between, another way is often the better one. */
const STOP_EVERY_METERS = 1500;
/** A plan this near to the line is on it. */
const NEAR_METERS = 25;
/** The maximum number of stops: fewer than a link can carry, and readable as a list. */
const MAX_STOPS = 120;
/** Shorter parts are not divided further. */
const SHORTEST_METERS = 40;

/** Finds stops between which the best way along ways follows a line (lng, lat, lng, lat …), as far as there are ways. */
export async function stopsAlongLine(line: Float64Array, ask: AskWay): Promise<StopsAlongLine> {
  const alongs = metersAlong(line);
  const last = alongs.length - 1;
  const stops = firstStops(alongs);
  let strayMeters = 0;
  for (let at = 1; at < stops.length; ) {
    const [from, to] = [stops[at - 1] as number, stops[at] as number];
    const way = await ask(placeAt(line, from), placeAt(line, to));
    const stray = farthestFrom(way, line, from, to);
    const meters = (alongs[to] ?? 0) - (alongs[from] ?? 0);
    const canDivide = stray.index > from && stray.index < to && meters > SHORTEST_METERS;
    if (stray.meters > NEAR_METERS && canDivide && stops.length < MAX_STOPS) {
      stops.splice(at, 0, stray.index);
      continue;
    }
    if (stray.meters > NEAR_METERS) strayMeters += meters;
    at += 1;
  }
  return { stops: (last < 1 ? [] : stops).map((index) => placeAt(line, index)), strayMeters };
}

/** Returns the indexes of places at regular distances, with both ends. */
function firstStops(alongs: readonly number[]): number[] {
  const whole = alongs.at(-1) ?? 0;
  const count = Math.max(1, Math.min(MAX_STOPS / 2, Math.ceil(whole / STOP_EVERY_METERS)));
  const stops = [0];
  for (let stop = 1; stop < count; stop++) {
    const index = alongs.findIndex((meters) => meters >= (stop * whole) / count);
    if (index > (stops.at(-1) as number) && index < alongs.length - 1) stops.push(index);
  }
  return [...stops, alongs.length - 1];
}

function placeAt(line: Float64Array, index: number): LatLng {
  return { lng: line[2 * index] as number, lat: line[2 * index + 1] as number };
}

/** Returns the place of a part of a line that lies farthest from a way. */
function farthestFrom(
  way: Float64Array | null,
  line: Float64Array,
  from: number,
  to: number,
): { readonly index: number; readonly meters: number } {
  const middle = (from + to) >> 1;
  if (!way || way.length < 2) return { index: middle, meters: Infinity };
  const column = (first: number) =>
    Float64Array.from({ length: way.length / 2 }, (_, at) => way[2 * at + first] as number);
  const path = { lngs: column(0), lats: column(1), segmentStarts: Uint32Array.of(0) };
  let farthest = { index: middle, meters: 0 };
  for (let index = from; index <= to; index++) {
    const meters = nearestOnLine(path, placeAt(line, index))?.distanceMeters ?? 0;
    if (meters > farthest.meters) farthest = { index, meters };
  }
  return farthest;
}
