import { AskedWorker } from "./asked-worker.ts";
import type { TileJob } from "./tile-job.ts";

const worker = new AskedWorker<TileJob>(
  () => new Worker(new URL("./tile-worker.ts", import.meta.url), { name: "tiles" }),
);

/** Does this work in a worker of its own, started at the first job. Rejects when it cannot be done. */
export function askTileWorker(work: TileJob): Promise<ArrayBuffer> {
  return worker.ask(work);
}
