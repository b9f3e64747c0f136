import { describe, expect, it } from "vitest";
import { remembered, rememberedIn } from "./remembered.ts";

/** Returns a loader that fails the given number of times, then returns 1, 2, 3 … */
function loader(failures: number) {
  let count = 0;
  return async (): Promise<number> => {
    count += 1;
    if (count <= failures) throw new Error("not now");
    return count - failures;
  };
}

describe("a remembered result", () => {
  it("is loaded once, also by calls at the same time", async () => {
    const load = remembered(loader(0));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
    load.forget();
    expect(await load()).toBe(2);
  });

  it("is loaded again after a failure", async () => {
    const load = remembered(loader(1));
    await expect(Promise.all([load(), load()])).rejects.toThrow("not now");
    expect(await load()).toBe(1);
  });

  it("survives the failure of an earlier load that was forgotten", async () => {
    const results = new Map<string, Promise<number>>();
    let fail = (_: Error): void => {};
    const first = rememberedIn(results, "a", () => new Promise((_, reject) => (fail = reject)));
    results.clear();
    const second = rememberedIn(results, "a", async () => 2);
    fail(new Error("not now"));
    await expect(first).rejects.toThrow("not now");
    expect(await rememberedIn(results, "a", async () => 3)).toBe(await second);
  });
});
