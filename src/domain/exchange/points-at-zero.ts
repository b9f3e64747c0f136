import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeRoute, ExchangeTrack } from "./exchange-file.ts";

/** Returns whether a place is exactly 0, 0. */
export function isAtZero({ lat, lng }: LatLng): boolean {
  return lat === 0 && lng === 0;
}

/**
 * Returns a track without its points at exactly 0, 0, which a device writes while it has no fix. The same track if none
 * of its points are there, or all of them.
 */
export function trackWithoutZeroPoints(track: ExchangeTrack): ExchangeTrack {
  const { lngs, lats, altitudesMeters, timesMs, speedsMps, segmentStarts } = track;
  const isKept = (index: number): boolean => lngs[index] !== 0 || lats[index] !== 0;
  const count = lngs.reduce((sum, _, index) => sum + Number(isKept(index)), 0);
  if (count === lngs.length || count === 0) return track;
  const column = (values: Float64Array) => values.filter((_, index) => isKept(index));
  return {
    ...track,
    lngs: column(lngs),
    lats: column(lats),
    altitudesMeters: altitudesMeters && knownOf(column(altitudesMeters)),
    timesMs: timesMs && knownOf(column(timesMs)),
    ...(speedsMps && { speedsMps: speedsMps.filter((_, index) => isKept(index)) }),
    segmentStarts: startsOf(segmentStarts, lngs.length, isKept),
  };
}

/** Returns a route without its points at exactly 0, 0; the same route if none of its points are there, or all of them. */
export function routeWithoutZeroPoints(route: ExchangeRoute): ExchangeRoute {
  const points = route.points.filter((point) => !isAtZero(point));
  return points.length === route.points.length || points.length === 0
    ? route
    : { ...route, points };
}

function knownOf(values: Float64Array): Float64Array | null {
  return values.every(Number.isNaN) ? null : values;
}

/** Returns the starts of the segments among the kept points; a segment without any is dropped. */
function startsOf(
  starts: Uint32Array,
  length: number,
  isKept: (index: number) => boolean,
): Uint32Array {
  const newStarts: number[] = [];
  let count = 0;
  let segment = 0;
  let begins = false;
  for (let index = 0; index < length; index++) {
    if (index === starts[segment]) {
      segment++;
      begins = true;
    }
    if (!isKept(index)) continue;
    if (begins) newStarts.push(count);
    begins = false;
    count++;
  }
  return Uint32Array.from(newStarts);
}
