import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import { REGION_PATH } from "#domain/links/app-path.ts";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import { viewHash } from "#domain/position/view-address.ts";

/** A circle on the ground to fetch as a region. */
export interface RegionCircle {
  readonly center: LatLng;
  readonly radiusMeters: number;
}

/** The radius of a region that a link may ask for, in metres. */
const REGION_RADIUS = { min: 500, max: 20_000 } as const;

/** Returns the address of the map for fetching the region in a circle, of at most 20 km around its centre. */
export function fetchRegionPath({ center, radiusMeters }: RegionCircle): string {
  const { min, max } = REGION_RADIUS;
  const radius = Math.min(max, Math.max(min, Math.ceil(radiusMeters / 500) * 500));
  const { lat, lng } = center;
  const view = viewOfBox(boxWithin(center, radius));
  return `${REGION_PATH}=${lat.toFixed(5)},${lng.toFixed(5)},${radius}${viewHash(view)}`;
}

/** Returns the circle in the value of such an address; null if it has none. */
export function readRegionCircle(value: string): RegionCircle | null {
  const [lat = Number.NaN, lng = Number.NaN, radiusMeters = Number.NaN, ...rest] = value
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const { min, max } = REGION_RADIUS;
  const isGood = rest.length === 0 && radiusMeters >= min && radiusMeters <= max;
  return isGood && isLatLng(lat, lng) ? { center: { lat, lng }, radiusMeters } : null;
}
