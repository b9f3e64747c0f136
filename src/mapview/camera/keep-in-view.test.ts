import { describe, expect, it } from "vitest";
import { panToKeep } from "./keep-in-view.ts";

const UPRIGHT = { x: 390, y: 740 };
const ON_ITS_SIDE = { x: 844, y: 290 };

/** Returns the position of a point after turning the phone; the middle stays. */
function turned({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: x + (844 - 390) / 2, y: y + (290 - 740) / 2 };
}

describe("a phone that is turned", () => {
  it("moves a position that would be below the edge back inside", () => {
    const point = turned({ x: 195, y: 700 });
    expect(point.y).toBeGreaterThan(290);
    const pan = panToKeep(point, UPRIGHT, ON_ITS_SIDE);
    expect(pan?.x).toBe(0);
    expect(point.y - (pan?.y ?? 0)).toBe(290 - 56);
  });

  it("avoids the covered parts of the map", () => {
    const point = turned({ x: 20, y: 370 });
    const covered = { top: 0, right: 0, bottom: 0, left: 400 };
    const pan = panToKeep(point, UPRIGHT, ON_ITS_SIDE, covered);
    expect(point.x - (pan?.x ?? 0)).toBe(456);
  });

  it("does nothing if the position stays in view, was not in view, or the phone is not turned", () => {
    expect(panToKeep(turned({ x: 195, y: 370 }), UPRIGHT, ON_ITS_SIDE)).toBeNull();
    expect(panToKeep(turned({ x: 195, y: 900 }), UPRIGHT, ON_ITS_SIDE)).toBeNull();
    const lower = { x: 390, y: 400 };
    expect(panToKeep({ x: 195, y: 500 }, UPRIGHT, lower)).toBeNull();
  });
});
