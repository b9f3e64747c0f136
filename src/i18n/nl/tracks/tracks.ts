import { plainNumber } from "#sentences/intl/format.ts";

/** Texts of the tracks and routes below the list of waypoints. */
export const trackTexts = {
  heading: "Tracks en routes",
  track: "Track",
  route: "Route",
  area: "Gebied",
  recording: "Wordt opgenomen",
  noName: "Zonder naam",
  hidden: "Niet op de kaart",
  all: "Alle tracks en routes op een rij",
  showAll: "Toon ze allemaal",
  name: "Naam",
  rename: "Bewaar naam",
  speed: "Snelheid",
  onMap: "Teken op de kaart",
  onNetwork: "Maak er knooppunten van",
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

/** "12 tracks en routes". */
export function lineCountText(lines: number): string {
  return lines === 1 ? "1 track of route" : `${plainNumber.format(lines)} tracks en routes`;
}

/** "1.234 punten". */
export function pointCountText(points: number): string {
  return points === 1 ? "1 punt" : `${plainNumber.format(points)} punten`;
}

/** Texts of the screens of the tracks. */
export const trackScreenTexts = {
  routeSheet: "Maak een routetechniek",
  none: "Er zijn nog geen tracks. Neem er een op, of importeer een bestand bij Waypoints.",
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
  altitudeAxis: "Hoogte (m)",
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
  recordingNow: "Deze track wordt nog opgenomen. Stop de opname om hem te bewerken.",
  waypointSaved: "Waypoint bewaard.",
  onMap: "Toon op de kaart",
} as const;

/** The units of the speed colours on the map. */
export const speedUnitTexts = { "km/h": "km/u", knots: "knopen" } as const;

/** Returns the label of the axis of a profile: "Snelheid (km/u)". */
export function speedAxisText(unit: keyof typeof speedUnitTexts): string {
  return `${trackTexts.speed} (${speedUnitTexts[unit]})`;
}

/** Returns the lowest and highest altitude of a track, "52 m – 60 m"; recorded altitudes are those of the device. */
export function altitudesText(lowest: string, highest: string, isRecorded: boolean): string {
  return `${lowest} – ${highest}${isRecorded ? ", volgens je apparaat" : ""}`;
}

/** Returns the speed class of a colour on the map: "minder dan 2", "2 tot 3", "6 of meer". */
export function speedClassText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `minder dan ${to}`;
  return to === undefined ? `${from} of meer` : `${from} tot ${to}`;
}

/** The origins of a track. */
export const originTexts = {
  imported: "Geïmporteerd",
  recorded: "Opgenomen",
  planned: "Gepland",
} as const;

/** The causes of a gap in a track. */
const gapCauseTexts = {
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

/** Returns the number of gaps of a track by cause: "2 × pauze, klok teruggezet". */
export function gapsText(
  counts: readonly (readonly [cause: keyof typeof gapCauseTexts, count: number])[],
): string {
  return counts
    .map(
      ([cause, gaps]) =>
        `${gaps > 1 ? `${plainNumber.format(gaps)} × ` : ""}${gapCauseTexts[cause]}`,
    )
    .join(", ");
}

/** "Track", "Route" or "Gebied". */
export function trackKindText(line: {
  readonly kind: "track" | "route";
  readonly isArea?: true;
}): string {
  return trackTexts[line.isArea ? "area" : line.kind];
}

/** Returns the names of both parts of a split track: "Wandeling (1)" and "Wandeling (2)". */
export function partNames(name: string): [string, string] {
  return [`${name} (1)`.trim(), `${name} (2)`.trim()];
}

/** "Lijn blijft binnen 5 m". */
export function thinText(meters: number): string {
  return `Lijn blijft binnen ${meters} m`;
}
