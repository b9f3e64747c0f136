import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

const RADIANS = Math.PI / 180;

/** A point in the plane around an origin: metres to the east and to the north. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** A route in the plane with its length up to each point. */
export interface RouteInPlane {
  readonly points: readonly PlanePoint[];
  /** Metres from the start, parallel to `points`. */
  readonly alongMeters: readonly number[];
  readonly toPlane: (place: LatLng) => PlanePoint;
  readonly toPlace: (point: PlanePoint) => LatLng;
}

/**
 * Puts a line (lng, lat, lng, lat …) in a plane around its middle. Over the length of a hike its angles are true to a
 * tenth of a degree, except that those far east or west of the middle are turned by the convergence of the meridians,
 * which is the same for all arms of a junction.
 */
export function routeInPlane(line: ArrayLike<number>): RouteInPlane {
  const lats = Array.from({ length: line.length / 2 }, (_, at) => line[at * 2 + 1] as number);
  const lngs = Array.from({ length: line.length / 2 }, (_, at) => line[at * 2] as number);
  const origin = { lat: middleOf(lats), lng: middleOf(lngs) };
  const eastMeters = distanceMeters(origin, { ...origin, lng: origin.lng + 0.001 }) / 0.001;
  const northMeters = distanceMeters(origin, { ...origin, lat: origin.lat + 0.001 }) / 0.001;
  const toPlane = ({ lat, lng }: LatLng) => {
    // Meridians come together to the north.
    const east = (eastMeters * Math.cos(lat * RADIANS)) / Math.cos(origin.lat * RADIANS);
    return { x: (lng - origin.lng) * east, y: (lat - origin.lat) * northMeters };
  };
  const toPlace = ({ x, y }: PlanePoint) => {
    const lat = origin.lat + y / northMeters;
    const east = (eastMeters * Math.cos(lat * RADIANS)) / Math.cos(origin.lat * RADIANS);
    return { lat, lng: origin.lng + x / east };
  };
  const points = lats.map((lat, at) => toPlane({ lat, lng: lngs[at] as number }));
  let sum = 0;
  const alongMeters = points.map((point, at) => {
    const before = points[at - 1];
    if (before) sum += distanceOf(before, point);
    return sum;
  });
  return { points, alongMeters, toPlane, toPlace };
}

/** The distance of two points of the plane, metres. */
export function distanceOf(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** The direction from one point of the plane to another, degrees clockwise from north, 0 to 360. */
export function directionOf(from: PlanePoint, to: PlanePoint): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) / RADIANS + 360) % 360;
}

/**
 * Returns the place of a segment nearest to another place: its share of the segment (0 to 1), and the distance between the two,
 * metres.
 */
export function nearestOn(from: PlanePoint, to: PlanePoint, place: PlanePoint) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((place.x - from.x) * dx + (place.y - from.y) * dy) / squared;
  const share = Math.min(1, Math.max(0, along));
  const nearest = { x: from.x + dx * share, y: from.y + dy * share };
  return { share, off: distanceOf(nearest, place) };
}

/** Returns the point of a route at a distance from its start; its ends where that lies beyond them. */
export function pointAlong({ points, alongMeters }: RouteInPlane, meters: number): PlanePoint {
  const next = alongMeters.findIndex((along) => along >= meters);
  const last = points.at(-1) as PlanePoint;
  if (next < 0) return last;
  const [to, from] = [points[next], points[next - 1]];
  if (!to || !from) return (to ?? last) as PlanePoint;
  const [start, end] = [alongMeters[next - 1] as number, alongMeters[next] as number];
  const share = end === start ? 0 : (meters - start) / (end - start);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
