/** Texts of the map screen. */
export const mapTexts = {
  heading: "Kaart",
  map: "Kaart. Verschuif met de pijltjestoetsen, zoom met plus en min, draai met Shift en een pijltje. Shift+F10 kiest het midden, M zegt midden en zoom, N zet noord boven.",
  ownPosition: {
    none: "Jouw positie",
    course: "Jouw positie, met de richting waarin je gaat",
    compass: "Jouw positie, met de richting van het kompas",
    stale: "Jouw positie van daarnet, er is geen signaal",
  },
  attribution: "Bronvermelding tonen of verbergen",
  baseAttribution: "© OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
  controls: "Kaartknoppen",
  waitingForPosition: "Wacht op positie. Zet locatie aan en ga naar buiten.",
  waitingForCourse: "Loop even, dan draait de kaart mee",
  waitingForCompass: "Wacht op het kompas",
  here: "Hier",
  followHere: "Volg mijn positie, ga naar hier (nu uit)",
  zoomIn: "Zoom in",
  zoomOut: "Zoom uit",
  aim: "Waypoint op de kaart kiezen",
  close: "Sluiten",
  search: "Zoeken",
  searchWord: "Zoek",
  layersWord: "Lagen",
  toolsWord: "Meer",
  recordWord: "Opname",
  layers: "Kaartlagen",
  plan: "Plan",
  navigation: "Onderweg",
  tools: "Meten en meer",
  loading: "Laden …",
  cardNotLoaded: "Dit is nu niet te laden. Controleer je verbinding en probeer het opnieuw.",
  overviewOnly: "Hier heb je alleen de overzichtskaart",
  partlyOverview: "Een deel hiervan heb je niet in detail",
  getThisArea: "Haal dit gebied op",
  toPacks: "Kaartpakketten",
  moreMapsLabel: "Kaarten: pakketten en gebieden",
  retry: "Opnieuw proberen",
  retryShort: "Opnieuw",
  hideNotice: "Melding sluiten",
  noWebgl:
    "Deze browser tekent de kaart niet (WebGL 2 ontbreekt of staat uit). Positie en waypoints werken wel.",
} as const;

/** Reports sources whose servers do not respond, on one line if possible. */
export function sourcesUnreachable(names: readonly string[]): string {
  return `${joined(names)} niet bereikbaar`;
}

/** Reports sources that need the internet while the user chose to stay offline. */
export function sourcesKeptOut(names: readonly string[]): string {
  return `${joined(names)} niet getoond: je staat op alleen offline`;
}

/** Reports a damaged pack that should be visible here. */
export function packUnreadable(name: string): string {
  return `Kaartpakket ${name} is niet te lezen. Voeg het opnieuw toe.`;
}

/** Asks the user to zoom in to see a source. */
export function zoomInToSee(name: string): string {
  return `${name} zie je pas als je verder inzoomt.`;
}

const NETWORK = "netwerk";

/** "Fiets-, wandel- en vaarnetwerk en online kaart". */
export function joined(names: readonly string[]): string {
  const networks = names.filter((name) => name.endsWith(NETWORK));
  const shortened = networks.slice(0, -1).map((name) => name.replace(NETWORK, "-"));
  const together = listed([...shortened, ...networks.slice(-1)]);
  return listed([together, ...names.filter((name) => !name.endsWith(NETWORK))].filter(Boolean));
}

/** Matches common nouns: within a sentence "Luchtfoto" loses its capital, and "BRT water" does not. */
const COMMON_NOUN = /^[A-Z][a-z -]+$/;

function listed(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && COMMON_NOUN.test(name) ? lowerFirst(name) : name,
  );
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" en ");
}

const FOLLOW_LABELS = {
  off: "Volg mijn positie (nu uit)",
  follow: "Kaart volgt je positie; tik voor looprichting boven",
  course: "Kaart volgt je, met looprichting boven; tik voor kompasrichting boven",
  compass: "Kaart volgt je, met kompasrichting boven; tik om volgen te stoppen",
} as const;

/** Returns the label of the follow button: the current mode and the effect of a tap. */
export function followLabel(mode: keyof typeof FOLLOW_LABELS): string {
  return FOLLOW_LABELS[mode];
}

/** Returns the label of the compass button; -180 to 180 degrees. */
export function compassLabel(bearingDegrees: number): string {
  const degrees = (Math.round(bearingDegrees) + 360) % 360;
  return `Noorden boven zetten (nu ${degrees}°)`;
}

/** Returns the description of the map for screen readers. */
export function mapContents(tileSource: string, overlays: readonly string[]): string {
  const above = overlays.length > 0 ? ` met ${joined(overlays.map(lowerFirst))}` : "";
  return `Kaart: ${tileSource}${above}`;
}

/** Returns words for use within a sentence: "wandelknooppunt 1". */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const RECORD_BUTTON = {
  idle: "Opname: neem track op",
  recording: "Opname loopt",
  paused: "Opname op pauze",
  interrupted: "Onderbroken opname",
  elsewhere: "Opname in een ander tabblad",
} as const;

/** Returns the label of the record button by the state of the recorder, and whether it has a storage problem. */
export function recordButtonLabel(status: keyof typeof RECORD_BUTTON, hasProblem: boolean): string {
  return `${RECORD_BUTTON[status]}${hasProblem ? ", er is iets mis" : ""}`;
}
