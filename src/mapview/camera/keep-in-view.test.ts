import { describe, expect, it } from "vitest";
import { panToKeep } from "./keep-in-view.ts";

const UPRIGHT = { x: 390, y: 740 };
const ON_ITS_SIDE = { x: 844, y: 290 };

/** Where a point of the upright map lies once the phone is turned: the middle stays. */
function turned({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: x + (844 - 390) / 2, y: y + (290 - 740) / 2 };
}

describe("a phone that is turned", () => {
  it("brings a position that would fall off the lower edge back inside", () => {
    const point = turned({ x: 195, y: 700 });
    expect(point.y).toBeGreaterThan(290);
    const pan = panToKeep(point, UPRIGHT, ON_ITS_SIDE);
    expect(pan?.x).toBe(0);
    expect(point.y - (pan?.y ?? 0)).toBe(290 - 56);
  });

  it("keeps clear of what covers the map", () => {
    const point = turned({ x: 20, y: 370 });
    const covered = { top: 0, right: 0, bottom: 0, left: 400 };
    const pan = panToKeep(point, UPRIGHT, ON_ITS_SIDE, covered);
    expect(point.x - (pan?.x ?? 0)).toBe(456);
  });

  it("leaves a map alone on which the position is in view, was not, or that is not turned", () => {
    expect(panToKeep(turned({ x: 195, y: 370 }), UPRIGHT, ON_ITS_SIDE)).toBeNull();
    expect(panToKeep(turned({ x: 195, y: 900 }), UPRIGHT, ON_ITS_SIDE)).toBeNull();
    const lower = { x: 390, y: 400 };
    expect(panToKeep({ x: 195, y: 500 }, UPRIGHT, lower)).toBeNull();
  });
});
