import { localMoment, ungroupedNumber } from "#sentences/intl/format.ts";
import { courseText, seaDistanceText, shownKnots } from "./boating.ts";

/** Texts of the logbook. */
export const logTexts = {
  heading: "Logboek",
  help: "Tijdens een opname op het water schrijft het logboek zelf: vertrek, boeien, bruggen, anker, man overboord, elk uur en aankomst.",
  empty: "Nog geen regels.",
  unknown:
    "Het bewaarde logboek is niet te lezen. Het is apart gehouden; nieuwe regels beginnen een ander.",
  notRead: "Het logboek kan nu niet gelezen worden: de opslag werkt niet.",
  failed:
    "Niet bewaard: de opslag van dit apparaat werkt niet of is vol. Maak ruimte en laat de app open; dan wordt het alsnog bewaard.",
  add: "Voeg toe",
  kind: "Wat",
  text: "Erbij",
  time: "Tijd",
  event: "Gebeurtenis",
  position: "Positie",
  course: "Koers",
  speed: "Vaart",
  log: "Log",
  edit: "Wijzig",
  save: "Bewaar",
  cancel: "Annuleer",
  remove: "Verwijder",
  csv: "Download CSV",
  print: "Afdrukken",
} as const;

const KINDS = {
  departure: "Vertrek",
  mark: "Voorbij",
  bridge: "Door brug of sluis",
  "anchor-down": "Voor anker",
  "anchor-up": "Anker op",
  overboard: "Man overboord",
  arrival: "Aankomst",
  hour: "Elk uur",
  remark: "Opmerking",
  "engine-on": "Motor aan",
  "engine-off": "Motor uit",
  crew: "Bemanning",
  fuel: "Brandstof",
} as const;

type Kind = keyof typeof KINDS;

/** The kind of a line: "Motor aan". */
export function logKindText(kind: Kind): string {
  return KINDS[kind];
}

/** "Voorbij S 14", "Opmerking: koffie". */
export function logEventText(kind: Kind, text: string): string {
  if (text === "") return KINDS[kind];
  return kind === "mark" || kind === "arrival"
    ? `${KINDS[kind]} ${text}`
    : `${KINDS[kind]}: ${text}`;
}

/** The numbers of a line; null for what was not known. */
export interface LogNumbers {
  readonly courseDegrees: number | null;
  readonly speedMps: number | null;
  readonly distanceMeters: number | null;
}

/** "123°", "5,4 kn", "12,3 NM"; an empty text for what was not known. */
export function logNumbersText({ courseDegrees, speedMps, distanceMeters }: LogNumbers): {
  readonly course: string;
  readonly speed: string;
  readonly log: string;
} {
  const knots = speedMps === null ? null : shownKnots(speedMps);
  return {
    course: courseDegrees === null ? "" : courseText(courseDegrees),
    speed: knots ? `${knots.value} ${knots.unit}` : "",
    log: distanceMeters === null ? "" : seaDistanceText(distanceMeters),
  };
}

const day = localMoment({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const clock = localMoment({ hour: "2-digit", minute: "2-digit" });

/** "vrijdag 27 november 2026". */
export function logDayText(atMs: number): string {
  return day.format(atMs);
}

/** "14:05". */
export function logTimeText(atMs: number): string {
  return clock.format(atMs);
}

/** The name of the CSV file, and the sign that a spreadsheet in this language splits at. */
export const LOG_FILE = { title: "logboek", separator: ";" } as const;

/** The headings of the columns of a CSV file. */
export const LOG_COLUMNS = [
  "tijd",
  "gebeurtenis",
  "tekst",
  "breedtegraad",
  "lengtegraad",
  "koers",
  "vaart kn",
  "log NM",
] as const;

const [KNOT_MPS, NAUTICAL_MILE_METERS] = [1852 / 3600, 1852];

/** The cells of a line after its text, for a spreadsheet that is set to Dutch. */
export function logNumberCells(numbers: LogNumbers): readonly string[] {
  const cell = (value: number | null) => (value === null ? "" : ungroupedNumber.format(value));
  const { courseDegrees, speedMps, distanceMeters } = numbers;
  return [
    courseDegrees === null ? "" : String(Math.round(courseDegrees)),
    cell(speedMps === null ? null : speedMps / KNOT_MPS),
    cell(distanceMeters === null ? null : distanceMeters / NAUTICAL_MILE_METERS),
  ];
}
