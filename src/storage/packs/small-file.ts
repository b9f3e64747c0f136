import type { ByteSource } from "#domain/tiles/byte-source.ts";
import { PackJobError } from "#domain/tiles/pack-job.ts";
import { type PackFiles, StorageFullError } from "#platform/pack-files/pack-files.ts";

/** Writes a small file whole. Throws PackJobError when there is no room. */
export async function writeTextFile(
  files: PackFiles,
  folder: string,
  name: string,
  text: string,
): Promise<void> {
  const file = await saying(() => files.openForWriting(folder, name));
  try {
    sayingNow(() => {
      file.truncate(0);
      file.write(new TextEncoder().encode(text), 0);
      file.flush();
    });
  } finally {
    file.close();
  }
}

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
