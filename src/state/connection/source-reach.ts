import { createStore } from "zustand/vanilla";
import { sampleTileUrl } from "#domain/tiles/sample-tile-url.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { probePicture } from "#platform/network/picture-probe.ts";

/** The reach of the server of a tile source; "built-in" if it needs no server. */
export type SourceReach = "built-in" | "checking" | "reachable" | "unreachable";

export const sourceReachStore = createStore<{ readonly reach: SourceReach }>()(() => ({
  reach: "built-in",
}));

let running = new AbortController();

/**
 * Checks whether a tile source can be reached; a newer check cancels an older one. Requests nothing unless `mayAsk`.
 */
export async function checkSourceReach(tileSource: number, mayAsk: boolean): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const url = sampleTileUrl(tileSourceFor(tileSource));
  if (!url || !mayAsk) return sourceReachStore.setState({ reach: "built-in" });
  sourceReachStore.setState({ reach: "checking" });
  const isReachable = await probePicture(url, signal);
  if (!signal.aborted)
    sourceReachStore.setState({ reach: isReachable ? "reachable" : "unreachable" });
}
