import type { LogNumbers } from "#i18n/nl/water/logbook.ts";
import { localMoment, ungroupedNumber } from "#sentences/intl/format.ts";
import { courseText, seaDistanceText, shownKnots } from "./boating.ts";

/** Texts of the logbook. */
export const logTexts = {
  heading: "Logbuch",
  help: "Während du auf dem Wasser aufzeichnest, füllt sich das Logbuch von selbst: Abfahrt, Tonnen, Brücken, Ankern, Mensch über Bord, Ankunft und ein Eintrag pro Stunde.",
  empty: "Noch keine Einträge.",
  unknown:
    "Das gespeicherte Logbuch kann nicht gelesen werden. Es bleibt separat gespeichert; neue Einträge kommen in ein neues Logbuch.",
  notRead:
    "Das Logbuch kann gerade nicht gelesen werden, weil die App nicht auf den Speicher zugreifen kann.",
  failed:
    "Nicht gespeichert, weil der Speicher dieses Geräts voll oder nicht verfügbar ist. Gib Speicherplatz frei und lass die App geöffnet, dann wird es nachträglich gespeichert.",
  add: "Hinzufügen",
  kind: "Was",
  text: "Notiz",
  time: "Zeit",
  event: "Ereignis",
  position: "Position",
  course: "Kurs",
  speed: "Fahrt",
  log: "Logge",
  edit: "Ändern",
  save: "Speichern",
  cancel: "Abbrechen",
  remove: "Löschen",
  csv: "CSV herunterladen",
  print: "Drucken",
} as const;

const KINDS = {
  departure: "Abfahrt",
  mark: "Passiert",
  bridge: "Durch Brücke oder Schleuse",
  "anchor-down": "Vor Anker",
  "anchor-up": "Anker gelichtet",
  overboard: "Mensch über Bord",
  arrival: "Ankunft",
  hour: "Stündlicher Eintrag",
  remark: "Bemerkung",
  "engine-on": "Motor an",
  "engine-off": "Motor aus",
  crew: "Crew",
  fuel: "Kraftstoff",
} as const;

type Kind = keyof typeof KINDS;

/** The kind of a line: "Motor an". */
export function logKindText(kind: Kind): string {
  return KINDS[kind];
}

/** "Passiert: S 14", "Bemerkung: Kaffee". */
export function logEventText(kind: Kind, text: string): string {
  return text === "" ? KINDS[kind] : `${KINDS[kind]}: ${text}`;
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

/** "Freitag, 27. November 2026". */
export function logDayText(atMs: number): string {
  return day.format(atMs);
}

/** "14:05". */
export function logTimeText(atMs: number): string {
  return clock.format(atMs);
}

/** The name of the CSV file, and the sign that a spreadsheet in this language splits at. */
export const LOG_FILE = { title: "logbuch", separator: ";" } as const;

/** The headings of the columns of a CSV file. */
export const LOG_COLUMNS = [
  "Zeit",
  "Ereignis",
  "Text",
  "Breitengrad",
  "Längengrad",
  "Kurs",
  "Fahrt kn",
  "Logge NM",
] as const;

const [KNOT_MPS, NAUTICAL_MILE_METERS] = [1852 / 3600, 1852];

/** The cells of a line after its text, for a spreadsheet that is set to German. */
export function logNumberCells(numbers: LogNumbers): readonly string[] {
  const cell = (value: number | null) => (value === null ? "" : ungroupedNumber.format(value));
  const { courseDegrees, speedMps, distanceMeters } = numbers;
  return [
    courseDegrees === null ? "" : String(Math.round(courseDegrees)),
    cell(speedMps === null ? null : speedMps / KNOT_MPS),
    cell(distanceMeters === null ? null : distanceMeters / NAUTICAL_MILE_METERS),
  ];
}
