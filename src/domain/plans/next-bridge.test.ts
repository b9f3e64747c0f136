import { expect, it } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { bridgeAhead } from "./next-bridge.ts";

/** Operated every day from 09:00 to 18:00. */
const SCHEDULE = {
  note: "",
  year: 2026,
  periods: [
    {
      start: 101,
      end: 1231,
      note: "",
      rules: [{ days: 255, fromMinutes: 540, toMinutes: 1080, note: "" }],
    },
  ],
};

function bridge(name: string, heightMeters: number | null, isMovable = true) {
  return {
    kind: "bridge",
    name,
    isMovable,
    schedule: isMovable ? SCHEDULE : null,
    fixedClearanceMeters: isMovable ? null : heightMeters,
    closedClearanceMeters: isMovable ? heightMeters : null,
    movableWidthMeters: 8,
    widthMeters: 8,
    lengthMeters: null,
  } as unknown as FairwayObject;
}

const ALONG = [
  { object: bridge("vast en hoog", 5, false), alongMeters: 400 },
  { object: bridge("laag", 1), alongMeters: 1000 },
  { object: bridge("te laag", 1, false), alongMeters: 2000 },
  { object: { ...bridge("sluis", null), kind: "lock" } as FairwayObject, alongMeters: 3000 },
];
const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00+01:00`);
const BOAT = { heightMeters: 3, widthMeters: 3, lengthMeters: null };
const UNDER_WAY = { alongMeters: 400, speedMps: 1, nowMs: at("14:00"), limits: BOAT };

it("counts the arrival from the speed, and finds the bridge operated then", () => {
  const ahead = bridgeAhead(ALONG, UNDER_WAY);
  expect(ahead).toMatchObject({ object: { name: "laag" }, meters: 600, wait: { kind: "none" } });
  // 600 m at 1 m/s.
  expect(ahead?.atMs).toBe(at("14:10"));
});

it("waits where the bridge is not operated on arrival, although it is now", () => {
  const slow = bridgeAhead(ALONG, { ...UNDER_WAY, nowMs: at("17:55") });
  expect(slow?.wait).toEqual({
    kind: "until",
    untilMs: at("09:00") + 86_400_000,
    isAtLatest: false,
  });
  const fast = bridgeAhead(ALONG, { ...UNDER_WAY, nowMs: at("17:55"), speedMps: 3 });
  expect(fast?.wait).toEqual({ kind: "none" });
});

it.each([0.4, null])("has no arrival at a speed of %s, and no wait", (speedMps) => {
  expect(bridgeAhead(ALONG, { ...UNDER_WAY, speedMps })).toMatchObject({ atMs: null, wait: null });
});

it("looks at the next one once the boat is past, until there is none", () => {
  const nameAt = (alongMeters: number) =>
    bridgeAhead(ALONG, { ...UNDER_WAY, alongMeters })?.object.name ?? null;
  expect([0, 999, 1000, 2000, 3000].map(nameAt)).toEqual([
    "laag",
    "laag",
    "te laag",
    "sluis",
    null,
  ]);
});

it("passes over fixed bridges for a boat of unknown size, and never calls the wait for others known", () => {
  const unknown = { ...UNDER_WAY, limits: null };
  expect(bridgeAhead(ALONG, unknown)).toMatchObject({ passage: null, wait: { kind: "unknown" } });
  expect(bridgeAhead(ALONG, { ...unknown, alongMeters: 1500 })?.object.name).toBe("sluis");
});
