import type { GetResourceResponse } from "maplibre-gl";
import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";

/**
 * The time limit for a picture. MapLibre itself waits forever, with 16 requests at a time for all sources, so a
 * silent server would block all others.
 */
const TIMEOUT_MS = 10_000;

/**
 * Fetches a picture; empty if the server says there is none. Rejects on errors, with the `status` of a bad response.
 * Expiry is not passed on, because MapLibre would request visible pictures again, and a map does not change during a
 * walk.
 */
export async function fetchPicture(
  url: string,
  signal: AbortSignal,
): Promise<GetResourceResponse<ArrayBuffer>> {
  const answer = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const response = limitedResponse(answer, DOWNLOAD_LIMITS.picture);
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${url} answered ${status}`), { status });
  return { data: await response.arrayBuffer() };
}
