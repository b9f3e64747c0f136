const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/**
 * Encodes bytes as Base45 (RFC 9285): two bytes become three characters of the alphanumeric mode of QR codes,
 * which stores them in 16.5 bits.
 */
export function toBase45(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const first = bytes[at] as number;
    const second = bytes[at + 1];
    const value = second === undefined ? first : first * 256 + second;
    text += character(value) + character(Math.floor(value / 45));
    if (second !== undefined) text += character(Math.floor(value / 2025));
  }
  return text;
}

/** Decodes Base45; null for any other text. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((letter) => ALPHABET.indexOf(letter));
    if (digits.includes(-1)) return null;
    const [low = 0, middle = 0, high = 0] = digits;
    const value = low + middle * 45 + high * 2025;
    if (value > (digits.length === 3 ? 0xffff : 0xff)) return null;
    if (digits.length === 3) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}

function character(value: number): string {
  return ALPHABET.charAt(value % 45);
}
