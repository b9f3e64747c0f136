import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { packsCovering } from "#mapview/sources/answer-order.ts";
import { packArchiveResolver } from "#mapview/sources/pack-archive.ts";
import type { TileResolver } from "#mapview/sources/tile-resolver.ts";
import type { TilePart } from "#mapview/sources/transform/merge-tiles.ts";

/** Merges a tile of several packs into one; rejects if that fails. */
export type TileMerger = (parts: readonly TilePart[]) => Promise<ArrayBuffer>;

interface OpenNetworks extends Pick<PackOnDevice, "id" | "areas" | "modes" | "dataDate"> {
  readonly tiles: TileResolver;
}

/** Serves the networks of all packs on the device as one set of tiles (docs/formats/network-tiles.md). */
export class NetworkTiles {
  readonly #merge: TileMerger;
  #packs: readonly OpenNetworks[] = [];

  constructor(merge: TileMerger) {
    this.#merge = merge;
  }

  /** Sets the packs. Those without networks are left out; opened archives of unchanged packs are kept. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#packs = packs.flatMap((pack) => {
      const { id, name, areas, modes, dataDate, networks } = pack;
      if (!networks) return [];
      const known = this.#packs.find((open) => open.id === id);
      const key = `networks of ${name} (${id})`;
      return [known ?? { id, areas, modes, dataDate, tiles: packArchiveResolver(key, networks) }];
    });
  }

  /**
   * Resolves to a tile of all packs: each network from the newest pack that covers the tile completely, else from all
   * that have a part of it, because routes continue beyond the area of their pack. Empty if no pack has any, so that
   * no ancestor is drawn.
   */
  async resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer> {
    const { whole, partial } = packsCovering(tile, this.#packs);
    const parts: TilePart[] = [];
    const isTaken = (mode: NetworkMode) => parts.some(({ modes }) => modes.includes(mode));
    for (const pack of whole) await take(pack, tile, signal, isTaken, parts);
    if (NETWORK_MODES.every(isTaken)) return this.#together(parts);
    const taken = NETWORK_MODES.filter(isTaken);
    const beyond = this.#packs.filter((pack) => !whole.includes(pack) && !partial.includes(pack));
    for (const pack of [...partial, ...beyond]) {
      await take(pack, tile, signal, (mode) => taken.includes(mode), parts);
    }
    return this.#together(parts);
  }

  async #together(parts: readonly TilePart[]): Promise<ArrayBuffer> {
    const [most, ...others] = parts;
    if (!most) return new ArrayBuffer(0);
    if (others.length === 0) return most.bytes;
    try {
      return await this.#merge(parts);
    } catch (error) {
      console.warn("Networks cannot be merged:", error);
      return most.bytes;
    }
  }
}

/** Adds the tile of a pack to `parts`, unless all its networks are taken already. */
async function take(
  { tiles, modes }: OpenNetworks,
  tile: TileAddress,
  signal: AbortSignal,
  isTaken: (mode: NetworkMode) => boolean,
  parts: TilePart[],
): Promise<void> {
  const wanted = (modes ?? NETWORK_MODES).filter((mode) => !isTaken(mode));
  const bytes = wanted.length > 0 ? await tiles.resolve(tile, signal) : null;
  if (bytes) parts.push({ bytes, modes: wanted });
}
