import { expect, it } from "vitest";
import { chooseTapped, type InReach } from "./choose-tapped.ts";

interface Drawn extends InReach {
  /** The distance from the finger to its drawing. */
  readonly drawnAwayPixels: number;
}

/** A thing at `x`, with the finger at 0; its badge may be drawn elsewhere. */
function thing(key: string, x: number, drawnAwayPixels = Math.abs(x)): Drawn {
  return { key, at: { x, y: 0 }, awayPixels: Math.abs(x), drawnAwayPixels };
}

/** Returns what a tap chooses on a map with these things, the topmost first. */
function tapped(drawn: readonly Drawn[], lastKey: string | null): string | undefined {
  const within = (reach: number) => drawn.filter((one) => one.drawnAwayPixels <= reach);
  return chooseTapped(within, lastKey)?.key;
}

it("chooses the thing drawn under the finger, even if another is nearer", () => {
  const beside = thing("14", 20, 0);
  const onItsPlace = thing("1", 4, 9);
  expect(tapped([onItsPlace, beside], null)).toBe("14");
  expect(tapped([onItsPlace, beside], "14")).toBe("14");
});

it("chooses the topmost thing under the finger", () => {
  expect(tapped([thing("z", 9, 0), thing("a", 0, 0)], null)).toBe("z");
});

it("chooses the nearest if nothing is under the finger, and nothing out of reach", () => {
  expect(tapped([thing("far", 20), thing("near", 15)], null)).toBe("near");
  expect(tapped([thing("out", 23)], null)).toBeUndefined();
});

it("prefers drawings over positions", () => {
  expect(tapped([thing("stands nearer", 5, 15), thing("drawn nearer", 19, 3)], null)).toBe(
    "drawn nearer",
  );
});

it("chooses a thing that yields last within the same reach, and by cycling", () => {
  const bridge = thing("bridge", 5);
  const number = { ...thing("14", 2), yields: true };
  expect(tapped([number, bridge], null)).toBe("bridge");
  expect(tapped([number, bridge], "bridge")).toBe("14");
  const under = [{ ...thing("14", 0, 0), yields: true }, thing("bridge", 8, 0)];
  expect([null, "bridge", "14"].map((last) => tapped(under, last))).toEqual([
    "bridge",
    "14",
    "bridge",
  ]);
  expect(tapped([{ ...thing("14", 2), yields: true }], null)).toBe("14");
  expect(tapped([{ ...thing("14", 2, 0), yields: true }, thing("bridge", 5)], null)).toBe("14");
});

it("keeps choosing the nearest when the next one is apart", () => {
  expect(tapped([thing("far", 20), thing("near", 3)], "near")).toBe("near");
});

it("cycles through overlapping things with each tap", () => {
  const pile = [thing("b", 4, 0), thing("c", 0, 0), thing("a", 2, 0)];
  expect([null, "b", "c", "a"].map((last) => tapped(pile, last))).toEqual(["b", "c", "a", "b"]);
  const missed = [thing("b", 14), thing("c", 16), thing("a", 18)];
  expect([null, "b", "c", "a"].map((last) => tapped(missed, last))).toEqual(["b", "c", "a", "b"]);
});

it("lists a thing drawn in two tiles once", () => {
  const twice = [thing("a", 0), thing("a", 0), thing("b", 0)];
  expect(tapped(twice, "a")).toBe("b");
  expect(tapped(twice, "b")).toBe("a");
});
