import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { LateDrawingLayer } from "#mapview/layers/late-drawing-layer.ts";
import type { LayerHost } from "#mapview/layers/map-layer.ts";

/** Draws the lines, areas and points of the tools in use. */
export class SketchLayer extends LateDrawingLayer<MapSketch> {
  constructor(host: Pick<LayerHost, "redraw">) {
    super(host, {
      name: "sketch",
      load: async () =>
        (await import(/* webpackChunkName: "late-drawings" */ "./sketch-drawing.ts")).sketchDrawing,
      warning: "The sketch cannot be drawn:",
    });
  }

  /** Draws this sketch in place of the previous one; an empty one removes it. */
  override show(sketch: MapSketch | null): void {
    super.show(sketch?.length === 0 ? null : sketch);
  }
}
