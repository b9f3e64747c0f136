/**
 * As much of WHATWG's Encoding as text in files needs. Both are pure, and every runtime of this code
 * has them (page, worker, Node); the library of the DOM, which also declares them, is kept out of
 * this room.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
