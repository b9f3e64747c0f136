import { expect, it, vi } from "vitest";
import { MARK_KINDS, type MarkKind } from "#domain/fairway/fairway-object.ts";
import { type NauticalPalette, nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import { contrast } from "#mapview/style/seen-colors.fixture.ts";
import { drawMark } from "./mark-drawing.ts";

const COLORS = ["markRed", "markGreen", "markYellow"] as const;

const EXPECTED: Readonly<Record<MarkKind, readonly (typeof COLORS)[number][]>> = {
  light: [],
  port: ["markRed"],
  starboard: ["markGreen"],
  "preferred-channel": [],
  north: ["markYellow"],
  east: ["markYellow"],
  south: ["markYellow"],
  west: ["markYellow"],
  "safe-water": ["markRed"],
  "isolated-danger": ["markRed"],
  unknown: [],
};

/** Returns the colours with which a mark is drawn. */
function colorsOf(
  kind: MarkKind,
  isBeacon: boolean,
  palette: NauticalPalette,
): ReadonlySet<string> {
  vi.stubGlobal(
    "Path2D",
    class {
      moveTo(): void {}
      lineTo(): void {}
      closePath(): void {}
    },
  );
  const used = new Set<string>();
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: () => () => undefined,
    set: (_, name, value) => {
      if (name === "fillStyle" || name === "strokeStyle") used.add(value);
      return true;
    },
  });
  drawMark(context, { kind, isBeacon, isLit: false }, palette);
  return used;
}

const EVERY = (["light", "dark"] as const).flatMap((flavour) =>
  MARK_KINDS.flatMap((kind) => [false, true].map((isBeacon) => ({ flavour, kind, isBeacon }))),
);

it.each(EVERY)(
  "draws $kind (beacon: $isBeacon) in no colour that it may not have, in $flavour",
  ({ flavour, kind, isBeacon }) => {
    const palette = nauticalPaletteFor(flavour);
    const used = colorsOf(kind, isBeacon, palette);
    expect(COLORS.filter((name) => used.has(palette[name]))).toEqual(EXPECTED[kind]);
  },
);

it.each(["light", "dark"] as const)("lets the signs of unknown marks be read in %s", (flavour) => {
  const palette = nauticalPaletteFor(flavour);
  expect(contrast(palette.signText, palette.markNeutral)).toBeGreaterThanOrEqual(4.5);
});
