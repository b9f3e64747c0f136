import type { GeoJSONSource } from "maplibre-gl";
import type { BoatDrawing } from "#domain/steering/boat-drawing.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { BOATING_SOURCE } from "./boating-layer-ids.ts";

type Features = typeof import("./boating-features.ts");
type Style = typeof import("./boating-style.ts");

/**
 * Draws the course line, the mark, a person overboard and the anchor. The code for it is loaded when there is
 * something to draw.
 */
export class BoatingLayer implements MapLayer {
  readonly name = "boating";
  readonly #host: Pick<LayerHost, "map" | "redraw">;
  #shown: BoatDrawing | null = null;
  readonly #drawing = new LazyPart<Pick<Features & Style, "boatFeatures" | "boatingDrawing">>({
    load: async () => {
      const [{ boatFeatures }, { boatingDrawing }] = await Promise.all([
        import(/* webpackChunkName: "boating-on-map" */ "./boating-features.ts"),
        import(/* webpackChunkName: "boating-on-map" */ "./boating-style.ts"),
      ]);
      return { boatFeatures, boatingDrawing };
    },
    onLoaded: () => this.#host.redraw(),
    warning: "The boat's course cannot be drawn:",
  });

  constructor(host: Pick<LayerHost, "map" | "redraw">) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    const drawing = this.#drawing.current;
    if (!drawing || !this.#shown) return {};
    return drawing.boatingDrawing(flavour, drawing.boatFeatures(this.#shown));
  }

  /** Replaces the drawing; null removes it. */
  show(shown: BoatDrawing | null): void {
    const was = this.#shown;
    this.#shown = shown;
    const drawing = this.#drawing.current;
    if (!drawing) {
      if (shown) void this.#drawing.load();
      return;
    }
    // A new fix changes only the data.
    if (was && shown) {
      const source = this.#host.map?.getSource<GeoJSONSource>(BOATING_SOURCE);
      source?.setData(drawing.boatFeatures(shown));
    } else if (was !== shown) this.#host.redraw();
  }

  /** Loads the drawing code again after a failure. */
  retry(): void {
    if (this.#drawing.takeError() && this.#shown) void this.#drawing.load();
  }
}
