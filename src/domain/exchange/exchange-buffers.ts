import type { ImportResult } from "./exchange-file.ts";

/**
 * Returns the memory of a result's typed arrays, to transfer it to another thread without copying.
 */
export function exchangeBuffers(result: ImportResult): ArrayBuffer[] {
  if (!result.ok) return [];
  return result.file.tracks.flatMap((track) => {
    const { lngs, lats, altitudesMeters, timesMs, speedsMps, segmentStarts } = track;
    return [lngs, lats, altitudesMeters, timesMs, speedsMps, segmentStarts].flatMap((array) =>
      array ? [array.buffer as ArrayBuffer] : [],
    );
  });
}
