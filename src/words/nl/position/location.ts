/** Texts of the location screen. */
export const locationTexts = {
  heading: "Mijn locatie",
  instruments: "Instrumenten",
  now: "Nu",
  inCoordinates: "In coördinaten",
  help: "Hulp: lees je plek voor",
  screenOff: "Met het scherm uit krijgt een webapp geen positie.",
  allowCompass: "Kompas aanzetten",
  addHere: "Bewaar als waypoint",
} as const;

export const instrumentTexts = {
  layout: "Hoe ga je op pad?",
  big: "Groot",
  bigHeading: "Instrumenten, groot",
  closeBig: "Sluit grote cijfers",
  speak: "Lees voor",
  newTrip: "Nieuwe tocht",
  undoTrip: "Terug naar de vorige tocht",
  tripBegan: "Afstand, tijd en snelheden tellen vanaf nu.",
  tapHint: "Tik op een vak om er iets anders in te zetten.",
  choose: "Wat wil je hier zien?",
  exchange: "Kies iets anders",
  close: "Sluiten",
  unknown: "–",
  notMeasured: "niet gemeten",
  noSignal: "geen signaal",
  standing: "je staat stil",
  notGone: "nog niets gegaan",
  searching: "zoekt…",
  none: "geen in de buurt",
  noWaypoints: "je hebt er nog geen",
  allDay: "niet vandaag",
  moving: "in beweging",
  magnetic: "vanaf het magnetische noorden",
  allowCompass: "staat nog uit",
  switchCompassOn: "Zet het kompas aan",
} as const;

/** The names of the modes of travel. */
export const LAYOUT_NAMES = {
  foot: "Te voet",
  bicycle: "Fiets",
  water: "Water",
} as const;

export const instrumentNames = {
  speed: "Snelheid",
  averageSpeed: "Gemiddeld",
  maxSpeed: "Maximum",
  pace: "Tempo",
  course: "Koers",
  compass: "Kompas",
  magneticCompass: "Kompas magnetisch",
  altitude: "Hoogte",
  accuracy: "Nauwkeurigheid",
  coordinates: "Coördinaten",
  tripDistance: "Afstand",
  tripTime: "Tijd onderweg",
  sunrise: "Zon op",
  sunset: "Zon onder",
  nearestNode: "Knooppunt dichtbij",
  nearestWaypoint: "Waypoint dichtbij",
} as const;

/** The zero levels of reported altitudes. */
export const ALTITUDE_REFERENCE_TEXTS = {
  ellipsoid: "volgens je apparaat, boven de ellipsoïde (WGS84), niet boven zee",
  "sea-level": "volgens je apparaat, boven zee",
} as const;

/** The nautical names of instruments, on the water. */
export const waterInstrumentNames = {
  speed: "Snelheid (SOG)",
  course: "Koers (COG)",
} as const;

/** Explains an altitude above NAP: "boven NAP, op 8 m na; 52 m boven de ellipsoïde". */
export const aboveNapWords = (error: string, height: string) =>
  `boven NAP, op ${error} na; ${height} boven de ellipsoïde`;
