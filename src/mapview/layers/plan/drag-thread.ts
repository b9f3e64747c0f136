import type { Map as LibreMap } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import styles from "./drag-thread.module.css";

const SVG = "http://www.w3.org/2000/svg";

/** The line between a dragged part of the plan and its neighbours: an SVG over the map, drawn in the same frame. */
export class DragThread {
  readonly #map: LibreMap;
  readonly #svg = document.createElementNS(SVG, "svg");
  readonly #path = document.createElementNS(SVG, "path");
  readonly #dot = document.createElementNS(SVG, "circle");

  constructor(map: LibreMap) {
    this.#map = map;
    this.#svg.setAttribute("class", styles["thread"] ?? "");
    this.#svg.setAttribute("aria-hidden", "true");
    this.#svg.append(this.#path, this.#dot);
  }

  /**
   * Draws the line.
   * @param isOnNode true if releasing here drops on a node
   */
  show(ends: readonly LatLng[], at: LatLng, isOnNode: boolean): void {
    if (!this.#svg.isConnected) this.#map.getCanvasContainer().append(this.#svg);
    const pixelOf = ({ lng, lat }: LatLng) => this.#map.project([lng, lat]);
    const { x, y } = pixelOf(at);
    const lines = ends.map(pixelOf).map((end) => `M${end.x} ${end.y}L${x} ${y}`);
    this.#path.setAttribute("d", lines.join(""));
    this.#dot.setAttribute("cx", `${x}`);
    this.#dot.setAttribute("cy", `${y}`);
    this.#dot.setAttribute("r", isOnNode ? "20" : "12");
  }

  hide(): void {
    this.#svg.remove();
  }
}
