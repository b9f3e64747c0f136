import { trackTiler } from "#mapview/layers/tracks/track-tiler.ts";
import { waypointTiler } from "#mapview/layers/waypoints/waypoint-tiler.ts";
import { answerQuestion } from "./answer-question.ts";
import type { TilerInput, TilerJob } from "./tiler-job.ts";

let cut = tilerFor({ lines: [] });

self.addEventListener("message", ({ data }: MessageEvent<TilerJob>) => {
  if ("input" in data) cut = tilerFor(data.input);
  else answerQuestion(data, cut);
});

function tilerFor(input: TilerInput) {
  return "lines" in input ? trackTiler(input.lines) : waypointTiler(input.waypoints);
}
