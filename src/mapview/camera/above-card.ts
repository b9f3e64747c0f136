import type { Map as LibreMap } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type Padding, SIDES } from "./visible-area.ts";

/** Cards cover the lower part of the map; the part above this fraction of its height is always visible. */
const SEEN_PART = 0.3;

/** The longest flight; beyond it the map jumps. */
const LONGEST_FLIGHT_MS = 4000;

/** Flies (or jumps, with reduced motion) so that the place ends up above a card. */
export function flyAboveCard(map: LibreMap, { lat, lng }: LatLng, lowestZoom: number): void {
  const offsetY = map.getContainer().clientHeight * (SEEN_PART - 0.5);
  map.flyTo({
    center: [lng, lat],
    zoom: Math.max(map.getZoom(), lowestZoom),
    offset: [0, offsetY],
    maxDuration: LONGEST_FLIGHT_MS,
  });
}

/**
 * Shows all of this box at once.
 * @param room what stays free at each side of it, as `roomToFit` returns it
 */
export function fitAboveCard(
  map: LibreMap,
  [west, south, east, north]: LngLatBox,
  room: Padding,
): void {
  // MapLibre adds its own padding.
  const own = map.getPadding();
  const padding = Object.fromEntries(
    SIDES.map((side) => [side, Math.max(0, room[side] - (own[side] ?? 0))]),
  ) as unknown as Padding;
  map.fitBounds([west, south, east, north], { padding, maxZoom: 16, duration: 0 });
}

/** The extra room for the number of a node at the edge of a box, CSS pixels. */
const RIM = 24;
/** The rows of buttons along the sides, and the notice that may come at the top. */
const BUTTONS_WIDTH = 72;
const BELOW_NOTICE = 64;
/** The least room for a box, CSS pixels; with less, covers over the map are ignored. */
const MIN_ROOM = 96;

/**
 * Returns the CSS pixels to keep free at each side of a visible box: beside the buttons, above a card or the sheet
 * that covers a part, and below the notices.
 * @param covered the covered pixels at each side
 * @param noticesBottom the lower edge of the notices, from the top of the map
 */
export function roomToFit(
  { width, height }: { readonly width: number; readonly height: number },
  covered: Padding,
  noticesBottom: number,
): Padding {
  const isFree = covered.bottom + covered.left > 0;
  const room = {
    top: Math.max(BELOW_NOTICE, covered.top + RIM, noticesBottom + RIM),
    right: Math.max(BUTTONS_WIDTH, covered.right + RIM),
    bottom: isFree ? covered.bottom + 2 * RIM : Math.max(120, Math.round(height * 0.35)),
    left: isFree ? covered.left + 2 * RIM : BUTTONS_WIDTH,
  };
  const isEnough =
    width - room.left - room.right >= MIN_ROOM && height - room.top - room.bottom >= MIN_ROOM;
  return isEnough ? room : { top: RIM, right: RIM, bottom: RIM, left: RIM };
}

/** Returns how many CSS pixels the map must move up for the place to be seen above a card. */
export function pixelsBelowSight(map: LibreMap, { lat, lng }: LatLng): number {
  const lowestY = map.getContainer().clientHeight * SEEN_PART;
  return Math.max(0, map.project([lng, lat]).y - lowestY);
}
