import { expect, it } from "vitest";
import { corridorFigure } from "./corridor-map.ts";
import { sheetCuts } from "./sheet-cut.fixture.ts";

const MIDDLE = { lat: 52, lng: 5 };

it("writes the words of points near each other apart, on the map", () => {
  const [cut] = sheetCuts(MIDDLE, 1);
  if (!cut) throw new Error("There is no map.");
  const points = ["Start", "1", "2", "Eind"].map((text, index) => {
    return { place: { lat: 52 + index * 0.0002, lng: 5.001 }, text };
  });
  const route = points.map(({ place }) => place);
  const { marks } = corridorFigure(cut, route, points);
  const heights = marks.flatMap((mark) => (mark.kind === "text" ? [mark.at.y] : []));
  expect(heights).toHaveLength(4);
  for (const [at, height] of heights.entries()) {
    const others = heights.filter((_, other) => other !== at);
    expect(Math.min(...others.map((other) => Math.abs(other - height)))).toBeGreaterThan(3.9);
  }
});
