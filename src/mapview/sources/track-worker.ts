import { trackCutter } from "./track-cutter.ts";
import type { TrackJob, TrackJobAnswer } from "./track-job.ts";

let cut: ReturnType<typeof trackCutter> = trackCutter([]);

self.addEventListener("message", ({ data }: MessageEvent<TrackJob>) => {
  if (data.job === "lines") {
    cut = trackCutter(data.lines);
    return;
  }
  try {
    const bytes = cut(data.tile);
    const answer: TrackJobAnswer = { id: data.id, bytes };
    self.postMessage(answer, { transfer: [bytes] });
  } catch (failure) {
    const answer: TrackJobAnswer = { id: data.id, problem: String(failure) };
    self.postMessage(answer);
  }
});
