import { describe, expect, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { answerOrder, packsCovering } from "./answer-order.ts";
import { coveredPart } from "./tile-coverage.ts";

/** Tiles around Delft at the relevant zooms. */
const AT_14 = { z: 14, x: 8389, y: 5416 };
const AT_10 = { z: 10, x: 524, y: 338 };
const AT_8 = { z: 8, x: 131, y: 84 };

function pack(name: string, area: LngLatBox, dataDate: string | null = null) {
  return { name, areas: [area], dataDate, kind: "pack" as const };
}

function savedArea(name: string, area: LngLatBox, dataDate: string | null = null) {
  return { name, areas: [area], dataDate, kind: "area" as const };
}

/** The western part of the box of a tile. */
function westOf(tile: typeof AT_14, part: number): LngLatBox {
  const [west, south, east, north] = tileBox(tile);
  return [west - 1, south - 1, west + (east - west) * part, north + 1];
}

const COUNTRY: LngLatBox = [3, 50, 8, 54];

function namesOf(order: readonly ({ readonly name: string } | string)[]): string[] {
  return order.map((one) => (typeof one === "string" ? one : one.name));
}

describe("coveredPart", () => {
  it("is 1 for a box within an area, also with equal edges", () => {
    expect(coveredPart([COUNTRY], tileBox(AT_14))).toBe(1);
    expect(coveredPart([tileBox(AT_14)], tileBox(AT_14))).toBe(1);
  });

  it("is the fraction of the area that covers most, and 0 outside all", () => {
    expect(coveredPart([westOf(AT_14, 0.25), westOf(AT_14, 0.5)], tileBox(AT_14))).toBeCloseTo(0.5);
    expect(coveredPart([[10, 50, 11, 51]], tileBox(AT_14))).toBe(0);
  });

  it("is below 1 for two areas that only cover the box together", () => {
    const [west, south, east, north] = tileBox(AT_14);
    const middle = (west + east) / 2;
    const halves: LngLatBox[] = [
      [west, south, middle, north],
      [middle, south, east, north],
    ];
    expect(coveredPart(halves, tileBox(AT_14))).toBeCloseTo(0.5);
  });
});

describe("answerOrder", () => {
  it.each([AT_8, AT_10, AT_14])("asks a pack that covers the tile first, at zoom $z", (tile) => {
    expect(namesOf(answerOrder(tile, [pack("nl", COUNTRY)]))).toEqual(["nl", "online", "overview"]);
  });

  it("asks online before a pack that covers a part", () => {
    const order = answerOrder(AT_14, [pack("half", westOf(AT_14, 0.5))]);
    expect(namesOf(order)).toEqual(["online", "half", "overview"]);
  });

  it("asks the overview before a pack that covers a part, up to zoom 10", () => {
    const order = answerOrder(AT_10, [pack("half", westOf(AT_10, 0.5))]);
    expect(namesOf(order)).toEqual(["online", "overview", "half"]);
  });

  it("asks the pack that covers more before the one that covers less", () => {
    const order = answerOrder(AT_14, [
      pack("quarter", westOf(AT_14, 0.25)),
      pack("most", westOf(AT_14, 0.9)),
    ]);
    expect(namesOf(order)).toEqual(["online", "most", "quarter", "overview"]);
  });

  it("asks the newest of overlapping packs first", () => {
    const order = answerOrder(AT_14, [
      pack("undated", COUNTRY),
      pack("old", COUNTRY, "2025-01-01"),
      pack("new", COUNTRY, "2026-01-01"),
    ]);
    expect(namesOf(order)).toEqual(["new", "old", "undated", "online", "overview"]);
  });

  it("asks a pack that covers the tile before a newer one that covers a part", () => {
    const order = answerOrder(AT_14, [
      pack("part", westOf(AT_14, 0.5), "2026-01-01"),
      pack("whole", COUNTRY, "2025-01-01"),
    ]);
    expect(namesOf(order)).toEqual(["whole", "online", "part", "overview"]);
  });

  it("asks a saved area after covering packs and before online, also for a part", () => {
    for (const [tile, last] of [
      [AT_8, ["online", "overview", "part"]],
      [AT_14, ["online", "part", "overview"]],
    ] as const) {
      const order = answerOrder(tile, [
        savedArea("here", westOf(tile, 0.1), "2026-01-01"),
        pack("part", westOf(tile, 0.5)),
        pack("whole", COUNTRY, "2025-01-01"),
      ]);
      expect(namesOf(order)).toEqual(["whole", "here", ...last]);
    }
  });

  it("asks the newest of overlapping saved areas first, regardless of their coverage", () => {
    const order = answerOrder(AT_14, [
      savedArea("old", COUNTRY, "2025-01-01"),
      savedArea("new", westOf(AT_14, 0.1), "2026-01-01"),
      savedArea("far", [6, 50, 7, 51]),
    ]);
    expect(namesOf(order)).toEqual(["new", "old", "online", "overview"]);
  });

  it("does not ask a pack elsewhere", () => {
    const order = answerOrder(AT_14, [pack("far", [6, 50, 7, 51])]);
    expect(namesOf(order)).toEqual(["online", "overview"]);
  });
});

describe("packsCovering", () => {
  it("considers all areas of a pack", () => {
    const twoTowns = { areas: [tileBox(AT_14), [6, 50, 7, 51] as const], dataDate: null };
    expect(packsCovering(AT_14, [twoTowns]).whole).toEqual([twoTowns]);
  });
});
