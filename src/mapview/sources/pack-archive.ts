import type { Source } from "pmtiles";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { archiveResolver } from "./archive-resolver.ts";
import type { TileResolver } from "./tile-resolver.ts";

/** Creates a source for a PMTiles archive on the device; `key` differs for other bytes. */
export function byteSourceArchive(key: string, bytes: ByteSource): Source {
  return {
    getKey: () => key,
    async getBytes(offset, lengthBytes) {
      const end = Math.min(offset + lengthBytes, bytes.size);
      return { data: await bytes.slice(offset, end).arrayBuffer() };
    },
  };
}

/**
 * Creates a resolver for an archive of a pack that never rejects (except when aborted): a damaged file falls through
 * to the next resolver, and is reported once to `onBroken` and in the console.
 */
export function packArchiveResolver(
  key: string,
  bytes: ByteSource,
  onBroken = () => {},
): TileResolver {
  const archive = archiveResolver(key, byteSourceArchive(key, bytes));
  let isReported = false;
  return {
    name: key,
    async resolve(tile: TileAddress, signal: AbortSignal) {
      try {
        return await archive.resolve(tile, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isReported) {
          isReported = true;
          console.warn(`${key} cannot be read:`, error);
          onBroken();
        }
        return null;
      }
    },
  };
}
