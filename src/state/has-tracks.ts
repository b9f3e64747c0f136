import { createStore } from "zustand/vanilla";
import { countLines } from "#storage/tracks/count-lines.ts";
import { device } from "./device.ts";

/** Whether any track or route was seen in this visit: without one nobody need load what shows them. */
export const hasTracksStore = createStore<{ readonly hasTracks: boolean }>(() => ({
  hasTracks: false,
}));

/** Looks whether there are any now. Once there were, it stays so: an undo may bring them back. */
export async function lookForTracks(): Promise<void> {
  if ((await countLines(device.door)) > 0) hasTracksStore.setState({ hasTracks: true });
}
