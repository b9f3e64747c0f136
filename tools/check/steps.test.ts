import { describe, expect, it } from "vitest";
import { takeSteps } from "./steps.ts";

const GOOD = { passed: 1, failed: 0 };

/** Steps that end when the test says so, and those that are running. */
function heldSteps(names: readonly string[]) {
  const underWay = new Map<string, () => void>();
  const steps = names.map((name) => ({
    name,
    take: () =>
      new Promise<typeof GOOD>((resolve) => {
        underWay.set(name, () => {
          underWay.delete(name);
          resolve(GOOD);
        });
      }),
  }));
  return { steps, underWay };
}

describe("steps", () => {
  it("run a limited number at a time, and are reported in order", async () => {
    const { steps, underWay } = heldSteps(["unit", "types", "lint"]);
    const results = takeSteps(steps, 2);
    expect([...underWay.keys()]).toEqual(["unit", "types"]);
    underWay.get("types")?.();
    await expect.poll(() => [...underWay.keys()]).toEqual(["unit", "lint"]);
    underWay.get("lint")?.();
    underWay.get("unit")?.();
    expect((await results).map(({ name, passed }) => [name, passed])).toEqual([
      ["unit", 1],
      ["types", 1],
      ["lint", 1],
    ]);
  });
});
