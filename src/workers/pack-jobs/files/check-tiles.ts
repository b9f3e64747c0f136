import { Compression, type Entry } from "pmtiles";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { MAX_PART_BYTES } from "#domain/tiles/unzip-part.ts";
import { tileEntries } from "#storage/packs/archive-reader.ts";
import {
  type InspectedArchive,
  isUsefulBox,
  readable,
} from "#workers/pack-jobs/inspect-archive.ts";
import { emptyTilesBox } from "./tiles-box.ts";

/** The number of bytes read at a time, because most tiles are small and a read is expensive. */
const WINDOW_BYTES = 4 << 20;

/** The options for checking the tiles of an archive. */
export interface TileCheck {
  readonly fileName: string;
  /** Called now and then with the number of bytes checked. */
  readonly onProgress: (checkedBytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Checks a whole archive that comes without a hash: every directory must be readable, and every tile must lie
 * within the file and decompress (gzip has a checksum). Returns the box of its tiles, see `archiveBounds`.
 * Throws PackJobError.
 */
export async function checkTiles(
  archive: InspectedArchive,
  bytes: ByteSource,
  { fileName, onProgress, signal }: TileCheck,
): Promise<LngLatBox> {
  const { header } = archive;
  const read = windowReader(bytes);
  const box = emptyTilesBox(header.maxZoom);
  let checkedBytes = 0;
  for await (const entry of entriesOf(archive, fileName)) {
    signal.throwIfAborted();
    const end = entry.offset + entry.length;
    if (end > (header.tileDataLength ?? 0)) throw new PackJobError("damaged", fileName);
    box.add(entry);
    // In an ordered archive, an earlier offset is a tile that occurs again.
    if (header.clustered && entry.offset < checkedBytes) continue;
    const tile = await read(header.tileDataOffset + entry.offset, entry.length);
    if (header.tileCompression === Compression.Gzip)
      await readable(fileName, gunzipWithin(tile, MAX_PART_BYTES));
    checkedBytes = Math.max(checkedBytes, end);
    onProgress(checkedBytes);
  }
  return archiveBounds(archive, box.bounds(), fileName);
}

/** Returns the box of an archive by its header, else by its metadata, else by its deepest tiles. */
function archiveBounds(
  { header, metadata }: InspectedArchive,
  ofTiles: LngLatBox | null,
  fileName: string,
): LngLatBox {
  const { minLon, minLat, maxLon, maxLat } = header;
  const stated = [[minLon, minLat, maxLon, maxLat] as const, metadataBounds(metadata), ofTiles];
  const bounds = stated.find((box) => box !== null && isUsefulBox(box)) ?? ofTiles;
  if (bounds === null) throw new PackJobError("no-bounds", fileName);
  return bounds;
}

/** TileJSON has a list, MBTiles a text with commas. */
function metadataBounds(metadata: InspectedArchive["metadata"]): LngLatBox | null {
  const stored = metadata["bounds"];
  const values = typeof stored === "string" ? stored.split(",").map(Number) : stored;
  if (!Array.isArray(values) || values.length !== 4 || !values.every(Number.isFinite)) return null;
  const [west, south, east, north] = values as [number, number, number, number];
  return [west, south, east, north];
}

async function* entriesOf(
  { header, reader }: InspectedArchive,
  fileName: string,
): AsyncGenerator<Entry> {
  let leafBytes = header.leafDirectoryLength ?? 0;
  // Leaves that several directories point to would be read many times over.
  const entries = tileEntries(reader, header, (directory) => {
    for (const entry of directory) if (entry.runLength === 0) leafBytes -= entry.length;
    if (leafBytes < 0) throw new PackJobError("damaged", fileName);
    return directory;
  });
  for (;;) {
    const next = await readable(fileName, entries.next());
    if (next.done) return;
    yield next.value;
  }
}

function windowReader(
  bytes: ByteSource,
): (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>> {
  let start = 0;
  let window = new Uint8Array();
  return async (offset, length) => {
    if (offset < start || offset + length > start + window.length) {
      const end = offset + Math.max(length, WINDOW_BYTES);
      window = new Uint8Array(await bytes.slice(offset, end).arrayBuffer());
      start = offset;
    }
    return window.subarray(offset - start, offset - start + length);
  };
}
