import { trackTiler } from "#mapview/layers/tracks/track-tiler.ts";
import { waypointTiler } from "#mapview/layers/waypoints/waypoint-tiler.ts";
import { serveCalls, Transferred } from "#rpc/serve-calls.ts";
import type { TilerCalls, TilerInput } from "./tiler-calls.ts";

let cut = tilerFor({ lines: [] });

serveCalls<TilerCalls>({
  set: (input) => {
    cut = tilerFor(input);
  },
  cut: (address) => {
    const tile = cut(address);
    return new Transferred(tile, [tile]);
  },
});

function tilerFor(input: TilerInput) {
  return "lines" in input ? trackTiler(input.lines) : waypointTiler(input.waypoints);
}
