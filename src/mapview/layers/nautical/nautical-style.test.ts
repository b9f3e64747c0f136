import { createExpression, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { clearanceNotation } from "#domain/fairway/passage/clearance.ts";
import { passageOf } from "#domain/fairway/passage/passage.ts";
import { atWaterLevel } from "#domain/fairway/passage/water-level.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { LAYER_ORDER } from "#mapview/layers/layer-order.ts";
import { nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import { redOf } from "#mapview/style/night-red.ts";
import { contrast } from "#mapview/style/seen-colors.fixture.ts";
import { objectProperties } from "#mapview/tiler/fairway-tiler.ts";
import { FAIRWAY_SIGNS } from "./fairway-signs.ts";
import {
  FAIRWAY_CLEARANCE_LAYER,
  FAIRWAY_MARK_LAYER,
  FAIRWAY_OBJECT_LAYER,
  FAIRWAY_SECTOR_LAYER,
  NOTICE_LAYER,
} from "./nautical-layer-ids.ts";
import { nauticalDrawing } from "./nautical-style.ts";

const OPTIONS = {
  flavour: "light",
  tiles: "map://{z}/{x}/{y}",
  depthTiles: "depths://{z}/{x}/{y}",
  depthAreaTiles: "unknown://{z}/{x}/{y}",
  attribution: "© makers",
  boat: { heightMeters: 2.5, widthMeters: 3, lengthMeters: 9 },
  levelMeters: 0,
  safeContourMeters: 2,
  notices: [inventedNotice(), inventedNotice({ code: "DELAY", line: [4, 52, 4.1, 52.1] })],
} as const;

/** Returns the image of a bridge or lock, or another thing, with these properties, when drawn for a boat. */
function imageOf(
  properties: object,
  boat: Parameters<typeof nauticalDrawing>[0]["boat"],
  layerId = FAIRWAY_OBJECT_LAYER,
): string {
  const layers = nauticalDrawing({ ...OPTIONS, boat }).layers?.nautical ?? [];
  const layer = layers.find(({ id }) => id === layerId);
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

  it("has the image of its record for a mark with one, and that of its kind for another", () => {
    const mark = { kind: "port", beacon: false, light: "" };
    const image = (more: object) => imageOf({ ...mark, ...more }, null, FAIRWAY_MARK_LAYER);
    expect(image({})).toBe("mark|port|buoy||light");
    expect(image({ look: "can//h+red" })).toBe("record|can//h+red|light");
    const sectors = { sectors: "red+1+2" };
    expect(imageOf(sectors, null, FAIRWAY_SECTOR_LAYER)).toBe("sectors|red+1+2|light");
  });

  it("hatches waters without a known depth, below the contours, and none without contours", () => {
    const idsOf = (depthTiles: string | null) =>
      nauticalDrawing({ ...OPTIONS, depthTiles }).layers?.["network-lines"]?.map(({ id }) => id);
    expect(idsOf(OPTIONS.depthTiles)?.[0]).toBe("depth-unknown");
    expect(idsOf(null)).toBeUndefined();
  });

  it("draws a notice over the bridges as a sign with its place, and a stretch as a line between two signs", () => {
    const { sources, layers } = nauticalDrawing(OPTIONS);
    const source = sources?.["notices"];
    const data = source?.type === "geojson" && typeof source.data === "object" ? source.data : null;
    const features = data?.type === "FeatureCollection" ? data.features : [];
    expect(features.map(({ geometry, properties }) => [geometry.type, properties])).toEqual([
      ["Point", { grave: true }],
      ["LineString", { grave: false }],
      ["Point", { grave: false }],
      ["Point", { grave: false }],
    ]);
    const ids = layers?.nautical?.map(({ id }) => id) ?? [];
    expect(ids.indexOf(NOTICE_LAYER)).toBeGreaterThan(ids.indexOf(FAIRWAY_OBJECT_LAYER));
    for (const flavour of ["light", "dark"] as const) {
      const palette = nauticalPaletteFor(flavour);
      for (const color of [palette.blocked, palette.opens]) {
        expect(contrast(palette.sign, color)).toBeGreaterThan(3);
      }
    }
  });

  it("lies over the line of a plan and the numbers on land, and below every other number", () => {
    const places = [
      ...(["plan-lines", "land-nodes", "nautical", "waypoints"] as const),
      ...(["network-nodes", "plan-nodes", "own-room"] as const),
    ];
    const order = places.map((place) => LAYER_ORDER.indexOf(place));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("keeps numbers off the signs of near views by the same sign, unseen and placed first", () => {
    const { layers } = nauticalDrawing(OPTIONS);
    const sign = layers?.nautical?.find(({ id }) => id === FAIRWAY_OBJECT_LAYER);
    const [room] = layers?.["own-room"] ?? [];
    expect(room).toMatchObject({ minzoom: 14, paint: { "icon-opacity": 0 } });
    expect(room?.layout).toEqual(sign?.layout);
  });

  it("gives every bridge and lock the sign of its passage", () => {
    const sizes = [null, 2, 4] as const;
    const limits = sizes.flatMap((height) =>
      sizes.flatMap((width) =>
        sizes.map((length) => ({ heightMeters: height, widthMeters: width, lengthMeters: length })),
      ),
    );
    const SIGNS = { passes: "plain", opens: "opens", blocked: "blocked", unknown: "unknown" };
    const seen = new Set<string>();
    for (const object of everyObject()) {
      const properties = objectProperties(object);
      const shape = object.kind === "lock" ? "lock" : object.isMovable ? "movable" : "fixed";
      for (const boat of limits) {
        const sign = SIGNS[passageOf(object, boat).state];
        seen.add(`${shape} ${sign}`);
        const given = JSON.stringify([properties, boat]);
        expect(imageOf(properties ?? {}, boat), given).toBe(`fairway|${shape}|${sign}|light`);
      }
      expect(imageOf(properties ?? {}, null)).toBe(`fairway|${shape}|plain|light`);
    }
    // A lock never counts by its height, and a fixed bridge never opens.
    expect([...seen].sort()).toEqual([
      ...["fixed blocked", "fixed plain", "fixed unknown"],
      ...["lock blocked", "lock plain", "lock unknown"],
      ...["movable blocked", "movable opens", "movable plain", "movable unknown"],
    ]);
  });

  it("writes the clearance of every bridge and lock at a level of the water", () => {
    for (const levelMeters of [0, 0.2, -1.15]) {
      const layers = nauticalDrawing({ ...OPTIONS, levelMeters }).layers?.nautical ?? [];
      const layer = layers.find(({ id }) => id === FAIRWAY_CLEARANCE_LAYER);
      const field = (layer?.layout as Record<string, unknown> | undefined)?.["text-field"];
      const made = createExpression(field, "layers[0].layout.text-field");
      if (made.result === "error") throw new Error(JSON.stringify(made.value));
      for (const object of everyObject()) {
        const properties = objectProperties(object);
        const feature = { type: "Point", properties } as never;
        const label = String(made.value.evaluate({ zoom: 14 }, feature));
        expect(label).toBe(clearanceNotation(atWaterLevel(object, levelMeters)));
      }
    }
  });

  it("tells its signs apart without colour", () => {
    const shapes = Object.values(FAIRWAY_SIGNS).map(({ outline, isFilled, isQuestion }) =>
      JSON.stringify({ outline, isFilled, isQuestion }),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it.each(["light", "dark"] as const)("lets every text and sign be read in %s", (flavour) => {
    const palette = nauticalPaletteFor(flavour);
    for (const text of [palette.signText, palette.blockedText, palette.opensText]) {
      expect(contrast(text, palette.sign)).toBeGreaterThanOrEqual(4.5);
    }
    for (const { rim } of Object.values(FAIRWAY_SIGNS)) {
      expect(contrast(palette[rim], palette.sign), rim).toBeGreaterThanOrEqual(3);
    }
  });

  it("lets every sign be read in night-red", () => {
    const palette = nauticalPaletteFor("dark");
    const ground = redOf(palette.sign);
    for (const { rim } of Object.values(FAIRWAY_SIGNS)) {
      expect(contrast(redOf(palette[rim]), ground), rim).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Returns a bridge, fixed and movable, and a lock of every combination of known and unknown sizes. */
function everyObject(): readonly FairwayObject[] {
  const sizes = [null, 3];
  return (["fixed", "movable", "lock"] as const).flatMap((shape) =>
    sizes.flatMap((height) =>
      sizes.flatMap((width) =>
        sizes.map(
          (length) =>
            ({
              kind: shape === "lock" ? "lock" : "bridge",
              isMovable: shape !== "fixed",
              id: 1,
              name: "",
              closedClearanceMeters: height,
              fixedClearanceMeters: null,
              movableWidthMeters: null,
              widthMeters: width,
              lengthMeters: length,
            }) as FairwayObject,
        ),
      ),
    ),
  );
}
