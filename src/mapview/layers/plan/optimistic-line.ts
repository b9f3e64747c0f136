import type { Map as LibreMap } from "maplibre-gl";
import { type DrawnLeg, type DrawnPlan, newLegs } from "#domain/plans/drawn-plan.ts";
import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import styles from "./optimistic-line.module.css";
import { PLAN_SOURCE } from "./plan-layer-ids.ts";
import { planLineWidth } from "./plan-line-width.ts";

const SVG = "http://www.w3.org/2000/svg";
/** The width of the casing of the MapLibre line, both sides together. */
const CASING_PIXELS = 4;

/**
 * The new legs of a plan as an SVG over the map, painted in the next frame of the page. MapLibre paints its own
 * some frames later, when its worker has cut them into tiles; the SVG looks the same and then goes.
 */
export class OptimisticLine {
  readonly #map: LibreMap;
  readonly #svg = document.createElementNS(SVG, "svg");
  readonly #casing = document.createElementNS(SVG, "path");
  readonly #line = document.createElementNS(SVG, "path");
  #legs: readonly DrawnLeg[] = [];
  #isGiven = false;

  constructor(map: LibreMap) {
    this.#map = map;
    this.#svg.setAttribute("class", styles["ahead"] ?? "");
    this.#svg.setAttribute("aria-hidden", "true");
    this.#svg.append(this.#casing, this.#line);
    map.on("move", () => this.#place());
    map.on("render", () => {
      if (this.#isGiven && this.#map.isSourceLoaded(PLAN_SOURCE)) this.hide();
    });
  }

  /** Draws the legs that the previous plan did not have. Returns true if there are any. */
  show({ legs, mode }: DrawnPlan, before: DrawnPlan | null, flavour: MapFlavour): boolean {
    const known = before?.mode === mode ? before.legs : [];
    // Legs that MapLibre has not drawn yet count as new.
    const drawn = newLegs(known, this.#legs);
    this.#legs = newLegs(legs, drawn);
    this.#isGiven = false;
    if (this.#legs.length === 0) {
      this.hide();
      return false;
    }
    const { line, casing } = networkColors(mode, flavour);
    this.#line.setAttribute("stroke", line);
    this.#casing.setAttribute("stroke", casing);
    this.#place();
    if (!this.#svg.isConnected) this.#map.getCanvasContainer().append(this.#svg);
    return true;
  }

  /** Removes the lines here once MapLibre has drawn the same. */
  yield(): void {
    this.#isGiven = true;
  }

  hide(): void {
    this.#legs = [];
    this.#isGiven = false;
    this.#svg.remove();
  }

  #place(): void {
    if (this.#legs.length === 0) return;
    const width = planLineWidth(this.#map.getZoom());
    const path = this.#legs.map(({ line }) => this.#pathOf(line)).join("");
    for (const [element, extra] of [
      [this.#casing, CASING_PIXELS],
      [this.#line, 0],
    ] as const) {
      element.setAttribute("d", path);
      element.setAttribute("stroke-width", `${width + extra}`);
    }
  }

  #pathOf(line: Float64Array): string {
    const points = Array.from({ length: line.length / 2 }, (_, at) => {
      const { x, y } = this.#map.project([line[2 * at] as number, line[2 * at + 1] as number]);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  }
}
