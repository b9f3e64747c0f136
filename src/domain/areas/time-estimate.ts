/** A fetched tile: its size, and the time from its request to its last byte. */
export interface TimedTile {
  readonly bytes: number;
  readonly durationMs: number;
}

/** Tiles that were fetched several at a time. */
export interface TimedTiles {
  readonly tiles: readonly TimedTile[];
  /** The greatest number of requests at a time. */
  readonly atOnce: number;
  /** The time for all of them together. */
  readonly elapsedMs: number;
}

/** The share of the tiles that count as tiles without bytes; the very fastest may come from a cache on the way. */
const FASTEST_PART = 0.1;

/**
 * Estimates the time to fetch the rest of an area, in milliseconds; 0 before the first tile. Each tile costs the same
 * latency, which the fastest ones show, and the rest of the elapsed time went to bytes. Counting tiles alone would
 * overestimate several times on a slow network, because a sample has more of the large tiles than the area.
 */
export function remainingMs(
  { tiles, atOnce, elapsedMs }: TimedTiles,
  rest: { readonly tiles: number; readonly bytes: number },
): number {
  const durations = tiles.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const fastestMs = durations[Math.floor(durations.length * FASTEST_PART)] ?? 0;
  const bytes = tiles.reduce((sum, tile) => sum + tile.bytes, 0);
  const latencyMs = tiles.length === 0 ? 0 : Math.min(fastestMs / atOnce, elapsedMs / tiles.length);
  const byteMs = bytes === 0 ? 0 : (elapsedMs - latencyMs * tiles.length) / bytes;
  return latencyMs * rest.tiles + byteMs * rest.bytes;
}
