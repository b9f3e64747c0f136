import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fairways } from "#domain/fairway/fairway-object.ts";
import type { FairwayColumns } from "#domain/fairway/file/fairway-columns.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { addDays, clockText, type LocalTime, parseLocalTime } from "./local-time.ts";
import { hoursOf, operatingState, type Schedule } from "./schedule.ts";

const JSON_TEXT = readFileSync(
  new URL("../../../../public/nautical/vaarwegen.json", import.meta.url),
  "utf8",
);

function at(text: string): LocalTime {
  const time = parseLocalTime(text);
  if (!time) throw new Error(text);
  return time;
}

function stateAt(schedule: Schedule, text: string): string {
  const { state, untilMinutes } = operatingState(schedule, at(text));
  return untilMinutes === null ? state : `${state} ${clockText(untilMinutes)}`;
}

/**
 * A second evaluation of the file, written apart from the first: it reads the columns itself, holds the holidays as a
 * list, and walks minute by minute.
 */
describe("the schedules of the country, against an independent evaluation", () => {
  const columns: FairwayColumns = JSON.parse(JSON_TEXT);
  let fairways: Fairways;
  beforeAll(() => {
    fairways = readFairways(JSON_TEXT);
  });

  it("agrees for more than 5,000 pairs of an object and a time", { tags: "thorough" }, () => {
    const random = randomFrom(7);
    const moments = interestingMoments();
    const withSchedule = columns.objects.schedule.flatMap((number, index) => (number ? index : []));
    const byId = new Map(fairways.objects.map((object) => [object.id, object]));
    const ids: number[] = [];
    for (const step of columns.objects.id) ids.push((ids.at(-1) ?? 0) + step);
    const counts: Record<string, number> = {};
    const differences: string[] = [];
    for (let pair = 0; pair < 5200; pair++) {
      const index = withSchedule[Math.floor(random() * withSchedule.length)] as number;
      const moment = moments[Math.floor(random() * moments.length)] as string;
      const flat = columns.schedules[(columns.objects.schedule[index] as number) - 1] as number[];
      const { state, untilMinutes } = operatingState(
        byId.get(ids[index] as number)?.schedule ?? null,
        at(moment),
      );
      const until = untilMinutes === null ? "" : ` ${clockText(untilMinutes)}`;
      const expected = walk(flat, columns, moment);
      if (`${state}${until}` !== expected) {
        differences.push(`${ids[index]} ${moment} ${state}${until}, not ${expected}`);
      }
      counts[state] = (counts[state] ?? 0) + 1;
    }
    expect(differences).toEqual([]);
    expect(counts["operated"]).toBeGreaterThan(1500);
    expect(counts["closed"]).toBeGreaterThan(1500);
    expect(counts["unknown"]).toBeGreaterThan(300);
  });

  it("agrees on every rule past midnight, around its midnight", () => {
    let checked = 0;
    for (const object of fairways.objects) {
      const isPast = object.schedule?.periods.some(({ rules }) =>
        rules.some(({ fromMinutes, toMinutes }) => toMinutes < fromMinutes),
      );
      if (!isPast || !object.schedule) continue;
      checked += 1;
      const { start } = object.schedule.periods[0] as { start: number };
      const first = { year: 2026, month: Math.floor(start / 100), day: start % 100 };
      for (let day = 0; day < 8; day++) {
        const { year, month, day: ofMonth } = addDays(first, day);
        const pad = (value: number) => String(value).padStart(2, "0");
        for (const clock of ["00:00", "00:01", "05:59", "06:00", "22:00", "23:59"]) {
          const moment = `${year}-${pad(month)}-${pad(ofMonth)}T${clock}`;
          const flat = columns.schedules[indexOf(columns, object.id)] as number[];
          expect(`${object.id} ${moment} ${stateAt(object.schedule, moment)}`).toBe(
            `${object.id} ${moment} ${walk(flat, columns, moment)}`,
          );
        }
      }
    }
    expect(checked).toBeGreaterThan(3);
  });

  it("calls fewer objects operated on a Sunday in November than on a Wednesday", () => {
    const countsAt = (moment: string) => {
      const counts = { operated: 0, closed: 0, unknown: 0 };
      for (const { schedule } of fairways.objects) {
        if (schedule) counts[operatingState(schedule, at(moment)).state] += 1;
      }
      return counts;
    };
    expect(countsAt("2026-11-15T12:00")).toEqual({ operated: 720, closed: 164, unknown: 944 });
    expect(countsAt("2026-11-18T12:00")).toEqual({ operated: 1488, closed: 319, unknown: 21 });
  });

  it("shows the hours of a day with their notes", () => {
    const bridge = fairways.objects.find(({ id }) => id === 13577);
    const hours = hoursOf(bridge?.schedule as Schedule, at("2026-07-25T00:00"));
    expect(hours.stretches).toEqual([{ fromMinutes: 540, toMinutes: 1140 }]);
    expect(hours.notes.join(" ")).toContain("Koningspoort");
  });
});

