import type { GeoJSONSource } from "maplibre-gl";
import type { BoatDrawing } from "#domain/steering/boat-drawing.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

type Features = typeof import("./boating-features.ts");
type Style = typeof import("./boating-style.ts");

/** Course line, mark, somebody overboard, and the anchor; what draws them is loaded with the first of them. */
export class BoatingLayer implements MapLayer {
  readonly name = "boating";
  readonly #host: Pick<LayerHost, "map" | "redraw">;
  #shown: BoatDrawing | null = null;
  readonly #drawing = new LazyPart<Features & Style>({
    load: async () => {
      const [features, style] = await Promise.all([
        import(/* webpackChunkName: "boating-on-map" */ "./boating-features.ts"),
        import(/* webpackChunkName: "boating-on-map" */ "./boating-style.ts"),
      ]);
      return { ...features, ...style };
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

  /** Draws this instead of what was drawn before; null takes it off the map. */
  show(shown: BoatDrawing | null): void {
    const was = this.#shown;
    this.#shown = shown;
    const drawing = this.#drawing.current;
    if (!drawing) {
      if (shown) void this.#drawing.load();
      return;
    }
    // With each fix only the data changes.
    if (was && shown) {
      const source = this.#host.map?.getSource<GeoJSONSource>(drawing.BOATING_SOURCE);
      source?.setData(drawing.boatFeatures(shown));
    } else if (was !== shown) this.#host.redraw();
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    if (this.#drawing.takeError() && this.#shown) void this.#drawing.load();
  }
}
