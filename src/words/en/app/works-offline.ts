import type * as nl from "../../nl/app/works-offline.ts";
import type { Words } from "../../words.ts";

export const worksOfflineTexts = {
  works: "Works offline",
  worksList: [
    "The overview map of the Netherlands",
    "Your map packs, with paths, streets and nodes",
    "Your position, altitude and direction",
    "Waypoints, with import, export and sharing",
  ],
  needsNetwork: "Needs an internet connection",
  needsNetworkList: [
    "Paths, streets and nodes where you have no map pack",
    "Maps from PDOK, OpenStreetMap, OpenTopoMap and CyclOSM",
  ],
} satisfies Words<typeof nl.worksOfflineTexts>;
