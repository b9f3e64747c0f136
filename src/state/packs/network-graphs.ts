import { BASE_PATH } from "#domain/links/base-path.ts";
import { browserStoredFiles } from "#platform/stored-files/browser-stored-files.ts";
import { openNetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { packsStore, startPacks } from "./packs.ts";

/** The waters of the country: docs/formats/ways-graph.md. */
const WATERS_FILE = `${BASE_PATH}nautical/vaarwater.graph`;

/** The planning graphs of the packs on this device. Import this lazily, because few visits need them. */
export const networkGraphs = openNetworkGraphs(
  async () => {
    await startPacks();
    return packsStore.getState().packs;
  },
  undefined,
  async () => new Blob([await browserStoredFiles.read(WATERS_FILE)]),
);
