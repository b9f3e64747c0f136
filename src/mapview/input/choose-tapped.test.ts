import { expect, it } from "vitest";
import { chooseTapped } from "./choose-tapped.ts";

const thing = (key: string, x: number, awayPixels = x) => ({ key, at: { x, y: 0 }, awayPixels });

it("chooses the nearest", () => {
  expect(chooseTapped([thing("far", 20), thing("near", 3)], null)?.key).toBe("near");
  expect(chooseTapped([], null)).toBeNull();
});

it("stays with the nearest at every tap when the next stands apart", () => {
  expect(chooseTapped([thing("far", 20), thing("near", 3)], "near")?.key).toBe("near");
});

it("goes round things that cover each other, one a tap", () => {
  const pile = [thing("b", 4, 0), thing("c", 0, 2), thing("a", 2, 1)];
  const taps = [null, "b", "c", "a"].map((last) => chooseTapped(pile, last)?.key);
  expect(taps).toEqual(["b", "c", "a", "b"]);
});

it("gives a thing that is drawn in two tiles once", () => {
  const twice = [thing("a", 0), thing("a", 0), thing("b", 1)];
  expect(chooseTapped(twice, "a")?.key).toBe("b");
  expect(chooseTapped(twice, "b")?.key).toBe("a");
});
