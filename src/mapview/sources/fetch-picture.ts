import type { GetResourceResponse } from "maplibre-gl";

/**
 * A picture that is not there by then does not come. MapLibre itself waits for ever, and asks for 16
 * at a time, of all sources together: one server that says nothing would keep back all the others.
 */
const TIMEOUT_MS = 10_000;

/**
 * The picture at this address, empty when the server says that nothing is there. Rejects when it
 * cannot be had, with the `status` of an answer that is not a good one. How long it keeps is not told:
 * MapLibre would ask for it anew while somebody looks at it, and a map does not change in a walk.
 */
export async function fetchPicture(
  url: string,
  signal: AbortSignal,
): Promise<GetResourceResponse<ArrayBuffer>> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${url} answered ${status}`), { status });
  return { data: await response.arrayBuffer() };
}
