import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { TileCalls } from "./tile-transform-calls.ts";

/** The worker that transforms tiles for the whole page. */
export const tileWorker = new RemoteWorker<TileCalls>(
  () => new Worker(new URL("./tile-transform-worker.ts", import.meta.url), { name: "tiles" }),
);
