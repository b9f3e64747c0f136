import { describe, expect, it } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { areDrawnAlike, isSameSpot, positionFeatures, waypointFeatures } from "./user-features.ts";

const CAMP = { id: "a", name: "Kamp", lat: 52.1, lng: 5.2 };

describe("waypointFeatures", () => {
  it("puts longitude first, as GeoJSON does", () => {
    expect(waypointFeatures([CAMP]).features[0]).toEqual({
      type: "Feature",
      properties: { id: "a", name: "Kamp", icon: null, color: null },
      geometry: { type: "Point", coordinates: [5.2, 52.1] },
    });
  });
});

describe("positionFeatures", () => {
  it("draws nothing before the first fix", () => {
    expect(positionFeatures(null, false).features).toEqual([]);
  });

  it("gives the radius of the accuracy circle in true metres", () => {
    const position = { ...NO_POSITION, lat: 60, lng: 5, accuracy: 100, fixedAtMs: 1 };
    const radius = positionFeatures(position, false).features[0]?.properties?.["radiusAtZoom0"];
    // At 60° a pixel of zoom 14 is half of 40 075 016.686 m / (512 · 2^14).
    expect(radius * 2 ** 14).toBeCloseTo(100 / (4.777314 / 2), 3);
  });

  it("says that the fix is old", () => {
    const feature = positionFeatures({ ...NO_POSITION, fixedAtMs: 1 }, true).features[0];
    expect(feature?.properties).toMatchObject({ isStale: true });
  });
});

describe("what a waypoint wears on the map", () => {
  const [feature] = waypointFeatures([{ ...CAMP, icon: "campsite", color: "#1e6091" }]).features;

  it("is its icon and its colour", () => {
    expect(feature?.properties).toMatchObject({ icon: "campsite", color: "#1e6091" });
  });

  it("is neither an icon nor a colour that nobody knows", () => {
    const [odd] = waypointFeatures([{ ...CAMP, icon: "dragon", color: "url(x)" }]).features;
    expect(odd?.properties).toMatchObject({ icon: null, color: null });
  });
});

describe("areDrawnAlike", () => {
  it("does not mind another note, which is not on the map", () => {
    expect(areDrawnAlike([CAMP], [{ ...CAMP, note: "bij de beek" }])).toBe(true);
  });

  it.each([
    ["another name", [{ ...CAMP, name: "Post 2" }]],
    ["another place", [{ ...CAMP, lat: 52.2 }]],
    ["one more", [CAMP, { ...CAMP, id: "b" }]],
    ["none", []],
  ])("sees %s", (_, others) => {
    expect(areDrawnAlike([CAMP], others)).toBe(false);
  });
});

describe("isSameSpot", () => {
  it("looks at the place and the circle, not at the time", () => {
    const fix = { ...NO_POSITION, lat: 52, lng: 5, accuracy: 8, fixedAtMs: 1 };
    expect(isSameSpot(fix, { ...fix, fixedAtMs: 2 })).toBe(true);
    expect(isSameSpot(fix, { ...fix, accuracy: 9 })).toBe(false);
    expect(isSameSpot(fix, null)).toBe(false);
  });
});
