import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { INVENTED_BULLETIN, inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { serveBulletin } from "#parts/fairway/serve-bulletin.fixture.ts";
import { bulletinStore } from "#state/fairways/bulletin.ts";
import { readNotices } from "./read-notices.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SCHIE = {
  kind: "corridor",
  lines: [
    [
      [4.3658, 52.0076],
      [4.3636, 52.0017],
      [4.3708, 51.992],
    ],
  ],
  widthMeters: 250,
} as const;

/** Reads the notices of a server that was asked so long ago and has this notice. */
async function reading(ageMs: number, change: Parameters<typeof inventedNotice>[0] = {}) {
  const startMs = Date.now() - DAY_MS;
  const items = [inventedNotice({ startMs, endMs: null, ...change })];
  const notices = { askedAtMs: Date.now() - ageMs, items, leftOutCount: 0 };
  await serveBulletin({ ...INVENTED_BULLETIN, notices });
  return readNotices(SCHIE);
}

it("tells a closed route from one with other notices, and old notices from fresh ones", async () => {
  expect(await reading(0)).toBe("blocked");
  expect(await reading(0, { code: "DELAY" })).toBe("fresh");
  expect(await reading(0, { line: [5, 53] })).toBe("fresh");
  expect(await reading(0, { startMs: Date.now() + 3 * DAY_MS })).toBe("fresh");
});

it("finds a closure that begins and ends within the coming day, and none that has ended", async () => {
  const period = (fromHours: number, toHours: number) => ({
    startMs: Date.now() + fromHours * HOUR_MS,
    endMs: Date.now() + toHours * HOUR_MS,
  });
  expect(await reading(0, period(3, 9))).toBe("blocked");
  expect(await reading(0, period(-9, -3))).toBe("fresh");
});

it("calls notices old after a day", async () => {
  expect(await reading(2 * DAY_MS)).toBe("old");
});

it("knows no age of notices by a clock that is slow", async () => {
  await serveBulletin(INVENTED_BULLETIN);
  const notices = { askedAtMs: Date.now() + HOUR_MS, items: [], leftOutCount: 0 };
  act(() => bulletinStore.setState({ bulletin: { ...INVENTED_BULLETIN, notices } }));
  expect(await readNotices(SCHIE)).toBe("in-future");
});

it("calls notices that were never fetched missing", async () => {
  await serveBulletin(null);
  expect(await readNotices(SCHIE)).toBe("missing");
});
