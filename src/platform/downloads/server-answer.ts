import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import { ConnectionError, type DownloadAnswer, type Downloads } from "./downloads.ts";

/** Thrown when a server refuses because of too many requests. */
export class ServerBusyError extends PackJobError {
  /** The delay that it asks for before the next request; null if it gives none. */
  readonly retryAfterMs: number | null;

  constructor(retryAfterMs: number | null, fileName: string | null) {
    super("server-busy", fileName);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Requests a file of a pack and returns the response if it holds file contents. Throws a PackJobError that names
 * `fileName`.
 */
export async function answerOf(
  downloads: Downloads,
  request: Parameters<Downloads["get"]>[0],
  fileName: string | null,
): Promise<DownloadAnswer> {
  const answer = await anyAnswerOf(downloads, request, fileName);
  if (answer.status === 416 && request.fromByte > 0 && request.toByte === undefined) {
    return answerOf(downloads, { ...request, fromByte: 0, ifRange: null }, fileName);
  }
  // 204 also means that the server does not have the file.
  if ([204, 404, 410].includes(answer.status)) throw new PackJobError("not-found", fileName);
  if (answer.status === 429 || (answer.status === 503 && answer.retryAfterMs !== null)) {
    throw new ServerBusyError(answer.retryAfterMs, fileName);
  }
  if (answer.status !== 200 && answer.status !== 206) {
    throw new PackJobError("server-error", fileName);
  }
  // The login page of a captive portal, or a single-page app that answers every URL with itself.
  if (answer.contentType === "text/html") throw new PackJobError("html-answered", fileName);
  return answer;
}

/** Sends a request and returns the response, whatever its status. Throws a PackJobError if there is none. */
export function anyAnswerOf(
  downloads: Downloads,
  request: Parameters<Downloads["get"]>[0],
  fileName: string | null,
): Promise<DownloadAnswer> {
  return asPackError(downloads, fileName, "unreachable", () => downloads.get(request));
}

/** Thrown as soon as a server sends more than the maximum of a download. */
export class TooLongError extends PackJobError {}

/** The limits of reading a response. */
export interface ReadingLimits {
  /** The name in the problem; null if it is not a file of a pack. */
  readonly fileName: string | null;
  /** The most bytes to accept of this response. */
  readonly maxBytes: number;
  /** The problem of a longer response. */
  readonly tooLong: PackProblem;
}

/**
 * Yields the bytes of a response as they arrive, never more than its maximum: the length that a server states may be
 * wrong. Throws a PackJobError if the connection is lost, and a TooLongError before the first piece that exceeds the
 * maximum.
 */
export async function* piecesOf(
  answer: DownloadAnswer,
  downloads: Downloads,
  { fileName, maxBytes, tooLong }: ReadingLimits,
): AsyncGenerator<Uint8Array> {
  const pieces = answer.bytes[Symbol.asyncIterator]();
  let bytes = 0;
  try {
    for (;;) {
      const next = await asPackError(downloads, fileName, "connection-lost", () => pieces.next());
      if (next.done) return;
      bytes += next.value.length;
      if (bytes > maxBytes) throw new TooLongError(tooLong, fileName);
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}

/**
 * Returns whether a partial response is the part from this byte on of a file of `totalBytes`. Other origins hide this
 * header unless the server exposes it; then it is true.
 */
export function isPartFrom(
  { contentRange }: DownloadAnswer,
  fromByte: number,
  totalBytes: number | null,
): boolean {
  if (contentRange === null) return true;
  const [, first, , total] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(contentRange) ?? [];
  if (Number(first) !== fromByte) return false;
  return total === "*" || totalBytes === null || Number(total) === totalBytes;
}

async function asPackError<T>(
  downloads: Downloads,
  fileName: string | null,
  problem: "unreachable" | "connection-lost",
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    if (error.isRedirected) throw new PackJobError("redirected", fileName, error);
    const isOffline = problem === "unreachable" && !downloads.isOnline();
    throw new PackJobError(isOffline ? "offline" : problem, fileName, error);
  }
}
