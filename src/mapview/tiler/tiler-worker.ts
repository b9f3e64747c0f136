import { serveCalls, Transferred } from "#rpc/serve-calls.ts";
import { fairwayTiler } from "./fairway-tiler.ts";
import type { TilerCalls, TilerInput } from "./tiler-calls.ts";
import { trackTiler } from "./track-tiler.ts";
import { unknownDepthTiler } from "./unknown-depth-tiler.ts";
import { waypointTiler } from "./waypoint-tiler.ts";

let cut = tilerFor({ lines: [] });
const cutUnknownDepths = unknownDepthTiler();

serveCalls<TilerCalls>({
  set: (input) => {
    cut = tilerFor(input);
  },
  cut: (address) => {
    const tile = cut(address);
    return new Transferred(tile, [tile]);
  },
  cutUnknownDepths: (input) => {
    const tile = cutUnknownDepths(input);
    return new Transferred(tile, [tile]);
  },
});

function tilerFor(input: TilerInput) {
  if ("fairways" in input) return fairwayTiler(input.fairways);
  return "lines" in input ? trackTiler(input.lines) : waypointTiler(input.waypoints);
}
