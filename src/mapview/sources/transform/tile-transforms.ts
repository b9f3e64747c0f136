import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { TileCalls } from "./tile-transform-calls.ts";

/** Works on tiles for the whole page, in a worker of its own. */
export const tileWorker = new RemoteWorker<TileCalls>(
  () => new Worker(new URL("./tile-transform-worker.ts", import.meta.url), { name: "tiles" }),
);
