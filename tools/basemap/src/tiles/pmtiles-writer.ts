import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { encodeDirectory, type TileIdEntry } from "./pmtiles-directory.ts";

/** One tile of the archive: its PMTiles id (see `zxyToTileId` of pmtiles) and its gzipped content. */
export interface ArchiveTile {
  readonly tileId: number;
  readonly content: Uint8Array;
}

/** What the header says of the archive, in degrees and zoom levels. */
export interface ArchiveDescription {
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly center: readonly [lng: number, lat: number, zoom: number];
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly metadata: Record<string, unknown>;
}

interface TileRun {
  readonly entries: TileIdEntry[];
  readonly contents: Uint8Array[];
  readonly addressedTiles: number;
}

interface Section {
  readonly offset: number;
  readonly length: number;
}

const HEADER_BYTES = 127;
const ROOT_LIMIT_BYTES = 16_384 - HEADER_BYTES;
const FIRST_LEAF_ENTRIES = 4_096;
const COMPRESSION_GZIP = 2;
const TILE_TYPE_MVT = 1;

/**
 * Writes a PMTiles v3 archive of gzipped vector tiles: clustered, equal tiles stored once, equal
 * neighbours as a run. The same tiles always give the same bytes.
 */
export function writeArchive(
  tiles: readonly ArchiveTile[],
  description: ArchiveDescription,
): Uint8Array {
  const run = layOutTiles(tiles);
  const { root, leaves } = encodeDirectories(run.entries);
  const metadata = gzip(new TextEncoder().encode(JSON.stringify(description.metadata)));
  const sections = placeSections([root, metadata, leaves, concatenate(run.contents)]);
  const header = encodeHeader(sections.places, run, description);
  return concatenate([header, ...sections.parts]);
}

/** Gzips without a time or a name, so that equal content stays equal. */
export function gzip(content: Uint8Array): Uint8Array {
  const compressed = gzipSync(content, { level: 9 });
  // Byte 9 names the operating system; 255 is "unknown", which is the same on every machine.
  compressed[9] = 255;
  return compressed;
}

function layOutTiles(tiles: readonly ArchiveTile[]): TileRun {
  const entries: TileIdEntry[] = [];
  const contents: Uint8Array[] = [];
  const places = new Map<string, Section>();
  let offset = 0;
  for (const tile of [...tiles].sort((first, second) => first.tileId - second.tileId)) {
    const key = createHash("sha256").update(tile.content).digest("hex");
    let place = places.get(key);
    if (!place) {
      place = { offset, length: tile.content.length };
      places.set(key, place);
      contents.push(tile.content);
      offset += tile.content.length;
    }
    addEntry(entries, tile.tileId, place);
  }
  return { entries, contents, addressedTiles: tiles.length };
}

function addEntry(entries: TileIdEntry[], tileId: number, place: Section): void {
  const last = entries.at(-1);
  if (last && last.offset === place.offset && last.tileId + last.runLength === tileId) {
    last.runLength++;
    return;
  }
  entries.push({ tileId, runLength: 1, ...place });
}

function encodeDirectories(entries: TileIdEntry[]): { root: Uint8Array; leaves: Uint8Array } {
  const root = gzip(encodeDirectory(entries));
  if (root.length <= ROOT_LIMIT_BYTES) return { root, leaves: new Uint8Array() };
  // Grow the leaves until the root that points at them fits beside the header.
  for (let leafEntries = FIRST_LEAF_ENTRIES; ; leafEntries *= 2) {
    const split = splitIntoLeaves(entries, leafEntries);
    if (split.root.length <= ROOT_LIMIT_BYTES) return split;
  }
}

function splitIntoLeaves(entries: TileIdEntry[], leafEntries: number) {
  const pointers: TileIdEntry[] = [];
  const leaves: Uint8Array[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += leafEntries) {
    const part = entries.slice(start, start + leafEntries);
    const leaf = gzip(encodeDirectory(part));
    pointers.push({ tileId: part[0]?.tileId ?? 0, runLength: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: gzip(encodeDirectory(pointers)), leaves: concatenate(leaves) };
}

function placeSections(parts: Uint8Array[]): { parts: Uint8Array[]; places: Section[] } {
  let offset = HEADER_BYTES;
  const places = parts.map((part) => {
    const place = { offset, length: part.length };
    offset += part.length;
    return place;
  });
  return { parts, places };
}

function encodeHeader(
  places: Section[],
  run: TileRun,
  { bounds, center, minZoom, maxZoom }: ArchiveDescription,
): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("PMTiles"));
  view.setUint8(7, 3);
  const setUint64 = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true);
  places.forEach(({ offset, length }, index) => {
    setUint64(8 + index * 16, offset);
    setUint64(16 + index * 16, length);
  });
  setUint64(72, run.addressedTiles);
  setUint64(80, run.entries.length);
  setUint64(88, run.contents.length);
  view.setUint8(96, 1);
  view.setUint8(97, COMPRESSION_GZIP);
  view.setUint8(98, COMPRESSION_GZIP);
  view.setUint8(99, TILE_TYPE_MVT);
  view.setUint8(100, minZoom);
  view.setUint8(101, maxZoom);
  const setDegrees = (at: number, degrees: number) =>
    view.setInt32(at, Math.round(degrees * 10_000_000), true);
  bounds.forEach((degrees, index) => {
    setDegrees(102 + index * 4, degrees);
  });
  view.setUint8(118, center[2]);
  setDegrees(119, center[0]);
  setDegrees(123, center[1]);
  return bytes;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
