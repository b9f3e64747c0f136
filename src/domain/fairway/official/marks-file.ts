import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { isLngLatBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isDataDate } from "#domain/text/data-date.ts";
import { plainCredit, plainName } from "#domain/text/plain-text.ts";
import {
  type OfficialMark,
  PARTS_PER_DEGREE,
  RECORD_TEXTS,
  type RecordText,
} from "./official-mark.ts";

/** The value of `format` in the file. */
const MARKS_FORMAT = "scouting-map-marks";
/** The version that is written, and the newest that can be read. */
const MARKS_VERSION = 1;

/** The most marks of a file; the country has 18,500. */
const MAX_MARKS = 60_000;

/** The attribution of the data. */
export const MARKS_SOURCE = "© Rijkswaterstaat (CC0)";

/** Marks of Rijkswaterstaat with their source and date. */
export interface OfficialMarks {
  readonly source: string;
  /** The day of the data as the data states it; null if it states none. */
  readonly date: string | null;
  /** The areas in which they are all there. */
  readonly areas: readonly LngLatBox[];
  readonly marks: readonly OfficialMark[];
}

/** The reason why a file of marks cannot be used. */
export type MarksProblem = "not-marks" | "newer-version" | "damaged";

/** Thrown by `readMarksFile`. */
export class MarksFormatError extends Error {
  override readonly name = "MarksFormatError";
  readonly problem: MarksProblem;

  constructor(problem: MarksProblem) {
    super(`The file of marks cannot be used: ${problem}`);
    this.problem = problem;
  }
}

/** Writes the file (docs/formats/official-marks.md). The same marks give the same text. */
export function writeMarksFile({ source, date, areas, marks }: OfficialMarks): string {
  const texts: string[] = [];
  const numbers = new Map<string, number>([["", 0]]);
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.push(text));
    return texts.length;
  };
  const ordered = marks.toSorted(
    (a, b) => a.lat - b.lat || a.lng - b.lng || (a.name < b.name ? -1 : 1),
  );
  const column = (text: RecordText): number[] => ordered.map((mark) => numberOf(mark[text]));
  const fields = Object.fromEntries(RECORD_TEXTS.map((text) => [text, column(text)]));
  const place = (degrees: number): number => Math.round(degrees * PARTS_PER_DEGREE);
  const flags = ordered.map(
    ({ isFixed, isWithdrawn }) => Number(isFixed) + 2 * Number(isWithdrawn),
  );
  const json = {
    format: MARKS_FORMAT,
    version: MARKS_VERSION,
    source,
    licence: "CC0-1.0",
    date,
    areas,
    texts,
    lat: ordered.map(({ lat }) => place(lat)),
    lng: ordered.map(({ lng }) => place(lng)),
    flags: flags.join(""),
    fields,
  };
  return `${JSON.stringify(json)}\n`;
}

/**
 * Reads the file. A mark without a place on earth is left out, and a text that is not there is empty. Throws
 * MarksFormatError for another file, a newer version, and columns of different lengths.
 */
export function readMarksFile(json: string): OfficialMarks {
  const file = fileOf(json);
  const [lats, lngs] = [file["lat"], file["lng"]];
  const { texts, flags, areas, fields } = {
    texts: file["texts"],
    flags: file["flags"],
    areas: file["areas"],
    fields: file["fields"],
  };
  const isWhole =
    Array.isArray(lats) &&
    Array.isArray(lngs) &&
    Array.isArray(texts) &&
    Array.isArray(areas) &&
    typeof flags === "string" &&
    typeof fields === "object" &&
    fields !== null &&
    lats.length === lngs.length &&
    lats.length === flags.length &&
    lats.length <= MAX_MARKS;
  if (!isWhole) throw new MarksFormatError("damaged");
  const words = texts.map((text) => (typeof text === "string" ? plainName(text) : ""));
  const columns = fields as Readonly<Record<string, unknown>>;
  const textAt = (text: RecordText, at: number): string => {
    const column = columns[text];
    return Array.isArray(column) ? (words[Number(column[at]) - 1] ?? "") : "";
  };
  const marks = lats.flatMap((lat: unknown, at): OfficialMark | never[] => {
    const [y, x] = [Number(lat) / PARTS_PER_DEGREE, Number(lngs[at]) / PARTS_PER_DEGREE];
    if (!isLatLng(y, x)) return [];
    const flag = Number(flags.charAt(at));
    const named = RECORD_TEXTS.map((text) => [text, textAt(text, at)]);
    return {
      ...(Object.fromEntries(named) as Record<RecordText, string>),
      lat: y,
      lng: x,
      isFixed: (flag & 1) !== 0,
      isWithdrawn: (flag & 2) !== 0,
    };
  });
  const date = file["date"];
  return {
    source: plainCredit(String(file["source"] ?? "")),
    date: typeof date === "string" && isDataDate(date) ? date : null,
    areas: areas.filter(isLngLatBox),
    marks,
  };
}

function fileOf(json: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new MarksFormatError("not-marks");
  }
  const file = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (file["format"] !== MARKS_FORMAT) throw new MarksFormatError("not-marks");
  if (typeof file["version"] !== "number" || file["version"] > MARKS_VERSION) {
    throw new MarksFormatError("newer-version");
  }
  return file;
}
