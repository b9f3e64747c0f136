/** An entry of a PMTiles directory; a run length of zero points at a leaf directory. */
export interface TileIdEntry {
  readonly tileId: number;
  runLength: number;
  readonly offset: number;
  readonly length: number;
}

/** Encodes a PMTiles v3 directory, uncompressed: the entries column by column as varints. */
export function encodeDirectory(entries: readonly TileIdEntry[]): Uint8Array {
  const bytes: number[] = [];
  pushVarint(bytes, entries.length);
  let lastTileId = 0;
  for (const { tileId } of entries) {
    pushVarint(bytes, tileId - lastTileId);
    lastTileId = tileId;
  }
  for (const { runLength } of entries) pushVarint(bytes, runLength);
  for (const { length } of entries) pushVarint(bytes, length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    // Zero means "right after the one before"; anything else is the offset plus one.
    const isNext = before !== undefined && offset === before.offset + before.length;
    pushVarint(bytes, isNext ? 0 : offset + 1);
  });
  return Uint8Array.from(bytes);
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}
