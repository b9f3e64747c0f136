/** The bits of a first byte that belong to the character, by how many bytes follow. */
const LEAD_MASKS = [0x7f, 0x1f, 0x0f, 0x07];

/** A text as UTF-8. Written out because this room has no globals of browser or Node. */
export function encodeUtf8(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => bytesOf(character.codePointAt(0) ?? 0)));
}

function bytesOf(code: number): number[] {
  if (code < 0x80) return [code];
  const following = (bitsBelow: number): number => 0x80 | ((code >> bitsBelow) & 0x3f);
  if (code < 0x800) return [0xc0 | (code >> 6), following(0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), following(6), following(0)];
  return [0xf0 | (code >> 18), following(12), following(6), following(0)];
}

/** The text of UTF-8 bytes; what is no UTF-8 becomes U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): string {
  let text = "";
  let index = 0;
  while (index < bytes.length) {
    const lead = bytes[index] as number;
    const following = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    let code = lead & (LEAD_MASKS[following] as number);
    for (let step = 1; step <= following; step++) {
      code = (code << 6) | ((bytes[index + step] ?? 0) & 0x3f);
    }
    text += code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
    index += following + 1;
  }
  return text;
}
