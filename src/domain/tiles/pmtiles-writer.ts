import { createByteWriter } from "#domain/bytes/byte-writer.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type Gzip, pmtilesDirectories } from "./pmtiles-directories.ts";
import {
  type DirectoryEntry,
  PMTILES_HEADER_BYTES,
  PMTILES_TILE_TYPES,
  pmtilesTileId,
} from "./pmtiles-format.ts";
import type { TileAddress } from "./tile-grid.ts";

/** The properties of an archive. */
export interface PmtilesDescription {
  readonly tileType: keyof typeof PMTILES_TILE_TYPES;
  /** The compression of the tiles as they are given. */
  readonly tileCompression: "none" | "gzip";
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: LngLatBox;
  /** The initial view: longitude, latitude, zoom. Without it, the middle of all tiles. */
  readonly center?: readonly [number, number, number];
  /** JSON, with `vector_layers` for vector tiles; see the TileJSON specification. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A tile and its bytes. */
export interface PmtilesTile extends TileAddress {
  readonly data: Uint8Array;
}

/** Stores the bytes of tiles until the archive is complete, in memory or in a file. */
export interface TileStore {
  readonly append: (bytes: Uint8Array) => void;
  /** Reads bytes that were appended earlier, counted from the first. */
  readonly read: (offset: number, length: number) => Uint8Array;
}

/** Takes tiles by ascending id, stores each content once, and collects the entries of the directory. */
export interface TileLog {
  /** Throws RangeError for a tile whose id is not higher than the one before. */
  readonly add: (tileId: number, data: Uint8Array) => void;
  readonly entries: () => readonly DirectoryEntry[];
  readonly counts: () => TileCounts;
}

/** The counts in the header of an archive. */
export interface TileCounts {
  readonly tiles: number;
  readonly contents: number;
  readonly bytes: number;
}

/** Creates a log on an empty store. */
export function createTileLog(store: TileStore): TileLog {
  const entries: { tileId: number; offset: number; length: number; runLength: number }[] = [];
  const byChecksum = new Map<number, { offset: number; length: number }[]>();
  let lastId = -1;
  let tiles = 0;
  let contents = 0;
  let bytes = 0;

  const placeOf = (data: Uint8Array): { offset: number; length: number } => {
    const checksum = crc32(data);
    const alike = byChecksum.get(checksum) ?? [];
    const known = alike.find(
      ({ offset, length }) => length === data.length && areEqual(store.read(offset, length), data),
    );
    if (known) return known;
    const place = { offset: bytes, length: data.length };
    store.append(data);
    byChecksum.set(checksum, [...alike, place]);
    bytes += data.length;
    contents += 1;
    return place;
  };

  return {
    add: (tileId, data) => {
      if (tileId <= lastId) throw new RangeError(`Tile ${tileId} comes after ${lastId}.`);
      const place = placeOf(data);
      const last = entries.at(-1);
      if (last && last.offset === place.offset && tileId === lastId + 1) last.runLength += 1;
      else entries.push({ tileId, ...place, runLength: 1 });
      lastId = tileId;
      tiles += 1;
    },
    entries: () => entries,
    counts: () => ({ tiles, contents, bytes }),
  };
}

/**
 * Returns everything of an archive before the bytes of its tiles, for the tiles in the log. The bytes in the
 * store complete it. Source: PMTiles specification 3.
 */
export async function pmtilesHead(
  log: TileLog,
  description: PmtilesDescription,
  gzip: Gzip,
): Promise<Uint8Array> {
  const { root, leaves } = await pmtilesDirectories(log.entries(), gzip);
  const metadata = await gzip(encodeUtf8(JSON.stringify(description.metadata)));
  const { tiles, contents, bytes } = log.counts();
  const metadataStart = PMTILES_HEADER_BYTES + root.length;
  const leafStart = metadataStart + metadata.length;
  const layout = {
    root: { start: PMTILES_HEADER_BYTES, bytes: root.length },
    metadata: { start: metadataStart, bytes: metadata.length },
    leaves: { start: leafStart, bytes: leaves.length },
    tiles: { start: leafStart + leaves.length, bytes },
    isClustered: true,
    counts: { tiles, entries: log.entries().length, contents },
  };
  const writer = createByteWriter();
  writer.bytes(pmtilesHeader(layout, description));
  writer.bytes(root);
  writer.bytes(metadata);
  writer.bytes(leaves);
  return writer.finish();
}

/**
 * Writes a whole archive in memory. Tiles may come in any order; the last of two for the same place wins. The
 * same tiles give the same bytes.
 */
export async function writePmtiles(
  tiles: Iterable<PmtilesTile>,
  description: PmtilesDescription,
  gzip: Gzip,
): Promise<Uint8Array> {
  const byId = new Map<number, Uint8Array>();
  for (const { z, x, y, data } of tiles) byId.set(pmtilesTileId(z, x, y), data);
  const chunks = new Map<number, Uint8Array>();
  let bytes = 0;
  const log = createTileLog({
    append: (chunk) => {
      chunks.set(bytes, chunk);
      bytes += chunk.length;
    },
    read: (offset) => chunks.get(offset) ?? new Uint8Array(),
  });
  for (const [tileId, data] of [...byId].sort(([a], [b]) => a - b)) log.add(tileId, data);
  const head = await pmtilesHead(log, description, gzip);
  const archive = new Uint8Array(head.length + bytes);
  archive.set(head);
  for (const [offset, chunk] of chunks) archive.set(chunk, head.length + offset);
  return archive;
}

/** The positions of the parts of an archive, from its first byte, and the counts of its tiles. */
export interface PmtilesLayout {
  readonly root: PmtilesPart;
  readonly metadata: PmtilesPart;
  readonly leaves: PmtilesPart;
  readonly tiles: PmtilesPart;
  /** True if the tiles lie in the order of the directory. */
  readonly isClustered: boolean;
  readonly counts: {
    readonly tiles: number;
    readonly entries: number;
    readonly contents: number;
  };
}

/** A part of an archive. */
export interface PmtilesPart {
  readonly start: number;
  readonly bytes: number;
}

/**
 * The header of an archive. It must come first, and the root directory within the first 16,384 bytes. Source: PMTiles specification 3.
 */
export function pmtilesHeader(layout: PmtilesLayout, description: PmtilesDescription): Uint8Array {
  const { root, metadata, leaves, tiles, counts } = layout;
  const header = new Uint8Array(PMTILES_HEADER_BYTES);
  const view = new DataView(header.buffer);
  header.set(encodeUtf8("PMTiles"));
  view.setUint8(7, 3);
  const numbers = [
    ...[root, metadata, leaves, tiles].flatMap(({ start, bytes }) => [start, bytes]),
    ...[counts.tiles, counts.entries, counts.contents],
  ];
  numbers.forEach((value, index) => {
    view.setBigUint64(8 + 8 * index, BigInt(value), true);
  });
  view.setUint8(96, layout.isClustered ? 1 : 0);
  view.setUint8(97, 2); // directories and metadata are gzip
  view.setUint8(98, description.tileCompression === "gzip" ? 2 : 1);
  view.setUint8(99, PMTILES_TILE_TYPES[description.tileType]);
  view.setUint8(100, description.minZoom);
  view.setUint8(101, description.maxZoom);
  writeBounds(view, description.bounds);
  writeCenter(view, description.center ?? middleOf(description));
  return header;
}

function writeBounds(view: DataView, bounds: PmtilesDescription["bounds"]): void {
  bounds.forEach((degrees, index) => {
    view.setInt32(102 + 4 * index, toE7(degrees), true);
  });
}

function writeCenter(view: DataView, [lng, lat, zoom]: readonly [number, number, number]): void {
  view.setUint8(118, zoom);
  view.setInt32(119, toE7(lng), true);
  view.setInt32(123, toE7(lat), true);
}

function middleOf({ bounds, minZoom, maxZoom }: PmtilesDescription): [number, number, number] {
  const [west, south, east, north] = bounds;
  return [(west + east) / 2, (south + north) / 2, Math.floor((minZoom + maxZoom) / 2)];
}

function toE7(degrees: number): number {
  return Math.round(degrees * 1e7);
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
