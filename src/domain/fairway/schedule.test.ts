import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { FairwayColumns } from "./fairway-columns.ts";
import type { Fairways } from "./fairway-object.ts";
import {
  addDays,
  amsterdamMs,
  amsterdamTime,
  clockText,
  type LocalTime,
  parseLocalTime,
} from "./local-time.ts";
import { readFairways } from "./read-fairways.ts";
import { hoursOf, nextOpening, operatingState, type Schedule } from "./schedule.ts";

const JSON_TEXT = readFileSync(
  new URL("../../../public/nautical/vaarwegen.json", import.meta.url),
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

function everyDay(...rules: readonly (readonly [from: number, to: number])[]): Schedule {
  const made = rules.map(([fromMinutes, toMinutes]) => ({
    days: 255,
    fromMinutes,
    toMinutes,
    note: "",
  }));
  return { note: "", periods: [{ start: 101, end: 1231, note: "", rules: made }] };
}

describe("operatingState", () => {
  it("is closed outside the rules, from the end of a period on", () => {
    const schedule = everyDay([540, 960]);
    expect(stateAt(schedule, "2026-07-25T08:59")).toBe("closed");
    expect(stateAt(schedule, "2026-07-25T09:00")).toBe("operated 16:00");
    expect(stateAt(schedule, "2026-07-25T16:00")).toBe("closed");
  });

  it("joins rules that touch or overlap into one period", () => {
    const schedule = everyDay([540, 720], [720, 780], [770, 1020]);
    expect(stateAt(schedule, "2026-07-25T10:00")).toBe("operated 17:00");
  });

  it("does not end at midnight, in either notation of the source", () => {
    for (const end of [1439, 1440, 0]) {
      const schedule = everyDay([1320, end]);
      expect(stateAt(schedule, "2026-07-25T23:59")).toBe("operated");
      expect(stateAt(schedule, "2026-07-26T00:00")).toBe("closed");
    }
  });

  it("continues past midnight, together with the rules that touch it there", () => {
    const schedule = everyDay([1320, 120], [120, 180]);
    expect(stateAt(schedule, "2026-07-25T23:00")).toBe("operated 03:00");
    expect(stateAt(schedule, "2026-07-26T01:00")).toBe("operated 03:00");
  });

  it("uses the rules of the day before for a period that began then", () => {
    const rules = [{ days: 32, fromMinutes: 1320, toMinutes: 120, note: "" }];
    const schedule = { note: "", periods: [{ start: 101, end: 1231, note: "", rules }] };
    expect(stateAt(schedule, "2026-07-26T01:00")).toBe("operated 02:00");
    expect(stateAt(schedule, "2026-07-25T01:00")).toBe("closed");
  });

  it("uses only the holiday rules on a holiday, on any weekday", () => {
    const rule = (days: number, to: number) => ({
      days,
      fromMinutes: 0,
      toMinutes: to,
      note: "",
    });
    const period = { start: 101, end: 1231, note: "", rules: [rule(1, 600), rule(128, 300)] };
    const schedule = { note: "", periods: [period] };
    // Whit Monday, and the Monday after it.
    expect(stateAt(schedule, "2026-05-25T04:00")).toBe("operated 05:00");
    expect(stateAt(schedule, "2026-05-25T05:30")).toBe("closed");
    expect(stateAt(schedule, "2026-06-01T05:30")).toBe("operated 10:00");
  });

  it("is unknown on a date that no season covers, also across the end of the year", () => {
    const rules = [{ days: 255, fromMinutes: 0, toMinutes: 600, note: "" }];
    const schedule = { note: "", periods: [{ start: 1101, end: 331, note: "", rules }] };
    expect(stateAt(schedule, "2026-12-31T01:00")).toBe("operated 10:00");
    expect(stateAt(schedule, "2026-03-31T12:00")).toBe("closed");
    expect(stateAt(schedule, "2026-04-01T01:00")).toBe("unknown");
    expect(operatingState(null, at("2026-04-01T01:00")).state).toBe("unknown");
  });
});

describe("the notes with a state", () => {
  const rule = (days: number, from: number, to: number, note: string) => ({
    days,
    fromMinutes: from,
    toMinutes: to,
    note,
  });
  const notesAt = (schedule: Schedule, text: string) =>
    operatingState(schedule, at(text)).notes.join(" / ");

  it("are those of the schedule, of the periods of the date and of the rules of the weekday", () => {
    const rules = [rule(4, 0, 600, "woensdag"), rule(8, 0, 600, "donderdag")];
    const periods = [
      { start: 101, end: 630, note: "voorjaar", rules },
      { start: 701, end: 1231, note: "najaar", rules },
    ];
    expect(notesAt({ note: "altijd", periods }, "2026-07-01T09:00")).toBe(
      "altijd / najaar / woensdag",
    );
    // Also while it is not operated, and on a date without a period.
    expect(notesAt({ note: "altijd", periods }, "2026-07-01T20:00")).toContain("najaar");
    expect(notesAt({ note: "altijd", periods: periods.slice(0, 1) }, "2026-07-01T09:00")).toBe(
      "altijd",
    );
  });

  it("are those of the holiday rules on a holiday", () => {
    const rules = [rule(1, 0, 600, "maandag"), rule(128, 0, 300, "feestdag")];
    const schedule = { note: "", periods: [{ start: 101, end: 1231, note: "", rules }] };
    expect(notesAt(schedule, "2026-05-25T04:00")).toBe("feestdag");
    expect(notesAt(schedule, "2026-06-01T04:00")).toBe("maandag");
  });

  it("include those of the day before whose hours continue past midnight", () => {
    const rules = [rule(32, 1320, 120, "nacht"), rule(32, 0, 600, "dag")];
    const before = { start: 725, end: 725, note: "zaterdag", rules };
    const after = { start: 726, end: 726, note: "", rules: [] };
    const schedule = { note: "", periods: [before, after] };
    expect(notesAt(schedule, "2026-07-26T01:00")).toBe("zaterdag / nacht");
    expect(notesAt(schedule, "2026-07-27T01:00")).toBe("");
  });

  it("leave out a dash, which says nothing", () => {
    const rules = [rule(255, 0, 600, "  ")];
    const schedule = { note: "-", periods: [{ start: 101, end: 1231, note: " - ", rules }] };
    expect(operatingState(schedule, at("2026-07-26T01:00")).notes).toEqual([]);
  });
});

it("tells whether operation that ends at midnight continues on the next day", () => {
  const continues = (schedule: Schedule) =>
    operatingState(schedule, at("2026-07-25T23:00")).continuesPastMidnight;
  expect(continues(everyDay([0, 1439]))).toBe(true);
  expect(continues(everyDay([360, 1440]))).toBe(false);
  expect(continues(everyDay([1320, 120]))).toBe(false);
});

describe("nextOpening", () => {
  it("finds the next period today, tomorrow, or none", () => {
    const schedule = everyDay([540, 720], [1050, 1200]);
    expect(nextOpening(schedule, at("2026-07-25T12:00"))).toMatchObject({
      daysAhead: 0,
      minutes: 1050,
    });
    expect(nextOpening(schedule, at("2026-07-25T21:00"))).toMatchObject({
      daysAhead: 1,
      minutes: 540,
      day: 26,
    });
    expect(nextOpening(everyDay(), at("2026-07-25T21:00"))).toBeNull();
  });
});

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

  it("agrees for more than 5,000 pairs of an object and a time", () => {
    const random = randomFrom(7);
    const moments = interestingMoments();
    const withSchedule = columns.objects.schedule.flatMap((number, index) => (number ? index : []));
    const byId = new Map(fairways.objects.map((object) => [object.id, object]));
    const ids: number[] = [];
    for (const step of columns.objects.id) ids.push((ids.at(-1) ?? 0) + step);
    const counts: Record<string, number> = {};
    for (let pair = 0; pair < 8000; pair++) {
      const index = withSchedule[Math.floor(random() * withSchedule.length)] as number;
      const moment = moments[Math.floor(random() * moments.length)] as string;
      const flat = columns.schedules[(columns.objects.schedule[index] as number) - 1] as number[];
      const { state, untilMinutes } = operatingState(
        byId.get(ids[index] as number)?.schedule ?? null,
        at(moment),
      );
      const until = untilMinutes === null ? "" : ` ${clockText(untilMinutes)}`;
      const expected = walk(flat, columns.ruleSets, moment);
      expect(`${ids[index]} ${moment} ${state}${until}`).toBe(
        `${ids[index]} ${moment} ${expected}`,
      );
      counts[state] = (counts[state] ?? 0) + 1;
    }
    expect(counts["operated"]).toBeGreaterThan(2000);
    expect(counts["closed"]).toBeGreaterThan(2000);
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
            `${object.id} ${moment} ${walk(flat, columns.ruleSets, moment)}`,
          );
        }
      }
    }
    expect(checked).toBeGreaterThan(3);
  });

  it("shows the hours of a day with their notes", () => {
    const bridge = fairways.objects.find(({ id }) => id === 13577);
    const hours = hoursOf(bridge?.schedule as Schedule, at("2026-07-25T00:00"));
    expect(hours.stretches).toEqual([{ fromMinutes: 540, toMinutes: 1140 }]);
    expect(hours.notes.join(" ")).toContain("Koningspoort");
  });
});

