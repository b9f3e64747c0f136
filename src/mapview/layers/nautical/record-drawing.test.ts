import { expect, it, vi } from "vitest";
import { lookCode, readLookCode } from "#domain/fairway/official/look-code.ts";
import { drawnSectors, isLit } from "#domain/fairway/official/mark-light.ts";
import { markNamed, marksOfFixture } from "#domain/fairway/official/marks.fixture.ts";
import { type NauticalPalette, nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import { drawRecord, drawSectors } from "./record-drawing.ts";

const PALETTE = nauticalPaletteFor("light");
const WORDS: readonly (readonly [word: string, name: keyof NauticalPalette])[] = [
  ["rood", "markRed"],
  ["groen", "markGreen"],
  ["geel", "markYellow"],
  ["wit", "markWhite"],
];

/** Draws on a context that records the fills and the arcs. */
function drawnBy(draw: (context: CanvasRenderingContext2D) => void) {
  vi.stubGlobal(
    "Path2D",
    class {
      moveTo(): void {}
      lineTo(): void {}
      closePath(): void {}
    },
  );
  const [fills, arcs]: [string[], { style: string; from: number; until: number }[]] = [[], []];
  const letters: unknown[] = [];
  const state = { fillStyle: "", strokeStyle: "" };
  const record = (name: string, values: readonly number[]): void => {
    if (name === "fillRect" || name === "fillText") fills.push(state.fillStyle);
    if (name === "fillText") letters.push(values[0]);
    if (name === "arc") arcs.push({ style: "", from: values[3] ?? 0, until: values[4] ?? 0 });
    const last = arcs.at(-1);
    if (name === "stroke" && last?.style === "") last.style = state.strokeStyle;
  };
  const context = new Proxy(state as unknown as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...values: number[]) =>
        record(String(name), values),
  });
  draw(context);
  return { fills, arcs, letters };
}

it.each(marksOfFixture().map((mark) => [mark.name, mark] as const))(
  "draws %s in the colours that its record states, and in no other",
  (_, mark) => {
    const look = readLookCode(lookCode(mark, isLit(mark)));
    const { fills } = drawnBy((context) => drawRecord(context, look, PALETTE));
    const stated = [mark.colors, mark.topmarkColors, mark.lightColors, mark.sectors].join(" ");
    // White is also the circle on which every buoy floats; that one is filled as a path.
    for (const [word, name] of WORDS) {
      const isStated = stated.toLowerCase().includes(word);
      expect([word, fills.includes(PALETTE[name])]).toEqual([word, isStated]);
    }
  },
);

it("draws what is not known in grey, with a question mark", () => {
  const look = { shape: null, isFixed: false, bands: null, topmark: null, light: null };
  const { fills } = drawnBy((context) => drawRecord(context, look, PALETTE));
  expect(new Set(fills)).toEqual(new Set([PALETTE.markNeutral, PALETTE.signText]));
});

it("draws each sector on the side from which its light is seen", () => {
  const sectors = drawnSectors(markNamed("V sectorlicht"));
  const { arcs, letters } = drawnBy((context) => drawSectors(context, sectors, PALETTE));
  const [, red] = arcs;
  // In red light the arcs have one colour.
  expect(letters).toEqual(["R", "W", "G"]);
  expect(arcs.filter(({ style }) => style !== PALETTE.markEdge).map(({ style }) => style)).toEqual([
    PALETTE.markRed,
    PALETTE.markWhite,
    PALETTE.markGreen,
  ]);
  // Boats that see it at a bearing of 245° to 260° are to the east by north of it: 65° to 80°.
  const bearing = (angle = 0) => ((((angle * 180) / Math.PI + 90) % 360) + 360) % 360;
  expect(bearing(red?.from)).toBeCloseTo(65);
  expect(bearing(red?.until)).toBeCloseTo(80);
});
