import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { TileResolver } from "./tile-resolver.ts";

/** The zoom levels of the archive of the waters; nearer, the map cuts from its last. */
export const WATERS_ZOOMS = { min: 9, max: 12 } as const;

/**
 * A tile waits this long for the archive of the waters, which is there by then if it is on the
 * device.
 */
const PATIENCE_MS = 400;

/** The parts of the built-in map. */
export interface BuiltInTilesOptions {
  readonly overview: TileResolver;
  /** The same with all waters in it, from zoom 9 to 12. Opened when first needed: it is large. */
  readonly openWaters: () => Promise<TileResolver>;
  /** The waters are there, after the overview was given in their place. */
  readonly onLate: () => void;
}

/** The built-in map: the overview and, from zoom 9 on, the waters with their names. */
export class BuiltInTiles implements TileResolver {
  readonly name = "overview";
  readonly #options: BuiltInTilesOptions;
  #waters: Promise<TileResolver | null> | null = null;
  #isLate = false;

  constructor(options: BuiltInTilesOptions) {
    this.#options = options;
  }

  async resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer | null> {
    const hasWaters = tile.z >= WATERS_ZOOMS.min && tile.z <= WATERS_ZOOMS.max;
    const waters = hasWaters ? await this.#watersInTime() : null;
    const own = await waters?.resolve(tile, signal);
    return own ?? this.#options.overview.resolve(tile, signal);
  }

  async #watersInTime(): Promise<TileResolver | null> {
    this.#waters ??= this.#openWaters();
    const late = new Promise<"late">((resolve) => setTimeout(resolve, PATIENCE_MS, "late"));
    const waters = await Promise.race([this.#waters, late]);
    if (waters !== "late") return waters;
    this.#isLate = true;
    return null;
  }

  /** Where they cannot be had the overview does, and the next tile asks again. */
  async #openWaters(): Promise<TileResolver | null> {
    try {
      const waters = await this.#options.openWaters();
      if (this.#isLate) queueMicrotask(this.#options.onLate);
      return waters;
    } catch (error) {
      console.warn("No waters:", error);
      this.#waters = null;
      return null;
    }
  }
}
