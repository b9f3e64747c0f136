import { createExpression } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import { PLAN_LINE_LAYER } from "./plan-layer-ids.ts";
import { planLineWidth } from "./plan-line-width.ts";
import { planLayerDrawing } from "./plan-style.ts";

it("equals the width of the line in the style at every zoom", () => {
  const features = { type: "FeatureCollection" as const, features: [] };
  const { layers } = planLayerDrawing({ flavour: "light", mode: "walk", features });
  const line = layers?.["plan-lines"]?.find(({ id }) => id === PLAN_LINE_LAYER);
  const paint = line?.paint as { readonly "line-width": unknown };
  const parsed = createExpression(paint["line-width"], "layers[0].paint.line-width");
  if (parsed.result !== "success") throw new Error("No expression");
  for (const zoom of [6, 8, 9.3, 12, 13.5, 15, 18, 20]) {
    expect(planLineWidth(zoom)).toBeCloseTo(parsed.value.evaluate({ zoom }), 5);
  }
});
