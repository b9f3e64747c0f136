import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it, vi } from "vitest";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { BoatDrawing } from "#domain/steering/boat-drawing.ts";
import { courseLine } from "#domain/steering/course-line.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { boatFeatures } from "./boating-features.ts";
import { BoatingLayer } from "./boating-layer.ts";
import { boatingDrawing } from "./boating-style.ts";

const HERE = { lat: 52.7, lng: 5.25 };
const MARK = { lat: 52.72, lng: 5.3, name: "EZ 12" };
const NOTHING: BoatDrawing = {
  course: null,
  mark: null,
  leg: null,
  manOverboard: null,
  anchor: null,
};
const ALL: BoatDrawing = {
  course: courseLine(HERE, { speedMps: 3, courseDegrees: 90 }),
  mark: MARK,
  leg: { from: HERE, to: MARK },
  manOverboard: { places: [MARK], boat: HERE },
  anchor: {
    circle: { ...HERE, radiusMeters: 40 },
    swing: [5.25, 52.7, 5.2501, 52.7],
    isAlarm: true,
    alarmRadiusMeters: 56,
  },
};

const kinds = (drawing: BoatDrawing) =>
  boatFeatures(drawing).features.map(({ properties }) => properties?.["kind"]);

describe("the boat on the map", () => {
  it("is empty without anything to draw", () => {
    expect(kinds(NOTHING)).toEqual([]);
    expect(kinds({ ...NOTHING, manOverboard: { places: [MARK], boat: null } })).toEqual([
      "overboard",
    ]);
  });

  it("numbers the places of several people overboard, each with its way back", () => {
    const manOverboard = { places: [MARK, HERE], boat: HERE };
    const { features } = boatFeatures({ ...NOTHING, manOverboard });
    const drawn = features.map(({ properties }) => properties?.["label"] ?? properties?.["kind"]);
    expect(drawn).toEqual(["way-back", "way-back", "MOB 1", "MOB 2"]);
  });

  it("has a tick for each minute, and every other thing once", () => {
    const counts: Record<string, number> = {};
    for (const kind of kinds(ALL)) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      course: 1,
      minute: 5,
      "look-ahead": 1,
      leg: 1,
      mark: 1,
      circle: 1,
      "alarm-line": 1,
      swing: 1,
      anchor: 1,
      "way-back": 1,
      overboard: 1,
    });
  });

  it("draws the circle with the watched radius", () => {
    const { features } = boatFeatures({ ...NOTHING, anchor: ALL.anchor });
    const circle = features.find(({ properties }) => properties?.["kind"] === "circle");
    const [edge] = circle?.geometry.type === "Polygon" ? circle.geometry.coordinates : [];
    for (const [lng = 0, lat = 0] of edge ?? []) {
      expect(inverse(HERE, { lng, lat }).distanceMeters).toBeGreaterThan(39.8);
      expect(inverse(HERE, { lng, lat }).distanceMeters).toBeLessThan(40.2);
    }
    expect(edge).toHaveLength(73);
  });

  it.each(["light", "dark"] as const)("is a valid style (%s)", (flavour) => {
    const style = composeStyle(flavour, [boatingDrawing(flavour, boatFeatures(ALL))]);
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.layers.length).toBeGreaterThan(10);
  });

  it("changes only its data from fix to fix", async () => {
    const setData = vi.fn();
    const redraw = vi.fn();
    const layer = new BoatingLayer({ map: { getSource: () => ({ setData }) } as never, redraw });
    layer.show(ALL);
    await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(1));
    layer.show({ ...ALL, course: null });
    expect(redraw).toHaveBeenCalledTimes(1);
    expect(setData).toHaveBeenCalledTimes(1);
    expect(layer.drawing("dark").sources).toHaveProperty("boating");
    layer.show(null);
    expect(redraw).toHaveBeenCalledTimes(2);
    expect(layer.drawing("dark")).toEqual({});
  });
});