function indexOf({ objects }: FairwayColumns, id: number): number {
  let sum = 0;
  const at = objects.id.findIndex((step) => {
    sum += step;
    return sum === id;
  });
  return (objects.schedule[at] as number) - 1;
}

/** The moving holidays of these years from a calendar, with King's Day and those that never move. */
const HOLIDAYS = new Set(
  `2025-04-20 2025-04-21 2025-04-26 2025-05-29 2025-06-08 2025-06-09
   2026-04-05 2026-04-06 2026-04-27 2026-05-14 2026-05-24 2026-05-25
   2027-03-28 2027-03-29 2027-04-27 2027-05-06 2027-05-16 2027-05-17
   2028-04-16 2028-04-17 2028-04-27 2028-05-25 2028-06-04 2028-06-05`
    .split(/\s+/)
    .concat(
      [2024, 2025, 2026, 2027, 2028, 2029].flatMap((year) =>
        ["01-01", "05-05", "12-25", "12-26"].map((day) => `${year}-${day}`),
      ),
    ),
);

/** "operated 16:00", "operated", "closed" or "unknown", found minute by minute. */
function walk(flat: readonly number[], columns: FairwayColumns, moment: string): string {
  const [day = "", clock = ""] = moment.split("T");
  const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const rules = [-1, 0, 1].map((days) => rulesOf(shifted(day, days), flat, columns));
  /** Minutes are those of the day itself; 1440 and more are the next day. */
  const isOperated = (at: number): boolean => {
    const daysOn = Math.floor(at / 1440);
    const own = rules[1 + daysOn]?.rules ?? [];
    const ofDay = at % 1440;
    const isOwn = own.some(([, from = 0, to = 0]) =>
      to < from ? ofDay >= from : ofDay >= from && ofDay < (to === 1439 ? 1440 : to),
    );
    return isOwn || isOngoing(rules[daysOn], ofDay);
  };
  if (!isOperated(minute)) return rules[1]?.isKnown ? "closed" : "unknown";
  let end = minute;
  while (end < 1440 && isOperated(end)) end += 1;
  if (end === 1440) {
    if (!isOngoing(rules[1], 0)) return "operated";
    while (isOperated(end)) end += 1;
  }
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `operated ${pad(Math.floor((end % 1440) / 60))}:${pad(end % 60)}`;
}

interface Rules {
  readonly rules: readonly (readonly number[])[];
  readonly isKnown: boolean;
}

