import type * as nl from "../../nl/map/map.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const mapTexts = {
  heading: "Map",
  map: "Map. Move with the arrow keys, zoom with plus and minus, turn with Shift and an arrow key. Shift+F10 selects the centre, M reads out the centre and zoom, N turns the map north up.",
  ownPosition: {
    none: "Your position",
    course: "Your position, with the direction you're moving in",
    compass: "Your position, with the compass direction",
    stale: "Your last position, no signal right now",
  },
  attribution: "Show or hide the map sources",
  baseAttribution: "© OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
  controls: "Map buttons",
  waitingForPosition: "Waiting for your position. Turn on location and go outside.",
  waitingForCourse: "Walk a little, and the map will turn with you",
  waitingForCompass: "Waiting for the compass",
  here: "Here",
  followHere: "Go to my position and follow it (now off)",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  aim: "Place a waypoint on the map",
  close: "Close",
  search: "Search",
  searchWord: "Search",
  layersWord: "Layers",
  toolsWord: "More",
  recordWord: "Record",
  layers: "Map layers",
  plan: "Plan",
  navigation: "Navigation",
  tools: "Measure and more",
  loading: "Loading…",
  cardNotLoaded:
    "This part of the app can't be loaded right now. Check your connection and try again.",
  overviewOnly: "You only have the overview map here",
  partlyOverview: "Details are missing in part of this view",
  getThisArea: "Download this area",
  toPacks: "Map packs",
  moreMapsLabel: "Maps: packs and areas",
  retry: "Try again",
  retryShort: "Try again",
  hideNotice: "Close notice",
  noWebgl:
    "This browser can't draw the map, because WebGL 2 is missing or turned off. Your position and waypoints still work.",
} satisfies Words<typeof nl.mapTexts>;

export const packUnreadable = ((name) =>
  `The map pack “${name}” can't be read. Add it again.`) satisfies Words<typeof nl.packUnreadable>;

export const zoomInToSee = ((name) => `Zoom in further to see ${name}.`) satisfies Words<
  typeof nl.zoomInToSee
>;

export const followLabels = {
  off: "Follow my position (now off)",
  follow: "The map follows your position; tap to keep your walking direction up",
  course: "The map follows you with your walking direction up; tap to use the compass direction",
  compass: "The map follows you with the compass direction up; tap to stop following",
} satisfies Words<typeof nl.followLabels>;

export const recordLabels = {
  idle: "Record a track",
  recording: "Recording",
  paused: "Recording paused",
  interrupted: "Recording interrupted",
  elsewhere: "Recording in another tab",
} satisfies Words<typeof nl.recordLabels>;

export const mapWords = {
  unreachable: (sources) => `${sources} not available`,
  keptOut: (sources) => `${sources} hidden: “Offline only” is on`,
  // "Cycling, walking and boating networks": the end of the names of networks, and a name that shares it with the next.
  networkEnd: " network",
  beforeNetwork: (name) => name,
  networks: (names, count) =>
    plural(count, { one: `${names} network`, other: `${names} networks` }),
  northUp: (degrees) => `Turn north up (now ${degrees})`,
  contents: (map) => `Map: ${map}`,
  contentsWith: (map, overlays) => `Map: ${map} with ${overlays}`,
  recordProblem: (button) => `${button}, something is wrong`,
} satisfies Words<typeof nl.mapWords>;

export const sheetLabels = {
  peek: "Show the map",
  half: "Show half",
  full: "Show everything",
} satisfies Words<typeof nl.sheetLabels>;
