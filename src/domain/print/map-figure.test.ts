import { expect, test } from "vitest";
import { GRID_NUMBERS_MM, mapFigure } from "./map-figure.ts";
import type { SheetMap } from "./sheet-layout.ts";

const DELFT = { lat: 52.0116, lng: 4.3571 };
const MAP: SheetMap = { widthMm: 178, heightMm: 200, scale: 25_000 };
const PICTURE = { address: "blob:a", widthMm: 178.1, heightMm: 200.1 };

test("a map on a page has its picture, the kilometres around it, and circles around the places on it", () => {
  const beside = { lat: DELFT.lat + 0.0002, lng: DELFT.lng };
  const far = { lat: 53, lng: 6 };
  const { widthMm, heightMm, marks } = mapFigure({ middle: DELFT, map: MAP, picture: PICTURE }, [
    { place: DELFT, label: "Start" },
    { place: far, label: "3" },
    { place: beside, label: "Eind" },
  ]);
  expect([widthMm, heightMm]).toEqual([190, 212]);
  const [picture, ...others] = marks;
  expect(picture).toMatchObject({ kind: "picture", widthMm: 178, pictureWidthMm: 178.1 });
  const texts = others.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["83", "84", "85", "447"]));
  const labels = texts.filter(({ text }) => /[a-z]/i.test(text));
  expect(labels.map(({ text }) => text)).toEqual(["Start / Eind"]);
  for (const mark of others) {
    if (mark.kind !== "line") continue;
    for (const { x, y } of mark.points) {
      expect(x).toBeGreaterThanOrEqual(GRID_NUMBERS_MM - 0.001);
      expect(x).toBeLessThanOrEqual(widthMm - GRID_NUMBERS_MM + 0.001);
      expect(y).toBeLessThanOrEqual(heightMm - GRID_NUMBERS_MM + 0.001);
    }
  }
  // Forty millimetres between two kilometres at 1:25.000.
  const [one, two] = ["84", "85"].map((number) => texts.find(({ text }) => text === number)?.at.x);
  expect((two ?? 0) - (one ?? 0)).toBeCloseTo(40, 0);
});
