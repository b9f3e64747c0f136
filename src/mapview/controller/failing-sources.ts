import type { MapSource } from "#domain/tiles/network-overlays.ts";
import { ONLINE_HEALTH } from "#mapview/layers/base/base-layer.ts";
import { mapSourceOf } from "#mapview/layers/raster/raster-style.ts";
import { SourceHealth } from "#mapview/sources/source-health.ts";

/** The sources that cannot be reached. */
export class FailingSources {
  readonly health: SourceHealth;
  #sources: readonly MapSource[] = [];

  /**
   * Creates the list.
   * @param onChange called after `sources` has changed
   */
  constructor(onChange: () => void) {
    this.health = new SourceHealth((failing) => {
      this.#sources = failing.flatMap((id) =>
        id === ONLINE_HEALTH ? "online-map" : (mapSourceOf(id) ?? []),
      );
      onChange();
    });
  }

  /** The sources; the same list until it changes. */
  get sources(): readonly MapSource[] {
    return this.#sources;
  }
}
