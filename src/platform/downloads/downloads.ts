/** What to ask for. */
export interface DownloadRequest {
  readonly url: string;
  /** The first byte that is wanted; 0 asks for the whole file. */
  readonly fromByte: number;
  /** A strong ETag: the server sends the whole file when it has another one by now. */
  readonly ifRange: string | null;
  readonly signal: AbortSignal;
}

/** What a server answered, before its bytes are read. */
export interface DownloadAnswer {
  readonly status: number;
  /** Lower-case, without parameters; empty when it is not said. */
  readonly contentType: string;
  /** Null also where the server does not let another origin see it. */
  readonly contentRange: string | null;
  /** Null also where the server does not let another origin see it. */
  readonly etag: string | null;
  /** Bytes of this answer as it travels; null when it is not said. */
  readonly contentLength: number | null;
  /** Throws ConnectionError when the connection is lost on the way. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Fetches files, past every cache. */
export interface Downloads {
  /**
   * Throws ConnectionError when no answer comes: offline, no such server, or one that does not allow
   * this app (CORS); the browser does not say which. Throws an AbortError when `signal` aborts.
   */
  get(request: DownloadRequest): Promise<DownloadAnswer>;
  /** False only when the device is surely offline. */
  isOnline(): boolean;
}

/** The server cannot be reached, or no more. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  /** Whether it answered, and sent us on to where nothing may be fetched: http, or no leave for this app. */
  readonly isRedirected: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isRedirected?: boolean } = {}) {
    super(message, options);
    this.isRedirected = options.isRedirected ?? false;
  }
}
