import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { AskedWorker } from "./asked-worker.ts";
import type { TilerInput, TilerJob } from "./tiler-job.ts";

/** Cuts vector tiles in a worker of its own. */
export interface Tiler {
  /** What to cut from now on. */
  readonly set: (input: TilerInput) => void;
  /** A tile as uncompressed MVT, without bytes where there is nothing. */
  readonly cut: (tile: TileAddress) => Promise<ArrayBuffer>;
}

/**
 * `name` is the worker's, for whoever looks for it in the browser's tools. When the worker fails
 * `onFailure` is told, and its tiles have no bytes: MapLibre never asks again for a vector tile that
 * failed.
 */
export function openTiler(name: string, onFailure: (failure: unknown) => void): Tiler {
  let current: TilerJob = { input: { lines: [] } };
  const worker = new AskedWorker<TileAddress>(() => {
    const started = new Worker(new URL("./tiler-worker.ts", import.meta.url), { name });
    started.postMessage(current);
    return started;
  });
  return {
    set: (input) => {
      current = { input };
      worker.running?.postMessage(current);
    },
    cut: (tile) =>
      worker.ask(tile).catch((failure: unknown) => {
        onFailure(failure);
        return new ArrayBuffer(0);
      }),
  };
}
