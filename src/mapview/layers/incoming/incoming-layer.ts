import type { GeoJSONSource } from "maplibre-gl";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import {
  CHOSEN_SOURCE,
  chosenFeatures,
  type IncomingFeatures,
  type IncomingOnMap,
  incomingDrawing,
  incomingFeatures,
} from "./incoming-drawing.ts";

/** Draws the contents of an import before they are added. */
export class IncomingLayer implements MapLayer {
  readonly name = "incoming";
  readonly #host: LayerHost;
  #shown: IncomingOnMap | null = null;
  #features: IncomingFeatures | null = null;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#features ? incomingDrawing(flavour, this.#features) : {};
  }

  /** Draws this import in place of the previous one; null removes it. */
  show(shown: IncomingOnMap | null): void {
    const before = this.#shown;
    this.#shown = shown;
    if (!shown) {
      this.#features = null;
      if (before) this.#host.redraw();
      return;
    }
    const chosen = chosenFeatures(shown.chosen);
    if (this.#features && before?.items === shown.items) {
      this.#features = { ...this.#features, chosen };
      this.#host.map?.getSource<GeoJSONSource>(CHOSEN_SOURCE)?.setData(chosen);
      return;
    }
    this.#features = { items: incomingFeatures(shown.items), chosen };
    this.#host.redraw();
  }
}
