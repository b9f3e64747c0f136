import type { MapSketch } from "#domain/measure/map-sketch.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { sketchDrawing } from "./sketch-drawing.ts";

/** Draws the lines, areas and points of the tool in use. */
export class SketchLayer implements MapLayer {
  readonly name = "sketch";
  readonly #host: LayerHost;
  #sketch: MapSketch = [];

  constructor(host: LayerHost) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#sketch.length > 0 ? sketchDrawing(flavour, this.#sketch) : {};
  }

  /** Draws this sketch instead of the one before; an empty one draws nothing. */
  show(sketch: MapSketch): void {
    if (sketch.length === 0 && this.#sketch.length === 0) return;
    this.#sketch = sketch;
    this.#host.redraw();
  }
}