it("reads the clock in Amsterdam on days when it changes", () => {
  expect(amsterdamTime(Date.UTC(2026, 2, 29, 0, 59))).toMatchObject({ day: 29, minutes: 119 });
  expect(amsterdamTime(Date.UTC(2026, 2, 29, 1, 0))).toMatchObject({ day: 29, minutes: 180 });
  expect(amsterdamTime(Date.UTC(2026, 9, 25, 0, 59))).toMatchObject({ day: 25, minutes: 179 });
  expect(amsterdamTime(Date.UTC(2026, 9, 25, 1, 0))).toMatchObject({ day: 25, minutes: 120 });
  expect(amsterdamTime(Date.UTC(2026, 11, 31, 23, 30))).toMatchObject({ year: 2027, month: 1 });
});

it("finds the moment of a time in Amsterdam, also on days when the clock changes", () => {
  const iso = (text: string) => new Date(amsterdamMs(at(text))).toISOString().slice(0, 16);
  expect(iso("2026-07-25T08:00")).toBe("2026-07-25T06:00");
  expect(iso("2026-11-26T08:00")).toBe("2026-11-26T07:00");
  expect(iso("2026-12-31T23:59")).toBe("2026-12-31T22:59");
  expect(iso("2026-03-29T01:59")).toBe("2026-03-29T00:59");
  expect(iso("2026-03-29T03:00")).toBe("2026-03-29T01:00");
  // Skipped by the clock, and shown twice.
  expect(iso("2026-03-29T02:30")).toBe("2026-03-29T01:30");
  expect(iso("2026-10-25T02:30")).toBe("2026-10-25T00:30");
  expect(iso("2026-10-25T03:00")).toBe("2026-10-25T02:00");
});

