import { describe, expect, it } from "vitest";
import type { FairwayObject } from "./fairway-object.ts";
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

  it("blocks a boat that is too wide for a bridge that opens, or too long for a lock", () => {
    expect(stateOf({ ...BRIDGE, isMovable: true, movableWidthMeters: 2.9 })).toBe("blocked width");
    expect(stateOf(LOCK)).toBe("passes");
    expect(stateOf({ ...LOCK, lengthMeters: 8 })).toBe("blocked length");
  });
});

it("requires the margin above the boat, and nothing for a boat of unknown size", () => {
  expect(limitsOf(UNKNOWN_BOAT)).toBeNull();
  expect(limitsOf({ ...UNKNOWN_BOAT, draughtMeters: 1 })).toBeNull();
  expect(limitsOf({ ...UNKNOWN_BOAT, airDraughtMeters: 2.1 })?.heightMeters).toBe(2.3);
  const boat = { ...UNKNOWN_BOAT, airDraughtMeters: 2.3 };
  expect(limitsOf(boat)).toEqual({ heightMeters: 2.5, widthMeters: null, lengthMeters: null });
});
