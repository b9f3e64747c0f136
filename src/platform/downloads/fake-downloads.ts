import {
  ConnectionError,
  type DownloadAnswer,
  type DownloadRequest,
  type Downloads,
} from "./downloads.ts";

/** What a fake server does with one address. */
export interface FakeFile {
  bytes: Uint8Array;
  contentType?: string;
  status?: number;
  etag?: string;
  /** The connection is lost after this many bytes of an answer. */
  cutAfterBytes?: number;
  /** Whether it answers a range with the whole file. */
  ignoresRange?: boolean;
  /** What it says of a range instead of the truth. */
  contentRange?: string;
  /** Whether it does not say how long its answers are, and ends a short one as if it were whole. */
  hidesLength?: boolean;
  /** Does not even answer. */
  isUnreachable?: boolean;
  /** Sends on to where nothing may be fetched. */
  isRedirected?: boolean;
  /** Takes the question and never answers it. */
  isSilent?: boolean;
}

/** A network of fake files, for tests. */
export interface FakeDownloads extends Downloads {
  /** By address; any other is answered with 404. */
  readonly served: Map<string, FakeFile>;
  readonly asked: DownloadRequest[];
  online: boolean;
}

/** Bytes of one piece of an answer. */
const PIECE_BYTES = 64;

/** A network on which nothing is served yet. */
export function fakeDownloads(): FakeDownloads {
  const fake: FakeDownloads = {
    served: new Map(),
    asked: [],
    online: true,
    isOnline: () => fake.online,
    async get(request) {
      fake.asked.push(request);
      request.signal.throwIfAborted();
      const file = fake.served.get(request.url);
      if (file?.isSilent) return silence(request.signal);
      if (!fake.online || file?.isUnreachable) throw new ConnectionError("no answer");
      if (file?.isRedirected) throw new ConnectionError("sent on", { isRedirected: true });
      return file ? answerOf(file, request) : notFound();
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
    bytes,
  };
}

function answerOf(file: FakeFile, { fromByte, ifRange, signal }: DownloadRequest): DownloadAnswer {
  const isSame = ifRange === null || ifRange === file.etag;
  const isPart = fromByte > 0 && !file.ignoresRange && isSame;
  const first = isPart ? fromByte : 0;
  const size = file.bytes.length;
  return {
    status: file.status ?? (isPart ? 206 : 200),
    contentType: file.contentType ?? "application/octet-stream",
    contentRange: isPart ? (file.contentRange ?? `bytes ${first}-${size - 1}/${size}`) : null,
    etag: file.etag ?? null,
    contentLength: file.hidesLength ? null : size - first,
    bytes: piecesOf(
      file.bytes.subarray(first),
      file.cutAfterBytes ?? Number.POSITIVE_INFINITY,
      signal,
    ),
  };
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
