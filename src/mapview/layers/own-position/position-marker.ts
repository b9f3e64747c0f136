import { type Map as LibreMap, Marker } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ShownDirection } from "#domain/position/directions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import styles from "./position-marker.module.css";

/** The dot of the own position: with a cone where the device points, or an arrow where it goes. */
export class PositionMarker {
  readonly #element = document.createElement("div");
  readonly #marker: Marker;
  #isOnMap = false;

  /** `label` is what a screen reader says. */
  constructor(label: string) {
    this.#element.className = styles["position"] ?? "";
    this.#element.append(part("cone"), part("arrow"), part("dot"));
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
      this.remove();
      return;
    }
    this.#element.dataset["stale"] = String(isStale);
    this.#marker.setLngLat([position.lng, position.lat]);
    if (!this.#isOnMap) this.#marker.addTo(map);
    this.#isOnMap = true;
  }

  remove(): void {
    this.#marker.remove();
    this.#isOnMap = false;
  }

  /** Null when nobody says. */
  setHeading(heading: ShownDirection | null): void {
    this.#element.dataset["direction"] = heading?.origin ?? "none";
    this.#marker.setRotation(heading?.degrees ?? 0);
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
