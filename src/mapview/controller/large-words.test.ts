import { createExpression, latest } from "@maplibre/maplibre-gl-style-spec";
import type { StyleSpecification } from "maplibre-gl";
import { expect, test } from "vitest";
import { baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { withLargeWords } from "./large-words.ts";

test("lets no words of the base be smaller than asked for, at any zoom of a sheet", () => {
  const { layers = {} } = baseDrawing({
    flavour: "light",
    tiles: "",
    attribution: "",
    near: null,
  });
  const all = Object.values(layers).flat();
  const style = { version: 8, sources: {}, layers: all } as unknown as StyleSpecification;
  for (const zoom of [12.3, 13.4, 14.7]) {
    const words = withLargeWords(style, zoom, 15.9).layers.flatMap((layer) =>
      layer.type === "symbol" && layer.layout?.["text-field"] ? [layer.layout["text-size"]] : [],
    );
    expect(words.length).toBeGreaterThan(5);
    for (const size of words) {
      const parsed = createExpression(size, latest.layout_symbol["text-size"] as never);
      if (parsed.result === "error") throw new Error(JSON.stringify(parsed.value));
      const feature = { type: 1, properties: {} } as const;
      expect(parsed.value.evaluate({ zoom }, feature)).toBeGreaterThanOrEqual(15.9);
    }
  }
});
