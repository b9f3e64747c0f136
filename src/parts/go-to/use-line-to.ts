import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { useLoaded } from "#parts/use-loaded.ts";

/** The line from the position to a place. */
export interface LineTo {
  readonly distanceMeters: number;
  /** Degrees from true north. */
  readonly bearing: number;
  /** The magnetic bearing; null until it is known, and in years without a model. */
  readonly magnetic: number | null;
}

/** A place with the time of its fix, milliseconds since 1970, because the declination changes over the years. */
interface FixedPlace extends LatLng {
  readonly timeMs: number;
}

type PreciseModules = readonly [
  typeof import("#domain/geodesy/geodesic.ts"),
  typeof import("#domain/geodesy/declination.ts"),
  typeof import("#domain/geodesy/decimal-year.ts"),
];

let loaded: PreciseModules | null = null;

/**
 * Returns the distance and bearings to a place, on the ellipsoid and with the declination once that code has loaded;
 * until then on the sphere, with an error of at most 0.6 %.
 */
export function useLineTo(from: FixedPlace, to: LatLng): LineTo {
  useLoaded(loaded ? null : loadModules, null);
  if (!loaded) {
    const bearing = bearingDegrees(from, to);
    return { distanceMeters: distanceMeters(from, to), bearing, magnetic: null };
  }
  const [{ inverse }, { declinationDegrees, magneticBearing }, { decimalYearOf }] = loaded;
  const line = inverse(from, to);
  const declination = declinationDegrees(from, 0, decimalYearOf(from.timeMs));
  return {
    distanceMeters: line.distanceMeters,
    bearing: line.initialBearing,
    magnetic: declination === null ? null : magneticBearing(line.initialBearing, declination),
  };
}

async function loadModules(): Promise<void> {
  loaded = await Promise.all([
    import(/* webpackChunkName: "geodesy" */ "#domain/geodesy/geodesic.ts"),
    import(/* webpackChunkName: "geodesy" */ "#domain/geodesy/declination.ts"),
    import(/* webpackChunkName: "geodesy" */ "#domain/geodesy/decimal-year.ts"),
  ]);
}
