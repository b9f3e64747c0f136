import { type Map as LibreMap, Marker } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import styles from "./position-marker.module.css";
import type { MapFlavour } from "./style/palette.ts";

/** The dot of the own position, and the cone of the way the device points. */
export class PositionMarker {
  readonly #element = document.createElement("div");
  readonly #marker: Marker;
  #isOnMap = false;

  /** `label` is what a screen reader says. */
  constructor(label: string) {
    this.#element.className = styles["position"] ?? "";
    this.#element.append(part("cone"), part("dot"));
    this.#marker = new Marker({
      element: this.#element,
      rotationAlignment: "map",
      pitchAlignment: "map",
      subpixelPositioning: true,
    });
    this.#element.setAttribute("role", "img");
    this.#element.setAttribute("aria-label", label);
    this.setHeading(null);
  }

  /** Moves the dot; null takes it off the map. */
  show(map: LibreMap, position: LatLng | null, isStale: boolean): void {
    if (!position) {
      this.#marker.remove();
      this.#isOnMap = false;
      return;
    }
    this.#element.dataset["stale"] = String(isStale);
    this.#marker.setLngLat([position.lng, position.lat]);
    if (!this.#isOnMap) this.#marker.addTo(map);
    this.#isOnMap = true;
  }

  /** Degrees clockwise from true north; null when the device does not say. */
  setHeading(headingDegrees: number | null): void {
    this.#element.dataset["hasHeading"] = String(headingDegrees !== null);
    this.#marker.setRotation(headingDegrees ?? 0);
  }

  setFlavour(flavour: MapFlavour): void {
    this.#element.dataset["flavour"] = flavour;
  }
}

function part(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  return element;
}
