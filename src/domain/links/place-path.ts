import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { viewHash } from "#domain/position/view-address.ts";
import { plainName } from "#domain/text/plain-text.ts";

/** Returns the address of the map with a mark at its middle and the card of that place. */
export function placeOnMapPath(view: MapView, name: string): string {
  return `/map?plek=${view.lat},${view.lng}&naam=${encodeURIComponent(name)}${viewHash(view)}`;
}

/** Reads the place of such an address; null for another address, and for one without a real place. */
export function readPlaceOnMap(
  search: URLSearchParams,
): { readonly place: LatLng; readonly name?: string } | null {
  const [lat = Number.NaN, lng = Number.NaN] = (search.get("plek") ?? "")
    .split(",")
    .map((part) => (part === "" ? Number.NaN : Number(part)));
  // Anyone may have made the address.
  const name = plainName(search.get("naam") ?? "");
  return isLatLng(lat, lng) ? { place: { lat, lng }, ...(name && { name }) } : null;
}
