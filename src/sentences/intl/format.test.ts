import { describe, expect, it, vi } from "vitest";
import {
  compassPoint,
  formatAge,
  formatBearing,
  formatClockTime,
  formatDateTime,
  formatDay,
  formatMeters,
  otherDay,
} from "./format.ts";

describe("formatBearing", () => {
  it.each([
    [0, "0° N"],
    [91.6, "92° O"],
    [359.7, "0° N"],
    [-45, "315° NW"],
  ])("writes %d degrees as %s", (degrees, text) => {
    expect(formatBearing(degrees)).toBe(text);
  });
});

it.each([
  [-0.3, "0 m"],
  [-2.6, "-3 m"],
])("writes a height of %d metres as %s", (meters, text) => {
  expect(formatMeters(meters)).toBe(text);
});

describe("formatAge", () => {
  it.each([
    [-5, "0 s"],
    [59_999, "59 s"],
    [60_000, "1 min"],
    [3_600_000, "1 uur"],
    [172_800_000, "2 dagen"],
  ])("writes %d ms as %s", (ageMs, text) => {
    expect(formatAge(ageMs)).toBe(text);
  });
});

describe("the day beside a time", () => {
  const NOW_MS = Date.parse("2026-03-29T00:20+01:00");

  it.each([
    ["2026-03-29T00:10+01:00", null],
    ["2026-03-29T23:59+02:00", null],
    ["2026-03-28T23:50+01:00", "gisteren"],
    ["2026-03-28T00:00+01:00", "gisteren"],
    ["2026-03-30T00:00+02:00", "morgen"],
    ["2026-03-27T23:59+01:00", "27 maart 2026"],
    ["2025-03-29T00:10+01:00", "29 maart 2025"],
  ])("%s is shown as %s", (moment, text) => {
    expect(otherDay(Date.parse(moment), NOW_MS)).toBe(text);
  });

  it("stands before the time", () => {
    expect(formatClockTime(NOW_MS - 60_000, NOW_MS)).toBe("00:19:00");
    expect(formatClockTime(NOW_MS - 30 * 60_000, NOW_MS)).toBe("gisteren 23:50:00");
  });
});

describe("a time", () => {
  it.each([1e300, -1e300, 8.64e15 + 5, Number.NaN, Number.POSITIVE_INFINITY])(
    "that is impossible (%d) is shown as unknown, without an error",
    (atMs) => {
      const clockTime = (number: number) => formatClockTime(number, number);
      for (const format of [clockTime, formatDateTime, formatDay]) {
        expect(format(atMs)).toBe("onbekend");
        expect(format(8.64e15)).not.toBe("onbekend");
      }
    },
  );
});

describe("compassPoint", () => {
  it.each([
    [0, "N"],
    [11.2, "N"],
    [11.3, "NNO"],
    [45, "NO"],
    [90, "O"],
    [135, "ZO"],
    [180, "Z"],
    [202.5, "ZZW"],
    [270, "W"],
    [348.7, "NNW"],
    [348.8, "N"],
    [-45, "NW"],
    [720, "N"],
  ])("%d° is %s", (degrees, point) => {
    expect(compassPoint(degrees)).toBe(point);
  });
});

const { NumberFormat, DateTimeFormat } = Intl;

it("loads the texts of the first screen without creating a formatter", async () => {
  const made = [
    vi.spyOn(Intl, "NumberFormat").mockImplementation(class extends NumberFormat {}),
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(class extends DateTimeFormat {}),
  ];
  vi.resetModules();
  await Promise.all([
    import("./format.ts"),
    import("#sentences/packs/packs.ts"),
    import("#sentences/packs/areas.ts"),
  ]);
  for (const watched of made) expect(watched).not.toHaveBeenCalled();
});
