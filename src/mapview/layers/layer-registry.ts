import type { Map as LibreMap, StyleSpecification } from "maplibre-gl";
import type { MapView } from "#domain/position/map-view.ts";
import type { Tap, TapHit, TapTargets } from "#mapview/input/tap-hits.ts";
import { drawnFlavour, inRed, type ShownFlavour } from "#mapview/style/night-red.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { composeStyle } from "./compose-style.ts";
import type { MapLayer } from "./map-layer.ts";

/** Calls all layers of the map; it knows none of them by name. */
export class LayerRegistry implements TapTargets {
  readonly #layers: readonly MapLayer[];

  /**
   * Creates the registry.
   * @param layers the layers, the lowest first: a tap on two of them goes to the higher
   */
  constructor(layers: readonly MapLayer[]) {
    this.#layers = layers;
  }

  /** Returns the style of the whole map. */
  style(flavour: ShownFlavour): StyleSpecification {
    const drawn = drawnFlavour(flavour);
    const style = composeStyle(
      drawn,
      this.#layers.flatMap((layer) => layer.drawing?.(drawn) ?? []),
    );
    return flavour === "red" ? inRed(style) : style;
  }

  startsAt(view: MapView): void {
    for (const layer of this.#layers) layer.startsAt?.(view);
  }

  attach(map: LibreMap): void {
    for (const layer of this.#layers) layer.attach?.(map);
  }

  styled(flavour: MapFlavour): void {
    for (const layer of this.#layers) layer.styled?.(flavour);
  }

  copied(copy: LibreMap): void {
    for (const layer of this.#layers) layer.copied?.(copy);
  }

  /** Tells whether any layer waits for something it will draw. */
  isAwaited(): boolean {
    return this.#layers.some((layer) => layer.isAwaited?.());
  }

  retry(): void {
    for (const layer of this.#layers) layer.retry?.();
  }

  /** Lets the layer that knows this image draw it; undefined if none does. */
  provideImage(map: LibreMap, id: string): Promise<void> | undefined {
    for (const layer of this.#layers) {
      const provided = layer.provideImage?.(map, id);
      if (provided) return provided;
    }
    return undefined;
  }

  /** Returns the targets of all layers within reach of a tap, the highest first. */
  hitsNear(tap: Tap, reachPixels: number): readonly TapHit[] {
    return this.#highestFirst.flatMap((layer) => layer.hitsNear?.(tap, reachPixels) ?? []);
  }

  /** Returns the function that reports a tap on the topmost line or area under it; null if there is none. */
  lineUnder(tap: Tap): (() => void) | null {
    for (const layer of this.#highestFirst) {
      const tell = layer.lineUnder?.(tap);
      if (tell) return tell;
    }
    return null;
  }

  isPressHeard(): boolean {
    return this.#layers.some((layer) => layer.isPressHeard?.());
  }

  get #highestFirst(): readonly MapLayer[] {
    return this.#layers.toReversed();
  }
}
