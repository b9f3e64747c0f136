import type { ByteSource } from "#domain/bytes/byte-source.ts";

/** A file that is being written. One writer at a time: a second one is refused by the browser. */
export interface WritableFile {
  /** Bytes that are there already. */
  size(): number;
  /** Reads into `buffer` from this offset; gives how many bytes there were. */
  read(buffer: Uint8Array, offset: number): number;
  /** Writes all of `bytes` at this offset. Throws StorageFullError when there is no room. */
  write(bytes: Uint8Array, offset: number): void;
  truncate(size: number): void;
  /** Makes sure that what was written survives a killed browser. */
  flush(): void;
  close(): void;
}

/**
 * The folders of packs in the browser's private file system: `FOLDER/FILE`, no deeper. Every call
 * rejects when the browser gives no storage (private windows, plain http), and with
 * NoPrivateFilesError when it has none to give.
 */
export interface PackFiles {
  folders(): Promise<readonly string[]>;
  /** The files of a folder as they are now, by name; none when there is no such folder. */
  files(folder: string): Promise<ReadonlyMap<string, ByteSource>>;
  /** Opens a file, made if need be, with its folder. In a worker only. Rejects with StorageFullError when there is no room. */
  openForWriting(folder: string, name: string): Promise<WritableFile>;
  /** Removes a folder with all that is in it; nothing happens when there is none. */
  removeFolder(folder: string): Promise<void>;
}

/** The device has no room for what was being written. */
export class StorageFullError extends Error {
  override readonly name = "StorageFullError";
}

/** The browser has no private file system at all: WebKitGTK, and what is older than 2023. */
export class NoPrivateFilesError extends Error {
  override readonly name = "NoPrivateFilesError";
}
