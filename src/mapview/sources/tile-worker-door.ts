import type { TileJob, TileJobAnswer, TileJobRequest } from "./tile-job.ts";

interface Waiting {
  readonly resolve: (bytes: ArrayBuffer) => void;
  readonly reject: (failure: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Does this work in a worker of its own, started at the first job. Rejects when it cannot be done. */
export function askTileWorker(work: TileJob): Promise<ArrayBuffer> {
  worker ??= startWorker();
  lastId += 1;
  const request: TileJobRequest = { id: lastId, work };
  worker.postMessage(request);
  return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
}

function startWorker(): Worker {
  const started = new Worker(new URL("./tile-worker.ts", import.meta.url), { name: "tiles" });
  started.addEventListener("message", ({ data }: MessageEvent<TileJobAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("bytes" in data) asker?.resolve(data.bytes);
    else asker?.reject(new Error(data.problem));
  });
  started.addEventListener("error", ({ message }) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return started;
}
