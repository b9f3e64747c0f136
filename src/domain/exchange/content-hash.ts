import type { ExchangeRoute, ExchangeTrack } from "./exchange-file.ts";

/**
 * A hash of the places and times of a track, by which it is known again: the same track of the same file
 * has the same, whatever it is called since.
 */
export function trackContentHash({ lngs, lats, timesMs, segmentStarts }: ExchangeTrack): string {
  const arrays = [lngs, lats, ...(timesMs ? [timesMs] : [])];
  return `track-${lngs.length}-${hashOf([...arrays.map(wordsOf), segmentStarts])}`;
}

/** The same of a route, made of its points and their names. */
export function routeContentHash({ points }: ExchangeRoute): string {
  const places = Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat]));
  const names = points.map(({ name }) => name).join("\n");
  const units = Uint16Array.from({ length: names.length }, (_, index) => names.charCodeAt(index));
  return `route-${points.length}-${hashOf([wordsOf(places), units])}`;
}

function wordsOf(numbers: Float64Array): Uint32Array {
  return new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
}

/** FNV-1a, twice from different beginnings: 64 bits together, as hexadecimal digits. */
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
