/** What a first byte begins with, by how many bytes follow. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];

/** Collects characters as UTF-8; a surrogate without its partner becomes U+FFFD. */
export class Utf8Writer {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(expectedBytes: number) {
    this.#bytes = new Uint8Array(expectedBytes + 4);
  }

  /** @param code a Unicode code point */
  put(code: number): void {
    if (this.#length + 4 > this.#bytes.length) this.#grow();
    if (code < 0x80) this.#bytes[this.#length++] = code;
    else this.#putLong(code >= 0xd800 && code <= 0xdfff ? 0xfffd : code);
  }

  /** @returns what was put in so far; nothing may be put in after it. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #putLong(code: number): void {
    const following = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    this.#bytes[this.#length++] = (LEADS[following] as number) | (code >> (6 * following));
    for (let left = following - 1; left >= 0; left--) {
      this.#bytes[this.#length++] = 0x80 | ((code >> (6 * left)) & 0x3f);
    }
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
