import { describe, expect, it } from "vitest";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { areaCost } from "#domain/packs/area-tiles.ts";
import { fetchRegionPath, readRegionCircle } from "./region-circle.ts";

const UTRECHT = { lat: 52.09083, lng: 5.12222 };

/** The circle that a link to this one opens. */
function opened(radiusMeters: number) {
  const url = new URL(fetchRegionPath({ center: UTRECHT, radiusMeters }), "https://example.org");
  return { circle: readRegionCircle(url.searchParams.get("streek") ?? ""), hash: url.hash };
}

describe("the link to the region in a circle", () => {
  it.each([
    [6000, 6000],
    [6001, 6500],
    [10, 500],
    [400_000, 20_000],
  ])("opens a circle of %d m as %d m, in a view of all of it", (radiusMeters, expected) => {
    const { circle, hash } = opened(radiusMeters);
    expect(circle).toEqual({ center: UTRECHT, radiusMeters: expected });
    expect(hash).toMatch(/52\.09/);
  });

  it("never asks for more than can be fetched", () => {
    const shape = { kind: "circle", center: UTRECHT, radiusMeters: 20_000 } as const;
    expect(areaCost(runsOfShape(shape), { kind: "online" }).isTooLarge).toBe(false);
  });

  it.each(["", "beeld", "52,5", "52,5,499", "52,5,20001", "52,5,6000,1", "91,5,6000", "52,,6000"])(
    "opens no circle for %o",
    (value) => {
      expect(readRegionCircle(value)).toBeNull();
    },
  );
});
