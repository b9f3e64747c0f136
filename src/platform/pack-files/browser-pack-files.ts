import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import {
  NoPrivateFilesError,
  type PackFiles,
  StorageFullError,
  type WritableFile,
} from "./pack-files.ts";

/** The folder of the origin private file system that holds all packs. */
const ROOT = "packs";

/** Methods that the TypeScript library only declares for workers. */
interface SyncHandle {
  getSize(): number;
  read(buffer: Uint8Array, options: { at: number }): number;
  write(buffer: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

/** Pack files in the origin private file system. */
export function browserPackFiles(): PackFiles {
  return { folders, files, openForWriting, removeFile, removeFolder };
}

async function root(): Promise<FileSystemDirectoryHandle> {
  // No browser offers it over plain http, so that proves nothing.
  if (globalThis.isSecureContext && typeof navigator.storage?.getDirectory !== "function") {
    throw new NoPrivateFilesError("this browser has no origin private file system");
  }
  const own = await navigator.storage.getDirectory();
  return own.getDirectoryHandle(ROOT, { create: true });
}

async function folders(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const [name, handle] of entriesOf(await root())) {
    if (handle.kind === "directory") names.push(name);
  }
  return names;
}

async function files(folder: string): Promise<ReadonlyMap<string, ByteSource>> {
  const directory = await orNull((await root()).getDirectoryHandle(folder));
  const found = new Map<string, ByteSource>();
  if (!directory) return found;
  for await (const [name, handle] of entriesOf(directory)) {
    if (handle.kind === "file") found.set(name, await (handle as FileSystemFileHandle).getFile());
  }
  return found;
}

async function openForWriting(folder: string, name: string): Promise<WritableFile> {
  const handle = await syncHandle(folder, name).catch(rethrow);
  return {
    size: () => handle.getSize(),
    read: (buffer, offset) => handle.read(buffer, { at: offset }),
    write: (bytes, offset) => saying(() => writeAll(handle, bytes, offset)),
    truncate: (size) => saying(() => handle.truncate(size)),
    flush: () => saying(() => handle.flush()),
    close: () => handle.close(),
  };
}

async function syncHandle(folder: string, name: string): Promise<SyncHandle> {
  const directory = await (await root()).getDirectoryHandle(folder, { create: true });
  const file = await directory.getFileHandle(name, { create: true });
  // Write in place: `createWritable` loses everything that was not closed.
  return (
    file as unknown as { createSyncAccessHandle(): Promise<SyncHandle> }
  ).createSyncAccessHandle();
}

async function removeFile(folder: string, name: string): Promise<void> {
  const directory = await orNull((await root()).getDirectoryHandle(folder));
  if (directory) await orNull(directory.removeEntry(name));
}

async function removeFolder(folder: string): Promise<void> {
  await orNull((await root()).removeEntry(folder, { recursive: true }));
}

function writeAll(handle: SyncHandle, bytes: Uint8Array, offset: number): void {
  // A full device may write fewer bytes without an error.
  if (handle.write(bytes, { at: offset }) < bytes.length) throw new StorageFullError("no room");
}

function saying<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    return rethrow(error);
  }
}

function rethrow(error: unknown): never {
  throw isQuotaError(error) ? new StorageFullError("no room", { cause: error }) : error;
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotFoundError") return null;
    throw error;
  }
}

function entriesOf(
  directory: FileSystemDirectoryHandle,
): AsyncIterable<readonly [string, FileSystemHandle]> {
  return directory as unknown as AsyncIterable<readonly [string, FileSystemHandle]>;
}
