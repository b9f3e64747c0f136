import { createByteWriter } from "#domain/bytes/byte-writer.ts";
import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import { isVectorTile } from "#domain/tiles/online-map.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { answerOf, piecesOf } from "#platform/downloads/server-answer.ts";

/** What it takes to ask for a tile. */
export interface TileAsking {
  readonly downloads: Downloads;
  readonly clock: Pick<Clock, "after">;
  readonly signal: AbortSignal;
}

/** A server that stumbles is asked again after so long. */
const PAUSES_MS = [1000, 4000];

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
 * Fetches a vector tile, unpacked; null when the server has none there. A failure that may pass is
 * tried twice more. Throws PackJobError, or the reason of `signal`.
 */
export async function askTile(url: string, asking: TileAsking): Promise<Uint8Array | null> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await askOnce(url, asking);
    } catch (error) {
      const mayPass = error instanceof PackJobError && WORTH_ANOTHER_TRY.has(error.problem);
      if (!mayPass) throw error;
      await pause(pauseMs, asking);
    }
  }
  return askOnce(url, asking);
}

async function askOnce(url: string, asking: TileAsking): Promise<Uint8Array | null> {
  const { downloads, signal } = asking;
  const patience = new AbortController();
  const forget = asking.clock.after(PATIENCE_MS, () => patience.abort());
  const either = AbortSignal.any([signal, patience.signal]);
  try {
    const request = { url, fromByte: 0, ifRange: null, signal: either };
    return await bytesOf(downloads, request);
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

async function bytesOf(
  downloads: Downloads,
  request: Parameters<Downloads["get"]>[0],
): Promise<Uint8Array | null> {
  const answer = await answerOf(downloads, request, null);
  const writer = createByteWriter();
  for await (const piece of piecesOf(answer, downloads, null)) {
    writer.bytes(piece);
    if (writer.length() > MAX_BYTES) throw new PackJobError("html-answered");
  }
  if (writer.length() === 0) return null;
  const bytes = writer.finish();
  // The page of a network that wants one to log in first, whatever it calls itself.
  if (!isVectorTile(bytes)) throw new PackJobError("html-answered");
  return bytes;
}

function pause(ms: number, { clock, signal }: TileAsking): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const forget = clock.after(ms, resolve);
    signal.addEventListener("abort", () => {
      forget();
      reject(signal.reason);
    });
  });
}
