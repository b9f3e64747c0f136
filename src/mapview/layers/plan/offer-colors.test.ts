import { describe, expect, it } from "vitest";
import { networkColors } from "#mapview/layers/networks/network-palette.ts";
import { COLOR_BLIND, contrast, distanceFor } from "#mapview/style/seen-colors.fixture.ts";
import { offerColor, offerColors } from "./offer-colors.ts";

/** The loops and alternatives that are on offer at once. */
const AT_ONCE = 4;

describe.each(["light", "dark"] as const)("the colours of choices in %s", (flavour) => {
  const colors = offerColors(flavour);

  it("can be read as letters on their casing", () => {
    const { casing } = networkColors("walk", flavour);
    for (const color of colors) expect(contrast(color, casing)).toBeGreaterThan(4.5);
  });

  it.each(COLOR_BLIND)("differ for %s", (eyes) => {
    const first = colors.slice(0, AT_ONCE);
    for (const [at, one] of first.entries()) {
      for (const other of first.slice(at + 1)) {
        expect(distanceFor(eyes, one, other), `${one} ${other}`).toBeGreaterThan(15);
      }
    }
  });

  it("begin again after the last", () => {
    expect(offerColor(colors.length, flavour)).toBe(colors[0]);
  });
});
