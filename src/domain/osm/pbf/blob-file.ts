import type { Pause } from "#domain/async/pause.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { createInflate, InflateError } from "#domain/bytes/inflate-zlib.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import { MessageError, MessageReader } from "./message-reader.ts";

/** Limits in the specification: https://wiki.openstreetmap.org/wiki/PBF_Format */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;
/** The most blobs; the whole planet has half as many. */
const MAX_BLOBS = 2_000_000;
/** Holds the length, type and size in front of nearly every blob. */
const USUAL_HEADER_BYTES = 64;

/** A compressed part of the file. */
export interface Blob {
  readonly type: string;
  /** The offset of its bytes in the file. */
  readonly offset: number;
  readonly bytes: number;
}

/** A file and the places of its blobs. */
export interface BlobFile {
  /** The name in messages. */
  readonly name: string;
  readonly bytes: number;
  /** The first is the header. */
  readonly blobs: readonly Blob[];
  /**
   * Resolves to the inflated contents of a blob, which are valid until the next call. `aheadBytes` are read at once, for reading the blobs behind it next.
   * Rejects with OsmFileError if they cannot be read or inflated.
   */
  readonly read: (blob: Blob, aheadBytes?: number) => Promise<Uint8Array>;
}

/** The caller that waits for the blobs of a file. */
export interface IndexCaller {
  readonly pause: Pause;
  readonly onProgress: (doneBytes: number, totalBytes: number) => void;
}

/**
 * Finds the blobs of a file by their headers, without reading their contents. Rejects with OsmFileError if the file is
 * cut off or not a PBF.
 */
export async function openBlobFile(
  source: ByteSource,
  name: string,
  { pause, onProgress }: IndexCaller,
): Promise<BlobFile> {
  const readAt = windowOn(source, name);
  const blobs: Blob[] = [];
  for (let offset = 0; offset < source.size; ) {
    const blob = await blobAt(offset, { name, size: source.size, readAt });
    if (blobs.length === 0 && blob.type !== "OSMHeader") throw notPbf(name);
    if (blobs.push(blob) > MAX_BLOBS) throw impossibleSize(name, offset);
    offset = blob.offset + blob.bytes;
    onProgress(offset, source.size);
    await pause();
  }
  if (blobs.length === 0) throw notPbf(name);
  const inflate = createInflate();
  return {
    name,
    bytes: source.size,
    blobs,
    read: async (blob, aheadBytes = 0) =>
      contentsOf(await readAt(blob.offset, blob.bytes, aheadBytes), {
        name,
        offset: blob.offset,
        inflate,
      }),
  };
}

/** Reads bytes, and up to `aheadBytes` from the same offset at once. */
type ReadAt = (offset: number, bytes: number, aheadBytes?: number) => Promise<Uint8Array>;

function windowOn(source: ByteSource, name: string): ReadAt {
  let [start, bytes] = [0, new Uint8Array()];
  return async (offset, length, aheadBytes = 0) => {
    if (offset + length > source.size) throw cutOff(name, source.size);
    if (offset < start || offset + length > start + bytes.length) {
      const end = Math.min(source.size, offset + Math.max(length, aheadBytes));
      bytes = await bytesOf(source, name, { start: offset, end });
      start = offset;
    }
    return bytes.subarray(offset - start, offset - start + length);
  };
}

