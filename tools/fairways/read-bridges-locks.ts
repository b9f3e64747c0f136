import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { OperatingPeriod } from "#domain/fairway/hours/operating-rules.ts";
import type { Schedule } from "#domain/fairway/hours/schedule.ts";

/** The contents of a download of bridges and locks. */
export interface BridgesAndLocks {
  readonly objects: readonly FairwayObject[];
  /** The number of clearances of zero or less, which must be errors because no boat could pass. */
  readonly badClearances: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads `{gen, objs, ot}`, the bridges, locks and schedules of the Fairway Information Services. Throws
 * an Error that names the first record that is not as expected.
 * @param year the year of the download, for which the schedules were made
 */
export function readBridgesAndLocks(json: string, year: number): BridgesAndLocks {
  const { objs, ot } = JSON.parse(json) as { objs: Fields[]; ot: Record<string, unknown> };
  const schedules = new Map(
    Object.entries(ot).map(([id, one]) => [Number(id), scheduleOf(one, year)]),
  );
  let badClearances = 0;
  const clearance = (value: unknown): number | null => {
    const meters = numberOrNull(value);
    if (meters === null || meters > 0) return meters;
    badClearances += 1;
    return null;
  };
  const objects = objs.map((fields): FairwayObject => {
    const isLock = fields["t"] === "S";
    return {
      kind: isLock ? "lock" : "bridge",
      id: numberOf(fields, "id"),
      lat: numberOf(fields, "lat"),
      lng: numberOf(fields, "lon"),
      name: textOf(fields, "n"),
      town: textOf(fields, "c"),
      fairway: textOf(fields, "fw"),
      isMovable: fields["open"] === 1,
      isRemote: fields["rem"] === 1,
      fixedClearanceMeters: isLock ? null : clearance(fields["hf"]),
      closedClearanceMeters: isLock ? null : clearance(fields["hm"]),
      movableWidthMeters: numberOrNull(fields["wm"]),
      widthMeters: numberOrNull(fields["w"]),
      lengthMeters: isLock ? numberOrNull(fields["len"]) : null,
      chambers: isLock ? numberOrNull(fields["nch"]) : null,
      vhf: (fields["vhf"] as string[]).map((channel) => channel.trim()).filter(isChannel),
      phone: textOf(fields, "tel"),
      operator: textOf(fields, "adm"),
      operatorPhone: textOf(fields, "admTel"),
      schedule: schedules.get(numberOf(fields, "ot")) ?? null,
    };
  });
  return { objects, badClearances };
}

/** The source says "Geen" (none) where it means an empty list. */
function isChannel(text: string): boolean {
  return text !== "" && text.toLowerCase() !== "geen";
}

/** Days, from, to, note, and fields of the source that the app does not know. */
type SourceRule = readonly [number, number, number, string, ...unknown[]];
type SourcePeriod = readonly [string, string, string, readonly SourceRule[]];

function scheduleOf(value: unknown, year: number): Schedule {
  const [note, periods] = value as readonly [string, readonly SourcePeriod[]];
  return { note: note.trim(), periods: periods.map(periodOf), year };
}

function periodOf([start, end, note, rules]: SourcePeriod): OperatingPeriod {
  return {
    start: Number(start),
    end: Number(end),
    note: note.trim(),
    rules: rules.map(([days, fromMinutes, toMinutes, ruleNote, ...others]) => ({
      days,
      fromMinutes,
      toMinutes,
      note: ruleNote.trim(),
      ...(others.length > 0 && { otherFields: JSON.stringify(others) }),
    })),
  };
}

function textOf(fields: Fields, key: string): string {
  const value = fields[key];
  if (typeof value !== "string") throw new Error(`${key} of ${JSON.stringify(fields)} is no text`);
  return value.trim();
}

function numberOf(fields: Fields, key: string): number {
  const value = numberOrNull(fields[key]);
  if (value === null) throw new Error(`${key} of ${JSON.stringify(fields)} is no number`);
  return value;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
