import { ONLINE_HEALTH } from "#mapview/layers/base/base-layer.ts";
import { rasterSourceName } from "#mapview/layers/raster/raster-style.ts";
import { SourceHealth } from "#mapview/sources/source-health.ts";

/** The sources that cannot be reached, by their names for people. */
export class FailingSources {
  readonly health: SourceHealth;
  #names: readonly string[] = [];

  /**
   * Creates the list.
   * @param onlineName the name of the server of the detailed vector tiles
   * @param onChange called after `names` has changed
   */
  constructor(onlineName: string, onChange: () => void) {
    this.health = new SourceHealth((failing) => {
      this.#names = failing.map((id) => (id === ONLINE_HEALTH ? onlineName : rasterSourceName(id)));
      onChange();
    });
  }

  /** The names; the same list until it changes. */
  get names(): readonly string[] {
    return this.#names;
  }
}
