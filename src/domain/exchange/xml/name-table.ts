import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";

/** The name of an element, split at the colon. */
export interface XmlName {
  readonly bytes: Uint8Array;
  /** The part before the colon; empty without one. */
  readonly prefix: string;
  readonly local: string;
}

const SLOTS = 1024;
/** No known format has more names than this; further ones are not cached. */
const MAX_NAMES = 512;

/** Returns the same object for the same name, without making a string for every tag. */
export class NameTable {
  readonly #slots: (XmlName | undefined)[] = new Array(SLOTS).fill(undefined);
  #count = 0;

  /** @returns the name that the bytes from `start` to `end` spell. */
  nameAt(bytes: Uint8Array, start: number, end: number): XmlName {
    let slot = hash(bytes, start, end);
    for (;;) {
      const name = this.#slots[slot];
      if (!name) break;
      if (isSpelledSo(name.bytes, bytes, start, end)) return name;
      slot = (slot + 1) % SLOTS;
    }
    const made = makeName(bytes, start, end);
    if (this.#count < MAX_NAMES) {
      this.#slots[slot] = made;
      this.#count++;
    }
    return made;
  }
}

/** @returns whether two names are spelled the same. */
export function isSameName(one: XmlName, other: XmlName): boolean {
  return one === other || (one.local === other.local && one.prefix === other.prefix);
}

/** Made of the length and three letters: the names in a format rarely share them all. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  const first = bytes[start] as number;
  const middle = bytes[start + (length >> 1)] as number;
  const last = bytes[end - 1] as number;
  return (length * 131 + first * 31 + middle * 17 + last * 7) % SLOTS;
}

/** @returns whether the bytes from `start` to `end` are these. */
export function isSpelledSo(
  known: Uint8Array,
  bytes: Uint8Array,
  start: number,
  end: number,
): boolean {
  if (known.length !== end - start) return false;
  for (let index = 0; index < known.length; index++) {
    if (known[index] !== bytes[start + index]) return false;
  }
  return true;
}

function makeName(bytes: Uint8Array, start: number, end: number): XmlName {
  const text = utf8Text(bytes, start, end);
  const colon = text.indexOf(":");
  return {
    bytes: bytes.slice(start, end),
    prefix: colon < 0 ? "" : text.slice(0, colon),
    local: text.slice(colon + 1),
  };
}
