import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { DepthAreasInput, TilerCalls, TilerInput } from "./tiler-calls.ts";

/** Cuts vector tiles in its own worker. */
export interface Tiler {
  /** Sets the lines or waypoints to cut. */
  readonly set: (input: TilerInput) => void;
  /** Resolves to a tile as uncompressed MVT, empty if it has no features. */
  readonly cut: (tile: TileAddress) => Promise<ArrayBuffer>;
  /** Resolves to the waters of a tile whose depth is not known or too little as uncompressed MVT, empty without any. */
  readonly cutDepthAreas: (input: DepthAreasInput) => Promise<ArrayBuffer>;
}

/**
 * Opens a tiler. After an error its tiles are empty, because MapLibre never requests a failed vector tile again.
 * @param name the name of the worker in developer tools
 * @param onError called if the worker fails
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
  const tileOf = (cutting: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> => {
    if (!worker.isRunning) give();
    return cutting().catch((error: unknown) => {
      onError(error);
      return new ArrayBuffer(0);
    });
  };
  return {
    set: (input) => {
      current = input;
      if (worker.isRunning) give();
    },
    cut: (tile) => tileOf(() => worker.call("cut", tile)),
    cutDepthAreas: (input) => tileOf(() => worker.call("cutDepthAreas", input)),
  };
}
