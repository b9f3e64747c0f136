import { describe, expect, it } from "vitest";
import { forEachParallel } from "./for-each-parallel.ts";

const free = new AbortController().signal;
const later = () => new Promise((resolve) => setTimeout(resolve));

describe("work on many items", () => {
  it("starts in order, each once, within the limit", async () => {
    const begun: number[] = [];
    let [running, most] = [0, 0];
    const items = Array.from({ length: 20 }, (_, index) => index);
    const work = async (item: number) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      await later();
      running -= 1;
    };
    await forEachParallel(items, 6, work, free);
    expect(begun).toEqual(items);
    expect(most).toBe(6);
  });

  it("throws the first failure when all have ended, and starts nothing after it", async () => {
    const ended: number[] = [];
    const work = async (item: number) => {
      if (item === 2) throw new Error("two");
      await later();
      ended.push(item);
    };
    await expect(forEachParallel([0, 1, 2, 3, 4, 5], 3, work, free)).rejects.toThrow("two");
    expect(ended).toEqual([0, 1]);
  });

  it("aborts running calls after a failure", async () => {
    const work = async (item: number, signal: AbortSignal) => {
      if (item === 0) throw new Error("zero");
      await new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    };
    await expect(forEachParallel([0, 1, 2], 3, work, free)).rejects.toThrow("zero");
  });

  it("ends with the reason of its signal", async () => {
    const stopping = new AbortController();
    const work = async (item: number) => {
      await later();
      if (item === 3) stopping.abort(new Error("stopped"));
    };
    const items = Array.from({ length: 50 }, (_, index) => index);
    await expect(forEachParallel(items, 2, work, stopping.signal)).rejects.toThrow("stopped");
  });
});
