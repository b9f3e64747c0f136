const POLYNOMIAL = 0xedb88320;

/** The remainder of each byte, and of each byte followed by one, two and three zero bytes. */
const TABLES = tablesOf();

function tablesOf(): readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const first = Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    return value >>> 0;
  });
  const after = (table: Uint32Array) =>
    table.map((value) => (value >>> 8) ^ (first[value & 0xff] as number));
  const second = after(first);
  const third = after(second);
  return [first, second, third, after(third)];
}

/**
 * Returns the CRC-32 of gzip and PNG (ISO 3309), 0 to 2³² − 1; any single flipped bit changes it. Processes
 * four bytes at a time (Kounavis and Berry, "A systematic approach to building high performance
 * software-based CRC generators", 2005).
 */
export function crc32(bytes: Uint8Array): number {
  const [first, second, third, fourth] = TABLES;
  const whole = bytes.length & ~3;
  let crc = 0xffffffff;
  for (let index = 0; index < whole; index += 4) {
    const mixed =
      crc ^
      ((bytes[index] as number) |
        ((bytes[index + 1] as number) << 8) |
        ((bytes[index + 2] as number) << 16) |
        ((bytes[index + 3] as number) << 24));
    crc =
      (fourth[mixed & 0xff] as number) ^
      (third[(mixed >>> 8) & 0xff] as number) ^
      (second[(mixed >>> 16) & 0xff] as number) ^
      (first[mixed >>> 24] as number);
  }
  for (let index = whole; index < bytes.length; index += 1) {
    crc = (first[(crc ^ (bytes[index] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
