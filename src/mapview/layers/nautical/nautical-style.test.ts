import { createExpression, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { LAYER_ORDER } from "#mapview/layers/layer-order.ts";
import { nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import { contrast } from "#mapview/style/seen-colors.fixture.ts";
import { FAIRWAY_OBJECT_LAYER } from "./nautical-layer-ids.ts";
import { nauticalDrawing } from "./nautical-style.ts";

const OPTIONS = {
  flavour: "light",
  tiles: "map://{z}/{x}/{y}",
  depthTiles: "depths://{z}/{x}/{y}",
  attribution: "© makers",
  boat: { heightMeters: 2.5, widthMeters: 3, lengthMeters: 9 },
} as const;

/** Returns the image for a bridge or lock with these properties, when drawn for a boat. */
function imageOf(properties: object, boat: Parameters<typeof nauticalDrawing>[0]["boat"]): string {
  const layers = nauticalDrawing({ ...OPTIONS, boat }).layers?.nautical ?? [];
  const layer = layers.find(({ id }) => id === FAIRWAY_OBJECT_LAYER);
  const image = (layer?.layout as Record<string, unknown> | undefined)?.["icon-image"];
  const made = createExpression(image, "layers[0].layout.icon-image");
  if (made.result === "error") throw new Error(JSON.stringify(made.value));
  return made.value.evaluate({ zoom: 14 }, { type: "Point", properties } as never);
}

describe("the drawing of fairways", () => {
  it.each(["light", "dark"] as const)("is valid in %s, with a boat and without", (flavour) => {
    for (const boat of [OPTIONS.boat, null]) {
      const style = composeStyle(flavour, [nauticalDrawing({ ...OPTIONS, flavour, boat })]);
      expect(validateStyleMin(style)).toEqual([]);
    }
  });

  it("lies over the line of a plan and below every node number", () => {
    const places = ["plan-lines", "nautical", "network-nodes", "plan-nodes"] as const;
    const order = places.map((place) => LAYER_ORDER.indexOf(place));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("gives a red rim to objects that the boat does not pass, and never to those of unknown size", () => {
    const bridge = { kind: "bridge", movable: false, clearance: 2.6, width: 10 };
    const { boat } = OPTIONS;
    expect(imageOf(bridge, boat)).toBe("fairway|fixed|plain|light");
    expect(imageOf({ ...bridge, clearance: 2.4 }, boat)).toBe("fairway|fixed|low|light");
    expect(imageOf({ ...bridge, width: 2.9 }, boat)).toBe("fairway|fixed|low|light");
    expect(imageOf({ ...bridge, movable: true, clearance: 1.35 }, boat)).toBe(
      "fairway|movable|low|light",
    );
    const { clearance: _, ...unknown } = bridge;
    expect(imageOf(unknown, boat)).toBe("fairway|fixed|unknown|light");
    expect(imageOf(unknown, { ...boat, heightMeters: null })).toBe("fairway|fixed|plain|light");
    expect(imageOf({ kind: "lock", movable: true, length: 8, width: 5 }, boat)).toBe(
      "fairway|lock|low|light",
    );
    expect(imageOf({ ...bridge, clearance: 0.5 }, null)).toBe("fairway|fixed|plain|light");
  });

  it.each(["light", "dark"] as const)("lets every text be read on its rim in %s", (flavour) => {
    const palette = nauticalPaletteFor(flavour);
    for (const text of [palette.signText, palette.tooLowText]) {
      expect(contrast(text, palette.sign)).toBeGreaterThanOrEqual(4.5);
    }
    for (const rim of [palette.tooLow, palette.unknown]) {
      expect(contrast(rim, palette.sign)).toBeGreaterThanOrEqual(3);
    }
  });
});
