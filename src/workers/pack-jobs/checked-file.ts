import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { saying, sayingNow } from "#storage/packs/small-file.ts";

/** The number of bytes read at a time. */
const PART_BYTES = 1 << 20;
/** The largest part of a download that a crash can lose. */
const FLUSH_BYTES = 8 << 20;

/** A file of a pack that is being written, and hashed at the same time. */
export interface CheckedFile {
  /** Returns the number of bytes written, including those of an earlier visit. */
  doneBytes(): number;
  /** Throws PackJobError if there is no room, or the file would exceed `limitBytes`. */
  add(bytes: Uint8Array): void;
  /** Starts again with an empty file. */
  restart(): void;
  /** Returns the lower-case hexadecimal SHA-256 of the whole file. */
  sha256(): string;
  close(): void;
}

/**
 * Opens a file to write the rest of it; in a worker only.
 * @param limitBytes the expected length; a longer earlier part is discarded
 */
export async function openCheckedFile(
  files: PackFiles,
  folder: string,
  name: string,
  limitBytes: number,
): Promise<CheckedFile> {
  const earlier = (await saying(() => files.files(folder))).get(name) ?? null;
  let hash = sha256.create();
  let doneBytes = 0;
  if (earlier && earlier.size <= limitBytes) {
    for await (const part of partsOf(earlier)) hash.update(part);
    doneBytes = earlier.size;
  }
  const file = await saying(() => files.openForWriting(folder, name));
  await saying(() => file.truncate(doneBytes));
  let flushedBytes = doneBytes;
  return {
    doneBytes: () => doneBytes,
    add(bytes) {
      if (doneBytes + bytes.length > limitBytes) throw new PackJobError("wrong-hash", name);
      sayingNow(() => file.write(bytes, doneBytes));
      hash.update(bytes);
      doneBytes += bytes.length;
      if (doneBytes - flushedBytes < FLUSH_BYTES) return;
      sayingNow(() => file.flush());
      flushedBytes = doneBytes;
    },
    restart() {
      sayingNow(() => file.truncate(0));
      hash = sha256.create();
      [doneBytes, flushedBytes] = [0, 0];
    },
    sha256: () => bytesToHex(hash.clone().digest()),
    close() {
      try {
        sayingNow(() => file.flush());
      } finally {
        file.close();
      }
    },
  };
}

/** Yields the bytes of a source in parts, in order. */
export async function* partsOf(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < source.size; start += PART_BYTES) {
    const end = Math.min(source.size, start + PART_BYTES);
    yield new Uint8Array(await source.slice(start, end).arrayBuffer());
  }
}

/** Returns the lower-case hexadecimal SHA-256 of a file, read in parts. Rejects with the reason of `signal`. */
export async function sha256OfFile(source: ByteSource, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for await (const part of partsOf(source)) {
    signal.throwIfAborted();
    hash.update(part);
  }
  return bytesToHex(hash.digest());
}

/** Returns the lower-case hexadecimal SHA-256 of a text's UTF-8. */
export function sha256OfText(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}
