import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { paletteFor } from "#mapview/style/palette.ts";

const TOKENS = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");

it.each([
  ["light", 0],
  ["dark", 1],
] as const)(
  "a waypoint without a colour looks alike in the list and on the map, %s",
  (flavour, nth) => {
    const colors = [...TOKENS.matchAll(/--color-waypoint: (#[0-9a-f]{6});/g)].map(([, hex]) => hex);
    expect(colors[nth]).toBe(paletteFor(flavour).waypoint);
  },
);
