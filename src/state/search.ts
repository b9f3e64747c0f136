import { startSearchWorker } from "#workers/run-search.ts";
import { createSearch } from "./create-search.ts";
import { device } from "./device.ts";
import { packsStore, startPacks } from "./packs.ts";
import { pause } from "./pause.ts";
import { waypointsStore } from "./waypoints.ts";

/** Looks places up by name or by where they are. Import this module when somebody searches: it opens the packs. */
export const { findPlaces, placesAround, townsNear } = createSearch({
  startWorker: startSearchWorker,
  packs: packsStore,
  waypoints: waypointsStore,
  packsLoaded: startPacks(),
  pause: () => pause(device.clock),
});
