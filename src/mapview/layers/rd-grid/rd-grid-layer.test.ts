import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { FeatureCollection } from "geojson";
import type { Map as LibreMap } from "maplibre-gl";
import { describe, expect, it, vi } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { nearPaletteFor } from "#mapview/style/near-palette.ts";
import { contrast } from "#mapview/style/seen-colors.fixture.ts";
import { GRID_COLORS, gridDrawing } from "./grid-style.ts";
import { RdGridLayer } from "./rd-grid-layer.ts";

const NOTHING: FeatureCollection = { type: "FeatureCollection", features: [] };

/** A movable map that counts what it is given to draw. */
function movable() {
  const view = { box: [4.3, 51.97, 4.42, 52.03] as LngLatBox, zoom: 12 };
  const listeners: (() => void)[] = [];
  const setData = vi.fn((_data: FeatureCollection) => {});
  const map = {
    on: (event: string, listener: () => void) => event === "move" && listeners.push(listener),
    getBounds: () => ({
      toArray: () => [
        [view.box[0], view.box[1]],
        [view.box[2], view.box[3]],
      ],
    }),
    getZoom: () => view.zoom,
    getSource: () => ({ setData }),
  } as unknown as LibreMap;
  const move = (eastDegrees: number, zoom = view.zoom) => {
    const [west, south, east, north] = view.box;
    view.box = [west + eastDegrees, south, east + eastDegrees, north];
    view.zoom = zoom;
    for (const listener of listeners) listener();
  };
  return { map, move, setData };
}

async function shown() {
  const { map, ...rest } = movable();
  const redraw = vi.fn();
  const layer = new RdGridLayer({ map, redraw }, "nl-NL");
  layer.attach(map);
  layer.show(true);
  await vi.waitFor(() => expect(redraw).toHaveBeenCalled());
  return { ...rest, layer, redraw };
}

describe("the layer of the RD grid", () => {
  it("draws nothing until enabled, and nothing after it is disabled", async () => {
    expect(new RdGridLayer({ map: null, redraw: vi.fn() }, "nl-NL").drawing("light")).toEqual({});
    const { layer, redraw } = await shown();
    expect(layer.drawing("light").layers?.["rd-grid"]?.length).toBeGreaterThan(2);
    layer.show(false);
    expect(redraw).toHaveBeenCalledTimes(2);
    expect(layer.drawing("light")).toEqual({});
  });

  it("recomputes only when the view leaves the drawn area or needs other lines", async () => {
    const { layer, move, setData } = await shown();
    layer.drawing("light");
    for (let step = 0; step < 20; step += 1) move(0.002);
    expect(setData).not.toHaveBeenCalled();
    for (let step = 0; step < 20; step += 1) move(0.002);
    expect(setData).toHaveBeenCalledTimes(1);
    move(0, 15);
    expect(setData).toHaveBeenCalledTimes(2);
    layer.show(false);
    move(1);
    expect(setData).toHaveBeenCalledTimes(2);
  });

  it.each(["light", "dark"] as const)(
    "can be drawn, and be seen on every ground, in %s",
    (flavour) => {
      const drawing = gridDrawing(flavour, NOTHING);
      expect(validateStyleMin(composeStyle(flavour, [drawing]))).toEqual([]);
      const { line, rim } = GRID_COLORS[flavour];
      expect(contrast(line, rim)).toBeGreaterThanOrEqual(7);
      const palette = nearPaletteFor(flavour);
      for (const ground of [
        "land",
        "wood",
        "grass",
        "heath",
        "water",
        "builtUp",
        "industrial",
      ] as const) {
        expect(contrast(line, palette[ground]), ground).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
