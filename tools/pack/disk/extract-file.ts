import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { basename } from "node:path";
import { deflateSync } from "node:zlib";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import { type OsmFile, openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import { createOsmWriter, type OsmHeader, type OsmWriter } from "./osm-writer.ts";

/** An extract on disk. */
export interface ExtractFile extends OsmFile {
  readonly close: () => void;
}

/** Opens an extract on disk. Rejects with OsmFileError. */
export async function openExtractFile(path: string): Promise<ExtractFile> {
  const handle = openFile(path);
  const close = (): void => closeSync(handle);
  try {
    return { ...(await openOsmFile(bytesOf(handle), basename(path))), close };
  } catch (error) {
    close();
    throw error;
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, "r");
  } catch {
    throw new OsmFileError("unreadable", `${path} cannot be opened; is the path right?`);
  }
}

function bytesOf(handle: number): ByteSource {
  return {
    size: fstatSync(handle).size,
    slice: (start, end) => ({
      arrayBuffer: async () => {
        const bytes = new Uint8Array(end - start);
        const count = readSync(handle, bytes, 0, bytes.length, start);
        return bytes.buffer.slice(0, count);
      },
    }),
  };
}

/** Accepts the objects of an extract, and closes its file. */
export interface ExtractFileWriter extends Omit<OsmWriter, "finish"> {
  readonly close: () => void;
}

/** Creates a sorted extract on disk, replacing an existing file. The same objects give the same bytes. */
export function createExtractFile(path: string, header: OsmHeader): ExtractFileWriter {
  const handle = openSync(path, "w");
  const append = (bytes: Uint8Array): void => void writeSync(handle, bytes);
  const { finish, ...writer } = createOsmWriter(header, { append, deflate: deflateSync });
  const close = (): void => {
    finish();
    closeSync(handle);
  };
  return { ...writer, close };
}
