const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUE_OF = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Bytes as base64url (RFC 4648 §5) without padding: nothing in it needs escaping in an address. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const bits = (first << 16) | (second << 8) | third;
    const digitCount = Math.min(3, bytes.length - index) + 1;
    for (let digit = 0; digit < digitCount; digit++) {
      text += DIGITS.charAt((bits >> (18 - 6 * digit)) & 63);
    }
  }
  return text;
}

/** The bytes of base64url without padding; null for anything else. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (const digit of text) {
    const value = VALUE_OF.get(digit);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[length++] = (bits >> bitCount) & 255;
  }
  return bytes;
}
