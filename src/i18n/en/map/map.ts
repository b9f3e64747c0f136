/** Texts of the map screen. */
export const mapTexts = {
  heading: "Map",
  map: "Map. Move with the arrow keys, zoom with plus and minus, turn with Shift and an arrow. Shift+F10 picks the centre, M says the centre and zoom, N turns north up.",
  ownPosition: {
    none: "Your position",
    course: "Your position, with the direction you are moving in",
    compass: "Your position, with the direction of the compass",
    stale: "Your position a while ago, there is no signal",
  },
  attribution: "Show or hide the sources of the map",
  baseAttribution: "© OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
  controls: "Map buttons",
  waitingForPosition: "Waiting for a position. Turn location on and go outside.",
  waitingForCourse: "Walk a little and the map turns with you",
  waitingForCompass: "Waiting for the compass",
  here: "Here",
  followHere: "Go here and follow my position (now off)",
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
  navigation: "On the way",
  tools: "Measure and more",
  loading: "Loading…",
  cardNotLoaded: "This cannot be loaded right now. Check your connection and try again.",
  overviewOnly: "Here you only have the overview map",
  partlyOverview: "Part of this is without detail",
  getThisArea: "Get this area",
  toPacks: "Map packs",
  moreMapsLabel: "Maps: packs and areas",
  retry: "Try again",
  retryShort: "Try again",
  hideNotice: "Close notice",
  noWebgl:
    "This browser does not draw the map (WebGL 2 is missing or turned off). Position and waypoints do work.",
} as const;

/** Reports sources whose servers do not respond, on one line if possible. */
export function sourcesUnreachable(names: readonly string[]): string {
  return `${joined(names)} unreachable`;
}

/** Reports sources that need the internet while the user chose to stay offline. */
export function sourcesKeptOut(names: readonly string[]): string {
  return `${joined(names)} not shown: Offline only is on`;
}

/** Reports a damaged pack that should be visible here. */
export function packUnreadable(name: string): string {
  return `Map pack ${name} cannot be read. Add it again.`;
}

/** Asks the user to zoom in to see a source. */
export function zoomInToSee(name: string): string {
  return `${name} only shows when you zoom in further.`;
}

const NETWORK = " network";

/** "Cycling, walking and boating networks and online map". */
export function joined(names: readonly string[]): string {
  const networks = names.filter((name) => name.endsWith(NETWORK));
  const shortened = listed(networks.map((name) => name.replace(NETWORK, "")));
  const together = shortened && `${shortened}${NETWORK}${networks.length > 1 ? "s" : ""}`;
  return listed([together, ...names.filter((name) => !name.endsWith(NETWORK))].filter(Boolean));
}

/** Matches common nouns: within a sentence "Aerial photo" loses its capital, and "BRT water" does not. */
const COMMON_NOUN = /^[A-Z][a-z -]+$/;

function listed(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && COMMON_NOUN.test(name) ? lowerFirst(name) : name,
  );
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
}

const FOLLOW_LABELS = {
  off: "Follow my position (now off)",
  follow: "Map follows your position; tap for walking direction up",
  course: "Map follows you, walking direction up; tap for compass direction up",
  compass: "Map follows you, compass direction up; tap to stop following",
} as const;

/** Returns the label of the follow button: the current mode and the effect of a tap. */
export function followLabel(mode: keyof typeof FOLLOW_LABELS): string {
  return FOLLOW_LABELS[mode];
}

/** Returns the label of the compass button; -180 to 180 degrees. */
export function compassLabel(bearingDegrees: number): string {
  const degrees = (Math.round(bearingDegrees) + 360) % 360;
  return `Turn north up (now ${degrees}°)`;
}

/** Returns the description of the map for screen readers. */
export function mapContents(tileSource: string, overlays: readonly string[]): string {
  const above = overlays.length > 0 ? ` with ${joined(overlays.map(lowerFirst))}` : "";
  return `Map: ${tileSource}${above}`;
}

/** Returns words for use within a sentence: "walking node 1". */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const RECORD_BUTTON = {
  idle: "Record a track",
  recording: "Recording",
  paused: "Recording paused",
  interrupted: "Recording interrupted",
  elsewhere: "Recording in another tab",
} as const;

/** Returns the label of the record button by the state of the recorder, and whether it has a storage problem. */
export function recordButtonLabel(status: keyof typeof RECORD_BUTTON, hasProblem: boolean): string {
  return `${RECORD_BUTTON[status]}${hasProblem ? ", something is wrong" : ""}`;
}
