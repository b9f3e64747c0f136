import type { LogEntry, LogKind } from "#domain/steering/log-entries.ts";
import { localMoment, ungroupedNumber } from "#sentences/intl/format.ts";
import { logKinds, logWords } from "#words/water/logbook.ts";
import { courseText, seaDistanceText, shownKnots } from "./boating.ts";

/** "Voorbij S 14", "Opmerking: koffie". */
export function logEventText(kind: LogKind, text: string): string {
  if (text === "") return logKinds[kind];
  if (kind === "mark") return logWords.passed(text);
  return kind === "arrival" ? logWords.arrived(text) : `${logKinds[kind]}: ${text}`;
}

/** The numbers of a line; null for what was not known. */
type LogNumbers = Pick<LogEntry, "courseDegrees" | "speedMps" | "distanceMeters">;

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

/** "vrijdag 27 november 2026". */
export function logDayText(atMs: number): string {
  return day.format(atMs);
}

const [KNOT_MPS, NAUTICAL_MILE_METERS] = [1852 / 3600, 1852];

/** The cells of a line after its text, for a spreadsheet that is set to the language of the interface. */
export function logNumberCells(numbers: LogNumbers): readonly string[] {
  const cell = (value: number | null) => (value === null ? "" : ungroupedNumber.format(value));
  const { courseDegrees, speedMps, distanceMeters } = numbers;
  return [
    courseDegrees === null ? "" : String(Math.round(courseDegrees)),
    cell(speedMps === null ? null : speedMps / KNOT_MPS),
    cell(distanceMeters === null ? null : distanceMeters / NAUTICAL_MILE_METERS),
  ];
}
