import { describe, expect, it } from "vitest";
import { stripPicture } from "./strip-picture.ts";

const nodes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    number: `${place + 1}`,
    leg: place === 0 ? null : "1,2 km",
  }));

const numbersIn = (count: number) =>
  stripPicture("Rondje", "12 km", nodes(count))
    .texts.slice(2)
    .filter(({ isBold }) => isBold);

describe("a plan as a picture", () => {
  it("has every number once, in reading order, with its leg below it", () => {
    const { texts } = stripPicture("Rondje", "12 km · 3 u", nodes(7));
    expect(texts.slice(0, 2).map(({ text }) => text)).toEqual(["Rondje", "12 km · 3 u"]);
    expect(texts).toHaveLength(2 + 7 + 6);
    const places = numbersIn(7).map(({ x, y }) => y * 10_000 + x);
    expect(numbersIn(7).map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const [, second] = numbersIn(7);
    const leg = texts.find(({ text, x }) => text === "1,2 km" && x === second?.x);
    expect(leg?.y).toBeGreaterThan(second?.y ?? 0);
  });

  it("keeps clear of the clock and buttons of a lock screen, its edges and other texts", () => {
    for (const count of [2, 5, 12, 30, 60, 200]) {
      const { widthPixels, heightPixels, texts } = stripPicture("Rondje", "12 km", nodes(count));
      for (const { x, y, sizePixels, maxWidthPixels } of texts) {
        expect(y - sizePixels / 2).toBeGreaterThanOrEqual(680);
        expect(y + sizePixels / 2).toBeLessThanOrEqual(heightPixels - 260);
        expect(x - maxWidthPixels / 2).toBeGreaterThanOrEqual(0);
        expect(x + maxWidthPixels / 2).toBeLessThanOrEqual(widthPixels);
      }
      const sorted = texts.toSorted((a, b) => a.y - b.y);
      for (const [at, text] of sorted.entries()) {
        const below = sorted.slice(at + 1).find(({ x, y }) => x === text.x && y > text.y);
        if (below) {
          expect(below.y - text.y).toBeGreaterThan((below.sizePixels + text.sizePixels) * 0.4);
        }
      }
    }
  });

  it("has numbers as large as possible, and grows before they become unreadable", () => {
    const sizes = [4, 12, 40, 200].map((count) => numbersIn(count)[0]?.sizePixels ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    // A phone has about 16 pixels per millimetre of width, so digits of 0.7 of the height are at least 3.5
    // mm.
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(80);
    expect(stripPicture("", "", nodes(40)).heightPixels).toBe(2340);
    expect(stripPicture("", "", nodes(200)).heightPixels).toBeGreaterThan(2340);
  });
});
