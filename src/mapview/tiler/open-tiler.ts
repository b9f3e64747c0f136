import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { TilerCalls, TilerInput } from "./tiler-calls.ts";

/** Cuts vector tiles in a worker of its own. */
export interface Tiler {
  /** Sets the lines or waypoints to cut. */
  readonly set: (input: TilerInput) => void;
  /** A tile as uncompressed MVT, without bytes where there is nothing. */
  readonly cut: (tile: TileAddress) => Promise<ArrayBuffer>;
}

/**
 * `name` is the worker's, for whoever looks for it in the browser's tools. When the worker fails
 * `onFailure` is told, and its tiles have no bytes: MapLibre never asks again for a vector tile that
 * failed.
 */
export function openTiler(name: string, onError: (error: unknown) => void): Tiler {
  let current: TilerInput = { lines: [] };
  const worker = new RemoteWorker<TilerCalls>(
    () =>
      new Worker(/* webpackChunkName: "tiler" */ new URL("./tiler-worker.ts", import.meta.url), {
        name,
      }),
  );
  const give = () => void worker.call("set", current).catch(onError);
  return {
    set: (input) => {
      current = input;
      if (worker.isRunning) give();
    },
    cut: (tile) => {
      if (!worker.isRunning) give();
      return worker.call("cut", tile).catch((error: unknown) => {
        onError(error);
        return new ArrayBuffer(0);
      });
    },
  };
}
