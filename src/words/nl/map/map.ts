import type { Count } from "../../words.ts";

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

/** Reports a damaged pack that should be visible here. */
export const packUnreadable = (name: string) =>
  `Kaartpakket ${name} is niet te lezen. Voeg het opnieuw toe.`;

/** Asks the user to zoom in to see a source. */
export const zoomInToSee = (name: string) => `${name} zie je pas als je verder inzoomt.`;

/** The labels of the follow button: the current mode and the effect of a tap. */
export const followLabels = {
  off: "Volg mijn positie (nu uit)",
  follow: "Kaart volgt je positie; tik voor looprichting boven",
  course: "Kaart volgt je, met looprichting boven; tik voor kompasrichting boven",
  compass: "Kaart volgt je, met kompasrichting boven; tik om volgen te stoppen",
} as const;

/** The labels of the record button by the state of the recorder. */
export const recordLabels = {
  idle: "Opname: neem track op",
  recording: "Opname loopt",
  paused: "Opname op pauze",
  interrupted: "Onderbroken opname",
  elsewhere: "Opname in een ander tabblad",
} as const;

/** Texts about the sources of the map, and its labels. */
export const mapWords = {
  unreachable: (sources: string) => `${sources} niet bereikbaar`,
  keptOut: (sources: string) => `${sources} niet getoond: je staat op alleen offline`,
  // "Fiets-, wandel- en vaarnetwerk": the end of the names of networks, and a name that shares it with the next.
  networkEnd: "netwerk",
  beforeNetwork: (name: string) => `${name}-`,
  networks: (names: string, _count: Count) => `${names}netwerk`,
  northUp: (degrees: string) => `Noorden boven zetten (nu ${degrees})`,
  contents: (map: string) => `Kaart: ${map}`,
  contentsWith: (map: string, overlays: string) => `Kaart: ${map} met ${overlays}`,
  recordProblem: (button: string) => `${button}, er is iets mis`,
} as const;

/** The handle of a sheet over the map: what a tap shows of it next. */
export const sheetLabels = {
  peek: "Toon de kaart",
  half: "Toon de helft",
  full: "Toon alles",
} as const;
