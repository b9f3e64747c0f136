import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { ExchangeFile } from "./exchange-file.ts";
import { readFile } from "./read/read-file.ts";
import type { ReadOptions } from "./read/read-options.ts";

/** Reads a text or bytes; throws, and so fails the test, when they are refused. */
export function readSample(content: string | Uint8Array, options?: ReadOptions): ExchangeFile {
  const result = readFile(bytesOf(content), options);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
  return result.file;
}

/** Returns the reason why a text or bytes are refused; null when they are not. */
export function problemReasonOf(content: string | Uint8Array): string | null {
  const result = readFile(bytesOf(content));
  return result.ok ? null : result.problem.reason;
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? encodeUtf8(content) : content;
}
