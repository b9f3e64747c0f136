import { getTimes } from "suncalc";
import { expect, it } from "vitest";
import { isSunDown } from "./sun-down.ts";

/** The KNMI's table for De Bilt: sunset at 22:03 on 21 June and 16:31 on 21 December 2026, local time. */
const DE_BILT = { lat: 52.1, lng: 5.18 };

it.each([
  ["2026-06-21T20:00:00Z", false],
  ["2026-06-21T20:08:00Z", true],
  ["2026-12-21T15:25:00Z", false],
  ["2026-12-21T15:33:00Z", true],
  ["2026-12-21T00:00:00Z", true],
  ["2026-12-21T12:00:00Z", false],
])("tells at %s whether the sun is down: %s", (time, isDown) => {
  expect(isSunDown(DE_BILT, Date.parse(time))).toBe(isDown);
});

it("agrees with the times of sunrise and sunset, to a minute", () => {
  const times = getTimes(new Date("2026-09-10T10:00:00Z"), DE_BILT.lat, DE_BILT.lng);
  const [rise, set] = [times.sunrise?.getTime() ?? 0, times.sunset?.getTime() ?? 0];
  const at = (ms: number, minutes: number) => isSunDown(DE_BILT, ms + minutes * 60_000);
  expect([at(rise, -1), at(rise, 1), at(set, -1), at(set, 1)]).toEqual([true, false, false, true]);
});
