import { openNetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { packsStore, startPacks } from "./packs.ts";
import { readFairwaysFile, readWaters } from "./waters-file.ts";

/** The planning graphs of the packs on this device. Import this lazily, because few visits need them. */
export const networkGraphs = openNetworkGraphs(
  async () => {
    await startPacks();
    return packsStore.getState().packs;
  },
  undefined,
  async () => new Blob([await readWaters()]),
  async () => new Blob([await readFairwaysFile()]),
);
