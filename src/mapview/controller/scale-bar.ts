import { type Map as LibreMap, ScaleControl } from "maplibre-gl";
import type { ScaleUnit } from "#domain/preferences/scale-unit.ts";
import { decimalSign } from "#domain/text/write-decimal.ts";

/** The scale bar in the corner of the map, in kilometres, miles or nautical miles. */
export class ScaleBar {
  readonly #control = new ScaleControl({ maxWidth: 96, unit: "metric" });
  readonly #locale: string;

  /** @param locale the language whose decimal sign is used */
  constructor(locale: string) {
    this.#locale = locale;
  }

  /** Shows it on this map; a map that was removed has given it up. */
  addTo(map: LibreMap): void {
    map.addControl(this.#control, "bottom-left");
    const bar = map.getContainer().querySelector(".maplibregl-ctrl-scale");
    writeDecimals(bar, decimalSign(this.#locale));
  }

  setUnit(unit: ScaleUnit): void {
    this.#control.setUnit(unit);
  }
}

/** MapLibre writes "0.6 NM", whatever the language. */
function writeDecimals(bar: Element | null, sign: string): void {
  if (!bar || sign === ".") return;
  const write = () => {
    const text = bar.textContent ?? "";
    // Only a change is written, or the observer would call itself.
    if (text.includes(".")) bar.textContent = text.replace(".", sign);
  };
  new MutationObserver(write).observe(bar, { childList: true, characterData: true, subtree: true });
  write();
}
