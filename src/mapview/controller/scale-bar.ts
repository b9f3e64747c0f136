import { type Map as LibreMap, ScaleControl } from "maplibre-gl";

/** The units of the scale bar. */
export type ScaleUnit = "metric" | "nautical";

/** The scale bar in the corner of the map, in kilometres or nautical miles. */
export class ScaleBar {
  readonly #control = new ScaleControl({ maxWidth: 96, unit: "metric" });

  /** Shows it on this map; a map that was removed has given it up. */
  addTo(map: LibreMap): void {
    map.addControl(this.#control, "bottom-left");
    writeDecimalComma(map.getContainer().querySelector(".maplibregl-ctrl-scale"));
  }

  setUnit(unit: ScaleUnit): void {
    this.#control.setUnit(unit);
  }
}

/** MapLibre writes "0.6 NM", whatever the language. */
function writeDecimalComma(bar: Element | null): void {
  if (!bar) return;
  const write = () => {
    const text = bar.textContent ?? "";
    // Only a change is written, or the observer would call itself.
    if (text.includes(".")) bar.textContent = text.replace(".", ",");
  };
  new MutationObserver(write).observe(bar, { childList: true, characterData: true, subtree: true });
  write();
}
