import { expect, it } from "vitest";
import { ASKED_AT_MS, inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { passedNoticeText } from "./use-bulletin.ts";

const BRIDGE = {
  kind: "bridge",
  lat: 52.00165,
  lng: 4.3636,
  widthMeters: 8,
  movableWidthMeters: 8,
} as FairwayObject;

it("tells of a notice that begins while the boat waits before a bridge", () => {
  const notices = [inventedNotice({ startMs: ASKED_AT_MS + 60_000, endMs: null })];
  const textOf = (untilMs: number | null) => {
    const wait = untilMs === null ? null : ({ kind: "until", untilMs, isAtLatest: false } as const);
    const passing = { atMs: ASKED_AT_MS, wait };
    return passedNoticeText(BRIDGE, passing, notices, ASKED_AT_MS, ASKED_AT_MS);
  };
  expect(textOf(null)).toBeNull();
  expect(textOf(ASKED_AT_MS + 30_000)).toBeNull();
  expect(textOf(ASKED_AT_MS + 120_000)).toBe("gestremd volgens de berichten van 07:12");
});
