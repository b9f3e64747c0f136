import type { PlaceAlong } from "#domain/search/along-route.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { alongDrawing } from "./along-drawing.ts";

/** The places along a plan. */
export interface DrawnAlong {
  readonly places: readonly PlaceAlong[];
  /** The one that is marked; null for none. */
  readonly chosen: PlaceAlong | null;
}

/** Water, toilets, food and the like along the plan. */
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

  /** Draws these places instead of those before; null takes them off the map. */
  show(drawn: DrawnAlong | null): void {
    if (!drawn && !this.#drawn) return;
    this.#drawn = drawn;
    this.#host.redraw();
  }
}
