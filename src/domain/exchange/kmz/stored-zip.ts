/** A file to put into a zip. */
export interface StoredFile {
  /** A path with `/`, ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** 1 January 1980, the first date that a zip can hold. */
const FIRST_DATE = { date: 0x21, time: 0 };
const VERSION = 20;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/**
 * Yields a zip of these files in pieces, not compressed (APPNOTE.TXT 6.3, method 0), at most 4 GB. Our own writer, because
 * that of fflate would become part of the code of the map, which reads with the same module (1.9 kB of its budget).
 * @param nowMs milliseconds since 1970, the time of the files, which a zip holds without a time zone: as UTC
 */
export function* storedZip(files: Iterable<StoredFile>, nowMs: number): Generator<Bytes> {
  const { date, time } = dosTime(nowMs);
  const directory: Bytes[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const common: readonly Field[] = [
      [2, VERSION],
      [2, 0],
      [2, 0],
      [2, time],
      [2, date],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    ];
    const head = packed([[4, LOCAL], ...common]);
    const noComment: readonly Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ];
    directory.push(
      packed([[4, CENTRAL], [2, VERSION], ...common, ...noComment, [4, offset]]),
      path,
    );
    yield head;
    yield path;
    yield bytes;
    offset += head.length + path.length + bytes.length;
  }
  yield* directory;
  const count = directory.length / 2;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield packed([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
}

/** A number and the bytes that it takes, the lowest first. */
type Field = readonly [byteCount: 2 | 4, value: number];

function packed(fields: readonly Field[]): Bytes {
  const bytes = new Uint8Array(fields.reduce((sum, [byteCount]) => sum + byteCount, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [byteCount, value] of fields) {
    if (byteCount === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += byteCount;
  }
  return bytes;
}

/** Returns a time in the form of MS-DOS, in steps of two seconds. */
function dosTime(ms: number): { readonly date: number; readonly time: number } {
  const moment = new Date(ms);
  const year = moment.getUTCFullYear() - 1980;
  if (!(year >= 0 && year < 128)) return FIRST_DATE;
  return {
    date: (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time:
      (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  };
}

/** The checksum of each byte (ISO 3309, reflected polynomial). */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
