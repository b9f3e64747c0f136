import { device } from "#state/device/device.ts";
import { createHasTracks } from "./create-has-tracks.ts";

/** Whether this device has any track or route: without one nobody need load what shows them. */
export const { store: hasTracksStore, lookForTracks } = createHasTracks(
  device.connection,
  device.tabs,
);
