import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the tracks and routes below the list of waypoints. */
export const trackTexts = {
  heading: "Tracks en routes",
  track: "Track",
  route: "Route",
  area: "Gebied",
  recording: "Wordt opgenomen",
  noName: "Zonder naam",
  hidden: "Niet op de kaart",
  all: "Alle tracks en routes",
  showAll: "Toon ze allemaal",
  name: "Naam",
  rename: "Bewaar naam",
  speed: "Snelheid",
  onMap: "Teken op de kaart",
  onNetwork: "Maak er knooppunten van",
  onWays: "Over welke wegen?",
  bySpeed: "Kleur tracks naar snelheid",
  bySpeedHint: "Een track zonder tijden houdt zijn eigen kleur.",
  export: "Exporteer",
  remove: "Verwijder",
  saved: "Bewaard.",
  "changed-elsewhere":
    "Niet bewaard: de naam is intussen ook ergens anders gewijzigd. Bewaar nog eens als die van jou moet blijven.",
  failed:
    "Dat lukte niet, want de opslag van dit apparaat werkt niet. Maak ruimte en probeer het nog eens.",
  gone: "Deze track kan niet meer gelezen worden.",
} as const;

export const trackScreenTexts = {
  routeSheet: "Maak een routetechniek",
  none: "Er zijn nog geen tracks. Neem er een op, of importeer een bestand.",
  toImport: "Importeer een bestand",
  noFolder: "Zonder map",
  back: "Alle tracks",
  facts: "Cijfers",
  distance: "Afstand",
  duration: "Van begin tot eind",
  moving: "In beweging",
  average: "Gemiddeld",
  fastest: "Snelst",
  climb: "Omhoog",
  descent: "Omlaag",
  altitude: "Hoogte",
  points: "Punten",
  gaps: "Gaten",
  started: "Begonnen",
  origin: "Herkomst",
  climbHelp: "Een stijging telt vanaf 7 m, want kleinere zijn de ruis van de meting.",
  notMeasured: "Niet gemeten",
  reckoning: "…",
  profile: "Verloop",
  overDistance: "Over de afstand",
  overTime: "Over de tijd",
  altitudeAxis: (unit: string) => `Hoogte (${unit})`,
  cursor: "Plek langs de track",
  noProfile: "Deze track heeft geen hoogtes en geen tijden, dus er is geen verloop te tekenen.",
  loading: "Track wordt gelezen",
  more: "Meer",
  mapFailed: "De kaart kan hier niet getekend worden.",
  edit: "Bewerken",
  editHelp: "Wijs boven een plek aan. Wat je bewerkt, gaat zelf naar de prullenbak.",
  startHere: "Begin hier",
  endHere: "Eindig hier",
  splitHere: "Splits hier",
  waypointHere: "Waypoint hier",
  join: "Voeg samen met",
  joinChoose: "Kies een track",
  joinNow: "Voeg samen",
  color: "Kleur",
  noColor: "Kleur van de kaart",
  folder: "Map",
  saveFolder: "Bewaar map",
  thin: "Dun uit bij exporteren",
  thinNone: "Alle punten",
  failed:
    "Dat lukte niet. Kies een andere plek, of maak ruimte op dit apparaat, en probeer het nog eens.",
  waypointSaved: "Waypoint bewaard.",
  onMap: "Toon op de kaart",
} as const;

/** The units of the speed colours on the map. */
export const speedUnitTexts = { knots: "knopen" } as const;

/** The origins of a track. */
export const originTexts = {
  imported: "Geïmporteerd",
  recorded: "Opgenomen",
  planned: "Gepland",
} as const;

/** The causes of a gap in a track. */
export const gapCauseTexts = {
  "file-break": "nieuw deel",
  paused: "pauze",
  "screen-off": "scherm uit",
  "page-hidden": "app niet in beeld",
  "position-refused": "locatie niet toegestaan",
  "signal-lost": "geen signaal",
  jump: "onmogelijke sprong",
  "clock-set-back": "klok teruggezet",
  "app-ended": "app gesloten",
} as const;

/** Texts of tracks with values in them. */
export const trackWords = {
  lines: (lines: Count) => plural(lines, { one: "# track of route", other: "# tracks en routes" }),
  points: (points: Count) => plural(points, { one: "# punt", other: "# punten" }),
  byDevice: (altitudes: string) => `${altitudes}, volgens je apparaat`,
  speed: {
    lessThan: (to: string) => `minder dan ${to}`,
    atLeast: (from: string) => `${from} of meer`,
    between: (from: string, to: string) => `${from} tot ${to}`,
  },
  thin: (distance: string) => `Lijn blijft binnen ${distance}`,
} as const;
