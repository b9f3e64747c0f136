/**
 * Returns a random UUID. `crypto.randomUUID` is missing on plain http (a phone on the local network during
 * development); random bytes are always available.
 */
export function browserRandomId(): string {
  const device: { randomUUID?: () => string } = crypto;
  return device.randomUUID?.call(crypto) ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Formats 16 bytes as a UUID of version 4 (RFC 9562), which fixes six of the 128 bits. */
function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return hexOf((byte & 0x0f) | 0x40);
    return hexOf(index === 8 ? (byte & 0x3f) | 0x80 : byte);
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
