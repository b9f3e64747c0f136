import { expect, it } from "vitest";
import { sheetCuts } from "./figures/sheet-cut.fixture.ts";
import { corridorMaps } from "./map-techniques.ts";
import type { SheetInput } from "./techniques.ts";

const START = { lat: 52, lng: 5 };
const FINISH = { lat: 52, lng: 5.04 };

it("writes each remark once below a corridor map, with all its points", () => {
  const steps = ["keer om", "", "keer om", "bij de molen"].map((remark, index) => {
    const place = { lat: 52, lng: 5 + (index + 1) * 0.008 };
    const arms = { inDegrees: 270, outDegrees: 90, otherDegrees: [] };
    const junction = { place, alongMeters: (index + 1) * 548, ...arms };
    return { number: index + 1, junction, remark, legMeters: 548 };
  });
  const line = Float64Array.of(5, 52, 5.04, 52);
  const input = {
    route: { name: "", start: START, finish: FINISH, lengthMeters: 2740, line },
    steps,
    gaps: [],
    settings: { paper: "A4", north: { north: "true", decimalYear: 2026.9 }, tracingScale: 25_000 },
    words: { start: "Start", finish: "Eind" },
    cuts: sheetCuts(START, 1),
  } as unknown as SheetInput;
  const [, ...rows] = corridorMaps(input);
  const texts = rows.map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
  );
  expect(texts).toEqual([
    ["1, 3", "keer om"],
    ["4", "bij de molen"],
  ]);
});
