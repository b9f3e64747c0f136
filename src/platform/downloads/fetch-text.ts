import type { DownloadAnswer, Downloads } from "./downloads.ts";
import { answerOf, piecesOf } from "./server-answer.ts";

/** The longest text to accept, in bytes; anything longer cannot be the right file. */
const MAX_BYTES = 4 << 20;

/**
 * Fetches a small text; null if it is too long. Throws a PackJobError that names `fileName`, or the reason of
 * `signal`.
 */
export async function fetchText(
  downloads: Downloads,
  url: string,
  fileName: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  const answer = await answerOf(downloads, { url, fromByte: 0, ifRange: null, signal }, fileName);
  return textOfAnswer(answer, downloads, fileName);
}

/** Reads a small text of a response; null if it is too long. Throws a PackJobError if the connection is lost. */
export async function textOfAnswer(
  answer: DownloadAnswer,
  downloads: Downloads,
  fileName: string | null,
): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const piece of piecesOf(answer, downloads, fileName)) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
