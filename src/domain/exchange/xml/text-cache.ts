const SLOTS = 512;
/** Longer texts are notes and names, which rarely repeat. */
const LONGEST_BYTES = 24;

/**
 * Returns the same string for the same short run of bytes, without making it again while it is
 * cached.
 */
export class TextCache {
  readonly #bytes: Uint8Array;
  readonly #starts = new Int32Array(SLOTS);
  readonly #ends = new Int32Array(SLOTS);
  readonly #texts: string[] = new Array(SLOTS).fill("");
  readonly #make: (bytes: Uint8Array, start: number, end: number) => string;

  /** @param make makes the text of a run of these bytes; an empty run gives the empty text */
  constructor(bytes: Uint8Array, make: (bytes: Uint8Array, start: number, end: number) => string) {
    this.#bytes = bytes;
    this.#make = make;
  }

  /** Returns the text of the bytes from `start` to `end`. */
  textAt(start: number, end: number): string {
    if (end - start > LONGEST_BYTES) return this.#make(this.#bytes, start, end);
    const slot = this.#slotOf(start, end);
    if (this.#isKnown(slot, start, end)) return this.#texts[slot] as string;
    const text = this.#make(this.#bytes, start, end);
    this.#starts[slot] = start;
    this.#ends[slot] = end;
    this.#texts[slot] = text;
    return text;
  }

  #slotOf(start: number, end: number): number {
    let hash = end - start;
    for (let index = start; index < end; index++) {
      hash = (Math.imul(hash, 31) + (this.#bytes[index] as number)) | 0;
    }
    return (hash ^ (hash >>> 9)) & (SLOTS - 1);
  }

  #isKnown(slot: number, start: number, end: number): boolean {
    const knownStart = this.#starts[slot] as number;
    if ((this.#ends[slot] as number) - knownStart !== end - start) return false;
    for (let step = 0; step < end - start; step++) {
      if (this.#bytes[knownStart + step] !== this.#bytes[start + step]) return false;
    }
    return true;
  }
}
