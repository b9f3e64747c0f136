import { describe, expect, it } from "vitest";
import { glideMs, placeBetween } from "./glide.ts";

describe("glideMs", () => {
  it("lasts as long as the fixes lie apart, and never over a second", () => {
    expect(glideMs(1000, 1400)).toBe(400);
    expect(glideMs(1000, 9000)).toBe(1000);
  });

  it("does not glide to the first fix, nor to one from before the last", () => {
    expect(glideMs(null, 1000)).toBe(0);
    expect(glideMs(2000, 1000)).toBe(0);
  });
});

describe("placeBetween", () => {
  const [from, to] = [
    { lat: 52, lng: 5 },
    { lat: 52.1, lng: 5.2 },
  ];

  it("lies on the line between both", () => {
    const half = placeBetween(from, to, 0.5);
    expect(half.lat).toBeCloseTo(52.05, 9);
    expect(half.lng).toBeCloseTo(5.1, 9);
  });

  it("never goes beyond the last fix", () => {
    expect(placeBetween(from, to, 1.7).lat).toBeCloseTo(to.lat, 12);
    expect(placeBetween(from, to, -1)).toEqual(from);
  });
});
