import type { LogNumbers } from "#i18n/nl/water/logbook.ts";
import { localMoment, ungroupedNumber } from "#sentences/intl/format.ts";
import { courseText, seaDistanceText, shownKnots } from "./boating.ts";

/** Texts of the logbook. */
export const logTexts = {
  heading: "Logbook",
  help: "While you're recording on the water, the logbook fills itself in: departure, buoys, bridges, anchoring, man overboard, an hourly entry and arrival.",
  empty: "No entries yet.",
  unknown:
    "The saved logbook can't be read. It has been set aside, not deleted, and new entries will go into a new logbook.",
  notRead: "The logbook can't be read right now, because this device's storage isn't working.",
  failed:
    "Not saved, because this device's storage is full or isn't working. Free up some space and keep the app open. It will then be saved after all.",
  add: "Add",
  kind: "What",
  text: "Details",
  time: "Time",
  event: "Event",
  position: "Position",
  course: "Course",
  speed: "Speed",
  log: "Log",
  edit: "Edit",
  save: "Save",
  cancel: "Cancel",
  remove: "Delete",
  csv: "Download CSV",
  print: "Print",
} as const;

const KINDS = {
  departure: "Departure",
  mark: "Passed",
  bridge: "Through bridge or lock",
  "anchor-down": "At anchor",
  "anchor-up": "Anchor raised",
  overboard: "Man overboard",
  arrival: "Arrival",
  hour: "Hourly entry",
  remark: "Remark",
  "engine-on": "Engine on",
  "engine-off": "Engine off",
  crew: "Crew",
  fuel: "Fuel",
} as const;

type Kind = keyof typeof KINDS;

/** The kind of a line: "Engine on". */
export function logKindText(kind: Kind): string {
  return KINDS[kind];
}

/** "Passed S 14", "Remark: coffee". */
export function logEventText(kind: Kind, text: string): string {
  if (text === "") return KINDS[kind];
  return kind === "mark" ? `${KINDS[kind]} ${text}` : `${KINDS[kind]}: ${text}`;
}

/** "123°", "5.4 kn", "12.3 NM"; an empty text for what was not known. */
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

/** "Friday, 27 November 2026". */
export function logDayText(atMs: number): string {
  return day.format(atMs);
}

/** "14:05". */
export function logTimeText(atMs: number): string {
  return clock.format(atMs);
}

/** The name of the CSV file, and the sign that a spreadsheet in this language splits at. */
export const LOG_FILE = { title: "logbook", separator: "," } as const;

/** The headings of the columns of a CSV file. */
export const LOG_COLUMNS = [
  "time",
  "event",
  "text",
  "latitude",
  "longitude",
  "course",
  "speed kn",
  "log NM",
] as const;

const [KNOT_MPS, NAUTICAL_MILE_METERS] = [1852 / 3600, 1852];

/** The cells of a line after its text, for a spreadsheet that is set to English. */
export function logNumberCells(numbers: LogNumbers): readonly string[] {
  const cell = (value: number | null) => (value === null ? "" : ungroupedNumber.format(value));
  const { courseDegrees, speedMps, distanceMeters } = numbers;
  return [
    courseDegrees === null ? "" : String(Math.round(courseDegrees)),
    cell(speedMps === null ? null : speedMps / KNOT_MPS),
    cell(distanceMeters === null ? null : distanceMeters / NAUTICAL_MILE_METERS),
  ];
}
