import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { inflateSync } from "node:zlib";
import { PbfReader } from "pbf";
import { PbfError } from "./pbf-error.ts";

/** Limits in the specification: https://wiki.openstreetmap.org/wiki/PBF_Format */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

/** A compressed part of the file. */
export interface Blob {
  readonly type: string;
  /** The offset of its bytes in the file. */
  readonly offset: number;
  readonly bytes: number;
}

/** An open file and the places of its blobs. */
export interface BlobFile {
  readonly name: string;
  readonly bytes: number;
  readonly blobs: readonly Blob[];
  /** Returns the inflated contents of a blob. Throws PbfError if it cannot be inflated. */
  readonly read: (blob: Blob) => Uint8Array;
  readonly close: () => void;
}

/** Opens a file and reads its blob headers. Throws PbfError if it is truncated or not a PBF. */
export function openBlobFile(path: string): BlobFile {
  const name = basename(path);
  const handle = openFile(path);
  const { size } = fstatSync(handle);
  const readAt = (offset: number, bytes: number): Buffer => {
    const buffer = Buffer.allocUnsafe(bytes);
    if (readSync(handle, buffer, 0, bytes, offset) === bytes) return buffer;
    throw new PbfError(`${name} is cut off after ${size} bytes; download it again.`);
  };
  try {
    const blobs = blobsOf(name, size, readAt);
    return {
      name,
      bytes: size,
      blobs,
      read: (blob) => inflated(readAt(blob.offset, blob.bytes), name, blob.offset),
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, "r");
  } catch {
    throw new PbfError(`${path} cannot be opened; is the path right?`);
  }
}

function blobsOf(
  name: string,
  size: number,
  readAt: (offset: number, bytes: number) => Buffer,
): Blob[] {
  const blobs: Blob[] = [];
  let offset = 0;
  while (offset < size) {
    const headerBytes = readAt(offset, 4).readUInt32BE(0);
    if (headerBytes > MAX_HEADER_BYTES) throw notPbf(name);
    const header = blobHeader(readAt(offset + 4, headerBytes));
    if (header.type === "" || header.bytes > MAX_BLOB_BYTES) throw notPbf(name);
    const start = offset + 4 + headerBytes;
    if (start + header.bytes > size) {
      throw new PbfError(`${name} is cut off after ${size} bytes; download it again.`);
    }
    blobs.push({ type: header.type, offset: start, bytes: header.bytes });
    offset = start + header.bytes;
  }
  if (blobs[0]?.type !== "OSMHeader") throw notPbf(name);
  return blobs;
}

function notPbf(name: string): PbfError {
  return new PbfError(`${name} is not an OSM PBF file.`);
}

function blobHeader(bytes: Uint8Array): { type: string; bytes: number } {
  return new PbfReader(bytes).readFields(
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString();
      else if (tag === 3) header.bytes = pbf.readVarint();
    },
    { type: "", bytes: 0 },
  );
}

function inflated(bytes: Uint8Array, name: string, offset: number): Uint8Array {
  const none: Uint8Array | null = null;
  const blob = new PbfReader(bytes).readFields(
    (tag, found, pbf) => {
      if (tag === 1) found.raw = pbf.readBytes();
      else if (tag === 3) found.zlib = pbf.readBytes();
    },
    { raw: none, zlib: none } as { raw: Uint8Array | null; zlib: Uint8Array | null },
  );
  if (blob.raw) return blob.raw;
  if (!blob.zlib) {
    throw new PbfError(`${name} is compressed in a way other than zlib; convert it with osmium.`);
  }
  try {
    return inflateSync(blob.zlib);
  } catch {
    throw new PbfError(`${name} is damaged near byte ${offset}; download it again.`);
  }
}
