import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import type { DownloadAnswer, Downloads } from "./downloads.ts";
import { answerOf, piecesOf, TooLongError } from "./server-answer.ts";

/**
 * Fetches a small text; null if it is too long. Throws a PackJobError that names `fileName`, or the reason of
 * `signal`.
 */
export async function fetchText(
  downloads: Downloads,
  url: string,
  fileName: string | null,
  signal: AbortSignal,
  maxBytes: number = DOWNLOAD_LIMITS.text,
): Promise<string | null> {
  const answer = await answerOf(downloads, { url, fromByte: 0, ifRange: null, signal }, fileName);
  return textOfAnswer(answer, downloads, fileName, maxBytes);
}

/** Reads a small text of a response; null if it is too long. Throws a PackJobError if the connection is lost. */
export async function textOfAnswer(
  answer: DownloadAnswer,
  downloads: Downloads,
  fileName: string | null,
  maxBytes: number = DOWNLOAD_LIMITS.text,
): Promise<string | null> {
  const decoder = new TextDecoder();
  const limits = { fileName, maxBytes, tooLong: "damaged" } as const;
  let text = "";
  try {
    for await (const piece of piecesOf(answer, downloads, limits)) {
      text += decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    if (error instanceof TooLongError) return null;
    throw error;
  }
  return text + decoder.decode();
}
