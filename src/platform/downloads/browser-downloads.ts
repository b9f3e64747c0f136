import {
  ConnectionError,
  type DownloadAnswer,
  type DownloadRequest,
  type Downloads,
} from "./downloads.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Downloads with `fetch`, in the page and in workers. No credentials are sent. */
export function browserDownloads(): Downloads {
  return { get, isOnline: () => navigator.onLine };
}

/** A copy in the HTTP cache would store the pack twice. */
const OPTIONS = { cache: "no-store", credentials: "omit" } as const;

async function get({
  url,
  fromByte,
  toByte,
  ifRange,
  body,
  signal,
}: DownloadRequest): Promise<DownloadAnswer> {
  const headers = new Headers();
  const isPart = fromByte > 0 || toByte !== undefined;
  if (isPart) headers.set("Range", `bytes=${fromByte}-${toByte ?? ""}`);
  if (fromByte > 0 && ifRange !== null) headers.set("If-Range", ifRange);
  if (body !== undefined) headers.set("Content-Type", "text/plain");
  const method = body === undefined ? "GET" : "POST";
  const request = { ...OPTIONS, method, headers, body: body ?? null, signal };
  const response = await fetch(url, request).catch(async (cause) => {
    if (signal.aborted) throw cause;
    const isRedirected = await sendsOn(url, signal);
    throw new ConnectionError("no connection", { cause, isRedirected });
  });
  return {
    status: response.status,
    contentType: (response.headers.get("Content-Type") ?? "").split(";")[0]?.toLowerCase() ?? "",
    contentRange: response.headers.get("Content-Range"),
    etag: response.headers.get("ETag"),
    contentLength: numberIn(response.headers.get("Content-Length")),
    retryAfterMs: retryAfterMs(response.headers.get("Retry-After"), Date.now()),
    bytes: bytesOf(response, signal),
  };
}

/** Tells whether the server redirects this URL. `fetch` does not say why a redirect was blocked. */
async function sendsOn(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { type } = await fetch(url, { ...OPTIONS, signal, redirect: "manual" });
    return type === "opaqueredirect";
  } catch {
    return false;
  }
}

function numberIn(header: string | null): number | null {
  return header === null || header === "" ? null : Number(header);
}

async function* bytesOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // Not `arrayBuffer`: few compressed bytes can unpack to any number.
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await asConnection(signal, reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    // The consumer stopped early: cancel the rest of the response.
    await reader.cancel().catch(() => {});
  }
}

async function asConnection<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ConnectionError("no connection", { cause: error });
  }
}
