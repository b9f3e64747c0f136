/** The size and shape of an ellipsoid of revolution. */
export interface Ellipsoid {
  /** Half the equator's diameter, metres. */
  readonly semiMajorMeters: number;
  readonly eccentricitySquared: number;
}

/** Of WGS 84 (NIMA TR8350.2). ETRS89's GRS 80 differs from it by a tenth of a millimetre. */
export const WGS84: Ellipsoid = ellipsoid(6_378_137, 298.257223563);
/** Of the Dutch RD (Bessel 1841, EPSG 7004). */
export const BESSEL_1841: Ellipsoid = ellipsoid(6_377_397.155, 299.1528128);

/** Latitude and longitude on an ellipsoid, radians. */
export interface Geodetic {
  readonly latRad: number;
  readonly lngRad: number;
}

/** A place by three metres from the earth's centre: to 0° E on the equator, 90° E, the north pole. */
export interface Geocentric {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The place at height 0 on the ellipsoid. */
export function geocentricOf(
  { latRad, lngRad }: Geodetic,
  { semiMajorMeters, eccentricitySquared }: Ellipsoid,
): Geocentric {
  const normal = semiMajorMeters / Math.sqrt(1 - eccentricitySquared * Math.sin(latRad) ** 2);
  const fromAxis = normal * Math.cos(latRad);
  return {
    x: fromAxis * Math.cos(lngRad),
    y: fromAxis * Math.sin(lngRad),
    z: normal * (1 - eccentricitySquared) * Math.sin(latRad),
  };
}

/** The latitude and longitude of a place at or near the surface; its height is left out. */
export function geodeticOf(
  { x, y, z }: Geocentric,
  { semiMajorMeters, eccentricitySquared }: Ellipsoid,
): Geodetic {
  const fromAxis = Math.hypot(x, y);
  let latRad = Math.atan2(z, fromAxis * (1 - eccentricitySquared));
  // Each step makes the error some 300 times smaller; near the surface the start is metres off.
  for (let step = 0; step < 5; step += 1) {
    const sinLat = Math.sin(latRad);
    const normal = semiMajorMeters / Math.sqrt(1 - eccentricitySquared * sinLat ** 2);
    latRad = Math.atan2(z + eccentricitySquared * normal * sinLat, fromAxis);
  }
  return { latRad, lngRad: Math.atan2(y, x) };
}

function ellipsoid(semiMajorMeters: number, inverseFlattening: number): Ellipsoid {
  const flattening = 1 / inverseFlattening;
  return { semiMajorMeters, eccentricitySquared: flattening * (2 - flattening) };
}
