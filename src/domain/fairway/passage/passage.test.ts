import { describe, expect, it } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { limitsOf, passageOf, UNKNOWN_BOAT } from "./passage.ts";

const BRIDGE = {
  kind: "bridge",
  isMovable: false,
  fixedClearanceMeters: 2.6,
  closedClearanceMeters: null,
  movableWidthMeters: null,
  widthMeters: 8,
  lengthMeters: null,
} as FairwayObject;
const LOCK = { ...BRIDGE, kind: "lock", fixedClearanceMeters: null, lengthMeters: 24 } as const;

const BOAT = { heightMeters: 2.5, widthMeters: 3, lengthMeters: 9 };

describe("passageOf", () => {
  const stateOf = (object: FairwayObject, boat = BOAT) => {
    const { state, limit } = passageOf(object, boat);
    return limit ? `${state} ${limit}` : state;
  };

  it("lets a boat pass under a bridge that is high enough", () => {
    expect(stateOf(BRIDGE)).toBe("passes");
    expect(stateOf({ ...BRIDGE, fixedClearanceMeters: 2.5 })).toBe("passes");
    expect(stateOf({ ...BRIDGE, fixedClearanceMeters: 2.49 })).toBe("blocked height");
    expect(stateOf({ ...BRIDGE, isMovable: true, closedClearanceMeters: 1.35 })).toBe(
      "opens height",
    );
  });

  it("never lets a boat under a clearance that is unknown", () => {
    const unknown = { ...BRIDGE, fixedClearanceMeters: null };
    expect(stateOf(unknown)).toBe("unknown height");
    expect(stateOf({ ...unknown, isMovable: true })).toBe("opens height");
    expect(stateOf({ ...BRIDGE, widthMeters: null })).toBe("unknown width");
    expect(stateOf({ ...LOCK, lengthMeters: null })).toBe("unknown length");
  });

  it("does not know whether a fixed bridge with operating hours opens", () => {
    const schedule = { note: "", periods: [], year: 2026 };
    const doubtful = { ...BRIDGE, fixedClearanceMeters: 0.2, schedule };
    expect(stateOf(doubtful)).toBe("unknown height");
    expect(stateOf({ ...doubtful, fixedClearanceMeters: 2.6 })).toBe("passes");
    expect(stateOf({ ...doubtful, widthMeters: 2 })).toBe("blocked width");
    expect(stateOf({ ...doubtful, schedule: null })).toBe("blocked height");
  });

  it("blocks a boat that is too wide for a bridge that opens, or too long for a lock", () => {
    const narrow = { ...BRIDGE, isMovable: true, movableWidthMeters: 2.9, widthMeters: 2.9 };
    expect(stateOf(narrow)).toBe("blocked width");
    expect(stateOf(LOCK)).toBe("passes");
    expect(stateOf({ ...LOCK, lengthMeters: 8 })).toBe("blocked length");
  });
});

describe("passageOf with several spans or chambers", () => {
  const MERWEDEBRUG = {
    ...BRIDGE,
    isMovable: true,
    fixedClearanceMeters: 10.77,
    closedClearanceMeters: 7.89,
    movableWidthMeters: 30,
    widthMeters: 155,
  } as FairwayObject;
  const passing = (heightMeters: number | null, widthMeters: number | null = 3) =>
    passageOf(MERWEDEBRUG, { heightMeters, widthMeters, lengthMeters: null });

  it("lets a boat that is too high for the movable span under the highest fixed one", () => {
    expect(passing(7.5)).toMatchObject({ state: "passes", fitsFixedSpan: false });
    expect(passing(9)).toMatchObject({ state: "opens", limit: "height", fitsFixedSpan: true });
    expect(passing(11)).toMatchObject({ state: "opens", limit: "height", fitsFixedSpan: false });
  });

  it("does not know about a boat that is too wide for the movable span but not for the widest", () => {
    expect(passing(9, 40)).toMatchObject({ state: "unknown", limit: "width" });
    expect(passing(11, 40)).toMatchObject({ state: "blocked", limit: "width" });
    expect(passing(9, 160)).toMatchObject({ state: "blocked", limit: "width" });
  });

  it("names the sizes that it compared, and none of which the boat or the object has no number", () => {
    expect(passing(9).compared).toEqual(["height", "width"]);
    expect(passing(null).compared).toEqual(["width"]);
    expect(passageOf(LOCK, BOAT).compared).toEqual(["width", "length"]);
    expect(passageOf(LOCK, { ...BOAT, lengthMeters: null }).compared).toEqual(["width"]);
    expect(passageOf({ ...LOCK, widthMeters: null }, BOAT).compared).toEqual(["length"]);
  });
});

it("requires the margin above the boat, and nothing for a boat of unknown size", () => {
  expect(limitsOf(UNKNOWN_BOAT)).toBeNull();
  expect(limitsOf({ ...UNKNOWN_BOAT, draughtMeters: 1 })).toBeNull();
  expect(limitsOf({ ...UNKNOWN_BOAT, airDraughtMeters: 2.1 })?.heightMeters).toBe(2.3);
  const boat = { ...UNKNOWN_BOAT, airDraughtMeters: 2.3 };
  expect(limitsOf(boat)).toEqual({ heightMeters: 2.5, widthMeters: null, lengthMeters: null });
});
