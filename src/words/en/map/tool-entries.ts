import type * as nl from "../../nl/map/tool-entries.ts";
import type { Words } from "../../words.ts";

export const toolEntryTexts = {
  anchor: {
    name: "Anchor watch",
    short: "Anchor",
    hint: "Sounds an alarm if your anchor drags",
  },
  help: { name: "Help", hint: "Read your position aloud, call 112, send a text" },
  hunt: { name: "Hunt", hint: "Circles, sightings and areas, as in a Jotihunt" },
  namedRoutes: {
    name: "Signed routes",
    hint: "Long-distance paths and cycle routes from your map packs",
  },
  offline: {
    name: "Does this work offline?",
    hint: "Which parts of this map are on your device, and which aren't",
  },
  practice: {
    name: "Practice",
    hint: "Find where you are on the map without seeing your position",
  },
  protractor: { name: "Protractor", hint: "A protractor and ruler on the map, to scale" },
  saveArea: { name: "Save this area", hint: "Keep the map of this area for offline use" },
  fetchRegion: { name: "Download your region", hint: "Map, nodes and waterways in one go" },
  fetchNetworks: {
    name: "Download nodes",
    hint: "Walking, cycling and boating nodes around here, for planning offline",
  },
  survey: { name: "Take bearings", hint: "Resection, intersection and projection" },
  formula: {
    name: "Coordinates with letters",
    hint: "Fill in the letters until you know the place",
  },
  helm: { name: "Helm", short: "Helm" },
  fairways: {
    name: "Bridges, locks and buoys",
    hint: "Bridges, locks, buoys and lights near the centre of the map",
  },
  markRoute: {
    name: "Route along buoys",
    hint: "Tap buoys, bridges or places. Along named waterways, the route follows the water",
  },
  navigationBroken:
    "Something went wrong with navigation. The map still works. Stop following the route, then choose it again.",
  stopNavigation: "Stop following",
} satisfies Words<typeof nl.toolEntryTexts>;
