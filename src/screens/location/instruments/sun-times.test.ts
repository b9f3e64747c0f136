import { describe, expect, it } from "vitest";
import { sunTimes } from "./sun-times.ts";

const DE_BILT = { lat: 52.1, lng: 5.18 };
const minutesApart = (atMs: number | null, time: string) =>
  Math.abs((atMs ?? Number.NaN) - Date.parse(time)) / 60_000;

describe("sunTimes", () => {
  // According to the KNMI table for De Bilt, whole minutes.
  it("matches the almanac on the longest and the shortest day", () => {
    const june = sunTimes(DE_BILT, Date.parse("2026-06-21T10:00:00Z"));
    expect(minutesApart(june.riseMs, "2026-06-21T05:18:00+02:00")).toBeLessThan(2.5);
    expect(minutesApart(june.setMs, "2026-06-21T22:03:00+02:00")).toBeLessThan(2.5);
    const december = sunTimes(DE_BILT, Date.parse("2026-12-21T10:00:00Z"));
    expect(minutesApart(december.riseMs, "2026-12-21T08:46:00+01:00")).toBeLessThan(2.5);
    expect(minutesApart(december.setMs, "2026-12-21T16:31:00+01:00")).toBeLessThan(2.5);
  });

  it("has no sunrise and sunset where the sun does not rise or set", () => {
    const pole = sunTimes({ lat: 90, lng: 0 }, Date.parse("2026-06-21T10:00:00Z"));
    expect(pole).toEqual({ riseMs: null, setMs: null });
  });
});
