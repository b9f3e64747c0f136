import { type DatumShift, fromWgs84, toWgs84 } from "#domain/geodesy/datum-shift.ts";
import { BESSEL_1841, geocentricOf, geodeticOf, WGS84 } from "#domain/geodesy/ellipsoid.ts";
import { obliqueStereographic, type Projected } from "#domain/geodesy/oblique-stereographic.ts";
import type { LatLng } from "./lat-lng.ts";

/** A place in the Dutch RD (Rijksdriehoeksmeting, EPSG 28992), metres: `x` to the east, `y` north. */
export type Rd = Projected;

/** Every RD pair in the Netherlands lies in these ranges, which do not overlap: a swap can be seen. */
export const RD_RANGE = { minX: 0, maxX: 300_000, minY: 300_000, maxY: 630_000 } as const;

/** Around the Netherlands with its islands (EPSG's area of use), degrees; elsewhere RD means nothing. */
const AREA = { minLat: 50.7, maxLat: 53.75, minLng: 3.1, maxLng: 7.3 } as const;

const RADIANS = Math.PI / 180;

/**
 * The seven parameters of the NSGI, without its correction grid: within 0.23 m of the official
 * RDNAPTRANS 2018 everywhere in the Netherlands. Strings with other signs are 61–179 m off.
 */
const RD_SHIFT: DatumShift = {
  xMeters: 565.4171,
  yMeters: 50.3319,
  zMeters: 465.5524,
  xArcSeconds: -0.398957388243134,
  yArcSeconds: 0.343987817378283,
  zArcSeconds: -1.87740163998045,
  scalePpm: 4.0725,
};

/** Touches the earth in Amersfoort, at the foot of the Onze-Lieve-Vrouwetoren. */
const RD_PROJECTION = obliqueStereographic({
  ellipsoid: BESSEL_1841,
  origin: { latRad: 52.1561605555556 * RADIANS, lngRad: 5.38763888888889 * RADIANS },
  originMeters: { x: 155_000, y: 463_000 },
  scale: 0.9999079,
});

/** The RD pair of a place (WGS 84, taken to be ETRS89); null outside the Netherlands. */
export function toRd({ lat, lng }: LatLng): Rd | null {
  const isInside =
    lat >= AREA.minLat && lat <= AREA.maxLat && lng >= AREA.minLng && lng <= AREA.maxLng;
  if (!isInside) return null;
  const wgs84 = geocentricOf({ latRad: lat * RADIANS, lngRad: lng * RADIANS }, WGS84);
  return RD_PROJECTION.forward(geodeticOf(fromWgs84(wgs84, RD_SHIFT), BESSEL_1841));
}

/** The place of an RD pair, WGS 84 degrees; whether the pair lies in the Netherlands is not checked. */
export function fromRd(rd: Rd): LatLng {
  const bessel = geocentricOf(RD_PROJECTION.inverse(rd), BESSEL_1841);
  const { latRad, lngRad } = geodeticOf(toWgs84(bessel, RD_SHIFT), WGS84);
  return { lat: latRad / RADIANS, lng: lngRad / RADIANS };
}