async function bytesOf(
  source: ByteSource,
  name: string,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Uint8Array<ArrayBuffer>> {
  let buffer: ArrayBuffer;
  try {
    buffer = await source.slice(start, end).arrayBuffer();
  } catch (error) {
    throw new OsmFileError("unreadable", `${name} cannot be read; is it still there?`, error);
  }
  if (buffer.byteLength < end - start) throw cutOff(name, start + buffer.byteLength);
  return new Uint8Array(buffer);
}

interface Place {
  readonly name: string;
  readonly size: number;
  readonly readAt: ReadAt;
}

/** Reads the header of the blob at an offset. */
async function blobAt(offset: number, { name, size, readAt }: Place): Promise<Blob> {
  const length = new DataView((await readAt(offset, 4, USUAL_HEADER_BYTES)).slice().buffer);
  const headerBytes = length.getUint32(0);
  if (headerBytes > MAX_HEADER_BYTES) throw wrongHeader(name, offset);
  const { type, bytes } = blobHeader(await readAt(offset + 4, headerBytes), name, offset);
  if (bytes > MAX_BLOB_BYTES) throw impossibleSize(name, offset);
  const start = offset + 4 + headerBytes;
  if (start + bytes > size) throw cutOff(name, size);
  return { type, offset: start, bytes };
}

function blobHeader(
  content: Uint8Array,
  name: string,
  offset: number,
): { type: string; bytes: number } {
  const header = { type: "", bytes: -1 };
  try {
    const reader = new MessageReader(content);
    reader.fields((field) => {
      if (field === 1) header.type = reader.text();
      else if (field === 3) header.bytes = reader.number("int");
    });
  } catch (error) {
    throw damageIn(error, () => wrongHeader(name, offset));
  }
  if (header.type === "" || header.bytes < 0) throw wrongHeader(name, offset);
  return header;
}

/** The fields of a blob with its contents, and the names of their compressions. */
const COMPRESSIONS: Readonly<Record<number, string>> = {
  4: "lzma",
  5: "bzip2",
  6: "lz4",
  7: "zstd",
};

interface BlobPlace {
  readonly name: string;
  readonly offset: number;
  readonly inflate: ReturnType<typeof createInflate>;
}

function contentsOf(content: Uint8Array, { name, offset, inflate }: BlobPlace): Uint8Array {
  let [raw, zlib, rawBytes]: [Uint8Array | null, Uint8Array | null, number] = [null, null, 0];
  let compression = "an unknown way";
  try {
    const reader = new MessageReader(content);
    reader.fields((field) => {
      if (field === 1) raw = reader.bytes();
      else if (field === 2) rawBytes = reader.number("int");
      else if (field === 3) zlib = reader.bytes();
      else compression = COMPRESSIONS[field] ?? compression;
    });
    if (raw) return raw;
    if (rawBytes > MAX_BLOB_BYTES) throw impossibleSize(name, offset);
    if (zlib && rawBytes >= 0) return inflate(zlib, rawBytes);
  } catch (error) {
    throw damageIn(error, () => damaged(name, offset));
  }
  throw new OsmFileError(
    "unknown-compression",
    `${name} is compressed with ${compression} instead of zlib; convert it with osmium.`,
  );
}

/** Returns `damage` for the errors of a decoder, and any other error as it is. */
export function damageIn(error: unknown, damage: () => OsmFileError): unknown {
  return error instanceof MessageError || error instanceof InflateError ? damage() : error;
}

/** Returns the problem of a file whose bytes near this offset make no sense. */
export function damaged(name: string, offset: number): OsmFileError {
  return new OsmFileError("damaged", `${name} is damaged near byte ${offset}; download it again.`);
}

function notPbf(name: string): OsmFileError {
  return new OsmFileError("not-pbf", `${name} is not an OSM PBF file.`);
}

/** A file that does not even begin correctly is something else. */
function wrongHeader(name: string, offset: number): OsmFileError {
  return offset === 0 ? notPbf(name) : damaged(name, offset);
}

function cutOff(name: string, bytes: number): OsmFileError {
  return new OsmFileError("cut-off", `${name} is cut off after ${bytes} bytes; download it again.`);
}

/** Returns the problem of a file that claims more than possible near this offset. */
export function impossibleSize(name: string, offset: number): OsmFileError {
  return new OsmFileError(
    "impossible-size",
    `${name} claims an impossible size near byte ${offset}; download it again.`,
  );
}
