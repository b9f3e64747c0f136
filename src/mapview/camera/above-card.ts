import type { Map as LibreMap } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** Cards lie over the lower part of the map; above this part of its height all is seen. */
const SEEN_PART = 0.3;

/** A longer one is a jump. */
const LONGEST_FLIGHT_MS = 4000;

/** Flies, or jumps where the user wants no movement, so that the place ends up above a card. */
export function flyAboveCard(map: LibreMap, { lat, lng }: LatLng, lowestZoom: number): void {
  const offsetY = map.getContainer().clientHeight * (SEEN_PART - 0.5);
  map.flyTo({
    center: [lng, lat],
    zoom: Math.max(map.getZoom(), lowestZoom),
    offset: [0, offsetY],
    maxDuration: LONGEST_FLIGHT_MS,
  });
}

/** Shows all of this box beside buttons and above a card, or in the part of the map that is kept free; at once. */
export function fitAboveCard(map: LibreMap, [west, south, east, north]: LngLatBox): void {
  const { clientHeight } = map.getContainer();
  const { bottom: taken = 0, left: beside = 0 } = map.getPadding();
  const isFree = taken + beside > 0;
  const below = isFree ? 32 : Math.max(120, clientHeight * 0.35);
  const padding = { top: 64, right: 72, bottom: below, left: isFree ? 40 : 72 };
  map.fitBounds([west, south, east, north], { padding, maxZoom: 16, duration: 0 });
}

/** Returns how many CSS pixels the map must move up for the place to be seen above a card. */
export function pixelsBelowSight(map: LibreMap, { lat, lng }: LatLng): number {
  const lowestY = map.getContainer().clientHeight * SEEN_PART;
  return Math.max(0, map.project([lng, lat]).y - lowestY);
}
