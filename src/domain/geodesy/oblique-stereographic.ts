import type { Ellipsoid, Geodetic } from "./ellipsoid.ts";

/** A place on a flat map, metres: `x` to the east, `y` to the north. */
export interface Projected {
  readonly x: number;
  readonly y: number;
}

/** What defines one such map. */
export interface ObliqueStereographicDefinition {
  readonly ellipsoid: Ellipsoid;
  /** Where the map touches the earth. */
  readonly origin: Geodetic;
  /** The coordinates of that place. */
  readonly originMeters: Projected;
  readonly scale: number;
}

/** A map projection, both ways. */
export interface Projection {
  forward(place: Geodetic): Projected;
  inverse(place: Projected): Geodetic;
}

/**
 * The oblique stereographic projection by way of a conformal sphere (EPSG method 9809, IOGP guidance
 * note 7-2, section 3.2.5; the names below are the note's).
 */
export function obliqueStereographic(definition: ObliqueStereographicDefinition): Projection {
  const { origin, originMeters } = definition;
  const sphere = conformalSphere(definition);
  const chi0 = sphere.chiOf(origin.latRad);
  const diameter = 2 * sphere.radius * definition.scale;
  const g = diameter * Math.tan(Math.PI / 4 - chi0 / 2);
  const h = 2 * diameter * Math.tan(chi0) + g;
  return {
    forward({ latRad, lngRad }) {
      const chi = sphere.chiOf(latRad);
      const lambda = sphere.n * (lngRad - origin.lngRad);
      const level = Math.cos(chi) * Math.cos(lambda);
      const b = 1 + Math.sin(chi) * Math.sin(chi0) + level * Math.cos(chi0);
      return {
        x: originMeters.x + (diameter * Math.cos(chi) * Math.sin(lambda)) / b,
        y:
          originMeters.y +
          (diameter * (Math.sin(chi) * Math.cos(chi0) - level * Math.sin(chi0))) / b,
      };
    },
    inverse(place) {
      const x = place.x - originMeters.x;
      const y = place.y - originMeters.y;
      const i = Math.atan2(x, h + y);
      const j = Math.atan2(x, g - y) - i;
      const chi = chi0 + 2 * Math.atan((y - x * Math.tan(j / 2)) / diameter);
      return {
        latRad: sphere.latOf(chi),
        lngRad: origin.lngRad + (j + 2 * i) / sphere.n,
      };
    },
  };
}

/** The sphere that the ellipsoid is laid on without changing angles, best near the origin. */
function conformalSphere({ ellipsoid, origin }: ObliqueStereographicDefinition) {
  const { semiMajorMeters, eccentricitySquared } = ellipsoid;
  const e = Math.sqrt(eccentricitySquared);
  const sin0 = Math.sin(origin.latRad);
  const w0 = 1 - eccentricitySquared * sin0 ** 2;
  const n = Math.sqrt(
    1 + (eccentricitySquared * Math.cos(origin.latRad) ** 4) / (1 - eccentricitySquared),
  );
  const isometric = (latRad: number): number =>
    Math.atanh(Math.sin(latRad)) - e * Math.atanh(e * Math.sin(latRad));
  const sinChi00 = Math.tanh(n * isometric(origin.latRad));
  const c = ((n + sin0) * (1 - sinChi00)) / ((n - sin0) * (1 + sinChi00));
  return {
    n,
    radius: (semiMajorMeters * Math.sqrt(1 - eccentricitySquared)) / w0,
    /** The latitude on the sphere, radians. */
    chiOf: (latRad: number): number =>
      Math.asin(Math.tanh(n * isometric(latRad) + Math.log(c) / 2)),
    /** The latitude on the ellipsoid, radians. */
    latOf(chi: number): number {
      const psi = (Math.atanh(Math.sin(chi)) - Math.log(c) / 2) / n;
      let latRad = 2 * Math.atan(Math.exp(psi)) - Math.PI / 2;
      // Newton: three steps reach the last bit, two more cost nothing.
      for (let step = 0; step < 5; step += 1) {
        const slope = 1 - eccentricitySquared * Math.sin(latRad) ** 2;
        latRad -=
          ((isometric(latRad) - psi) * Math.cos(latRad) * slope) / (1 - eccentricitySquared);
      }
      return latRad;
    },
  };
}
