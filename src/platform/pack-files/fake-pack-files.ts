import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { type PackFiles, StorageFullError, type WritableFile } from "./pack-files.ts";

/** Folders in memory, for tests. */
export interface FakePackFiles extends PackFiles {
  /** Contents by folder and file name. */
  readonly stored: Map<string, Map<string, Uint8Array>>;
  /** The total capacity; Infinity by default. */
  capacityBytes: number;
  /** True if the browser offers no storage. */
  isBlocked: boolean;
  /** Operations that throw, like a browser that runs short of something. */
  readonly failing: Set<FileOperation>;
}

/** Any operation that can throw. */
export type FileOperation = keyof PackFiles | Exclude<keyof WritableFile, "close">;

/** Creates an empty file system. */
export function fakePackFiles(): FakePackFiles {
  const fake: FakePackFiles = {
    stored: new Map(),
    capacityBytes: Number.POSITIVE_INFINITY,
    isBlocked: false,
    failing: new Set(),
    async folders() {
      check(fake, "folders");
      return [...fake.stored.keys()];
    },
    async files(folder) {
      check(fake, "files");
      const files = [...(fake.stored.get(folder) ?? [])];
      return new Map(files.map(([name, bytes]) => [name, bytesInMemory(bytes)]));
    },
    async openForWriting(folder, name) {
      check(fake, "openForWriting");
      return writableIn(fake, folder, name);
    },
    async removeFile(folder, name) {
      check(fake, "removeFile");
      fake.stored.get(folder)?.delete(name);
    },
    async removeFolder(folder) {
      check(fake, "removeFolder");
      fake.stored.delete(folder);
    },
  };
  return fake;
}

/** Wraps bytes in memory as a file. */
export function bytesInMemory(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    slice: (start, end) => ({
      // Not `slice`: on a Buffer it returns a view, whose `buffer` is the whole memory.
      arrayBuffer: async () => new Uint8Array(bytes.subarray(start, end)).buffer,
    }),
  };
}

function check({ isBlocked, failing }: FakePackFiles, operation: FileOperation): void {
  if (isBlocked || failing.has(operation)) throw new Error(`no storage to ${operation}`);
}

function writableIn(fake: FakePackFiles, folder: string, name: string): WritableFile {
  const files = fake.stored.get(folder) ?? new Map<string, Uint8Array>();
  fake.stored.set(folder, files);
  const bytes = (): Uint8Array => files.get(name) ?? new Uint8Array();
  files.set(name, bytes());
  return {
    size() {
      check(fake, "size");
      return bytes().length;
    },
    read(buffer, offset) {
      check(fake, "read");
      const part = bytes().subarray(offset, offset + buffer.length);
      buffer.set(part);
      return part.length;
    },
    write(part, offset) {
      check(fake, "write");
      const grown = new Uint8Array(Math.max(bytes().length, offset + part.length));
      if (usedBytes(fake) - bytes().length + grown.length > fake.capacityBytes) {
        throw new StorageFullError("no room");
      }
      grown.set(bytes());
      grown.set(part, offset);
      files.set(name, grown);
    },
    truncate(size) {
      check(fake, "truncate");
      files.set(name, bytes().slice(0, size));
    },
    flush: () => check(fake, "flush"),
    close() {},
  };
}

function usedBytes(fake: FakePackFiles): number {
  const sizes = [...fake.stored.values()].flatMap((files) => [...files.values()]);
  return sizes.reduce((sum, { length }) => sum + length, 0);
}
