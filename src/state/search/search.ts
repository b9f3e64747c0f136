import { device } from "#state/device/device.ts";
import { pause } from "#state/exchange/pause.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { openSearch } from "#workers/open-search.ts";
import { createSearch } from "./create-search.ts";

/** Looks places up by name or by where they are. Import this module when somebody searches: it opens the packs. */
export const { findPlaces, placesAround, knowsPoisAt, townsNear } = createSearch({
  openSearch,
  packs: packsStore,
  waypoints: waypointsStore,
  packsLoaded: startPacks(),
  pause: () => pause(device.clock),
});
