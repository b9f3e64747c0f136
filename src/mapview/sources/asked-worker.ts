/** A question to a worker, with the number under which it is answered. */
export interface Asked<Work> {
  readonly id: number;
  readonly work: Work;
}

/** The bytes that were wanted, or why there are none. */
export type AskedAnswer =
  | { readonly id: number; readonly bytes: ArrayBuffer }
  | { readonly id: number; readonly problem: string };

interface Waiting {
  readonly resolve: (bytes: ArrayBuffer) => void;
  readonly reject: (failure: Error) => void;
}

/** A worker that answers with bytes: started by `start` at the first question, and anew after it failed. */
export class AskedWorker<Work> {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #running: Worker | null = null;
  #lastId = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** The worker while there is one. */
  get running(): Worker | null {
    return this.#running;
  }

  /** Rejects when the worker cannot do it, or fails. */
  ask(work: Work): Promise<ArrayBuffer> {
    this.#running ??= this.#begin();
    this.#lastId += 1;
    const question: Asked<Work> = { id: this.#lastId, work };
    this.#running.postMessage(question);
    return new Promise((resolve, reject) => this.#waiting.set(question.id, { resolve, reject }));
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.addEventListener("message", ({ data }: MessageEvent<AskedAnswer>) => {
      const asker = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("bytes" in data) asker?.resolve(data.bytes);
      else asker?.reject(new Error(data.problem));
    });
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      this.#running = null;
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    });
    return worker;
  }
}
