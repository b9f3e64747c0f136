import type { CallMessage, CallReply, Calls } from "./procedure.ts";
import { type Handlers, serveCalls } from "./serve-calls.ts";

/** A worker on the thread of the test; messages are copied or transferred as with a real one. */
export class WorkerHere<Api extends Calls<Api>> extends EventTarget {
  readonly #inside = new EventTarget();
  isTerminated = false;

  constructor(handlers: Handlers<Api>) {
    super();
    serveCalls(handlers, {
      addEventListener: (type, listener) => {
        this.#inside.addEventListener(type, listener as (event: Event) => void);
      },
      postMessage: (reply, options) => this.#deliver(this, structuredClone(reply, options)),
    });
  }

  postMessage(message: CallMessage, transfer: ArrayBuffer[]): void {
    this.#deliver(this.#inside, structuredClone(message, { transfer }));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Breaks like a worker whose code cannot be loaded. */
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event("error"), { message }));
  }

  #deliver(to: EventTarget, data: CallMessage | CallReply): void {
    queueMicrotask(() => {
      if (!this.isTerminated) to.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
}
