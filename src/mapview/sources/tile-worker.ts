import { mergeTiles } from "./merge-tiles.ts";
import { convertProtomapsTile } from "./protomaps/convert-tile.ts";
import type { TileJob, TileJobAnswer, TileJobRequest } from "./tile-job.ts";

self.addEventListener("message", ({ data: { id, work } }: MessageEvent<TileJobRequest>) => {
  try {
    const bytes = done(work);
    const answer: TileJobAnswer = { id, bytes };
    self.postMessage(answer, { transfer: [bytes] });
  } catch (failure) {
    const answer: TileJobAnswer = { id, problem: String(failure) };
    self.postMessage(answer);
  }
});

function done(work: TileJob): ArrayBuffer {
  return work.job === "convert" ? convertProtomapsTile(work.bytes) : mergeTiles(work.tiles);
}
