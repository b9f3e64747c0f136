import { ONLINE_HEALTH } from "#mapview/layers/base/base-layer.ts";
import { rasterSourceName } from "#mapview/layers/raster/raster-style.ts";
import { SourceHealth } from "#mapview/sources/source-health.ts";

/** The sources that cannot be reached now, by the names that people know them by. */
export class FailingSources {
  readonly health: SourceHealth;
  #names: readonly string[] = [];

  /**
   * @param onlineName what the server of the detailed vector tiles is called
   * @param onChange after `names` is another list
   */
  constructor(onlineName: string, onChange: () => void) {
    this.health = new SourceHealth((failing) => {
      this.#names = failing.map((id) => (id === ONLINE_HEALTH ? onlineName : rasterSourceName(id)));
      onChange();
    });
  }

  /** The same list until it changes. */
  get names(): readonly string[] {
    return this.#names;
  }
}
