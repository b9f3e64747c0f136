import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import {
  answerOf,
  isPartFrom,
  piecesOf,
  type ReadingLimits,
  ServerBusyError,
} from "#platform/downloads/server-answer.ts";
import { type PaceClock, pause, type RequestPace, withPatience } from "./request-pace.ts";

/** The dependencies of a request for a tile. */
export interface TileRequestOptions {
  readonly downloads: Downloads;
  readonly clock: PaceClock;
  readonly signal: AbortSignal;
  /** Called whenever requests are paused because the server is busy. */
  readonly onRest?: (() => void) | undefined;
}

/** The dependencies of requests to one server for one kind of tile. */
export interface TileServerOptions extends TileRequestOptions {
  readonly pace: RequestPace;
  /** Returns whether bytes are a complete tile of this kind. */
  readonly isTile: (bytes: Uint8Array) => boolean;
}

/** The pauses before a failed request is repeated. */
const PAUSES_MS = [1000, 4000];

/** The pauses after a server asks for fewer requests without saying for how long. */
const RESTS_MS = [5000, 15_000, 30_000, 60_000, 60_000];

/** If a server asks for a longer pause, the job stops, and the user can resume it later. */
const LONGEST_REST_MS = 180_000;

/** The longest time to wait for an answer; after that the connection counts as lost. */
const PATIENCE_MS = 20_000;

const WORTH_ANOTHER_TRY: ReadonlySet<PackProblem> = new Set([
  "connection-lost",
  "server-error",
  "unreachable",
]);

/**
 * Fetches a tile, uncompressed; null if the server has none there. A temporary failure is retried twice; a
 * busy server is given the pause that it asks for. Throws PackJobError, or the reason of `signal`.
 */
export function askTile(url: string, asking: TileServerOptions): Promise<Uint8Array | null> {
  return askBytes({ url, fromByte: 0 }, asking);
}

/** A file on a server, or a part of it. */
export type AskedBytes = Pick<Parameters<Downloads["get"]>[0], "url" | "fromByte" | "toByte">;

/**
 * Does the same as `askTile` for a tile that may be a part of a file: the server must then send exactly that
 * part.
 */
export async function askBytes(
  asked: AskedBytes,
  asking: TileServerOptions,
): Promise<Uint8Array | null> {
  const { pace, clock, signal } = asking;
  const pausesMs = [...PAUSES_MS];
  const restsMs = [...RESTS_MS];
  for (;;) {
    await pace.turn(signal);
    try {
      return await askOnce(asked, asking);
    } catch (error) {
      const isBusy = error instanceof ServerBusyError;
      const waitMs = isBusy ? restOf(error, restsMs) : pauseAfter(error, pausesMs);
      if (waitMs === undefined) throw error;
      if (isBusy) pace.rest(waitMs);
      else await pause(waitMs, clock, signal);
    }
  }
}

/** Returns the pause after a temporary failure; undefined after any other, and after the last try. */
function pauseAfter(error: unknown, pausesMs: number[]): number | undefined {
  const mayPass = error instanceof PackJobError && WORTH_ANOTHER_TRY.has(error.problem);
  return mayPass ? pausesMs.shift() : undefined;
}

/** Returns the pause for a busy server; undefined if it is too long to wait for. */
function restOf({ retryAfterMs }: ServerBusyError, restsMs: number[]): number | undefined {
  const usualMs = restsMs.shift();
  if (usualMs === undefined || (retryAfterMs ?? 0) > LONGEST_REST_MS) return undefined;
  return Math.max(retryAfterMs ?? usualMs, 1000);
}

async function askOnce(asked: AskedBytes, asking: TileServerOptions): Promise<Uint8Array | null> {
  try {
    return await withPatience(PATIENCE_MS, asking, (signal) =>
      bytesOf(asking, { ...asked, ifRange: null, signal }),
    );
  } catch (error) {
    if (error instanceof PackJobError && error.problem === "not-found") return null;
    throw error;
  }
}

/** A compressed answer is longer than its content only if that is tiny. */
const LONGEST_WRAPPING_BYTES = 64;

async function bytesOf(
  { downloads, isTile }: TileServerOptions,
  request: Parameters<Downloads["get"]>[0],
): Promise<Uint8Array | null> {
  const answer = await answerOf(downloads, request, null);
  if (request.toByte !== undefined && answer.status !== 206) throw new PackJobError("no-ranges");
  if (answer.status === 206 && !isPartFrom(answer, request.fromByte, null)) {
    throw new PackJobError("wrong-range");
  }
  const limits = limitsOf(request);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(answer, downloads, limits)) {
    pieces.push(piece);
    length += piece.length;
  }
  const isCutOff = length + LONGEST_WRAPPING_BYTES < (answer.contentLength ?? 0);
  if (isCutOff) throw new PackJobError("connection-lost");
  if (length === 0) return null;
  const [first = new Uint8Array()] = pieces;
  const bytes = pieces.length === 1 ? first : joinedBytes(pieces);
  if (isTile(bytes)) return bytes;
  // The login page of a network, whatever type it claims to have; or half a tile.
  throw new PackJobError(isText(bytes) ? "html-answered" : "connection-lost");
}

function limitsOf({ fromByte, toByte }: Parameters<Downloads["get"]>[0]): ReadingLimits {
  if (toByte === undefined)
    return { fileName: null, maxBytes: DOWNLOAD_LIMITS.tile, tooLong: "html-answered" };
  return { fileName: null, maxBytes: toByte - fromByte + 1, tooLong: "wrong-range" };
}

/** Returns whether bytes begin like a page, after any white space. */
function isText(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 64)).trimStart().startsWith("<");
}
