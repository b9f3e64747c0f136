import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { slicedBox } from "#domain/packs/slice/slice-area.ts";
import {
  type SliceStatus,
  sliceRequestBody,
  sliceRequestUrl,
  sliceStatusUrl,
} from "#domain/packs/slice/slice-protocol.ts";
import type { DownloadAnswer, Downloads } from "#platform/downloads/downloads.ts";
import { textOfAnswer } from "#platform/downloads/fetch-text.ts";
import { anyAnswerOf, ServerBusyError } from "#platform/downloads/server-answer.ts";
import { readSliceId, readSliceStatus } from "#storage/packs/slice-answer.ts";
import { type PaceClock, withPatience } from "#workers/pack-jobs/request-pace.ts";

/** The slice server, and the dependencies of requests to it. */
export interface SliceRequestOptions {
  readonly server: string;
  readonly downloads: Downloads;
  readonly clock: PaceClock;
  readonly signal: AbortSignal;
}

/** The longest wait for an answer. */
const PATIENCE_MS = 30_000;

interface Answer extends Pick<DownloadAnswer, "status" | "contentType" | "retryAfterMs"> {
  readonly text: string;
}

/**
 * Asks the server to cut an extract for an area, and returns its id. Throws PackJobError. Not repeated after a failure,
 * because each request adds an extract to the queue of the server.
 */
export async function requestSlice(area: LngLatBox, asking: SliceRequestOptions): Promise<string> {
  const body = sliceRequestBody(slicedBox(area));
  const answer = await answered(sliceRequestUrl(asking.server), body, asking);
  // A server has no other reason to reject a request of this app.
  if (answer.status === 400 || answer.status === 413) throw new PackJobError("slice-too-large");
  if (answer.status === 503 || answer.status === 429) throw new PackJobError("queue-full");
  const id = answer.status === 201 || answer.status === 200 ? readSliceId(answer.text) : null;
  if (id === null) throw otherAnswer(answer);
  return id;
}

/** Asks for the status of an extract; null if the server does not know it, or no longer. Throws PackJobError. */
export async function askSliceStatus(
  sliceId: string,
  asking: SliceRequestOptions,
): Promise<SliceStatus | null> {
  const answer = await answered(sliceStatusUrl(asking.server, sliceId), undefined, asking);
  if (answer.status === 404 || answer.status === 410) return null;
  if (answer.status === 503 || answer.status === 429) {
    throw new ServerBusyError(answer.retryAfterMs, null);
  }
  const status = answer.status === 200 ? readSliceStatus(answer.text) : null;
  if (status === null) throw otherAnswer(answer);
  return status;
}

function answered(
  url: string,
  body: string | undefined,
  asking: SliceRequestOptions,
): Promise<Answer> {
  const { downloads } = asking;
  return withPatience(PATIENCE_MS, asking, async (signal) => {
    const request = { url, fromByte: 0, ifRange: null, body, signal };
    const answer = await anyAnswerOf(downloads, request, null);
    const text = (await textOfAnswer(answer, downloads, null)) ?? "";
    const { status, contentType, retryAfterMs } = answer;
    return { status, contentType, retryAfterMs, text };
  });
}

/** The login page of a network, or a server in trouble. */
function otherAnswer({ contentType, text }: Answer): PackJobError {
  const isPage = contentType === "text/html" || text.trimStart().startsWith("<");
  return new PackJobError(isPage ? "html-answered" : "server-error");
}
