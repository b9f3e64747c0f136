import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { serveCalls, Transferred } from "#rpc/serve-calls.ts";
import { depthAreasTiler } from "./depth-areas-tiler.ts";
import { fairwayTiler } from "./fairway-tiler.ts";
import type { TilerCalls, TilerInput } from "./tiler-calls.ts";
import { trackTiler } from "./track-tiler.ts";
import { waypointTiler } from "./waypoint-tiler.ts";

let cut = tilerFor({ lines: [] });
const cutDepthAreas = depthAreasTiler();

serveCalls<TilerCalls>({
  set: async (input) => {
    cut = "fairways" in input ? await fairwayTilerFor(input) : tilerFor(input);
  },
  cut: (address) => {
    const tile = cut(address);
    return new Transferred(tile, [tile]);
  },
  cutDepthAreas: (input) => {
    const tile = cutDepthAreas(input);
    return new Transferred(tile, [tile]);
  },
});

type FairwayInput = Extract<TilerInput, { readonly fairways: ArrayBuffer }>;

/** Most devices have no marks in packs, and do without the code that reads them. */
async function fairwayTilerFor({ fairways: bytes, marks }: FairwayInput) {
  const fairways = readFairways(new TextDecoder().decode(bytes));
  if (marks.length === 0) return fairwayTiler(fairways, null);
  const [{ withOfficialMarks }, { officialProperties }] = await Promise.all([
    import(/* webpackChunkName: "official-marks" */ "#domain/fairway/marks/with-official-marks.ts"),
    import(/* webpackChunkName: "official-marks" */ "./official-properties.ts"),
  ]);
  const unread = (error: unknown): void => console.warn("Marks not drawn:", error);
  return fairwayTiler(await withOfficialMarks(fairways, marks, unread), officialProperties);
}

function tilerFor(input: Exclude<TilerInput, FairwayInput>) {
  return "lines" in input ? trackTiler(input.lines) : waypointTiler(input.waypoints);
}
