import { describe, expect, it } from "vitest";
import {
  amsterdamMs,
  amsterdamTime,
  clockText,
  type LocalTime,
  parseLocalTime,
} from "./local-time.ts";
import type { OperatingPeriod, OperatingRule } from "./operating-rules.ts";
import { nextOpening, operatingState, type Schedule } from "./schedule.ts";

function at(text: string): LocalTime {
  const time = parseLocalTime(text);
  if (!time) throw new Error(text);
  return time;
}

function stateAt(schedule: Schedule, text: string): string {
  const { state, untilMinutes } = operatingState(schedule, at(text));
  return untilMinutes === null ? state : `${state} ${clockText(untilMinutes)}`;
}

function ofYear(...periods: readonly OperatingPeriod[]): Schedule {
  return { note: "", periods, year: 2026 };
}

/** A period of the whole year. */
function allYear(rules: readonly OperatingRule[]): OperatingPeriod {
  return { start: 101, end: 1231, note: "", rules };
}

function everyDay(...rules: readonly (readonly [from: number, to: number])[]): Schedule {
  const made = rules.map(([fromMinutes, toMinutes]) => ({
    days: 255,
    fromMinutes,
    toMinutes,
    note: "",
  }));
  return ofYear(allYear(made));
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
    const schedule = ofYear(allYear(rules));
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
    const schedule = ofYear(allYear([rule(1, 600), rule(128, 300)]));
    // Whit Monday, and the Monday after it.
    expect(stateAt(schedule, "2026-05-25T04:00")).toBe("operated 05:00");
    expect(stateAt(schedule, "2026-05-25T05:30")).toBe("closed");
    expect(stateAt(schedule, "2026-06-01T05:30")).toBe("operated 10:00");
  });

  it("is unknown on a date that no season covers, also across the end of the year", () => {
    const rules = [{ days: 255, fromMinutes: 0, toMinutes: 600, note: "" }];
    const schedule = ofYear({ start: 1101, end: 331, note: "", rules });
    expect(stateAt(schedule, "2026-12-31T01:00")).toBe("operated 10:00");
    expect(stateAt(schedule, "2026-03-31T12:00")).toBe("closed");
    expect(stateAt(schedule, "2026-04-01T01:00")).toBe("unknown");
    expect(operatingState(null, at("2026-04-01T01:00")).state).toBe("unknown");
  });
});

