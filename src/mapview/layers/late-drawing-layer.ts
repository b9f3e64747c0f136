import type { MapFlavour } from "#mapview/style/palette.ts";
import { LazyPart } from "./lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "./map-layer.ts";

/** Draws a value in a flavour. */
type Draw<Shown> = (flavour: MapFlavour, shown: Shown) => LayerDrawing;

interface LateDrawingOptions<Shown> {
  /** The name of the layer's folder. */
  readonly name: string;
  /** Loads the code that draws. */
  readonly load: () => Promise<Draw<Shown>>;
  /** The start of the console warning when that fails. */
  readonly warning: string;
}

/** A layer that is a function of one value, and whose code is loaded when there is something to draw. */
export class LateDrawingLayer<Shown> implements MapLayer {
  readonly name: string;
  readonly #host: Pick<LayerHost, "redraw">;
  readonly #draw: LazyPart<Draw<Shown>>;
  #shown: Shown | null = null;

  constructor(host: Pick<LayerHost, "redraw">, { name, load, warning }: LateDrawingOptions<Shown>) {
    this.name = name;
    this.#host = host;
    this.#draw = new LazyPart({ load, onLoaded: () => host.redraw(), warning });
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return (this.#shown !== null && this.#draw.current?.(flavour, this.#shown)) || {};
  }

  /** Draws this value in place of the previous one; null removes it. */
  show(shown: Shown | null): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (this.#draw.current) this.#host.redraw();
    else if (shown !== null) void this.#draw.load();
  }

  /** Loads the drawing code again after a failure. */
  retry(): void {
    if (this.#draw.takeError() && this.#shown !== null) void this.#draw.load();
  }
}
