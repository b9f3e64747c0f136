import { type Map as LibreMap, Marker } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { HeadingOrigin } from "#domain/position/heading.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import styles from "./position-marker.module.css";

/** The direction that the dot shows, and its source. */
export interface MarkedDirection {
  /** Clockwise from true north. */
  readonly degrees: number;
  readonly origin: HeadingOrigin;
}

/** The accessible labels of the dot, by the source of its direction. */
export type PositionLabels = Readonly<Record<HeadingOrigin | "none" | "stale", string>>;

/** The dot of the position, with a cone in the direction of the device or an arrow in the direction of travel. */
export class PositionMarker {
  readonly #element = document.createElement("div");
  readonly #marker: Marker;
  #isOnMap = false;

  readonly #labels: PositionLabels;

  constructor(labels: PositionLabels) {
    this.#labels = labels;
    this.#element.className = styles["position"] ?? "";
    this.#element.append(part("cone"), part("arrow"), part("dot"));
    this.#marker = new Marker({
      element: this.#element,
      rotationAlignment: "map",
      pitchAlignment: "map",
      subpixelPositioning: true,
    });
    this.#element.setAttribute("role", "img");
    this.setHeading(null);
  }

  /** Moves the dot; null removes it. */
  show(map: LibreMap, position: LatLng | null, isStale: boolean): void {
    if (!position) {
      this.remove();
      return;
    }
    this.#element.dataset["stale"] = String(isStale);
    this.#label();
    this.#marker.setLngLat([position.lng, position.lat]);
    if (!this.#isOnMap) this.#marker.addTo(map);
    this.#isOnMap = true;
  }

  remove(): void {
    this.#marker.remove();
    this.#isOnMap = false;
  }

  /** Sets the direction; null if unknown. */
  setHeading(heading: MarkedDirection | null): void {
    const direction = heading?.origin ?? "none";
    this.#element.dataset["direction"] = direction;
    this.#label();
    this.#marker.setRotation(heading?.degrees ?? 0);
  }

  /** Sets the accessible label, which also says that the position is stale. */
  #label(): void {
    const { stale, direction } = this.#element.dataset;
    const state = stale === "true" ? "stale" : (direction as HeadingOrigin | "none");
    this.#element.setAttribute("aria-label", this.#labels[state]);
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