/** Tells whether any of the rules of the day before goes on past midnight until this minute. */
function isOngoing(rules: Rules | undefined, at: number): boolean {
  return (rules?.rules ?? []).some(([, from = 0, to = 0]) => to < from && at < to);
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function rulesOf(date: string, flat: readonly number[], columns: FairwayColumns): Rules {
  const number = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  const bit = HOLIDAYS.has(date) ? 7 : (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7;
  const rules: (readonly number[])[] = [];
  let isCovered = false;
  let isKnown = true;
  for (let index = 1; index < flat.length; index += 4) {
    const [start = 0, end = 0, , set = 0] = flat.slice(index, index + 4);
    const isOutside = start > end ? number > end && number < start : number < start || number > end;
    if (isOutside) continue;
    isCovered = true;
    const operating = operatingRules(columns.ruleSets[set] ?? [], columns.texts);
    const isDoubtful = isDoubtfulDay(operating, bit);
    isKnown &&= !isDoubtful;
    const ofDay = operating.filter((one) => isOn(one, bit));
    rules.push(...ofDay.filter((one) => !(isDoubtful && isWholeDay(one))));
  }
  return { rules, isKnown: isCovered && isKnown };
}

function isOn([days = 0]: readonly number[], bit: number): boolean {
  return Math.floor(days / 2 ** bit) % 2 === 1;
}

function isWholeDay([, from, to = 0]: readonly number[]): boolean {
  return from === 0 && to >= 1439;
}

/** Returns the rules of a set without those whose note says that nothing is operated. */
function operatingRules(
  numbers: readonly number[],
  texts: readonly string[],
): readonly (readonly number[])[] {
  return Array.from({ length: numbers.length / 4 }, (_, index) =>
    numbers.slice(4 * index, 4 * index + 4),
  ).filter(([, , , note = 0]) => !/geen bediening|geen schutting/i.test(texts[note - 1] ?? ""));
}

const WEEK = 7 * 1440;

/** Tells whether a day has a rule of the whole day that is not believed; looks at each minute of a week. */
function isDoubtfulDay(rules: readonly (readonly number[])[], bit: number): boolean {
  const isWhole = (day: number) => rules.some((one) => isOn(one, day) && isWholeDay(one));
  if (!isWhole(bit)) return false;
  const week = operatedMinutes(rules);
  if (week.every((minute) => minute === 1)) return false;
  if (bit === 7) return true;
  let [first, last] = [bit, bit];
  while (isWhole((first + 6) % 7)) first = (first + 6) % 7;
  while (isWhole((last + 1) % 7)) last = (last + 1) % 7;
  return week[(first * 1440 + WEEK - 1) % WEEK] === 0 && week[((last + 1) % 7) * 1440] === 0;
}

/** A 1 for every minute of a week without holidays in which one of the rules operates. */
function operatedMinutes(rules: readonly (readonly number[])[]): Uint8Array {
  const week = new Uint8Array(2 * WEEK);
  for (const one of rules) {
    const [, from = 0, to = 0] = one;
    const end = to === 1439 ? 1440 : to < from ? to + 1440 : to;
    for (let day = 0; day < 7; day++) {
      if (isOn(one, day)) week.fill(1, day * 1440 + from, day * 1440 + end);
    }
  }
  for (let at = 0; at < 1440; at++) week[at] = (week[at] as number) | (week[at + WEEK] as number);
  return week.subarray(0, WEEK);
}

/** Days when the clock changes, ends of years, holidays with the days beside them, borders of periods, and others. */
function interestingMoments(): readonly string[] {
  const days = [
    ...["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2027-03-28"],
    ...["2026-12-23", "2026-12-24", "2026-12-27", "2026-12-31", "2027-01-02", "2028-02-29"],
    ...["2026-03-31", "2026-04-01", "2026-10-31", "2026-11-01", "2026-05-04", "2026-05-06"],
    ...[...HOLIDAYS].filter((day) => day > "2025" && day < "2029"),
    ...Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 3 + 6 * index)).toISOString().slice(0, 10),
    ),
  ];
  const clocks = ["00:00", "02:30", "05:59", "06:00", "07:29", "09:30", "12:15", "16:00", "17:59"];
  return days.flatMap((day) =>
    [...clocks, "19:00", "21:59", "22:00", "23:59"].map((clock) => `${day}T${clock}`),
  );
}

/** A linear congruential generator: the same pairs in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
