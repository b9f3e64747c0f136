import { expect, it } from "vitest";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import { followsDeviceColors } from "#storage/settings/before-first-paint.ts";
import { preferencesText, readPreferences } from "./preferences-text.ts";

it("keeps the mode and its speed, and rejects impossible speeds", () => {
  const speeds = { ...DEFAULT_PREFERENCES.planSpeedsKmh, walk: 6 };
  const chosen = {
    ...DEFAULT_PREFERENCES,
    rdGrid: true,
    huntShown: true,
    planMode: "canoe",
    planIsFree: true,
    planSpeedsKmh: speeds,
  } as const;
  expect(readPreferences(preferencesText(chosen)).choices).toEqual(chosen);
  for (const bad of [{ ...speeds, walk: 0 }, { ...speeds, cycle: 600 }, { walk: 5 }, 5, null]) {
    const read = readPreferences(JSON.stringify({ planSpeedsKmh: bad }));
    expect(read.choices).toEqual(DEFAULT_PREFERENCES);
    expect(read.setAsideReason).toBe("bad-field");
  }
});

it.each([
  null,
  "",
  "null",
  "[]",
  '{"followsDeviceColors":',
  '{"followsDeviceColors":true}',
  '{"followsDeviceColors":false}',
  '{"followsDeviceColors":"true"}',
  '{"followsDeviceColors":1}',
  '{"__proto__":{"followsDeviceColors":true}}',
])("says of %s before the first paint what it says later", (text) => {
  expect(followsDeviceColors(text)).toBe(readPreferences(text).choices.followsDeviceColors);
});

it("gives a boat that was stored without a margin under its keel half a metre", () => {
  const old = { ...UNKNOWN_BOAT, draughtMeters: 1.5, keelMarginMeters: undefined };
  const boatIn = (boat: object) => readPreferences(JSON.stringify({ boat })).choices.boat;
  expect(boatIn(old)).toEqual({ ...UNKNOWN_BOAT, draughtMeters: 1.5, keelMarginMeters: 0.5 });
  expect(boatIn({ ...old, keelMarginMeters: 0.3 }).keelMarginMeters).toBe(0.3);
  expect(boatIn({ ...old, keelMarginMeters: -1 })).toEqual(UNKNOWN_BOAT);
});
