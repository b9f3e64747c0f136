import {
  ConnectionError,
  type DownloadAnswer,
  type DownloadRequest,
  type Downloads,
} from "./downloads.ts";

/** The response of a fake server to one address. */
export interface FakeFile {
  bytes: Uint8Array;
  contentType?: string;
  status?: number;
  /** The delay that it asks for before the next request. */
  retryAfterMs?: number;
  etag?: string;
  /** Loses the connection after this many bytes of a response. */
  cutAfterBytes?: number;
  /** Answers a range request with the whole file. */
  ignoresRange?: boolean;
  /** A `Content-Range` to send instead of the true one. */
  contentRange?: string;
  /** Leaves out the content length, and ends a cut response as if it were complete. */
  hidesLength?: boolean;
  /** The length that it gives for its answers instead of the true one. */
  contentLength?: number;
  /** Rejects the connection. */
  isUnreachable?: boolean;
  /** Redirects to an address that may not be fetched. */
  isRedirected?: boolean;
  /** Accepts the request and never responds. */
  isSilent?: boolean;
}

/** Fake files by URL, for tests. */
export interface FakeDownloads extends Downloads {
  /** Files by URL; any other URL gets the answer of `server`. */
  readonly served: Map<string, FakeFile>;
  /** Answers all other requests; null is a 404. */
  server: (request: DownloadRequest) => FakeFile | null;
  readonly asked: DownloadRequest[];
  /** The URLs of files that were sent to the last byte, once for each time. */
  readonly sentWhole: string[];
  /** The greatest number of responses in progress at one time. */
  readonly mostAtOnce: () => number;
  online: boolean;
}

/** The number of bytes in one chunk of a response. */
const PIECE_BYTES = 64;

/** Creates a network without files. */
export function fakeDownloads(): FakeDownloads {
  let [open, mostAtOnce] = [0, 0];
  async function* counted({ status, bytes }: DownloadAnswer, url: string) {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    try {
      // Responds asynchronously, like a real network.
      await new Promise((resolve) => setTimeout(resolve));
      yield* bytes;
      if (status < 300) fake.sentWhole.push(url);
    } finally {
      open -= 1;
    }
  }
  const fake: FakeDownloads = {
    served: new Map(),
    server: () => null,
    asked: [],
    sentWhole: [],
    mostAtOnce: () => mostAtOnce,
    online: true,
    isOnline: () => fake.online,
    async get(request) {
      fake.asked.push(request);
      request.signal.throwIfAborted();
      const file = fake.served.get(request.url) ?? fake.server(request);
      if (file?.isSilent) return silence(request.signal);
      if (!fake.online || file?.isUnreachable) throw new ConnectionError("no answer");
      if (file?.isRedirected) throw new ConnectionError("sent on", { isRedirected: true });
      if (!file) return notFound();
      const answer = answerOf(file, request);
      return { ...answer, bytes: counted(answer, request.url) };
    },
  };
  return fake;
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

function notFound(): DownloadAnswer {
  const bytes = piecesOf(new Uint8Array(), Number.POSITIVE_INFINITY, new AbortController().signal);
  return {
    status: 404,
    contentType: "text/html",
    contentRange: null,
    etag: null,
    contentLength: 0,
    retryAfterMs: null,
    bytes,
  };
}

function answerOf(file: FakeFile, request: DownloadRequest): DownloadAnswer {
  const { isPart, first, end } = partOf(file, request);
  const size = file.bytes.length;
  return {
    status: file.status ?? (isPart ? 206 : 200),
    contentType: file.contentType ?? "application/octet-stream",
    contentRange: isPart ? (file.contentRange ?? `bytes ${first}-${end - 1}/${size}`) : null,
    etag: file.etag ?? null,
    contentLength: file.hidesLength ? null : (file.contentLength ?? end - first),
    retryAfterMs: file.retryAfterMs ?? null,
    bytes: piecesOf(
      file.bytes.subarray(first, end),
      file.cutAfterBytes ?? Number.POSITIVE_INFINITY,
      request.signal,
    ),
  };
}

/** The part of the file that is sent. */
function partOf(file: FakeFile, { fromByte, toByte, ifRange }: DownloadRequest) {
  const size = file.bytes.length;
  const isSame = ifRange === null || ifRange === file.etag;
  const isAsked = fromByte > 0 || toByte !== undefined;
  const isPart = isAsked && !file.ignoresRange && isSame;
  const end = isPart ? Math.min(size, (toByte ?? size - 1) + 1) : size;
  return { isPart, first: isPart ? fromByte : 0, end };
}

async function* piecesOf(
  bytes: Uint8Array,
  cutAfterBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
    signal.throwIfAborted();
    if (offset >= cutAfterBytes) throw new ConnectionError("cut");
    yield bytes.subarray(offset, Math.min(offset + PIECE_BYTES, cutAfterBytes));
  }
}