it("rejects invalid times", () => {
  for (const text of [
    "2026-02-29T12:00",
    "2026-13-01T12:00",
    "2026-01-01T24:00",
    "2026-01-01",
    "x",
  ])
    expect(parseLocalTime(text)).toBeNull();
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
function walk(
  flat: readonly number[],
  ruleSets: FairwayColumns["ruleSets"],
  moment: string,
): string {
  const [day = "", clock = ""] = moment.split("T");
  const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const rules = [-1, 0, 1].map((days) => rulesOf(shifted(day, days), flat, ruleSets));
  /** Minutes are those of the day itself; 1440 and more are the next day. */
  const isOperated = (at: number): boolean => {
    const daysOn = Math.floor(at / 1440);
    const own = rules[1 + daysOn] ?? [];
    const ofDay = at % 1440;
    const isOwn = own.some(([, from = 0, to = 0]) =>
      to < from ? ofDay >= from : ofDay >= from && ofDay < (to === 1439 ? 1440 : to),
    );
    return isOwn || isGoingOn(rules[daysOn], ofDay);
  };
  if (!isOperated(minute)) return rules[1] === null ? "unknown" : "closed";
  let end = minute;
  while (end < 1440 && isOperated(end)) end += 1;
  if (end === 1440) {
    if (!isGoingOn(rules[1], 0)) return "operated";
    while (isOperated(end)) end += 1;
  }
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `operated ${pad(Math.floor((end % 1440) / 60))}:${pad(end % 60)}`;
}

type Rules = readonly (readonly number[])[] | null;

/** Whether any of the rules of the day before goes on past midnight until this minute. */
function isGoingOn(rules: Rules | undefined, at: number): boolean {
  return (rules ?? []).some(([, from = 0, to = 0]) => to < from && at < to);
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function rulesOf(
  date: string,
  flat: readonly number[],
  ruleSets: FairwayColumns["ruleSets"],
): Rules {
  const number = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  const bit = HOLIDAYS.has(date) ? 7 : (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7;
  const rules: (readonly number[])[] = [];
  let isCovered = false;
  for (let index = 1; index < flat.length; index += 4) {
    const [start = 0, end = 0, , set = 0] = flat.slice(index, index + 4);
    const isOutside = start > end ? number > end && number < start : number < start || number > end;
    if (isOutside) continue;
    const numbers = ruleSets[set] ?? [];
    isCovered = true;
    for (let at = 0; at < numbers.length; at += 4) {
      const isOn = Math.floor((numbers[at] as number) / 2 ** bit) % 2 === 1;
      if (isOn) rules.push(numbers.slice(at, at + 3));
    }
  }
  return isCovered ? rules : null;
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
