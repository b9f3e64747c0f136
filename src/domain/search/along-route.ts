import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { FoundPlace } from "./found-place.ts";

/** The kinds of places that are listed along a route, most important first. */
export const ALONG_KINDS = [
  "water",
  "toilet",
  "food",
  "campsite",
  "repair",
  "station",
  "ferry",
  "bench",
] as const;

/** A kind of place that is listed along a route. */
export type AlongKind = (typeof ALONG_KINDS)[number];

/** A place beside a route. */
export interface PlaceAlong {
  readonly kind: AlongKind;
  readonly place: FoundPlace;
  /** The distance along the route to the point nearest to the place. */
  readonly alongMeters: number;
  /** The straight distance from that point to the place. */
  readonly offMeters: number;
}

/** The largest distance from a route at which a place is listed. */
export const ALONG_METERS = 150;

/** Kinds of points of interest that packs do not list. */
const KINDS_OF_POIS: Readonly<Record<string, AlongKind>> = {
  restaurant: "food",
  cafe: "food",
  fast_food: "food",
  food_court: "food",
  ice_cream: "food",
  pub: "food",
  bar: "food",
  biergarten: "food",
  bakery: "food",
  supermarket: "food",
  bench: "bench",
  picnic_table: "bench",
};

/** Returns the kind under which a place is listed along a route; null for one that is not. */
export function alongKindOf({ kind, poi }: FoundPlace): AlongKind | null {
  if (kind === "poi") return KINDS_OF_POIS[poi?.kind ?? ""] ?? null;
  return ALONG_KINDS.find((one) => one === kind) ?? null;
}

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** The number of points in a stretch of the line that is skipped when a place is far from it. */
const POINTS_A_STRETCH = 32;

/** A part of a line with the box around everything near it. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The point where a line passes a place. */
type Passing = Pick<PlaceAlong, "alongMeters" | "offMeters">;

/**
 * Returns a function that finds the point of a line nearest to a place (the first of several); null for a
 * place that is not along it.
 * @param line lng, lat, lng, lat … in WGS 84 degrees
 * @param withinMeters the largest distance from the line of a place along it
 */
export function passingOf(
  line: Float64Array,
  withinMeters = ALONG_METERS,
): (place: LatLng) => Passing | null {
  const nearOf = nearPoints(line, withinMeters);
  return (place) => {
    let best: Passing | null = null;
    for (const one of nearOf(place, withinMeters)) best = nearer(best, one);
    return best;
  };
}

/**
 * Returns a function that finds each passing of a line and a place, in the order of the line: the nearest point of each stretch
 * within a distance of the place. Stretches with less than `apartMeters` between them are one.
 * @param withinMeters the largest distance of any place
 */
export function passingsOf(
  line: Float64Array,
  withinMeters: number,
): (place: LatLng, offMeters: number, apartMeters: number) => readonly Passing[] {
  const nearOf = nearPoints(line, withinMeters);
  return (place, offMeters, apartMeters) => {
    const passings: Passing[] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const one of nearOf(place, offMeters)) {
      const isApart = one.alongMeters - end > apartMeters;
      const best = isApart ? null : (passings.pop() ?? null);
      passings.push(nearer(best, one));
      end = one.alongMeters;
    }
    return passings;
  };
}

function nearer(best: Passing | null, one: Passing): Passing {
  return best && best.offMeters <= one.offMeters ? best : one;
}

/** Returns a function that yields the nearest point of each segment within a distance of a place, in the order of the line. */
function nearPoints(line: Float64Array, withinMeters: number) {
  const alongs = metersAlong(line);
  const stretches = stretchesOf(line, withinMeters);
  return function* (place: LatLng, maxMeters: number): Generator<Passing> {
    const near = boxAround(place, maxMeters);
    for (const stretch of stretches) {
      if (!isBeside(stretch, place)) continue;
      for (const point of pointsNear(line, stretch, near)) {
        const { part, offMeters } = nearestOn(line, point, place);
        if (offMeters > maxMeters) continue;
        const [from, to] = [alongs[point] as number, alongs[point + 1] as number];
        yield { alongMeters: from + (to - from) * part, offMeters };
      }
    }
  };
}

/** Yields the points of a stretch whose segment may touch a box: most are far away, which is told without a root and a cosine. */
function* pointsNear(line: Float64Array, { first, last }: Stretch, box: Box): Generator<number> {
  for (let point = first; point < last; point += 1) {
    if (!isSegmentOutside(line, 2 * point, box)) yield point;
  }
}

type Box = Pick<Stretch, "west" | "south" | "east" | "north">;

/** Slightly larger than needed, so that rounding excludes nothing at the limit. */
const BOX_MARGIN = 1.001;

function boxAround({ lat, lng }: LatLng, meters: number): Box {
  const up = (BOX_MARGIN * meters) / METERS_PER_DEGREE;
  const aside = up / Math.cos((lat * Math.PI) / 180);
  return { west: lng - aside, south: lat - up, east: lng + aside, north: lat + up };
}

/** Returns whether a segment lies wholly on one outer side of a box; `at` is the index of its first longitude. */
function isSegmentOutside(
  line: Float64Array,
  at: number,
  { west, south, east, north }: Box,
): boolean {
  const [lng, lat] = [line[at] as number, line[at + 1] as number];
  const [toLng, toLat] = [line[at + 2] as number, line[at + 3] as number];
  return (
    (lat < south && toLat < south) ||
    (lat > north && toLat > north) ||
    (lng < west && toLng < west) ||
    (lng > east && toLng > east)
  );
}

function isBeside({ west, south, east, north }: Stretch, { lat, lng }: LatLng): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

function stretchesOf(line: Float64Array, withinMeters: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const points = line.length / 2;
  for (let first = 0; first < points - 1; first += POINTS_A_STRETCH) {
    const last = Math.min(first + POINTS_A_STRETCH, points - 1);
    let [west, south, east, north] = [180, 90, -180, -90];
    for (let point = first; point <= last; point += 1) {
      const [lng, lat] = [line[2 * point] as number, line[2 * point + 1] as number];
      [west, east] = [Math.min(west, lng), Math.max(east, lng)];
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    }
    const up = withinMeters / METERS_PER_DEGREE;
    const aside = up / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
    const box = { west: west - aside, south: south - up, east: east + aside, north: north + up };
    stretches.push({ first, last, ...box });
  }
  return stretches;
}

/** Returns the point of a segment nearest to a place, on a plane that touches the earth there. */
function nearestOn(
  line: Float64Array,
  point: number,
  { lat, lng }: LatLng,
): { readonly part: number; readonly offMeters: number } {
  const scale = Math.cos((lat * Math.PI) / 180) * METERS_PER_DEGREE;
  const x = (index: number) => ((line[2 * index] as number) - lng) * scale;
  const y = (index: number) => ((line[2 * index + 1] as number) - lat) * METERS_PER_DEGREE;
  const [fromX, fromY] = [x(point), y(point)];
  const [stepX, stepY] = [x(point + 1) - fromX, y(point + 1) - fromY];
  const square = stepX ** 2 + stepY ** 2;
  const part =
    square === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * stepX + fromY * stepY) / square));
  return { part, offMeters: Math.hypot(fromX + part * stepX, fromY + part * stepY) };
}
