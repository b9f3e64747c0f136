import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAME_SIZE_MM, type SheetName, sheetNames } from "./sheet-names.ts";

const MAP = { widthMm: 188, heightMm: 259 };

/** Returns the approximate bounding box of a name. */
function boxOf({ at, text }: SheetName) {
  return { left: at.x, right: at.x + text.length * 1.5, top: at.y - NAME_SIZE_MM, bottom: at.y };
}

describe("the names on a sheet", () => {
  it("are beside their places, and never beyond the edge", () => {
    const points = [
      { x: 50, y: 50, name: "Kamp" },
      { x: 187, y: 100, name: "Post bij de brug" },
      { x: 300, y: 10, name: "Elders" },
    ];
    const { names, listed } = sheetNames(points, MAP, false);
    expect(names.map(({ text }) => text)).toEqual(["Kamp", "Post bij de brug"]);
    expect(names[0]?.at.x).toBeGreaterThan(50);
    const [, second] = names.map(boxOf);
    expect(second?.right).toBeLessThan(187);
    expect(listed).toEqual([]);
  });

  it("are numbers with a list where there is no room, and when asked", () => {
    const crowd = Array.from({ length: 30 }, (_, at) => ({
      x: 90 + (at % 6) * 2,
      y: 90 + Math.floor(at / 6) * 2,
      name: `Wachtpost ${at + 1}`,
    }));
    const { names, listed } = sheetNames(crowd, MAP, false);
    expect(names).toHaveLength(30);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.map(({ number }) => number)).toEqual(listed.map((_, at) => at + 1));
    const all = sheetNames(crowd.slice(0, 3), MAP, true);
    expect(all.names.map(({ text }) => text)).toEqual(["1", "2", "3"]);
    expect(all.listed.map(({ name }) => name)).toEqual([
      "Wachtpost 1",
      "Wachtpost 2",
      "Wachtpost 3",
    ]);
  });

  it("name every place on the map once, on it or in the list", () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: 188, noNaN: true }),
      y: fc.double({ min: 0, max: 259, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (places) => {
        const points = places.map((place, at) => ({ ...place, name: `Plek ${at}` }));
        const { names, listed } = sheetNames(points, MAP, false);
        const named = names.map(({ text }) =>
          /^\d+$/.test(text) ? listed[Number(text) - 1]?.name : text,
        );
        expect(named).toEqual(points.map(({ name }) => name));
      }),
    );
  });
});
