import { expect, it } from "vitest";
import { easterSunday, isPublicHoliday } from "./public-holidays.ts";

it.each([
  [2024, 3, 31],
  [2025, 4, 20],
  [2026, 4, 5],
  [2027, 3, 28],
  [2038, 4, 25],
  [2285, 3, 22],
])("finds Easter of %i", (year, month, day) => {
  expect(easterSunday(year)).toEqual({ year, month, day });
});

it("lists the holidays of a year, and moves King's Day off a Sunday", () => {
  const days = (year: number) =>
    Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
      .filter((date) => date.getUTCFullYear() === year)
      .map((date) => ({ year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }))
      .filter(isPublicHoliday)
      .map(({ month, day }) => `${day}/${month}`);
  expect(days(2026)).toEqual([
    "1/1",
    "5/4",
    "6/4",
    "27/4",
    "5/5",
    "14/5",
    "24/5",
    "25/5",
    "25/12",
    "26/12",
  ]);
  expect(days(2025)).toContain("26/4");
  expect(days(2025)).not.toContain("27/4");
  expect(days(2026)).not.toContain("3/4");
});
