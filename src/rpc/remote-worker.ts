import type { CallMessage, CallReply, Calls } from "./procedure.ts";

/**
 * The reason why a call has no result. `refused`: its handler threw. `cancelled`: its signal was aborted, and
 * the handler has stopped. `failed`: the worker broke, or could not be loaded. `ended`: the page ended the
 * worker.
 */
export type CallErrorKind = "refused" | "cancelled" | "failed" | "ended";

/** A call without a result. */
export class RemoteCallError extends Error {
  override readonly name = "RemoteCallError";
  readonly kind: CallErrorKind;

  constructor(kind: CallErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface CallOptions<Part> {
  /** Called with each part before the result. */
  readonly onPart?: (part: Part) => void;
  /** Aborting it asks the handler to stop; the call settles when it has. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers of the input to transfer to the worker instead of copying. */
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
 * The page's side of a worker that answers with `serveCalls`. The first call starts the worker, and the next
 * one restarts it after it failed or was ended.
 */
export class RemoteWorker<Api extends Calls<Api>> {
  readonly #start: () => Worker;
  readonly #onError: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #running: Worker | null = null;
  #lastId = 0;

  /** @param onError called when the worker breaks, before pending calls reject; its state is lost */
  constructor(start: () => Worker, onError: () => void = () => {}) {
    this.#start = start;
    this.#onError = onError;
  }

  /** Tells whether a worker is running, with the state of earlier calls. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Calls a procedure. Rejects with a `RemoteCallError`, or with the error of an input that cannot be sent. */
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
      // Sending comes first, because it may throw; an unsent call is not registered.
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

  /** Ends the worker at once, even in the middle of a call. */
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
