import { expect, it } from "vitest";
import { levelOf, partOf, seedOf } from "./level.ts";

const TEN = Array.from({ length: 10 }, (_, at) => at);

it("is full unless another level is named, and refuses an unknown one", () => {
  expect(levelOf({})).toBe("full");
  expect(levelOf({ CHECK: "thorough" })).toBe("thorough");
  expect(() => levelOf({ CHECK: "fast" })).toThrow("CHECK is fast");
  expect(() => seedOf({ TEST_SEED: "x" })).toThrow("TEST_SEED is x");
});

it("takes as many elements as asked, others with other seeds, and all in a thorough run", () => {
  const seen = new Set<number>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const part = partOf(TEN, 3, { TEST_SEED: String(seed) });
    expect(part).toHaveLength(3);
    for (const one of part) seen.add(one);
  }
  expect(seen.size).toBe(10);
  expect(partOf(TEN, 3, { CHECK: "thorough" })).toEqual(TEN);
  expect(partOf(TEN, 30, {})).toEqual(TEN);
});
