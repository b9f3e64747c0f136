import { type LogDay, logDateOf } from "#domain/steering/log-days.ts";
import type { LogEntry, LogKind } from "#domain/steering/log-entries.ts";
import type { LogSums } from "#domain/steering/log-sums.ts";
import {
  formatDateTime,
  formatTimeOfDay,
  localMoment,
  localNumber,
  ungroupedNumber,
} from "#sentences/intl/format.ts";
import { formatDuration } from "#sentences/plan/plan.ts";
import { logDayFields, logKinds, logTexts, logWords } from "#words/water/logbook.ts";
import { courseText, seaDistanceText, shownKnots } from "./boating.ts";

/** "Voorbij S 14", "Opmerking: koffie". */
export function logEventText(kind: LogKind, text: string): string {
  if (text === "") return logKinds[kind];
  if (kind === "mark") return logWords.passed(text);
  return kind === "arrival" ? logWords.arrived(text) : `${logKinds[kind]}: ${text}`;
}

/** The numbers of a line; null for what was not known. */
type LogNumbers = Pick<LogEntry, "courseDegrees" | "speedMps" | "distanceMeters" | "steerDegrees">;

/** "123°", "5,4 kn", "12,3 NM"; an empty text for what was not known. */
export function logNumbersText({
  courseDegrees,
  speedMps,
  distanceMeters,
  steerDegrees,
}: LogNumbers): {
  readonly course: string;
  readonly steer: string;
  readonly speed: string;
  readonly log: string;
} {
  const knots = speedMps === null ? null : shownKnots(speedMps);
  return {
    course: courseDegrees === null ? "" : courseText(courseDegrees),
    steer: steerDegrees === undefined ? "" : courseText(steerDegrees),
    speed: knots ? `${knots.value} ${knots.unit}` : "",
    log: distanceMeters === null ? "" : seaDistanceText(distanceMeters),
  };
}

const [KNOT_MPS, NAUTICAL_MILE_METERS] = [1852 / 3600, 1852];

const day = localMoment({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** "vrijdag 27 november 2026". */
export function logDayText(atMs: number): string {
  return day.format(atMs);
}

/** "gewijzigd 14:05", with the day of the edit if it is another than that of the line; an empty text if it was not edited. */
export function logEditedText({ atMs, changedAtMs }: LogEntry): string {
  if (changedAtMs === undefined) return "";
  const isSameDay = logDateOf(atMs) === logDateOf(changedAtMs);
  return logWords.edited(isSameDay ? formatTimeOfDay(changedAtMs) : formatDateTime(changedAtMs));
}

/** "Boot Fram · Schipper Jan · Kaag – Sneek": what is above the lines of a day; an empty text if nothing is. */
export function logDayFactsText(day: LogDay | undefined): string {
  const { boat, skipper, crew, from, to } = day ?? {};
  const labelled = Object.entries({ boat, skipper, crew }).map(([field, text]) =>
    text ? `${logDayFields[field as keyof typeof logDayFields]} ${text}` : "",
  );
  const way = from && to ? logWords.fromTo(from, to) : "";
  const ends = way
    ? [way]
    : LOG_ENDS.map((field) => (day?.[field] ? `${logDayFields[field]} ${day[field]}` : ""));
  return [...labelled, ...ends].filter(Boolean).join(" · ");
}

const LOG_ENDS = ["from", "to"] as const;

/** "Afstand 12,3 NM · Motor 2 u 05"; an empty text if neither is known. */
export function logSumsText({ distanceMeters, engineMs, isEngineWhole }: LogSums): string {
  const duration = engineMs === null ? "" : formatDuration(engineMs / 1000);
  const engine = isEngineWhole
    ? duration
    : [duration, `(${logTexts.engineOpen})`].filter(Boolean).join(" ");
  return [
    distanceMeters === null ? "" : logWords.distance(seaDistanceText(distanceMeters)),
    engine === "" ? "" : logWords.engine(engine),
  ]
    .filter(Boolean)
    .join(" · ");
}

const sixDecimals = localNumber({
  minimumFractionDigits: 6,
  maximumFractionDigits: 6,
  useGrouping: false,
});

/**
 * The cells of a line after its text, for a spreadsheet that is set to the language of the interface: every number has the
 * decimal sign of that language.
 */
export function logNumberCells(entry: LogEntry): readonly string[] {
  const cell = (value: number | null) => (value === null ? "" : ungroupedNumber.format(value));
  const degrees = (value: number | null | undefined) =>
    typeof value === "number" ? String(Math.round(value)) : "";
  const { place, courseDegrees, speedMps, distanceMeters, steerDegrees } = entry;
  return [
    place ? sixDecimals.format(place.lat) : "",
    place ? sixDecimals.format(place.lng) : "",
    degrees(courseDegrees),
    cell(speedMps === null ? null : speedMps / KNOT_MPS),
    cell(distanceMeters === null ? null : distanceMeters / NAUTICAL_MILE_METERS),
    degrees(steerDegrees),
  ];
}
