import type { CallMessage, CallReply, Calls } from "./procedure.ts";

/**
 * Why a call has no result. `refused`: its handler threw. `cancelled`: its signal was aborted, and the
 * handler has stopped. `failed`: the worker broke, or was never loaded. `ended`: the page ended it.
 */
export type CallErrorKind = "refused" | "cancelled" | "failed" | "ended";

/** A call that has no result. */
export class RemoteCallError extends Error {
  override readonly name = "RemoteCallError";
  readonly kind: CallErrorKind;

  constructor(kind: CallErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** How one call is made. */
export interface CallOptions<Part> {
  /** Told each part that comes before the result. */
  readonly onPart?: (part: Part) => void;
  /** Aborting it asks the handler to stop; the call settles when it has. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers of the input that move to the worker instead of being copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

type Result =
  | { readonly output: unknown }
  | { readonly kind: CallErrorKind; readonly problem: string };

interface Waiting {
  readonly onPart?: (part: unknown) => void;
  readonly settle: (result: Result) => void;
}

/**
 * The page's end of a worker that answers with `serveCalls`: started by the first call, and anew by the
 * next one after it failed or was ended.
 */
export class RemoteWorker<Api extends Calls<Api>> {
  readonly #start: () => Worker;
  readonly #onError: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #running: Worker | null = null;
  #lastId = 0;

  /** @param onFailure told when the worker broke, before whoever waits hears of it: all it was given is gone */
  constructor(start: () => Worker, onError: () => void = () => {}) {
    this.#start = start;
    this.#onError = onError;
  }

  /** Whether there is one that has what it was given before. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Rejects with a `RemoteCallError`, or with why the input cannot be sent. */
  call<Name extends keyof Api & string>(
    name: Name,
    input: Api[Name]["input"],
    options: CallOptions<Api[Name]["part"]> = {},
  ): Promise<Api[Name]["output"]> {
    const { onPart, signal, transfer = [] } = options;
    if (signal?.aborted) return Promise.reject(new RemoteCallError("cancelled", "Not begun."));
    return new Promise((resolve, reject) => {
      this.#running ??= this.#begin();
      const worker = this.#running;
      this.#lastId += 1;
      const id = this.#lastId;
      // First, for it may throw: what is not sent is not waited for.
      worker.postMessage({ id, name, input } satisfies CallMessage, [...transfer]);
      const cancel = (): void => worker.postMessage({ cancel: id } satisfies CallMessage);
      signal?.addEventListener("abort", cancel);
      this.#waiting.set(id, {
        ...(onPart && { onPart: onPart as (part: unknown) => void }),
        settle: (result) => {
          signal?.removeEventListener("abort", cancel);
          if ("output" in result) resolve(result.output);
          else {
            const kind = signal?.aborted ? "cancelled" : result.kind;
            reject(new RemoteCallError(kind, result.problem));
          }
        },
      });
    });
  }

  /** Ends it at once, whatever it is doing. */
  end(): void {
    this.#stop("ended", "The page has ended the worker.");
  }

  #begin(): Worker {
    const worker = this.#start();
    const fail = (message: string): void => {
      if (worker !== this.#running) return;
      this.#stop("failed", message);
      this.#onError();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<CallReply>) => this.#hear(data));
    worker.addEventListener("error", ({ message }) =>
      fail(message || "The worker was not loaded."),
    );
    worker.addEventListener("messageerror", () => fail("An answer of the worker cannot be read."));
    return worker;
  }

  #hear(reply: CallReply): void {
    const caller = this.#waiting.get(reply.id);
    if ("part" in reply) {
      caller?.onPart?.(reply.part);
      return;
    }
    this.#waiting.delete(reply.id);
    caller?.settle("output" in reply ? reply : { kind: "refused", problem: reply.problem });
  }

  #stop(kind: CallErrorKind, problem: string): void {
    this.#running?.terminate();
    this.#running = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { settle } of left) settle({ kind, problem });
  }
}
