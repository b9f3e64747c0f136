import { describe, expect, it } from "vitest";
import { glideMs, placeBetween } from "./glide.ts";

const CAMP = { lat: 52.228, lng: 5.321 };

/** Returns a fix this many metres north of the camp. */
function fix(timeMs: number, metersNorth = 0) {
  return { ...CAMP, lat: CAMP.lat + metersNorth / 111_195, timeMs };
}

describe("glideMs", () => {
  it("lasts as long as the interval between the fixes, at most a second", () => {
    expect(glideMs(fix(1000), fix(1400, 2))).toBe(400);
    expect(glideMs(fix(1000), fix(9000, 30))).toBe(1000);
  });

  it("is 0 for a fix from before the last one", () => {
    expect(glideMs(fix(2000), fix(1000, 2))).toBe(0);
    expect(glideMs(fix(2000), fix(2000, 2))).toBe(0);
  });

  it("is 0 after a gap, in which the path is unknown", () => {
    expect(glideMs(fix(0), fix(10_000, 30))).toBe(1000);
    expect(glideMs(fix(0), fix(10_001, 30))).toBe(0);
    expect(glideMs(fix(0), fix(3_600_000, 30))).toBe(0);
  });

  it("animates at the speed of a train, but jumps over half a kilometre", () => {
    expect(glideMs(fix(0), fix(1000, 83))).toBe(1000);
    expect(glideMs(fix(0), fix(5000, 499))).toBe(1000);
    expect(glideMs(fix(0), fix(5000, 501))).toBe(0);
    expect(glideMs(fix(0), fix(1000, 80_000))).toBe(0);
  });
});

describe("placeBetween", () => {
  const [from, to] = [
    { lat: 52, lng: 5 },
    { lat: 52.1, lng: 5.2 },
  ];

  it("starts at the dot and lies on the line to the fix", () => {
    expect(placeBetween(from, to, 0)).toEqual(from);
    const half = placeBetween(from, to, 0.5);
    expect(half.lat).toBeCloseTo(52.05, 9);
    expect(half.lng).toBeCloseTo(5.1, 9);
  });

  it("never passes the last fix", () => {
    expect(placeBetween(from, to, 1.7).lat).toBeCloseTo(to.lat, 12);
    expect(placeBetween(from, to, 1.7).lng).toBeCloseTo(to.lng, 12);
    expect(placeBetween(from, to, -1)).toEqual(from);
  });
});
