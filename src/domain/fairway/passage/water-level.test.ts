import fc from "fast-check";
import { expect, test } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { AgingMs } from "#domain/storage/visits.ts";
import { hasDoubtfulClearance, isOfFixedSpan } from "./clearance.ts";
import { limitsOf, passageOf, UNKNOWN_BOAT } from "./passage.ts";
import { atWaterLevel, isLevelDoubtful, levelMetersAt } from "./water-level.ts";

const HOUR_MS = 3_600_000;
const BRIDGE = {
  kind: "bridge",
  isMovable: true,
  fixedClearanceMeters: 4.62,
  closedClearanceMeters: 1.35,
  movableWidthMeters: 10,
  widthMeters: 10,
  lengthMeters: null,
} as FairwayObject;

const LEVEL = { meters: 0.2, setAtMs: 100 * HOUR_MS };

test("a level counts for a day, also where the clock was set back", () => {
  const at = (hours: number) => levelMetersAt(LEVEL, (hours * HOUR_MS) as AgingMs);
  expect([at(-1e6), at(75), at(100), at(124), at(124.1)]).toEqual([0.2, 0.2, 0.2, 0.2, 0]);
  expect(levelMetersAt(null, 0 as AgingMs)).toBe(0);
});

test("a level is doubtful when the clock is more than a day from it", () => {
  const at = (hours: number) => isLevelDoubtful(LEVEL, hours * HOUR_MS);
  expect([at(76), at(76.1), at(123.9), at(124)]).toEqual([true, false, false, true]);
});

test("both clearances of a bridge are smaller in higher water; unknown ones stay unknown", () => {
  expect(atWaterLevel(BRIDGE, 0.2)).toMatchObject({
    fixedClearanceMeters: 4.42,
    closedClearanceMeters: 1.15,
  });
  const unknown = { ...BRIDGE, closedClearanceMeters: null };
  expect(atWaterLevel(unknown, -0.5)).toMatchObject({
    fixedClearanceMeters: 5.12,
    closedClearanceMeters: null,
  });
});

test("a boat passes a bridge at a level exactly where it passes the lowered bridge without it", () => {
  const decimetres = fc.integer({ min: 1, max: 80 }).map((value) => value / 10);
  const level = fc.integer({ min: -20, max: 20 }).map((value) => value / 10);
  fc.assert(
    fc.property(decimetres, decimetres, level, fc.boolean(), (height, air, meters, isMovable) => {
      // A millimetre of room, so that binary fractions decide nothing.
      const bridge = { ...BRIDGE, isMovable, closedClearanceMeters: height + 0.001 };
      const boat = { ...UNKNOWN_BOAT, airDraughtMeters: air };
      const withLevel = limitsOf(boat, meters);
      const without = limitsOf(boat);
      if (!withLevel || !without) throw new Error("the boat has a size");
      expect(passageOf(bridge, withLevel)).toEqual(
        passageOf(atWaterLevel(bridge, meters), without),
      );
    }),
  );
});

test("a movable span over three metres below the fixed one is doubtful", () => {
  expect(hasDoubtfulClearance(BRIDGE)).toBe(true);
  expect(hasDoubtfulClearance({ ...BRIDGE, closedClearanceMeters: 1.62 })).toBe(false);
  expect(hasDoubtfulClearance({ ...BRIDGE, closedClearanceMeters: null })).toBe(false);
  expect(isOfFixedSpan({ ...BRIDGE, closedClearanceMeters: null })).toBe(true);
  expect(isOfFixedSpan(BRIDGE)).toBe(false);
});
