import proj4 from "proj4";
import type { LatLng } from "./lat-lng.ts";
import { isInBox, type LngLatBox } from "./lng-lat-box.ts";

/** A place in the Dutch RD grid (Rijksdriehoeksmeting, EPSG 28992), in metres: `x` east, `y` north. */
export interface Rd {
  readonly x: number;
  readonly y: number;
}

/** The ranges of RD in the Netherlands. They do not overlap, so swapped coordinates can be detected. */
export const RD_RANGE = { minX: 0, maxX: 300_000, minY: 300_000, maxY: 630_000 } as const;

/**
 * The area of use of RD around the Netherlands and its islands (EPSG): west, south, east, north in degrees.
 * RD is not defined elsewhere.
 */
export const RD_AREA: LngLatBox = [3.1, 50.7, 7.3, 53.75];

/**
 * Uses the seven parameters of the NSGI without its correction grid: within 0.23 m of the official RDNAPTRANS
 * 2018 everywhere in the Netherlands. Definitions with other signs are 61–179 m off.
 */
const RD_DEFINITION =
  "+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 " +
  "+ellps=bessel +units=m +no_defs " +
  "+towgs84=565.4171,50.3319,465.5524,-0.398957388243134,0.343987817378283,-1.87740163998045,4.0725";

/** Converts WGS 84 degrees (lng, lat), treated as ETRS89, to RD metres (x, y), and back. */
const transformation = proj4("WGS84", RD_DEFINITION);

/** Returns the RD coordinates of a place (WGS 84, treated as ETRS89); null outside the Netherlands. */
export function toRd(place: LatLng): Rd | null {
  if (!isInBox(RD_AREA, place)) return null;
  const [x, y] = transformation.forward([place.lng, place.lat]);
  return { x, y };
}

/** Returns the place of RD coordinates in WGS 84 degrees, without checking that it lies in the Netherlands. */
export function fromRd({ x, y }: Rd): LatLng {
  const [lng, lat] = transformation.inverse([x, y]);
  return { lat, lng };
}
