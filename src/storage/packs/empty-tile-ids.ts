import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { PMTILES_FIRST_BYTES } from "#domain/tiles/pmtiles-format.ts";
import { RECORD_BYTES, recordHead } from "./area-file.ts";

/** The number of bytes read at a time, because most tiles are small and a read is expensive. */
const WINDOW_BYTES = 1 << 20;

/**
 * Returns the ids of the tiles that the server did not have when an area was saved: docs/formats/saved-area.md. Its
 * directory does not tell them from tiles that were lost.
 */
export async function emptyTileIds(archive: ByteSource): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  let window = new DataView(new ArrayBuffer(0));
  let windowStart = 0;
  let at = PMTILES_FIRST_BYTES;
  while (at + RECORD_BYTES <= archive.size) {
    if (at + RECORD_BYTES > windowStart + window.byteLength) {
      window = new DataView(await archive.slice(at, at + WINDOW_BYTES).arrayBuffer());
      windowStart = at;
    }
    const head = recordHead(window, at - windowStart);
    if (!head) break;
    if (head.length === 0) ids.add(head.tileId);
    at += RECORD_BYTES + head.length;
  }
  return ids;
}
