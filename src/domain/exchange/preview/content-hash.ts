import type { ExchangeRoute, ExchangeTrack } from "#domain/exchange/exchange-file.ts";

/**
 * Returns a hash of a track's places and times, which identifies it: the same track of the same
 * file has the same hash, even after it is renamed.
 */
export function trackContentHash({ lngs, lats, timesMs, segmentStarts }: ExchangeTrack): string {
  const arrays = [lngs, lats, ...(timesMs ? [timesMs] : [])];
  return `track-${lngs.length}-${hashOf([...arrays.map(wordsOf), segmentStarts])}`;
}

/** Returns the same kind of hash for a route, made of its points and their names. */
export function routeContentHash({ points }: ExchangeRoute): string {
  const places = Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat]));
  const names = points.map(({ name }) => name).join("\n");
  const units = Uint16Array.from({ length: names.length }, (_, index) => names.charCodeAt(index));
  return `route-${points.length}-${hashOf([wordsOf(places), units])}`;
}

function wordsOf(numbers: Float64Array): Uint32Array {
  return new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
}

/** Computes FNV-1a twice with different seeds: 64 bits together, as hexadecimal digits. */
function hashOf(lists: readonly (Uint32Array | Uint16Array)[]): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (const list of lists) {
    for (const word of list) {
      one = Math.imul(one ^ word, 0x01000193);
      other = Math.imul(other ^ word, 0x85ebca6b);
      // Without it the upper bits of a word never reach the lower bits of the hash.
      one ^= one >>> 15;
      other ^= other >>> 13;
    }
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
