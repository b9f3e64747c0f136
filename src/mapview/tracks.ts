import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { DrawnLine } from "./drawn-line.ts";
import type { TrackJob, TrackJobAnswer } from "./sources/track-job.ts";
import { serveTiles } from "./sources/vector-protocol.ts";
import { type TrackOptions, type TrackStyle, trackStyle } from "./style/tracks.ts";

/** What only a map with tracks needs. */
export interface Tracks {
  /** The lines to draw instead of those before. */
  readonly setLines: (lines: readonly DrawnLine[]) => void;
  readonly style: (options: TrackOptions) => TrackStyle;
}

interface Waiting {
  readonly resolve: (bytes: ArrayBuffer) => void;
  readonly reject: (failure: Error) => void;
}

/** Serves tracks to the style under `tilesAddress("tracks")`, cut by a worker of their own. */
export function openTracks(): Tracks {
  const worker = new Worker(new URL("./sources/track-worker.ts", import.meta.url), {
    name: "tracks",
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<TrackJobAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("bytes" in data) asker?.resolve(data.bytes);
    else asker?.reject(new Error(data.problem));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const send = (work: TrackJob) => worker.postMessage(work);
  serveTiles("tracks", (tile: TileAddress) => {
    lastId += 1;
    const id = lastId;
    send({ job: "tile", id, tile });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  });
  return { setLines: (lines) => send({ job: "lines", lines }), style: trackStyle };
}
