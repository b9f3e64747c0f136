import type { PlaceAlong } from "#domain/search/along-route.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { alongDrawing } from "./along-drawing.ts";

/** The places along a plan. */
export interface DrawnAlong {
  readonly places: readonly PlaceAlong[];
  /** The marked place; null for none. */
  readonly chosen: PlaceAlong | null;
}

/** Draws useful places along the plan, such as water, toilets and food. */
export class AlongLayer implements MapLayer {
  readonly name = "along";
  readonly #host: LayerHost;
  #drawn: DrawnAlong | null = null;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#drawn ? alongDrawing(flavour, this.#drawn.places, this.#drawn.chosen) : {};
  }

  /** Draws these places in place of the previous ones; null removes them. */
  show(drawn: DrawnAlong | null): void {
    if (!drawn && !this.#drawn) return;
    this.#drawn = drawn;
    this.#host.redraw();
  }
}
