import { expect, it } from "vitest";
import type { Mark } from "#domain/route-sheet/figure.ts";
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
  const texts = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  expect(texts).toHaveLength(4);
  for (const one of texts) {
    const beside = texts.filter(({ anchor }) => anchor === one.anchor);
    const others = beside.filter((other) => other !== one).map(({ at }) => at.y);
    expect(Math.min(...others.map((y) => Math.abs(y - one.at.y)))).toBeGreaterThan(3.9);
  }
  // Each word is beside its own dot, and not above or below it.
  for (const [index, { at }] of texts.entries())
    expect(Math.abs(at.y - (dotsOf(marks)[index]?.y ?? 0))).toBeLessThan(6);
});

it("writes the words of points at one place beside one dot", () => {
  const [cut] = sheetCuts(MIDDLE, 1);
  if (!cut) throw new Error("There is no map.");
  const away = { lat: 52.001, lng: 5 };
  const points = [
    { place: MIDDLE, text: "16" },
    { place: away, text: "17" },
    { place: MIDDLE, text: "22" },
  ];
  const { marks } = corridorFigure(cut, [MIDDLE, away], points);
  expect(marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []))).toEqual([
    "16, 22",
    "17",
  ]);
  expect(dotsOf(marks)).toHaveLength(2);
});

function dotsOf(marks: readonly Mark[]) {
  return marks.flatMap((mark) => (mark.kind === "dot" ? [mark.at] : []));
}
