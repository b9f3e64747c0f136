import { describe, expect, it } from "vitest";
import { climbOf } from "./climb.ts";

/** Normally distributed noise, the same in every run. */
function noise(sigma: number, seed = 7): () => number {
  let state = seed;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => sigma * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

/** Returns the climb along a line with a height every `stepMeters`. */
function climb(
  lengthMeters: number,
  stepMeters: number,
  heightAt: (alongMeters: number, index: number) => number,
) {
  const along = Float64Array.from(
    { length: Math.floor(lengthMeters / stepMeters) + 1 },
    (_, index) => index * stepMeters,
  );
  const result = climbOf(along.map(heightAt), along, { segmentStarts: Uint32Array.of(0) });
  return result ?? { upMeters: Number.NaN, downMeters: Number.NaN, highestMeters: Number.NaN };
}

describe("the ascent of flat ground", () => {
  it.each([1.5, 5, 10, 20, 50])("is nothing in 10 km with 2 m of noise every %s m", (step) => {
    const wobble = noise(2);
    expect(climb(10_000, step, wobble).upMeters).toBeLessThan(15);
  });

  it("is nothing with spikes that last one height, which are not summits either", () => {
    const spiky = climb(2500, 1.4, (_, index) => (index % 150 === 70 ? 7 : index % 2));
    expect(spiky).toMatchObject({ upMeters: 0, downMeters: 0, highestMeters: 1 });
  });
});

describe("the ascent of 300 m", () => {
  const climbs: Readonly<Record<string, (along: number) => number>> = {
    "one climb": (along) => along / 20,
    "a climb and a descent": (along) => 300 - Math.abs(along - 3000) / 10,
    "ten hills of 30 m": (along) => 15 - 15 * Math.cos((2 * Math.PI * along) / 600),
    stairs: (along) => 10 * Math.floor(along / 200) + Math.min(10, (along % 200) / 5),
  };
  it.each(Object.keys(climbs))("is within 10 % as %s, with and without 2 m of noise", (name) => {
    const heightAt = climbs[name] as (along: number) => number;
    for (const sigma of [0, 2]) {
      for (const step of [1.5, 5, 20]) {
        const wobble = noise(sigma);
        const { upMeters } = climb(6000, step, (along) => heightAt(along) + wobble());
        expect(upMeters).toBeGreaterThan(270);
        expect(upMeters).toBeLessThan(330);
      }
    }
  });

  it("is that of a planned route with a point at every summit and in every valley", () => {
    expect(climb(10_000, 500, (_, index) => (index % 2) * 30).upMeters).toBe(300);
  });
});

it("does not average over a gap, nor over points without a height", () => {
  const along = Float64Array.of(0, 10, 20, 20, 30, 40);
  const heights = Float64Array.of(0, Number.NaN, 0, 50, Number.NaN, 50);
  const starts = { segmentStarts: Uint32Array.of(0, 3) };
  expect(climbOf(heights, along, starts)).toMatchObject({ upMeters: 50, highestMeters: 50 });
  expect(climbOf(heights.fill(Number.NaN), along, starts)).toBeNull();
});
