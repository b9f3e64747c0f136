import { type TileAddress, tileKey } from "#domain/tiles/tile-grid.ts";

/** Someone who may have vector tiles: the built-in overview, a pack on the device, a server. */
export interface TileResolver {
  /** For error messages. */
  readonly name: string;
  /**
   * The tile as uncompressed MVT bytes, or null when this resolver does not have it. Rejects when it
   * could not find out; the next in the chain is asked then too.
   */
  resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer | null>;
}

/** No resolver has the tile. MapLibre reads `status` and cuts the tile from an ancestor. */
export class MissingTileError extends Error {
  readonly status = 404;

  constructor(tile: TileAddress) {
    super(`No resolver has tile ${tileKey(tile)}`);
    this.name = "MissingTileError";
  }
}

/** A tile, and who had it. */
export interface ResolvedTile<Resolver extends TileResolver = TileResolver> {
  /** Uncompressed MVT. */
  readonly bytes: ArrayBuffer;
  readonly from: Resolver;
}

/**
 * The tile of the first resolver that has it. Rejects with the first failure when one failed and
 * none had it (so that the tile may be asked again), else with a `MissingTileError`.
 */
export async function resolveTile<Resolver extends TileResolver>(
  resolvers: readonly Resolver[],
  tile: TileAddress,
  signal: AbortSignal,
): Promise<ResolvedTile<Resolver>> {
  const failures: unknown[] = [];
  for (const from of resolvers) {
    try {
      const bytes = await from.resolve(tile, signal);
      if (bytes) return { bytes, from };
    } catch (error) {
      signal.throwIfAborted();
      failures.push(error);
    }
  }
  throw failures[0] ?? new MissingTileError(tile);
}
