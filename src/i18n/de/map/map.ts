/** Texts of the map screen. */
export const mapTexts = {
  heading: "Karte",
  map: "Karte. Verschieben mit den Pfeiltasten, zoomen mit Plus und Minus, drehen mit Umschalt und einer Pfeiltaste. Umschalt+F10 wählt die Kartenmitte, M liest Mitte und Zoom vor, N richtet die Karte nach Norden aus.",
  ownPosition: {
    none: "Deine Position",
    course: "Deine Position mit Bewegungsrichtung",
    compass: "Deine Position mit Kompassrichtung",
    stale: "Deine letzte Position, gerade kein Signal",
  },
  attribution: "Quellenangaben ein- oder ausblenden",
  baseAttribution: "© OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
  controls: "Kartenbedienung",
  waitingForPosition: "Deine Position wird gesucht. Schalte den Standort ein und geh nach draußen.",
  waitingForCourse: "Geh ein Stück, dann dreht sich die Karte mit",
  waitingForCompass: "Der Kompass wird gesucht",
  here: "Mein Standort",
  followHere: "Zu meiner Position gehen und ihr folgen (jetzt aus)",
  zoomIn: "Hineinzoomen",
  zoomOut: "Herauszoomen",
  aim: "Wegpunkt auf der Karte setzen",
  close: "Schließen",
  search: "Suchen",
  searchWord: "Suchen",
  layersWord: "Ebenen",
  toolsWord: "Mehr",
  recordWord: "Track",
  layers: "Kartenebenen",
  plan: "Plan",
  navigation: "Navigation",
  tools: "Messen und mehr",
  loading: "Wird geladen …",
  cardNotLoaded:
    "Das Laden hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.",
  overviewOnly: "Hier hast du nur die Übersichtskarte",
  partlyOverview: "Teilweise fehlen hier Details",
  getThisArea: "Gebiet laden",
  toPacks: "Kartenpakete",
  moreMapsLabel: "Karten: Pakete und Gebiete",
  retry: "Erneut versuchen",
  retryShort: "Erneut",
  hideNotice: "Meldung schließen",
  noWebgl:
    "Dieser Browser kann die Karte nicht darstellen, weil WebGL 2 fehlt oder ausgeschaltet ist. Position und Wegpunkte funktionieren trotzdem.",
} as const;

/** Reports sources whose servers do not respond, on one line if possible. */
export function sourcesUnreachable(names: readonly string[]): string {
  return `${joined(names)} nicht erreichbar`;
}

/** Reports sources that need the internet while the user chose to stay offline. */
export function sourcesKeptOut(names: readonly string[]): string {
  return `${joined(names)} ausgeblendet: „Nur offline“ ist an`;
}

/** Reports a damaged pack that should be visible here. */
export function packUnreadable(name: string): string {
  return `Das Kartenpaket „${name}“ kann nicht gelesen werden. Füge es noch einmal hinzu.`;
}

/** Asks the user to zoom in to see a source. */
export function zoomInToSee(name: string): string {
  return `${name} siehst du erst, wenn du weiter hineinzoomst.`;
}

const NETWORK = "netz";

/** "Rad-, Wander- und Wassernetz und Online-Karte". */
export function joined(names: readonly string[]): string {
  const networks = names.filter((name) => name.endsWith(NETWORK));
  const shortened = networks.slice(0, -1).map((name) => name.replace(NETWORK, "-"));
  const together = listed([...shortened, ...networks.slice(-1)]);
  return listed([together, ...names.filter((name) => !name.endsWith(NETWORK))].filter(Boolean));
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" und ");
}

const FOLLOW_LABELS = {
  off: "Meiner Position folgen (jetzt aus)",
  follow: "Karte folgt deiner Position; tippe, um die Bewegungsrichtung nach oben zu drehen",
  course: "Karte folgt dir, Bewegungsrichtung oben; tippe für die Kompassrichtung",
  compass: "Karte folgt dir, Kompassrichtung oben; tippe, um das Folgen zu beenden",
} as const;

/** Returns the label of the follow button: the current mode and the effect of a tap. */
export function followLabel(mode: keyof typeof FOLLOW_LABELS): string {
  return FOLLOW_LABELS[mode];
}

/** Returns the label of the compass button; -180 to 180 degrees. */
export function compassLabel(bearingDegrees: number): string {
  const degrees = (Math.round(bearingDegrees) + 360) % 360;
  return `Norden nach oben drehen (jetzt ${degrees}°)`;
}

/** Returns the description of the map for screen readers. */
export function mapContents(tileSource: string, overlays: readonly string[]): string {
  const above = overlays.length > 0 ? ` mit ${joined(overlays)}` : "";
  return `Karte: ${tileSource}${above}`;
}

/** Returns words for use within a sentence: "Wanderknotenpunkt 1", because nouns keep their capital. */
export function lowerFirst(words: string): string {
  return words;
}

const RECORD_BUTTON = {
  idle: "Track aufzeichnen",
  recording: "Track wird aufgezeichnet",
  paused: "Track: Aufzeichnung pausiert",
  interrupted: "Track: Aufzeichnung unterbrochen",
  elsewhere: "Track: Aufzeichnung in einem anderen Tab",
} as const;

/** Returns the label of the record button by the state of the recorder, and whether it has a storage problem. */
export function recordButtonLabel(status: keyof typeof RECORD_BUTTON, hasProblem: boolean): string {
  return `${RECORD_BUTTON[status]}${hasProblem ? ", etwas stimmt nicht" : ""}`;
}
