import { type Map as LibreMap, type LngLat, Marker } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { pixelsBelowSight } from "#mapview/camera/above-card.ts";
import type { LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import styles from "./candidate-layer.module.css";

const LIFT_MS = 250;

/** Draws a ring around a place that may become a waypoint, and keeps it visible above its card. */
export class CandidateLayer implements MapLayer {
  readonly name = "candidate";
  readonly #host: LayerHost;
  readonly #marker: Marker;
  /** The centre of the map before it was lifted; null if it was not, or the user has moved it since. */
  #restCenter: LngLat | null = null;
  #flownTo: LatLng | null = null;
  #isShown = false;

  constructor(host: LayerHost) {
    this.#host = host;
    const element = document.createElement("div");
    element.className = styles["candidate"] ?? "";
    element.dataset["candidate"] = "";
    element.setAttribute("aria-hidden", "true");
    this.#marker = new Marker({ element, subpixelPositioning: true });
  }

  /**
   * Draws the ring at a place and lifts the map if needed, unless the map flies there; null removes the ring and
   * lowers the map.
   */
  show(place: LatLng | null): void {
    const { map } = this.#host;
    const isPending = isNear(place, this.#flownTo);
    this.#flownTo = null;
    this.#marker.remove();
    this.#isShown = place !== null && map !== null;
    if (!map) return;
    if (!place) {
      this.#lower(map);
      return;
    }
    this.#marker.setLngLat([place.lng, place.lat]).addTo(map);
    if (!isPending) this.#lift(map, pixelsBelowSight(map, place));
  }

  attach(map: LibreMap): void {
    if (this.#isShown) this.#marker.addTo(map);
    map.on("movestart", ({ originalEvent }) => {
      if (originalEvent) this.#restCenter = null;
    });
  }

  /** Announces that the map moves elsewhere and stays there without the ring; to this place, if any, above a card. */
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

/** Tells whether both are the same place, up to rounding. */
function isNear(a: LatLng | null, b: LatLng | null): boolean {
  if (!a || !b) return false;
  return Math.abs(a.lat - b.lat) < 1e-4 && Math.abs(a.lng - b.lng) < 1e-4;
}
