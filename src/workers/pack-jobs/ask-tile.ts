import { createByteWriter } from "#domain/bytes/byte-writer.ts";
import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { answerOf, piecesOf, ServerBusyError } from "#platform/downloads/server-answer.ts";
import { type PaceClock, pause, type RequestPace } from "./request-pace.ts";

/** What it takes to ask for a tile. */
export interface TileAsking {
  readonly downloads: Downloads;
  readonly clock: PaceClock;
  readonly signal: AbortSignal;
  /** Called whenever a server wants to be left alone for a moment. */
  readonly onRest?: (() => void) | undefined;
}

/** Asks one server for tiles of one kind. */
export interface TileServerAsking extends TileAsking {
  readonly pace: RequestPace;
  /** Whether bytes are a whole tile of this kind. */
  readonly isTile: (bytes: Uint8Array) => boolean;
}

/** A server that stumbles is asked again after so long. */
const PAUSES_MS = [1000, 4000];

/** A server that wants fewer requests and does not say when is asked again after so long. */
const RESTS_MS = [5000, 15_000, 30_000, 60_000, 60_000];

/** A server that wants to be left alone for longer gets it: the user goes on later. */
const LONGEST_REST_MS = 180_000;

/** So long an answer may take: a connection that says nothing more is lost. */
const PATIENCE_MS = 20_000;

/** No tile is that large: this is something else. */
const MAX_BYTES = 8 << 20;

const WORTH_ANOTHER_TRY: ReadonlySet<PackProblem> = new Set([
  "connection-lost",
  "server-error",
  "unreachable",
]);

/**
 * Fetches a tile, unpacked; null when the server has none there. A failure that may pass is tried twice more; a
 * server that wants fewer requests is left alone as long as it says. Throws PackJobError, or the reason of `signal`.
 */
export async function askTile(url: string, asking: TileServerAsking): Promise<Uint8Array | null> {
  const { pace, clock, signal } = asking;
  const pausesMs = [...PAUSES_MS];
  const restsMs = [...RESTS_MS];
  for (;;) {
    await pace.turn(signal);
    try {
      return await askOnce(url, asking);
    } catch (error) {
      const isBusy = error instanceof ServerBusyError;
      const waitMs = isBusy ? restOf(error, restsMs) : pauseAfter(error, pausesMs);
      if (waitMs === undefined) throw error;
      if (isBusy) pace.rest(waitMs);
      else await pause(waitMs, clock, signal);
    }
  }
}

/** How long to wait after a failure that may pass; undefined after any other, and after the last try. */
function pauseAfter(error: unknown, pausesMs: number[]): number | undefined {
  const mayPass = error instanceof PackJobError && WORTH_ANOTHER_TRY.has(error.problem);
  return mayPass ? pausesMs.shift() : undefined;
}

/** How long the server is left alone; undefined when that is too long to wait for. */
function restOf({ retryAfterMs }: ServerBusyError, restsMs: number[]): number | undefined {
  const usualMs = restsMs.shift();
  if (usualMs === undefined || (retryAfterMs ?? 0) > LONGEST_REST_MS) return undefined;
  return Math.max(retryAfterMs ?? usualMs, 1000);
}

async function askOnce(url: string, asking: TileServerAsking): Promise<Uint8Array | null> {
  const { signal } = asking;
  const patience = new AbortController();
  const forget = asking.clock.after(PATIENCE_MS, () => patience.abort());
  const either = AbortSignal.any([signal, patience.signal]);
  try {
    const request = { url, fromByte: 0, ifRange: null, signal: either };
    return await bytesOf(asking, request);
  } catch (error) {
    if (error instanceof PackJobError && error.problem === "not-found") return null;
    if (patience.signal.aborted && !signal.aborted) {
      throw new PackJobError("connection-lost", null, error);
    }
    throw error;
  } finally {
    forget();
  }
}

/** An answer that travels compressed is longer than its bytes only when those are very few. */
const LONGEST_WRAPPING_BYTES = 64;

async function bytesOf(
  { downloads, isTile }: TileServerAsking,
  request: Parameters<Downloads["get"]>[0],
): Promise<Uint8Array | null> {
  const answer = await answerOf(downloads, request, null);
  const writer = createByteWriter();
  for await (const piece of piecesOf(answer, downloads, null)) {
    writer.bytes(piece);
    if (writer.length() > MAX_BYTES) throw new PackJobError("html-answered");
  }
  const isCutOff = writer.length() + LONGEST_WRAPPING_BYTES < (answer.contentLength ?? 0);
  if (isCutOff) throw new PackJobError("connection-lost");
  if (writer.length() === 0) return null;
  const bytes = writer.finish();
  if (isTile(bytes)) return bytes;
  // The page of a network that wants one to log in first, whatever it calls itself; or half a tile.
  throw new PackJobError(isText(bytes) ? "html-answered" : "connection-lost");
}

/** Whether bytes begin as a page does, after any space. */
function isText(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 64)).trimStart().startsWith("<");
}
