import { describe, expect, it } from "vitest";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { attributesOf } from "#domain/network/ways/file/way-attributes.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { type WayOptions, wayCosts } from "./way-costs.ts";

/** Returns the cost of a way as a multiple of a plain one. */
function factor(tags: OsmTags, mode: WayMode, options: WayOptions = {}, isOnNetwork = false) {
  const attributes = attributesOf(tags, { walk: isOnNetwork, cycle: isOnNetwork });
  if (!attributes) throw new Error("no way");
  const { of } = wayCosts(mode, options);
  const plain = attributesOf({ highway: "residential" }, { walk: false, cycle: false });
  return plain && of(attributes) / of(plain);
}

const BOTH = ["walk", "cycle"] as const;

describe("the cost of a way", () => {
  it.each(BOTH)("is 0.8 of its length where a network of %s runs", (mode) => {
    expect(factor({ highway: "residential" }, mode, {}, true)).toBeCloseTo(0.8, 9);
    const other = attributesOf(
      { highway: "residential" },
      { walk: mode === "cycle", cycle: mode === "walk" },
    );
    const { of } = wayCosts(mode, {});
    expect(other && of(other)).toBe(40);
  });

  it.each(["primary", "secondary", "tertiary", "primary_link", "secondary_link", "tertiary_link"])(
    "is 1.5 of its length on %s without a sidewalk or a cycleway",
    (highway) => {
      for (const mode of BOTH) expect(factor({ highway }, mode)).toBe(1.5);
      expect(factor({ highway, sidewalk: "right" }, "walk")).toBe(1);
      expect(factor({ highway, "sidewalk:left": "yes" }, "walk")).toBe(1);
      expect(factor({ highway, sidewalk: "none" }, "walk")).toBe(1.5);
      expect(factor({ highway, cycleway: "track" }, "cycle")).toBe(1);
      expect(factor({ highway, "cycleway:both": "lane" }, "cycle")).toBe(1);
      expect(factor({ highway, cycleway: "no" }, "cycle")).toBe(1.5);
    },
  );

  it("puts a path without a bicycle tag after a cycleway, for cyclists", () => {
    expect(factor({ highway: "cycleway" }, "cycle")).toBe(1);
    expect(factor({ highway: "path" }, "cycle")).toBe(1.5);
    expect(factor({ highway: "path", bicycle: "yes" }, "cycle")).toBe(1);
    expect(factor({ highway: "path" }, "walk")).toBe(1);
  });

  it("costs as much on ground that is not preferred as in networks", () => {
    const paved = { preferPaved: true };
    const { of } = wayCosts("walk", paved);
    const costOf = (tags: OsmTags): number => {
      const attributes = attributesOf(tags, { walk: false, cycle: false });
      return attributes ? of(attributes) : 0;
    };
    expect(costOf({ highway: "track", surface: "asphalt" })).toBe(40);
    expect(costOf({ highway: "track", surface: "sand" })).toBe(80);
    expect(costOf({ highway: "road" })).toBe(60);
    expect(costOf({ route: "ferry" })).toBe(40);
  });

  it.each(BOTH)("is the length alone for the shortest route of %s", (mode) => {
    const shortest = { isShortest: true, preferPaved: true };
    for (const highway of ["primary", "path", "cycleway", "residential"]) {
      expect(factor({ highway }, mode, shortest, true)).toBe(1);
    }
  });

  it.each(BOTH)(
    "is high on a ferry for a plan of %s without ferries, and the same elsewhere",
    (mode) => {
      const options = { avoidFerries: true };
      expect(factor({ route: "ferry" }, mode, options)).toBe(20);
      expect(factor({ route: "ferry" }, mode)).toBe(1);
      expect(factor({ highway: "path", bicycle: "yes" }, mode, options)).toBe(1);
    },
  );

  it("never lies below the lowest cost, on which the search relies", () => {
    for (const options of [{}, { preferUnpaved: true }, { isShortest: true }]) {
      const { of, min } = wayCosts("cycle", options);
      for (const highway of ["primary", "path", "cycleway", "residential", "track"]) {
        const attributes = attributesOf({ highway }, { walk: true, cycle: true });
        expect(attributes && of(attributes)).toBeGreaterThanOrEqual(min);
      }
    }
  });
});
