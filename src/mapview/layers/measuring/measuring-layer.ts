import type { Map as LibreMap } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MeasuredLine } from "#domain/measure/measured-line.ts";
import type { LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import styles from "./measuring-layer.module.css";

const SVG = "http://www.w3.org/2000/svg";
const DOT_RADIUS_PIXELS = 7;

/**
 * Draws the measured line over everything else. It is drawn with each frame and is not a style layer: its end is the
 * middle of the map, and a worker would be too late for that.
 */
export class MeasuringLayer implements MapLayer {
  readonly name = "measuring";
  readonly #host: LayerHost;
  readonly #svg = document.createElementNS(SVG, "svg");
  readonly #paths = (["line", "toCross"] as const).flatMap((part) =>
    (["edge", "stroke"] as const).map((look) => ({ part, path: pathWith(part, look) })),
  );
  #measured: MeasuredLine | null = null;

  constructor(host: LayerHost) {
    this.#host = host;
    this.#svg.setAttribute("class", styles["line"] ?? "");
    this.#svg.setAttribute("aria-hidden", "true");
    this.#svg.dataset["measureLine"] = "";
    this.#svg.append(...this.#paths.map(({ path }) => path));
  }

  /** Draws this line in place of the previous one; null removes it. */
  show(measured: MeasuredLine | null): void {
    const before = this.#measured?.points.length ?? 0;
    this.#measured = measured;
    if ((measured?.points.length ?? 0) !== before) this.#setDots(measured?.points.length ?? 0);
    if (!measured) this.#svg.remove();
    else if (this.#host.map) this.#putOn(this.#host.map);
  }

  attach(map: LibreMap): void {
    map.on("render", () => this.#place(map));
    if (this.#measured) this.#putOn(map);
  }

  #putOn(map: LibreMap): void {
    if (!this.#svg.isConnected) map.getCanvasContainer().append(this.#svg);
    this.#place(map);
  }

  #setDots(count: number): void {
    for (const dot of this.#svg.querySelectorAll("circle")) dot.remove();
    for (let index = 0; index < count; index += 1) {
      const dot = document.createElementNS(SVG, "circle");
      dot.setAttribute("r", `${DOT_RADIUS_PIXELS}`);
      this.#svg.append(dot);
    }
  }

  #place(map: LibreMap): void {
    const measured = this.#measured;
    if (!measured) return;
    for (const { part, path } of this.#paths) path.setAttribute("d", pathData(map, measured[part]));
    this.#svg.querySelectorAll("circle").forEach((dot, index) => {
      const point = measured.points[index];
      if (!point) return;
      const { x, y } = map.project([point.lng, point.lat]);
      dot.setAttribute("cx", `${x}`);
      dot.setAttribute("cy", `${y}`);
    });
  }
}

function pathWith(part: "line" | "toCross", look: "edge" | "stroke"): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("class", `${styles[part] ?? ""} ${styles[look] ?? ""}`);
  return path;
}

function pathData(map: LibreMap, line: readonly LatLng[]): string {
  const pixels = line.map(({ lng, lat }) => map.project([lng, lat]));
  return pixels.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
