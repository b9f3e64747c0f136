/** Texts of the map screen. */
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
  here: "My location",
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
} as const;

/** Reports sources whose servers do not respond, on one line if possible. */
export function sourcesUnreachable(names: readonly string[]): string {
  return `${joined(names)} not available`;
}

/** Reports sources that need the internet while the user chose to stay offline. */
export function sourcesKeptOut(names: readonly string[]): string {
  return `${joined(names)} hidden: “Offline only” is on`;
}

/** Reports a damaged pack that should be visible here. */
export function packUnreadable(name: string): string {
  return `The map pack “${name}” can't be read. Add it again.`;
}

/** Asks the user to zoom in to see a source. */
export function zoomInToSee(name: string): string {
  return `Zoom in further to see ${name}.`;
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
  follow: "The map follows your position; tap to keep your walking direction up",
  course: "The map follows you with your walking direction up; tap to use the compass direction",
  compass: "The map follows you with the compass direction up; tap to stop following",
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
