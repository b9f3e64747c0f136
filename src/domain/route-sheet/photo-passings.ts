import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  directionOf,
  distanceOf,
  type PlanePoint,
  pointAlong,
  type RouteInPlane,
  routeInPlane,
} from "./route-in-plane.ts";
import type { DrawnJunction, SheetStep } from "./sheet-step.ts";

/** A walker recognises the place of a photo this far beside the route, metres. */
const NEAR_METERS = 40;

/** Fewer photos are no route by photos. */
export const MIN_PHOTOS = 2;

/** The directions at a photo are those of the route this far before and after it, metres. */
const AROUND_METERS = 25;

/** A place of which there is a photo. */
export interface PhotoPlace extends LatLng {
  /** The key of the photo on this device. */
  readonly photoId: string;
}

/** A photo that a route passes. */
export interface PhotoPassing {
  readonly photoId: string;
  /** From the start of the route to the point nearest to the photo, metres. */
  readonly alongMeters: number;
}

/** A cell of a sheet: a photo, a junction, or a junction that can be seen on a photo. */
export interface PhotoStop {
  /** Null for a junction without one. */
  readonly photoId: string | null;
  readonly junction: DrawnJunction;
}

/** Returns the places of the waypoints that have photos, each with its first one. */
export function photoPlaces(waypoints: readonly Waypoint[]): PhotoPlace[] {
  return waypoints.flatMap(({ lat, lng, photoIds: [photoId] = [] }) =>
    photoId === undefined ? [] : [{ lat, lng, photoId }],
  );
}

/** Returns the photos in the order in which a route (lng, lat, lng, lat …) passes them; one that it passes twice is there twice. */
export function photoPassings(line: Float64Array, photos: readonly PhotoPlace[]): PhotoPassing[] {
  const route = routeInPlane(line);
  return photos
    .flatMap(({ photoId, ...place }) =>
      passingsOf(route, route.toPlane(place)).map((alongMeters) => ({ photoId, alongMeters })),
    )
    .sort((a, b) => a.alongMeters - b.alongMeters);
}

/** Returns where a route is nearest to a point, each time that it comes near. */
function passingsOf({ points, alongMeters }: RouteInPlane, place: PlanePoint): number[] {
  const found: number[] = [];
  let best: { readonly along: number; readonly away: number } | null = null;
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1] as PlanePoint, points[at] as PlanePoint];
    const length = distanceOf(from, to);
    const dot = (place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length ** 2));
    const nearest = {
      x: from.x + share * (to.x - from.x),
      y: from.y + share * (to.y - from.y),
    };
    const away = distanceOf(nearest, place);
    const along = (alongMeters[at - 1] as number) + share * length;
    if (away <= NEAR_METERS && (best === null || away < best.away)) best = { along, away };
    // It went away from the place if this segment ends out of reach.
    if (best !== null && distanceOf(to, place) > NEAR_METERS) {
      found.push(best.along);
      best = null;
    }
  }
  return best === null ? found : [...found, best.along];
}

/**
 * Returns the cells of a sheet in the order of the route: each junction, with the nearest photo that is passed within 40 m of it, and each
 * other photo, with the way that the route goes there.
 */
export function photoStops(
  line: Float64Array,
  steps: readonly SheetStep[],
  photos: readonly PhotoPlace[],
): PhotoStop[] {
  const passings = photoPassings(line, photos);
  const ofSteps = new Map<SheetStep, PhotoPassing>();
  for (const passing of passings) {
    const awayOf = ({ junction }: SheetStep) =>
      Math.abs(junction.alongMeters - passing.alongMeters);
    const [step] = steps.toSorted((a, b) => awayOf(a) - awayOf(b));
    if (!step || awayOf(step) > NEAR_METERS) continue;
    const other = ofSteps.get(step);
    const otherAway = other
      ? Math.abs(step.junction.alongMeters - other.alongMeters)
      : Number.POSITIVE_INFINITY;
    if (awayOf(step) < otherAway) ofSteps.set(step, passing);
  }
  const taken = new Set(ofSteps.values());
  const route = routeInPlane(line);
  const stops = [
    ...steps.map((step): PhotoStop => {
      return { photoId: ofSteps.get(step)?.photoId ?? null, junction: step };
    }),
    ...passings
      .filter((passing) => !taken.has(passing))
      .map(({ photoId, alongMeters }): PhotoStop => {
        return { photoId, junction: onRoute(route, alongMeters) };
      }),
  ];
  return stops.sort((a, b) => alongOf(a) - alongOf(b));
}

function alongOf({ junction }: PhotoStop): number {
  return junction.junction.alongMeters;
}

/** A place between junctions, drawn as one without other arms. */
function onRoute(route: RouteInPlane, alongMeters: number): DrawnJunction {
  const length = route.alongMeters.at(-1) ?? 0;
  const here = pointAlong(route, alongMeters);
  const before = pointAlong(route, Math.max(0, alongMeters - AROUND_METERS));
  const after = pointAlong(route, Math.min(length, alongMeters + AROUND_METERS));
  // At an end of the route, the other side is straight on.
  const inDegrees =
    distanceOf(here, before) < 1 ? directionOf(after, here) : directionOf(here, before);
  const outDegrees =
    distanceOf(here, after) < 1 ? directionOf(before, here) : directionOf(here, after);
  const junction = {
    place: route.toPlace(here),
    alongMeters,
    inDegrees,
    outDegrees,
    otherDegrees: [],
  };
  return { number: null, junction, remark: "" };
}
