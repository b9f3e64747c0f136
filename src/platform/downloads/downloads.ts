/** A file to fetch, or a part of it. */
export interface DownloadRequest {
  readonly url: string;
  /** The first byte to fetch; 0 fetches the whole file. */
  readonly fromByte: number;
  /**
   * The last byte; absent requests all that follow. With it the server is asked for a part even from byte
   * 0.
   */
  readonly toByte?: number | undefined;
  /** A strong ETag. If the server has another one by now, it sends the whole file. */
  readonly ifRange: string | null;
  /**
   * A text to post as `text/plain`, which needs no permission on other origins; absent to get the file.
   */
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

/** The response of a server, before its bytes are read. */
export interface DownloadAnswer {
  readonly status: number;
  /** Lower case, without parameters; empty if the server does not give it. */
  readonly contentType: string;
  /** Null also where the server does not let another origin see it. */
  readonly contentRange: string | null;
  /** Null also where the server does not let another origin see it. */
  readonly etag: string | null;
  /** The number of bytes of this response in transit; null if the server does not give it. */
  readonly contentLength: number | null;
  /**
   * The delay that the server asks for before the next request; null if it gives none, or hides it from
   * other origins.
   */
  readonly retryAfterMs: number | null;
  /** Throws ConnectionError if the connection is lost while reading. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Fetches files, past every cache. */
export interface Downloads {
  /**
   * Throws ConnectionError if no response arrives: the device is offline, the server does not exist, or it
   * does not allow this app (CORS). The browser does not tell these apart. Throws an AbortError when
   * `signal` aborts.
   */
  get(request: DownloadRequest): Promise<DownloadAnswer>;
  /** False only if the device is certainly offline. */
  isOnline(): boolean;
}

/** The server cannot be reached, or the connection was lost. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  /**
   * True if the server redirected to an address that may not be fetched: plain http, or one that does not
   * allow this app.
   */
  readonly isRedirected: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isRedirected?: boolean } = {}) {
    super(message, options);
    this.isRedirected = options.isRedirected ?? false;
  }
}
