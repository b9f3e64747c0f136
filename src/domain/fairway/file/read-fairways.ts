import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type FairwayMark,
  type FairwayObject,
  type Fairways,
  MARK_KINDS,
  type MarkKind,
} from "#domain/fairway/fairway-object.ts";
import type { OperatingPeriod, OperatingRule } from "#domain/fairway/hours/operating-rules.ts";
import type { Schedule } from "#domain/fairway/hours/schedule.ts";
import { lightCharacter } from "#domain/fairway/marks/light-character.ts";
import { withNeighbours } from "#domain/fairway/passage/neighbours.ts";
import {
  FAIRWAYS_FORMAT,
  FAIRWAYS_VERSION,
  type FairwayColumns,
  MARK_LETTERS,
  PARTS_PER_DEGREE,
  PREFERRED_STARBOARD_LETTER,
} from "./fairway-columns.ts";

/** The reason why a file of fairways cannot be used. */
export type FairwaysProblem = "not-fairways" | "newer-version" | "damaged";

/** Thrown by `readFairways`. */
export class FairwaysFormatError extends Error {
  override readonly name = "FairwaysFormatError";
  readonly problem: FairwaysProblem;

  constructor(problem: FairwaysProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/**
 * Reads the file of the app (docs/formats/fairways.md). Unreadable records are left out and counted. Throws
 * FairwaysFormatError for another file, a newer version, or columns of different lengths.
 */
export function readFairways(json: string): Fairways {
  const columns = columnsOf(json);
  const texts = columns.texts.map(String);
  const textOf = (number: unknown): string => texts[Number(number) - 1] ?? "";
  const ruleSets = columns.ruleSets.map((flat, index) =>
    rulesOf(flat, columns.ruleFields?.[index] ?? [], textOf),
  );
  const year = Number(String(columns.date).slice(0, 4));
  const schedules = columns.schedules.map((flat) => scheduleOf(flat, ruleSets, textOf, year));
  const objects = withNeighbours(objectsOf(columns, textOf, schedules));
  const marks = marksOf(columns, textOf);
  const total = columns.objects.id.length + columns.marks.lat.length;
  return {
    source: String(columns.source),
    licence: String(columns.licence),
    date: String(columns.date),
    objects,
    marks,
    leftOutCount: total - objects.length - marks.length,
  };
}

function columnsOf(json: string): FairwayColumns {
  let value: Partial<FairwayColumns> | null;
  try {
    value = JSON.parse(json);
  } catch {
    throw new FairwaysFormatError("not-fairways", "This is no file of fairways.");
  }
  if (value?.format !== FAIRWAYS_FORMAT) {
    throw new FairwaysFormatError("not-fairways", "This is no file of fairways.");
  }
  if (typeof value.version !== "number" || value.version > FAIRWAYS_VERSION) {
    throw new FairwaysFormatError("newer-version", "These fairways need a newer app.");
  }
  if (isWhole(value)) return value;
  throw new FairwaysFormatError("damaged", "The columns of this file do not fit together.");
}

function isWhole(value: Partial<FairwayColumns>): value is FairwayColumns {
  const { texts, ruleSets, schedules, objects, marks } = value;
  const areLists = [texts, ruleSets, schedules].every(Array.isArray);
  if (!areLists || !objects || !marks) return false;
  const { bridgeCount, ...objectColumns } = objects;
  if (!Number.isInteger(bridgeCount) || typeof marks.name !== "string") return false;
  const markColumns = { ...marks, name: marks.name.split("|") };
  return areEqual(objectColumns, objects.id) && areEqual(markColumns, marks.lat);
}

/** Returns whether all columns have the same length as this one. */
function areEqual(columns: object, one: unknown): boolean {
  if (!Array.isArray(one)) return false;
  return Object.values(columns).every(
    (column) =>
      (Array.isArray(column) || typeof column === "string") && column.length === one.length,
  );
}

function scheduleOf(
  flat: readonly number[],
  ruleSets: readonly (readonly OperatingRule[])[],
  textOf: (number: unknown) => string,
  year: number,
): Schedule {
  const periods: OperatingPeriod[] = [];
  for (let at = 1; at + 3 < flat.length; at += 4) {
    periods.push({
      start: flat[at] as number,
      end: flat[at + 1] as number,
      note: textOf(flat[at + 2]),
      rules: ruleSets[flat[at + 3] as number] ?? [],
    });
  }
  return { note: textOf(flat[0]), periods, year };
}

/** Periods share these. */
function rulesOf(
  flat: readonly number[],
  fields: readonly number[],
  textOf: (number: unknown) => string,
): readonly OperatingRule[] {
  const rules: OperatingRule[] = [];
  for (let at = 0; at + 3 < flat.length; at += 4) {
    const otherFields = textOf(fields[at / 4]);
    rules.push({
      days: flat[at] as number,
      fromMinutes: flat[at + 1] as number,
      toMinutes: flat[at + 2] as number,
      note: textOf(flat[at + 3]),
      ...(otherFields && { otherFields }),
    });
  }
  return rules;
}

function objectsOf(
  { objects: columns }: FairwayColumns,
  textOf: (number: unknown) => string,
  schedules: readonly Schedule[],
): readonly FairwayObject[] {
  const ids = sums(columns.id);
  const [lats, lngs] = [sums(columns.lat), sums(columns.lng)];
  return ids.flatMap((id, at): FairwayObject | never[] => {
    const place = placeOf(lats[at], lngs[at]);
    if (!place || !Number.isSafeInteger(id)) return [];
    const flags = Number(columns.flags.charAt(at));
    const vhf = textOf(columns.vhf[at]);
    const sizes = sizesOf(columns, at);
    // Field by field: spreading twelve thousand objects takes most of the time of reading.
    return {
      lat: place.lat,
      lng: place.lng,
      kind: sizes.kind,
      fixedClearanceMeters: sizes.fixedClearanceMeters,
      closedClearanceMeters: sizes.closedClearanceMeters,
      lengthMeters: sizes.lengthMeters,
      chambers: sizes.chambers,
      movableWidthMeters: sizes.movableWidthMeters,
      widthMeters: sizes.widthMeters,
      id,
      name: String(columns.name[at]),
      town: textOf(columns.town[at]),
      fairway: textOf(columns.fairway[at]),
      isMovable: (flags & 1) !== 0,
      isRemote: (flags & 2) !== 0,
      vhf: vhf === "" ? [] : vhf.split("|"),
      phone: textOf(columns.phone[at]),
      operator: textOf(columns.operator[at]),
      operatorPhone: textOf(columns.operatorPhone[at]),
      schedule: schedules[Number(columns.schedule[at]) - 1] ?? null,
    };
  });
}

/** Returns the kind and sizes of an object; bridges and locks share two columns. */
function sizesOf(columns: FairwayColumns["objects"], at: number) {
  const isLock = at >= columns.bridgeCount;
  const [fixed, closed] = [columns.fixed[at], columns.closed[at]];
  return {
    kind: isLock ? ("lock" as const) : ("bridge" as const),
    fixedClearanceMeters: isLock ? null : metersOf(fixed, 100),
    closedClearanceMeters: isLock ? null : metersOf(closed, 100),
    lengthMeters: isLock ? metersOf(fixed, 100) : null,
    chambers: isLock ? metersOf(closed, 1) : null,
    movableWidthMeters: metersOf(columns.movableWidth[at], 10),
    widthMeters: metersOf(columns.width[at], 10),
  };
}

function marksOf(
  { marks: columns }: FairwayColumns,
  textOf: (number: unknown) => string,
): readonly FairwayMark[] {
  const [lats, lngs] = [sums(columns.lat), sums(columns.lng)];
  const names = columns.name.split("|");
  return lats.flatMap((lat, at): FairwayMark | never[] => {
    const place = placeOf(lat, lngs[at]);
    const letter = columns.kind.charAt(at);
    const kind = kindOf(letter.toLowerCase());
    if (!place) return [];
    const isBeacon = letter !== letter.toLowerCase();
    const { lat: latitude, lng } = place;
    const [name = "", light] = [names[at], lightCharacter(kind, textOf(columns.light[at]))];
    return { lat: latitude, lng, kind, isBeacon, name, light };
  });
}

/** A letter of a later file is a mark too. */
function kindOf(letter: string): MarkKind {
  if (letter === PREFERRED_STARBOARD_LETTER) return "preferred-channel";
  return MARK_KINDS[MARK_LETTERS.indexOf(letter)] ?? "unknown";
}

function placeOf(lat = Number.NaN, lng = Number.NaN): { lat: number; lng: number } | null {
  const place = { lat: lat / PARTS_PER_DEGREE, lng: lng / PARTS_PER_DEGREE };
  return isLatLng(place.lat, place.lng) ? place : null;
}

/** Values that are not positive numbers are unknown. */
function metersOf(value: unknown, scale: number): number | null {
  return typeof value === "number" && value > 0 ? value / scale : null;
}

/**
 * Undoes the differences. A value that is not a number makes itself and all later ones NaN, which are then
 * left out.
 */
function sums(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += typeof difference === "number" ? difference : Number.NaN;
    return sum;
  });
}
