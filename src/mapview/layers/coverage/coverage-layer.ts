import type { MeshCell } from "#domain/coverage/coverage-mesh.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { coverageDrawing } from "./coverage-drawing.ts";

/** Draws which tiles of a shape are on the device, and which are missing. */
export class CoverageLayer implements MapLayer {
  readonly name = "coverage";
  readonly #host: LayerHost;
  #mesh: readonly MeshCell[] | null = null;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#mesh ? coverageDrawing(flavour, this.#mesh) : {};
  }

  /** Replaces the grid; null removes it. */
  show(mesh: readonly MeshCell[] | null): void {
    if (mesh === this.#mesh) return;
    this.#mesh = mesh;
    this.#host.redraw();
  }
}
