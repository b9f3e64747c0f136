const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  return crc;
});

/**
 * Computes the checksum of FIT files (CRC-16/ARC).
 * @param crc the checksum of the bytes before these
 */
export function fitCrc(bytes: Uint8Array, crc = 0): number {
  let sum = crc;
  // A plain loop over indexes: a file of a day has megabytes.
  for (let at = 0; at < bytes.length; at++) {
    sum = (sum >>> 8) ^ (TABLE[(sum ^ (bytes[at] as number)) & 0xff] as number);
  }
  return sum;
}
