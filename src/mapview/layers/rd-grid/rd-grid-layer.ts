import type { Map as LibreMap } from "maplibre-gl";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { RdGrid } from "./open-rd-grid.ts";

/** The kilometre grid of RD with its numbers; what draws it, and the transformation, is loaded when it is switched on. */
export class RdGridLayer implements MapLayer {
  readonly name = "rd-grid";
  readonly #host: Pick<LayerHost, "map" | "redraw">;
  #isOn = false;
  #grid: RdGrid | null = null;
  #isLoading = false;

  constructor(host: Pick<LayerHost, "map" | "redraw">) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return (this.#isOn && this.#grid?.drawing(flavour, this.#host.map)) || {};
  }

  attach(map: LibreMap): void {
    for (const event of ["move", "load"] as const) {
      map.on(event, () => this.#isOn && this.#grid?.follow(map));
    }
  }

  /** Switches it on or off. */
  show(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (isOn && !this.#grid) void this.#load();
    else this.#host.redraw();
  }

  /** Asks again for what could not be had. */
  retry(): void {
    if (this.#isOn && !this.#grid) void this.#load();
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { openRdGrid } = await import(/* webpackChunkName: "rd-grid" */ "./open-rd-grid.ts");
      this.#grid = openRdGrid();
      this.#host.redraw();
    } catch (failure) {
      console.warn("The RD grid cannot be drawn:", failure);
    } finally {
      this.#isLoading = false;
    }
  }
}
