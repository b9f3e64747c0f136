import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { type PackFiles, StorageFullError } from "#platform/pack-files/pack-files.ts";

/**
 * Writes a small file as a whole. Rejects with a PackJobError if there is no room. If the browser is killed, the file
 * holds the old text or the new one, perhaps followed by spaces, but is never empty: without this file its neighbours
 * would be taken for garbage.
 */
export async function writeTextFile(
  files: PackFiles,
  folder: string,
  name: string,
  text: string,
): Promise<void> {
  const file = await saying(() => files.openForWriting(folder, name));
  try {
    sayingNow(() => {
      const bytes = new TextEncoder().encode(text);
      const padded = new Uint8Array(Math.max(bytes.length, file.size())).fill(SPACE);
      padded.set(bytes);
      file.write(padded, 0);
      file.truncate(bytes.length);
      file.flush();
    });
  } finally {
    file.close();
  }
}

const SPACE = 0x20;

/** Writes a file as a whole; a kill may leave a part. Rejects with a PackJobError if there is no room. */
export async function writeFile(
  files: PackFiles,
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const file = await saying(() => files.openForWriting(folder, name));
  try {
    sayingNow(() => {
      file.truncate(0);
      file.write(bytes, 0);
      file.flush();
    });
  } finally {
    file.close();
  }
}

/** Resolves to the text of a small file. */
export async function textOf(source: ByteSource): Promise<string> {
  return new TextDecoder().decode(await source.slice(0, source.size).arrayBuffer());
}

/** Runs `work` and converts its errors to a PackJobError. */
export async function saying<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asPackError(error);
  }
}

/** The synchronous form of `saying`. */
export function sayingNow(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw asPackError(error);
  }
}

function asPackError(error: unknown): Error {
  if (error instanceof StorageFullError) return new PackJobError("disk-full", null, error);
  return new PackJobError("storage-blocked", null, error);
}
