import { answerQuestion } from "./answer-question.ts";
import type { CutJob, Cuttable } from "./cut-job.ts";
import { trackCutter } from "./track-cutter.ts";
import { waypointCutter } from "./waypoint-cutter.ts";

let cut = cutterFor({ lines: [] });

self.addEventListener("message", ({ data }: MessageEvent<CutJob>) => {
  if ("cuttable" in data) cut = cutterFor(data.cuttable);
  else answerQuestion(data, cut);
});

function cutterFor(cuttable: Cuttable) {
  return "lines" in cuttable ? trackCutter(cuttable.lines) : waypointCutter(cuttable.waypoints);
}
