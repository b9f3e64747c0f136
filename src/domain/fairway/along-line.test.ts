import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { type Approach, approachAfter } from "#domain/fairway/passage/passing.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { objectsAlong } from "./along-line.ts";
import { fairwayIndex } from "./fairway-index.ts";
import type { FairwayObject } from "./fairway-object.ts";

const COUNTRY = readFairways(readFileSync("public/nautical/vaarwegen.json", "utf8"));
const INDEX = fairwayIndex(COUNTRY);

function named(name: string): FairwayObject {
  const found = COUNTRY.objects.find((object) => object.name === name);
  if (!found) throw new Error(name);
  return found;
}

function placeAt(from: LatLng, bearing: number, meters: number): LatLng {
  return direct(from, bearing, meters).place;
}

/** A line of a kilometre each way that passes an object this far to its right. */
function lineBeside(object: FairwayObject, offMeters: number, direction: number, ahead = 1000) {
  const beside = placeAt(object, direction + 90, offMeters);
  const [from, to] = [placeAt(beside, direction, -1000), placeAt(beside, direction, ahead)];
  return Float64Array.of(from.lng, from.lat, to.lng, to.lat);
}

describe("objectsAlong", () => {
  it.each([
    ["Van Brienenoordbrug (over Nieuwe Maas)", 52],
    ["Botlekbrug", 42],
    ["Verkeersbrug Dordrecht", 40],
    ["Merwedebrug Gorinchem", 39],
  ])("lists %s, whose place is %d m from the middle of its river", (name, offMeters) => {
    for (const direction of [0, 45, 90, 135]) {
      const found = objectsAlong(lineBeside(named(name), offMeters, direction), INDEX);
      const one = found.find(({ object }) => object.name === name);
      expect(one?.alongMeters).toBeCloseTo(1000, -1);
    }
  });

  it("leaves out what is farther than half its width and 30 m", () => {
    const bridge = named("Abtswoudsebrug");
    const isFound = (offMeters: number) =>
      objectsAlong(lineBeside(bridge, offMeters, 30), INDEX).some(
        ({ object }) => object === bridge,
      );
    expect([0, 34, 37, 60].map(isFound)).toEqual([true, true, false, false]);
  });

  it("leaves out a wide bridge before which the line ends", () => {
    const bridge = named("Botlekbrug");
    const names = objectsAlong(lineBeside(bridge, 20, 90, -50), INDEX).map(
      ({ object }) => object.name,
    );
    expect(names).not.toContain("Botlekbrug");
  });
});

describe("objectsAlong a line there and back", () => {
  it("lists a bridge for each time that it is passed, and once where the line turns below it", () => {
    const bridge = named("Abtswoudsebrug");
    const passed = (aheadMeters: number) => {
      const there = lineBeside(bridge, 5, 30, aheadMeters);
      const back = there.subarray(0, 2);
      return objectsAlong(Float64Array.of(...there, ...back), INDEX)
        .filter(({ object }) => object === bridge)
        .map(({ alongMeters }) => Math.round(alongMeters / 100));
    };
    expect(passed(1000)).toEqual([10, 30]);
    expect(passed(20)).toEqual([10]);
  });
});

describe("approachAfter", () => {
  /** Tells whether a boat passes an object whose places are these numbers of metres before (negative) or beyond it. */
  function passes(object: FairwayObject, beside: number, steps: readonly number[], accuracy = 5) {
    const abeam = placeAt(object, 90, beside);
    let approach: Approach | null = null;
    return steps.map((step) => {
      const fix = { ...placeAt(abeam, 0, step), accuracyMeters: accuracy };
      approach = approachAfter(approach, object, fix);
      return approach?.isPassed ?? false;
    });
  }
  const BRIDGE = named("Abtswoudsebrug");

  it("is passed beyond it, in either direction", () => {
    expect(passes(BRIDGE, 0, [-200, -50, -30, -5, 5, 15])).toEqual([
      ...[false, false, false, false, false, true],
    ]);
    expect(passes(BRIDGE, 0, [50, 0, -15, -60]).at(-2)).toBe(true);
  });

  it("is not passed by a boat that waits 38 m before it and turns round", () => {
    const waiting = Array.from({ length: 20 }, (_, index) => -38 + (index % 3) * 5);
    expect(passes(BRIDGE, 0, [-200, -50, ...waiting, -50, -200])).not.toContain(true);
  });

  it("is not passed for a fix that may be before it", () => {
    expect(passes(BRIDGE, 0, [-50, -10, 15], 25)).not.toContain(true);
    expect(passes(BRIDGE, 0, [-50, -10, 26], 25).at(-1)).toBe(true);
  });

  it("is not passed on another water beside it", () => {
    expect(passes(BRIDGE, 45, [-50, -20, 0, 20, 50])).not.toContain(true);
  });

  it("is passed by a boat far from the place of a wide bridge", () => {
    const wide = named("Van Brienenoordbrug (over Nieuwe Maas)");
    expect(passes(wide, 52, [-240, -100, 0, 100]).at(-1)).toBe(true);
    expect(passes(wide, 52, [-240, -100, -60, -100, -300])).not.toContain(true);
  });

  it("is not passed by a boat that began under it", () => {
    expect(passes(BRIDGE, 0, [0, 5, 30])).not.toContain(true);
  });
});
