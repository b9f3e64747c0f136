import type { Map as LibreMap, StyleSpecification } from "maplibre-gl";
import type { MapView } from "#domain/position/map-view.ts";
import type { Tap, TapHit, TapTargets } from "#mapview/input/tap-hits.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { composeStyle } from "./compose-style.ts";
import type { MapLayer } from "./map-layer.ts";

/** Speaks to all layers of the map at once; knows none of them by name. */
export class LayerRegistry implements TapTargets {
  readonly #layers: readonly MapLayer[];

  /** @param layers the lowest first: of two that are tapped the higher is meant */
  constructor(layers: readonly MapLayer[]) {
    this.#layers = layers;
  }

  /** The style of the whole map. */
  style(flavour: MapFlavour): StyleSpecification {
    return composeStyle(
      flavour,
      this.#layers.flatMap((layer) => layer.drawing?.(flavour) ?? []),
    );
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

  /** Whether any layer waits for something that it will draw. */
  isAwaited(): boolean {
    return this.#layers.some((layer) => layer.isAwaited?.());
  }

  retry(): void {
    for (const layer of this.#layers) layer.retry?.();
  }

  /** Lets the layer that knows this image draw it; undefined when none does. */
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

  /** Returns what reports a tap on the highest line or area under it; null without one. */
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
