import { expect, it } from "vitest";
import type { Mark } from "#domain/route-sheet/figure.ts";
import { LETTER_WIDTH } from "#domain/route-sheet/text-lines.ts";
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

it("is no larger than what is shown, at the place on the map where that is", () => {
  const [cut] = sheetCuts(MIDDLE, 1);
  if (!cut) throw new Error("There is no map.");
  const picture = { address: "map", widthMm: 100, heightMm: 90, attribution: "" };
  // From 10 mm on the right and below the middle of the map to 20 mm further on the right, and off the map.
  const route = [5.0059, 5.0176, 5.1].map((lng) => ({ lat: 51.9964, lng }));
  const figure = corridorFigure({ ...cut, picture }, route, []);
  const [drawn] = figure.marks;
  if (drawn?.kind !== "picture") throw new Error("There is no picture.");
  expect(drawn.widthMm).toBeCloseTo(100 - 44, 1);
  expect(drawn.heightMm).toBeCloseTo(20, 1);
  expect(figure.heightMm).toBeCloseTo(21, 1);
  expect(drawn.shift?.x).toBeCloseTo(-22, 1);
  expect(drawn.shift?.y).toBeCloseTo(-10, 1);
  expect(drawn.band?.points[0]?.x).toBeCloseTo(16, 1);
});

it("is wide enough for the longest word beside a narrow route", () => {
  const [cut] = sheetCuts(MIDDLE, 1);
  if (!cut) throw new Error("There is no map.");
  const north = { lat: 52.002, lng: 5 };
  const points = [
    { place: MIDDLE, text: "Start" },
    { place: north, text: "7" },
    { place: MIDDLE, text: "Finish" },
  ];
  const { marks, widthMm } = corridorFigure(cut, [MIDDLE, north, MIDDLE], points);
  const [word] = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  if (!word) throw new Error("There is no word.");
  const width = word.text.length * word.sizeMm * LETTER_WIDTH;
  const left = word.anchor === "end" ? word.at.x - width : word.at.x;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(widthMm);
});

it("leaves the dots of other points free", () => {
  const [cut] = sheetCuts(MIDDLE, 1);
  if (!cut) throw new Error("There is no map.");
  // The second dot is 5 mm to the right of the first, where its word would be.
  const points = [5, 5.00294].map((lng, index) => ({ place: { lat: 52, lng }, text: `1${index}` }));
  const { marks } = corridorFigure(
    cut,
    points.map(({ place }) => place),
    points,
  );
  const [first] = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  const [, dot] = dotsOf(marks);
  if (!first || !dot) throw new Error("There are no points.");
  const isBeside = first.anchor === "end" || Math.abs(first.at.y - 1.3 - dot.y) > 2;
  expect(isBeside).toBe(true);
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
