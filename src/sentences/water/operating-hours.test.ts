import { describe, expect, it } from "vitest";
import { type OperatingMoment, operatingMomentText } from "./operating-hours.ts";

const UNKNOWN: OperatingMoment = {
  state: "unknown",
  until: null,
  continuesPastMidnight: false,
  next: null,
  at: null,
  hasNotes: false,
  olderYear: null,
  reason: null,
};
const OPERATED: OperatingMoment = { ...UNKNOWN, state: "operated", until: "16:00" };
const NEXT = { clock: "09:00", daysAhead: 0, year: 2026, month: 12, day: 3, isAtLatest: false };
const CLOSED: OperatingMoment = { ...UNKNOWN, state: "closed", next: NEXT };

/** Every kind of state, for a departure now, at a later time, with notes and without. */
const STATES: readonly OperatingMoment[] = [
  UNKNOWN,
  OPERATED,
  { ...OPERATED, until: null },
  { ...OPERATED, until: null, continuesPastMidnight: true },
  ...[0, 1, 2].map((daysAhead) => ({ ...CLOSED, next: { ...NEXT, daysAhead } })),
  { ...CLOSED, next: { ...NEXT, daysAhead: 2, isAtLatest: true } },
  { ...CLOSED, next: null },
  { ...CLOSED, next: "unknown" },
];

describe("operatingMomentText", () => {
  it.each([
    [OPERATED, "volgens het rooster bediend tot 16:00"],
    [{ ...OPERATED, hasNotes: true }, "volgens het rooster bediend tot 16:00: lees de toelichting"],
    [{ ...OPERATED, at: "08:45" }, "om 08:45 volgens het rooster bediend tot 16:00"],
    [STATES[2], "volgens het rooster bediend tot 24:00"],
    [STATES[3], "volgens het rooster bediend tot na middernacht"],
    [CLOSED, "volgens het rooster niet bediend, weer vanaf 09:00"],
    [STATES[5], "volgens het rooster niet bediend, weer morgen vanaf 09:00"],
    [
      { ...STATES[5], at: "20:00" },
      "om 20:00 volgens het rooster niet bediend, weer do 3 dec vanaf 09:00",
    ],
    [{ ...CLOSED, next: null }, "volgens het rooster voorlopig niet bediend"],
    [STATES[7], "volgens het rooster niet bediend, weer uiterlijk do 3 dec vanaf 09:00"],
    [{ ...CLOSED, next: "unknown" }, "volgens het rooster niet bediend, verder onbekend: bel"],
    [{ ...OPERATED, olderYear: 2026 }, "volgens het rooster van 2026 bediend tot 16:00"],
    [UNKNOWN, "bedieningstijden onbekend: bel"],
    [{ ...UNKNOWN, hasNotes: true }, "bedieningstijden onbekend: bel, en lees de toelichting"],
  ])("%#: %s reads as %s", (moment, text) => {
    expect(operatingMomentText(moment as OperatingMoment)).toBe(text);
  });

  it("sends to the notes whenever there are any", () => {
    for (const state of STATES) {
      for (const at of [null, "08:45"]) {
        expect(operatingMomentText({ ...state, at, hasNotes: true })).toMatch(
          /(: |: bel, en )lees de toelichting$/,
        );
        expect(operatingMomentText({ ...state, at })).not.toContain("toelichting");
      }
    }
  });

  it("never says now, today or tomorrow of a later moment, and always names the schedule", () => {
    for (const state of STATES) {
      const text = operatingMomentText({ ...state, at: "08:45" });
      expect(text).not.toMatch(/\bnu\b|vandaag|morgen|\bopen\b/);
      expect(text).toMatch(/^om 08:45 volgens het rooster |^bedieningstijden onbekend/);
    }
  });
});
