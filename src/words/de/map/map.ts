import type * as nl from "../../nl/map/map.ts";
import type { Words } from "../../words.ts";

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
  here: "Hier",
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
} satisfies Words<typeof nl.mapTexts>;

export const packUnreadable = ((name) =>
  `Das Kartenpaket „${name}“ kann nicht gelesen werden. Füge es noch einmal hinzu.`) satisfies Words<
  typeof nl.packUnreadable
>;

export const zoomInToSee = ((name) =>
  `${name} siehst du erst, wenn du weiter hineinzoomst.`) satisfies Words<typeof nl.zoomInToSee>;

export const followLabels = {
  off: "Meiner Position folgen (jetzt aus)",
  follow: "Karte folgt deiner Position; tippe, um die Bewegungsrichtung nach oben zu drehen",
  course: "Karte folgt dir, Bewegungsrichtung oben; tippe für die Kompassrichtung",
  compass: "Karte folgt dir, Kompassrichtung oben; tippe, um das Folgen zu beenden",
} satisfies Words<typeof nl.followLabels>;

export const recordLabels = {
  idle: "Track aufzeichnen",
  recording: "Track wird aufgezeichnet",
  paused: "Track: Aufzeichnung pausiert",
  interrupted: "Track: Aufzeichnung unterbrochen",
  elsewhere: "Track: Aufzeichnung in einem anderen Tab",
} satisfies Words<typeof nl.recordLabels>;

export const mapWords = {
  unreachable: (sources) => `${sources} nicht erreichbar`,
  keptOut: (sources) => `${sources} ausgeblendet: „Nur offline“ ist an`,
  // "Rad-, Wander- und Bootsnetz": the end of the names of networks, and a name that shares it with the next.
  networkEnd: "netz",
  beforeNetwork: (name) => `${name}-`,
  networks: (names) => `${names}netz`,
  northUp: (degrees) => `Norden nach oben drehen (jetzt ${degrees})`,
  contents: (map) => `Karte: ${map}`,
  contentsWith: (map, overlays) => `Karte: ${map} mit ${overlays}`,
  recordProblem: (button) => `${button}, etwas stimmt nicht`,
} satisfies Words<typeof nl.mapWords>;

export const sheetLabels = {
  peek: "Karte zeigen",
  half: "Hälfte zeigen",
  full: "Alles zeigen",
} satisfies Words<typeof nl.sheetLabels>;