describe("a rule of the whole day", () => {
  const rule = (days: number, from: number, to: number, note = "") => ({
    days,
    fromMinutes: from,
    toMinutes: to,
    note,
  });
  const WEEK = 127;
  const SATURDAY_SUNDAY = 96;

  // A Wednesday, and the Sunday after it.
  it.each([
    [
      "whose note denies operation",
      [rule(255, 0, 1439, "Geen bediening i.v.m. werk")],
      "closed",
      "closed",
    ],
    [
      "with the same note on Sunday only",
      [rule(63, 360, 1320), rule(64, 0, 1439, "geen schutting")],
      "operated 22:00",
      "closed",
    ],
    ["on all seven days", [rule(WEEK, 0, 1439)], "operated", "operated"],
    [
      "in two parts on working days",
      [rule(31, 0, 600), rule(31, 600, 1440), rule(96, 0, 1440)],
      "operated",
      "operated",
    ],
    [
      "alone beside shorter days",
      [rule(63, 360, 1320), rule(64, 0, 1440)],
      "operated 22:00",
      "unknown",
    ],
    [
      "after an evening that ends at midnight",
      [rule(31, 360, 1440), rule(SATURDAY_SUNDAY, 0, 1439)],
      "operated",
      "operated",
    ],
    [
      "after a night that goes on past midnight",
      [rule(31, 1320, 120), rule(SATURDAY_SUNDAY, 0, 1439)],
      "closed",
      "operated",
    ],
    [
      "before a morning that begins at midnight",
      [rule(1, 0, 360), rule(SATURDAY_SUNDAY, 0, 1439)],
      "closed",
      "operated",
    ],
    [
      "from Tuesday to Thursday, where Monday ends at midnight",
      [rule(1, 360, 1439), rule(14, 0, 1439), rule(16, 0, 1320)],
      "operated",
      "closed",
    ],
    [
      "from Tuesday to Thursday, alone",
      [rule(1, 360, 1320), rule(14, 0, 1439), rule(16, 360, 1320)],
      "unknown",
      "closed",
    ],
  ])("%s", (_, rules, wednesday, sunday) => {
    const schedule = ofYear(allYear(rules));
    expect(stateAt(schedule, "2026-11-18T12:00")).toBe(wednesday);
    expect(stateAt(schedule, "2026-11-22T12:00")).toBe(sunday);
  });

  it.each([
    ["alone", [rule(WEEK, 360, 1320), rule(128, 0, 1439)], "unknown"],
    ["with a weekend that joins operation", [rule(31, 360, 1440), rule(224, 0, 1439)], "unknown"],
    ["with all seven days", [rule(255, 0, 1439)], "operated"],
    [
      "whose note denies operation",
      [rule(WEEK, 0, 1439), rule(128, 0, 1439, "Geen bediening")],
      "closed",
    ],
  ])("on a holiday, %s", (_, rules, state) => {
    // Whit Monday, and Christmas on a Friday.
    for (const day of ["2026-05-25", "2026-12-25"]) {
      expect(stateAt(ofYear(allYear(rules)), `${day}T12:00`)).toBe(state);
    }
  });

  it("keeps its note where it is not believed", () => {
    const schedule = ofYear(allYear([rule(63, 360, 1320), rule(64, 0, 1440, "op afroep")]));
    expect(operatingState(schedule, at("2026-11-22T12:00")).notes).toEqual(["op afroep"]);
  });

  it("leaves open whether it is operated before the next known hours", () => {
    const saturdayEvening = at("2026-11-21T23:00");
    const rules = [rule(63, 360, 1320), rule(64, 0, 1440)];
    expect(nextOpening(ofYear(allYear(rules)), saturdayEvening)).toMatchObject({
      day: 23,
      minutes: 360,
      isAtLatest: true,
    });
    expect(nextOpening(ofYear(allYear(rules)), at("2026-11-18T03:00"))).toMatchObject({
      day: 18,
      isAtLatest: false,
    });
    expect(nextOpening(ofYear(allYear(rules.slice(1))), saturdayEvening)).toBe("unknown");
  });
});

it("names the year of a schedule for a date after it", () => {
  const yearOf = (text: string) => operatingState(everyDay([540, 960]), at(text)).olderYear;
  expect([yearOf("2026-12-31T12:00"), yearOf("2027-01-01T12:00")]).toEqual([null, 2026]);
  expect(nextOpening(everyDay([540, 960]), at("2026-12-31T17:00"))).toMatchObject({
    day: 1,
    olderYear: 2026,
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
    expect(notesAt({ ...ofYear(...periods), note: "altijd" }, "2026-07-01T09:00")).toBe(
      "altijd / najaar / woensdag",
    );
    // Also while it is not operated, and on a date without a period.
    expect(notesAt({ ...ofYear(...periods), note: "altijd" }, "2026-07-01T20:00")).toContain(
      "najaar",
    );
    expect(notesAt({ ...ofYear(...periods.slice(0, 1)), note: "altijd" }, "2026-07-01T09:00")).toBe(
      "altijd",
    );
  });

  it("are those of the holiday rules on a holiday", () => {
    const rules = [rule(1, 0, 600, "maandag"), rule(128, 0, 300, "feestdag")];
    const schedule = ofYear(allYear(rules));
    expect(notesAt(schedule, "2026-05-25T04:00")).toBe("feestdag");
    expect(notesAt(schedule, "2026-06-01T04:00")).toBe("maandag");
  });

  it("include those of the day before whose hours continue past midnight", () => {
    const rules = [rule(32, 1320, 120, "nacht"), rule(32, 0, 600, "dag")];
    const before = { start: 725, end: 725, note: "zaterdag", rules };
    const after = { start: 726, end: 726, note: "", rules: [] };
    const schedule = ofYear(before, after);
    expect(notesAt(schedule, "2026-07-26T01:00")).toBe("zaterdag / nacht");
    expect(notesAt(schedule, "2026-07-27T01:00")).toBe("");
  });

  it("leave out a dash, which says nothing", () => {
    const rules = [rule(255, 0, 600, "  ")];
    const schedule = { ...ofYear({ ...allYear(rules), note: " - " }), note: "-" };
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
