import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { viewHash } from "#domain/position/view-address.ts";

/** Returns the address of the map with a mark at its middle and the card of that place. */
export function placeOnMapPath(view: MapView, name: string): string {
  return `/map?plek=${view.lat},${view.lng}&naam=${encodeURIComponent(name)}${viewHash(view)}`;
}

/** Reads the place of such an address; null for another address, and for a place that is none. */
export function readPlaceOnMap(
  search: URLSearchParams,
): { readonly place: LatLng; readonly name?: string } | null {
  const [lat = Number.NaN, lng = Number.NaN] = (search.get("plek") ?? "").split(",").map(Number);
  const name = search.get("naam");
  return isLatLng(lat, lng) ? { place: { lat, lng }, ...(name && { name }) } : null;
}
