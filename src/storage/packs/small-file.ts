import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { type PackFiles, StorageFullError } from "#platform/pack-files/pack-files.ts";

/**
 * Writes a small file whole. Throws PackJobError when there is no room. A kill leaves the old text or
 * the new one, perhaps with spaces after it: never an empty file, without which what lies beside it
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

/** The text of a small file. */
export async function textOf(source: ByteSource): Promise<string> {
  return new TextDecoder().decode(await source.slice(0, source.size).arrayBuffer());
}

/** What went wrong while writing, in the words of a pack. */
export async function saying<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asPackError(error);
  }
}

/** As `saying`, for what is written at once. */
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
