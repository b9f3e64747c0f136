import { createExpression } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { nauticalPaletteFor } from "./nautical-palette.ts";
import { nearPaletteFor } from "./near-palette.ts";
import { inRed, redLight, redOf } from "./night-red.ts";
import { contrast } from "./seen-colors.fixture.ts";

describe("redOf", () => {
  it.each([
    ["#ffffff", "#ff0000"],
    ["#000", "#000000"],
    ["white", "#ff0000"],
    ["rgb(255, 255, 255)", "#ff0000"],
    ["rgba(255 255 255 / 0.5)", "rgba(255,0,0,0.5)"],
    ["#ffffff80", `rgba(255,0,0,${128 / 255})`],
    ["not-a-colour", "not-a-colour"],
  ])("turns %s into %s", (color, red) => {
    expect(redOf(color)).toBe(red);
  });

  it("keeps the order of brightness, whatever the hue", () => {
    const grays = [0, 40, 80, 120, 160].map((part) => redLight(part, part, part));
    expect(grays).toEqual([...grays].sort((a, b) => a - b));
    expect(new Set(grays).size).toBe(grays.length);
    expect(redLight(0, 0, 255)).toBeLessThan(redLight(0, 255, 0));
  });

  it("leaves names readable on the ground: 4.5, and 3 for large text", () => {
    const palette = nearPaletteFor("dark");
    const ground = redOf(palette.land);
    const names = ["placeText", "minorPlaceText", "roadText", "pathText", "natureText"] as const;
    for (const name of names) {
      expect(contrast(redOf(palette[name]), ground), name).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(redOf(palette.waterText), redOf(palette.water))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(redOf(palette.ownPosition), ground)).toBeGreaterThanOrEqual(3);
  });

  it("separates all land from water, shallow water and buoys by brightness", () => {
    const palette = nearPaletteFor("dark");
    const nautical = nauticalPaletteFor("dark");
    const water = redOf(palette.water);
    const names = ["land", "wood", "grass", "heath", "sand", "builtUp", "farmland"] as const;
    for (const name of names) {
      expect(contrast(redOf(palette[name]), water), name).toBeGreaterThan(1.14);
    }
    for (const name of ["shallow", "markRed", "markGreen", "markYellow"] as const) {
      const mark = redOf(nautical[name]);
      expect(contrast(mark, water), name).toBeGreaterThanOrEqual(3);
      expect(contrast(mark, redOf(palette.land)), name).toBeGreaterThanOrEqual(2.9);
    }
  });
});

describe("inRed", () => {
  const paint = (color: unknown) => {
    const layer = { id: "one", type: "line", source: "one", paint: { "line-color": color } };
    const style = inRed({ version: 8, sources: {}, layers: [layer as never] });
    return (style.layers[0] as { paint: Record<string, unknown> }).paint["line-color"];
  };

  it("converts colours, also inside expressions, and leaves other words unchanged", () => {
    expect(paint("#ffffff")).toBe("#ff0000");
    expect(paint(["match", ["get", "kind"], "#white", "#ffffff", "#000000"])).toEqual([
      "match",
      ["get", "kind"],
      "#white",
      "#ff0000",
      "#000000",
    ]);
  });

  it.each(["#1565d8", "#22aa44", "#ffffff"])("turns the colour %s of a feature red", (color) => {
    const made = createExpression(paint(["coalesce", ["get", "color"], "#ffffff"]), {
      type: "color",
    } as never);
    if (made.result !== "success") throw new Error(JSON.stringify(made.value));
    const evaluate = (properties: object) =>
      made.value.evaluate({ zoom: 10 }, { type: 2, properties } as never);
    const red = evaluate({ color });
    expect(red.g).toBe(0);
    expect(red.b).toBe(0);
    expect(red.r).toBeGreaterThan(0.2);
    expect(evaluate({})).toMatchObject({ r: 1, g: 0, b: 0 });
  });

  it("leaves other values unchanged", () => {
    const layer = { id: "one", type: "line", source: "one", paint: { "line-width": 3 } } as const;
    expect(inRed({ version: 8, sources: {}, layers: [layer] }).layers[0]).toEqual(layer);
  });
});
