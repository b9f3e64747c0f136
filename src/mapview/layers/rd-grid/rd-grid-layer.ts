import type { Map as LibreMap } from "maplibre-gl";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { RdGrid } from "./open-rd-grid.ts";

/**
 * Draws the RD kilometre grid with its numbers; the drawing code and the transformation are loaded when it is
 * enabled.
 */
export class RdGridLayer implements MapLayer {
  readonly name = "rd-grid";
  readonly #host: Pick<LayerHost, "map" | "redraw">;
  readonly #locale: string;
  #isOn = false;
  readonly #grid = new LazyPart<RdGrid>({
    load: async () =>
      (await import(/* webpackChunkName: "rd-grid" */ "./open-rd-grid.ts")).openRdGrid(
        this.#locale,
      ),
    onLoaded: () => this.#host.redraw(),
    warning: "The RD grid cannot be drawn:",
  });

  /** @param locale the language whose decimal sign the numbers have */
  constructor(host: Pick<LayerHost, "map" | "redraw">, locale: string) {
    this.#host = host;
    this.#locale = locale;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return (this.#isOn && this.#grid.current?.drawing(flavour, this.#host.map)) || {};
  }

  attach(map: LibreMap): void {
    for (const event of ["move", "load"] as const) {
      map.on(event, () => this.#isOn && this.#grid.current?.follow(map));
    }
  }

  /** Enables or disables the grid. */
  show(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (isOn && !this.#grid.current) void this.#grid.load();
    else this.#host.redraw();
  }

  /** Retries what failed to load. */
  retry(): void {
    if (this.#grid.takeError() && this.#isOn) void this.#grid.load();
  }
}
