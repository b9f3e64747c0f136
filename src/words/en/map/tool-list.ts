import type * as nl from "../../nl/map/tool-list.ts";
import type { Words } from "../../words.ts";

export const toolListTexts = {
  search: "Search this list",
  recent: "Recently used",
  none: (query) => `Nothing found for “${query}”.`,
  shortcut: (key) => `key ${key}`,
  groups: {
    route: "Route",
    measure: "Measurements and bearings",
    map: "Save and print the map",
    water: "On the water",
    game: "Games",
  },
} satisfies Words<typeof nl.toolListTexts>;

export const toolKeywords = {
  routes: "plan gpx trip stored share import",
  aim: "point place mark pin new add cross",
  around: "surroundings nearby places drinking water toilet café bench nodes",
  "named-route": "long distance trail hiking cycling waymarked gr lf law",
  measure: "length ruler line kilometres area size",
  survey: "resection intersection projection compass azimuth degrees mils triangle",
  formula: "geocache mystery puzzle unknown formula",
  protractor: "compass azimuth angle bearing scale ruler romer",
  practice: "map reading training quiz game",
  help: "emergency distress 112 ambulance sos rescue position read aloud text message",
  trails: "trail posts actionbound treasure hunt code answer",
  hunt: "jotihunt fox hunt foxes game circle",
  "fairways-near": "bridge lock buoy light operating hours vhf radio clearance height phone",
  "mark-route": "buoy boat route waypoints sailing mark",
  "save-area": "download offline map store keep area municipality pack",
  "fetch-region": "download offline map nodes network surroundings municipality pack",
  "fetch-networks": "download network node network knooppunten openstreetmap pack offline",
  offline: "network internet coverage signal stored map check",
  print: "paper pdf a4 a3 atlas scale topographic map",
  anchor: "anchor alarm drag swing",
  "describe-center": "screen reader coordinates read aloud speak",
} satisfies Words<typeof nl.toolKeywords>;
