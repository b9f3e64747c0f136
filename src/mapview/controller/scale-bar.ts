import { type Map as LibreMap, ScaleControl } from "maplibre-gl";

/** The units of the scale bar. */
export type ScaleUnit = "metric" | "nautical";

/** The scale bar in the corner of the map, in kilometres or nautical miles. */
export class ScaleBar {
  readonly #control = new ScaleControl({ maxWidth: 96, unit: "metric" });

  /** Shows it on this map; a map that was removed has given it up. */
  addTo(map: LibreMap): void {
    map.addControl(this.#control, "bottom-left");
  }

  setUnit(unit: ScaleUnit): void {
    this.#control.setUnit(unit);
  }
}
