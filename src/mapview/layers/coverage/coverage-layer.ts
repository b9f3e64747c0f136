import type { MeshCell } from "#domain/coverage/coverage-mesh.ts";
import { LateDrawingLayer } from "#mapview/layers/late-drawing-layer.ts";
import type { LayerHost } from "#mapview/layers/map-layer.ts";

/** Draws which tiles of a shape are on the device, and which are missing. */
export class CoverageLayer extends LateDrawingLayer<readonly MeshCell[]> {
  constructor(host: Pick<LayerHost, "redraw">) {
    super(host, {
      name: "coverage",
      load: async () =>
        (await import(/* webpackChunkName: "late-drawings" */ "./coverage-drawing.ts"))
          .coverageDrawing,
      warning: "The mesh of tiles cannot be drawn:",
    });
  }
}
