import type { ByteSource } from "#domain/bytes/byte-source.ts";

/** A file open for writing. The browser refuses a second writer. */
export interface WritableFile {
  /** The current length in bytes. */
  size(): number;
  /** Reads into `buffer` from this offset; returns the number of bytes read. */
  read(buffer: Uint8Array, offset: number): number;
  /** Writes all of `bytes` at this offset. Throws StorageFullError when there is no room. */
  write(bytes: Uint8Array, offset: number): void;
  truncate(size: number): void;
  /** Flushes to disk, so that the data survives if the browser is killed. */
  flush(): void;
  close(): void;
}

/**
 * The folders of packs in the private file system of the browser: `FOLDER/FILE`, no deeper. Every call rejects if the
 * browser gives no storage (private windows, plain http), and with NoPrivateFilesError if it has none.
 */
export interface PackFiles {
  folders(): Promise<readonly string[]>;
  /** Resolves to the files of a folder by name; empty if the folder does not exist. */
  files(folder: string): Promise<ReadonlyMap<string, ByteSource>>;
  /**
   * Opens a file, creating it and its folder if necessary. Only works in a worker. Rejects with StorageFullError if
   * there is no room.
   */
  openForWriting(folder: string, name: string): Promise<WritableFile>;
  /** Removes a file that is not open; does nothing if it does not exist. */
  removeFile(folder: string, name: string): Promise<void>;
  /** Removes a folder and its contents; does nothing if it does not exist. */
  removeFolder(folder: string): Promise<void>;
}

/** There is no room on the device for this data. */
export class StorageFullError extends Error {
  override readonly name = "StorageFullError";
}

/** The browser has no private file system: WebKitGTK, and browsers from before 2023. */
export class NoPrivateFilesError extends Error {
  override readonly name = "NoPrivateFilesError";
}
