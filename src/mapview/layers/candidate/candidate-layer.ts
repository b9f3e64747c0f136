import { type Map as LibreMap, type LngLat, Marker } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import styles from "./candidate-layer.module.css";

/** Cards lie over the lower part of the map; above this part of its height all is seen. */
const SEEN_PART = 0.3;

const LIFT_MS = 250;

/** A longer one is a jump. */
const LONGEST_FLIGHT_MS = 4000;

/** A ring around a place that may become a waypoint, kept in sight above the card about it. */
export class CandidateMarker {
  readonly #marker: Marker;
  /** Where the map was before it was lifted; null when it was not, or the user has moved it since. */
  #restCenter: LngLat | null = null;
  #flownTo: LatLng | null = null;
  #isShown = false;

  constructor() {
    const element = document.createElement("div");
    element.className = styles["candidate"] ?? "";
    element.setAttribute("aria-hidden", "true");
    this.#marker = new Marker({ element, subpixelPositioning: true });
  }

  /**
   * Puts the ring there and lifts the map if need be, which it need not when it flies to the place;
   * null takes the ring off and lowers the map again.
   */
  show(map: LibreMap, place: LatLng | null): void {
    const isOnItsWay = isNear(place, this.#flownTo);
    this.#flownTo = null;
    this.#marker.remove();
    this.#isShown = place !== null;
    if (!place) {
      this.#lower(map);
      return;
    }
    this.#marker.setLngLat([place.lng, place.lat]).addTo(map);
    if (!isOnItsWay) this.#lift(map, pixelsBelowSight(map, place));
  }

  /** Shows on this map, instead of the one before it, the ring that there is. */
  showOn(map: LibreMap): void {
    if (this.#isShown) this.#marker.addTo(map);
    map.on("movestart", ({ originalEvent }) => {
      if (originalEvent) this.#restCenter = null;
    });
  }

  /** The map goes elsewhere, and stays there when the ring goes; to this place, if any, above a card. */
  expect(place: LatLng | null): void {
    this.#flownTo = place;
    this.#restCenter = null;
  }

  #lift(map: LibreMap, byPixels: number): void {
    if (byPixels === 0) return;
    this.#restCenter ??= map.getCenter();
    map.panBy([0, byPixels], { duration: LIFT_MS });
  }

  #lower(map: LibreMap): void {
    if (this.#restCenter) map.easeTo({ center: this.#restCenter, duration: LIFT_MS });
    this.#restCenter = null;
  }
}

/** Whether both are one place, but for the rounding of what was looked up. */
function isNear(a: LatLng | null, b: LatLng | null): boolean {
  if (!a || !b) return false;
  return Math.abs(a.lat - b.lat) < 1e-4 && Math.abs(a.lng - b.lng) < 1e-4;
}

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

/** Shows all of this box, `[west, south, east, north]` in degrees, beside buttons and above a card; at once. */
export function fitAboveCard(map: LibreMap, bounds: [number, number, number, number]): void {
  const { clientHeight } = map.getContainer();
  const padding = { top: 64, right: 72, bottom: Math.max(120, clientHeight * 0.35), left: 72 };
  map.fitBounds(bounds, { padding, maxZoom: 16, duration: 0 });
}

/** How far the map must go up for the place to be seen above a card. */
function pixelsBelowSight(map: LibreMap, { lat, lng }: LatLng): number {
  const lowestY = map.getContainer().clientHeight * SEEN_PART;
  return Math.max(0, map.project([lng, lat]).y - lowestY);
}
