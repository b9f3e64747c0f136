import { answerQuestion } from "./answer-question.ts";
import type { Asked } from "./asked-worker.ts";
import { mergeTiles } from "./merge-tiles.ts";
import { convertProtomapsTile } from "./protomaps/convert-tile.ts";
import type { TileJob } from "./tile-job.ts";

self.addEventListener("message", ({ data }: MessageEvent<Asked<TileJob>>) => {
  answerQuestion(data, done);
});

function done(work: TileJob): ArrayBuffer {
  return work.job === "convert" ? convertProtomapsTile(work.bytes) : mergeTiles(work.tiles);
}
