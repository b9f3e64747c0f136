import {
  type FairwayMark,
  type FairwayObject,
  type Fairways,
  MARK_KINDS,
} from "#domain/fairway/fairway-object.ts";
import {
  FAIRWAYS_FORMAT,
  FAIRWAYS_VERSION,
  type FairwayColumns,
  MARK_LETTERS,
  PARTS_PER_DEGREE,
} from "#domain/fairway/file/fairway-columns.ts";
import type { Schedule } from "#domain/fairway/hours/schedule.ts";

/** Writes the file of the app (docs/formats/fairways.md). The same data gives the same text. */
export function writeFairways(fairways: Omit<Fairways, "leftOutCount">): string {
  const texts = textTable(fairways);
  const schedules = scheduleTable(fairways.objects, texts);
  const columns: FairwayColumns = {
    format: FAIRWAYS_FORMAT,
    version: FAIRWAYS_VERSION,
    source: fairways.source,
    licence: fairways.licence,
    date: fairways.date,
    texts: texts.list,
    ...ruleColumns(schedules.ruleSets),
    schedules: schedules.list,
    objects: objectColumns(fairways.objects, texts, schedules),
    marks: markColumns(fairways.marks, texts),
  };
  return `${JSON.stringify(columns)}\n`;
}

interface TextTable {
  readonly list: readonly string[];
  readonly numberOf: (text: string) => number;
}

/** Lists every text once, most frequent first, because those get the shortest numbers. */
function textTable({ objects, marks }: Pick<Fairways, "objects" | "marks">): TextTable {
  const counts = new Map<string, number>();
  const count = (text: string): void => void counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const object of objects) {
    const { town, fairway, phone, operator, operatorPhone, schedule } = object;
    for (const text of [town, fairway, phone, operator, operatorPhone]) count(text);
    count(vhfText(object));
    if (schedule) for (const text of textsOf(schedule)) count(text);
  }
  for (const { light } of marks) count(light);
  counts.delete("");
  const list = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const numbers = new Map(list.map((text, index) => [text, index + 1]));
  return { list, numberOf: (text) => numbers.get(text) ?? 0 };
}

function textsOf({ note, periods }: Schedule): readonly string[] {
  return [
    note,
    ...periods.flatMap(({ note: ofPeriod, rules }) => [
      ofPeriod,
      ...rules.flatMap((rule) => [rule.note, rule.otherFields ?? ""]),
    ]),
  ];
}

function vhfText({ vhf }: FairwayObject): string {
  return vhf.join("|");
}

interface ScheduleTable {
  readonly list: readonly (readonly number[])[];
  /** Flat lists of days, from, to, note and other fields. */
  readonly ruleSets: readonly (readonly number[])[];
  readonly numberOf: (schedule: Schedule | null) => number;
}

function scheduleTable(objects: readonly FairwayObject[], texts: TextTable): ScheduleTable {
  const ruleSets = distinct();
  const schedules = distinct();
  const numberOf = (schedule: Schedule | null): number => {
    if (!schedule) return 0;
    const periods = schedule.periods.flatMap(({ start, end, note, rules }) => {
      const flat = rules.flatMap((rule) => [
        rule.days,
        rule.fromMinutes,
        rule.toMinutes,
        texts.numberOf(rule.note),
        texts.numberOf(rule.otherFields ?? ""),
      ]);
      return [start, end, texts.numberOf(note), ruleSets.indexOf(flat)];
    });
    return schedules.indexOf([texts.numberOf(schedule.note), ...periods]) + 1;
  };
  for (const { schedule } of objects) numberOf(schedule);
  return { list: schedules.list, ruleSets: ruleSets.list, numberOf };
}

function ruleColumns(
  ruleSets: ScheduleTable["ruleSets"],
): Pick<FairwayColumns, "ruleSets" | "ruleFields"> {
  const isField = (index: number): boolean => index % 5 === 4;
  const ruleFields = ruleSets.map((flat) => flat.filter((_, index) => isField(index)));
  return {
    ruleSets: ruleSets.map((flat) => flat.filter((_, index) => !isField(index))),
    ...(ruleFields.flat().some((text) => text > 0) && { ruleFields }),
  };
}

/** Collects lists of numbers, each once. */
function distinct() {
  const list: (readonly number[])[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (numbers: readonly number[]): number => {
    const key = numbers.join();
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, list.length);
    return list.push(numbers) - 1;
  };
  return { list, indexOf };
}

function objectColumns(
  objects: readonly FairwayObject[],
  texts: TextTable,
  schedules: ScheduleTable,
): FairwayColumns["objects"] {
  const bridges = objects.filter(({ kind }) => kind === "bridge");
  const locks = objects.filter(({ kind }) => kind === "lock");
  const byId = (a: FairwayObject, b: FairwayObject): number => a.id - b.id;
  const ordered = [...bridges.sort(byId), ...locks.sort(byId)];
  const column = <Value>(value: (object: FairwayObject) => Value): Value[] => ordered.map(value);
  const text = (value: (object: FairwayObject) => string): number[] =>
    column((object) => texts.numberOf(value(object)));
  return {
    bridgeCount: bridges.length,
    id: differences(column(({ id }) => id)),
    ...placeColumns(ordered),
    name: column(({ name }) => name),
    town: text(({ town }) => town),
    fairway: text(({ fairway }) => fairway),
    flags: column(({ isMovable, isRemote }) => Number(isMovable) + 2 * Number(isRemote)).join(""),
    fixed: column((o) => scaled(o.kind === "lock" ? o.lengthMeters : o.fixedClearanceMeters, 100)),
    closed: column((o) =>
      o.kind === "lock" ? (o.chambers ?? 0) : scaled(o.closedClearanceMeters, 100),
    ),
    movableWidth: column(({ movableWidthMeters }) => scaled(movableWidthMeters, 10)),
    width: column(({ widthMeters }) => scaled(widthMeters, 10)),
    vhf: text(vhfText),
    phone: text(({ phone }) => phone),
    operator: text(({ operator }) => operator),
    operatorPhone: text(({ operatorPhone }) => operatorPhone),
    schedule: column(({ schedule }) => schedules.numberOf(schedule)),
  };
}

function markColumns(marks: readonly FairwayMark[], texts: TextTable): FairwayColumns["marks"] {
  const letterOf = ({ kind, isBeacon }: FairwayMark): string => {
    const letter = MARK_LETTERS.charAt(MARK_KINDS.indexOf(kind));
    return isBeacon ? letter.toUpperCase() : letter;
  };
  return {
    ...placeColumns(marks),
    kind: marks.map(letterOf).join(""),
    name: marks.map(({ name }) => name.replaceAll("|", "/")).join("|"),
    light: marks.map(({ light }) => texts.numberOf(light)),
  };
}

function placeColumns(places: readonly { readonly lat: number; readonly lng: number }[]) {
  const parts = (degrees: number): number => Math.round(degrees * PARTS_PER_DEGREE);
  return {
    lat: differences(places.map(({ lat }) => parts(lat))),
    lng: differences(places.map(({ lng }) => parts(lng))),
  };
}

function scaled(meters: number | null, scale: number): number {
  return meters === null ? 0 : Math.round(meters * scale);
}

function differences(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}
