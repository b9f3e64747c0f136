import { trackCutter } from "#mapview/layers/tracks/track-tiler.ts";
import { waypointCutter } from "#mapview/layers/waypoints/waypoint-tiler.ts";
import { answerQuestion } from "./answer-question.ts";
import type { CutJob, Cuttable } from "./tiler-job.ts";

let cut = cutterFor({ lines: [] });

self.addEventListener("message", ({ data }: MessageEvent<CutJob>) => {
  if ("cuttable" in data) cut = cutterFor(data.cuttable);
  else answerQuestion(data, cut);
});

function cutterFor(cuttable: Cuttable) {
  return "lines" in cuttable ? trackCutter(cuttable.lines) : waypointCutter(cuttable.waypoints);
}
