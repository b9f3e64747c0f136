import { type Map as LibreMap, Marker } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import styles from "./candidate-marker.module.css";

/** Cards lie over the lower part of the map; above this part of its height all is seen. */
const SEEN_PART = 0.38;

/** A ring around a place that may become a waypoint. */
export class CandidateMarker {
  readonly #marker: Marker;

  constructor() {
    const element = document.createElement("div");
    element.className = styles["candidate"] ?? "";
    element.setAttribute("aria-hidden", "true");
    this.#marker = new Marker({ element, subpixelPositioning: true });
  }

  /** Puts the ring there; null takes it off the map. */
  show(map: LibreMap, place: LatLng | null): void {
    this.#marker.remove();
    if (place) this.#marker.setLngLat([place.lng, place.lat]).addTo(map);
  }
}

/** Moves the map only as far up as it takes to see the place above a card. */
export function bringIntoUpperPart(map: LibreMap, { lat, lng }: LatLng): void {
  const lowestY = map.getContainer().clientHeight * SEEN_PART;
  const { y } = map.project([lng, lat]);
  if (y > lowestY) map.panBy([0, y - lowestY], { duration: 250 });
}
