import { type TileAddress, tileKey } from "#domain/tiles/tile-grid.ts";

/** A possible source of vector tiles: the built-in overview, a pack on the device, or a server. */
export interface TileResolver {
  /** The name for error messages. */
  readonly name: string;
  /**
   * Resolves to a tile as uncompressed MVT, or null if this resolver does not have it. Rejects if it cannot tell; the
   * next in the chain is asked then too.
   */
  resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer | null>;
}

/** No resolver has the tile. MapLibre reads `status` and draws the tile from an ancestor. */
export class MissingTileError extends Error {
  readonly status = 404;

  constructor(tile: TileAddress) {
    super(`No resolver has tile ${tileKey(tile)}`);
    this.name = "MissingTileError";
  }
}

/** A tile and its resolver. */
export interface ResolvedTile<Resolver extends TileResolver = TileResolver> {
  /** Uncompressed MVT. */
  readonly bytes: ArrayBuffer;
  readonly from: Resolver;
}

/**
 * Resolves to the tile of the first resolver that has it. If none has it, rejects with the first error (so that the
 * tile can be requested again), or with a `MissingTileError`.
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
