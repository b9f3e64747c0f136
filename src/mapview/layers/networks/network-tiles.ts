import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { packsCovering } from "#mapview/sources/answer-order.ts";
import { packArchiveResolver } from "#mapview/sources/pack-archive.ts";
import type { TileResolver } from "#mapview/sources/tile-resolver.ts";

/** Makes the same tile of several packs into one; rejects when it cannot. */
export type TileMerger = (tiles: readonly ArrayBuffer[]) => Promise<ArrayBuffer>;

interface OpenNetworks extends Pick<PackOnDevice, "id" | "areas" | "dataDate"> {
  readonly tiles: TileResolver;
}

/** The node networks of all packs on the device as one set of tiles (docs/formats/network-tiles.md). */
export class NetworkTiles {
  readonly #merge: TileMerger;
  #packs: readonly OpenNetworks[] = [];

  constructor(merge: TileMerger) {
    this.#merge = merge;
  }

  /** Packs without networks are left out; what is known of those that stay is kept. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#packs = packs.flatMap((pack) => {
      const { id, name, areas, dataDate, networks } = pack;
      if (!networks) return [];
      const known = this.#packs.find((open) => open.id === id);
      const key = `networks of ${name} (${id})`;
      return [known ?? { id, areas, dataDate, tiles: packArchiveResolver(key, networks) }];
    });
  }

  /**
   * The tile of the newest pack that holds it wholly, else what all packs with a part of it have
   * together. Without bytes where nobody has any: then there is nothing to draw, further out neither.
   */
  async resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer> {
    const { whole, partial } = packsCovering(tile, this.#packs);
    for (const { tiles } of whole) {
      const bytes = await tiles.resolve(tile, signal);
      if (bytes) return bytes;
    }
    const parts = await Promise.all(partial.map(({ tiles }) => tiles.resolve(tile, signal)));
    return this.#together(parts.filter((bytes) => bytes !== null));
  }

  async #together(parts: readonly ArrayBuffer[]): Promise<ArrayBuffer> {
    const [most = new ArrayBuffer(0), ...others] = parts;
    if (others.length === 0) return most;
    try {
      return await this.#merge(parts);
    } catch (failure) {
      console.warn("Networks cannot be merged:", failure);
      return most;
    }
  }
}
