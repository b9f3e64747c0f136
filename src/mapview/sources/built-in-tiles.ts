import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { TileResolver } from "./tile-resolver.ts";

/** The zooms of the archive of waters; closer views are cut from its last. */
export const WATERS_ZOOMS = { min: 9, max: 12 } as const;

/** The longest wait of a tile for the archive of waters, enough if it is on the device. */
const PATIENCE_MS = 400;

/** The parts of the built-in map. */
export interface BuiltInTilesOptions {
  readonly overview: TileResolver;
  /** Opens the archive with all waters, zoom 9 to 12. It is large, so it is opened on first use. */
  readonly openWaters: () => Promise<TileResolver>;
  /** Called when the waters are ready, after the overview was served instead. */
  readonly onLate: () => void;
}

/** The built-in map: the overview and, from zoom 9 on, named waters. */
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

  /** Opens the waters; after an error the overview serves instead, and the next tile tries again. */
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
