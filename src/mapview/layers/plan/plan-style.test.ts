import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { LAYER_ORDER } from "#mapview/layers/layer-order.ts";
import { networkDrawing } from "#mapview/layers/networks/network-style.ts";
import { planFeatures } from "./plan-features.ts";
import { PLAN_BADGE_LAYERS, PLAN_LINE_LAYER } from "./plan-layer-ids.ts";
import { planLayerDrawing } from "./plan-style.ts";

const node = (osmId: number, isStop: boolean) => ({
  osmId,
  number: `${osmId}`,
  isStop,
  lat: 52,
  lng: 5 + osmId / 100,
});

const PLAN: DrawnPlan = {
  mode: "cycle",
  nodes: [node(1, true), node(2, false), node(3, true), node(4, true)],
  legs: [1, 2, 3].map((from) => ({
    line: Float64Array.of(5 + from / 100, 52, 5 + (from + 1) / 100, 52),
    hasFerry: from === 2,
  })),
  straightLines: [{ from: { lat: 52.1, lng: 5 }, to: node(1, true), label: "1,2 km" }],
  isEditable: true,
};

function styleOf(flavour: "light" | "dark", isBehindPlan = true) {
  const tiles = "map://networks/{z}/{x}/{y}";
  const networks = { flavour, overlays: ["bikeNetwork"] as const, tiles, attribution: "" };
  return composeStyle(flavour, [
    planLayerDrawing({ flavour, mode: "cycle", features: planFeatures(PLAN) }),
    networkDrawing({ ...networks, isOverPictures: false, isBehindPlan }),
  ]);
}

describe("the plan on the map", () => {
  it.each(["light", "dark"] as const)("is valid in %s", (flavour) => {
    expect(validateStyleMin(styleOf(flavour))).toEqual([]);
  });

  it("has its numbers below bridges and locks if it is on land and these come first", () => {
    const features = planFeatures(PLAN);
    const placesOf = (isBelowFairways: boolean) =>
      Object.entries(
        planLayerDrawing({ flavour: "light", mode: "cycle", features, isBelowFairways }).layers ??
          {},
      ).flatMap(([place, layers = []]) =>
        layers.some(({ id }) => id === PLAN_BADGE_LAYERS[0]) ? [place] : [],
      );
    expect(placesOf(false)).toEqual(["plan-nodes"]);
    expect(placesOf(true)).toEqual(["land-nodes"]);
  });

  it("is above the networks, with its numbers at every zoom from 9 and the letters of offers on top", () => {
    const { layers } = styleOf("light");
    const ids = layers.map(({ id }) => id);
    expect(ids.indexOf("plan-line")).toBeGreaterThan(ids.indexOf("network-cycle-line"));
    expect(ids.slice(-5)).toEqual([...PLAN_BADGE_LAYERS, "plan-letter", "plan-letter-words"]);
    const bands = layers.slice(-5, -2).map(({ minzoom, maxzoom }) => [minzoom, maxzoom]);
    expect(bands).toEqual([
      [9, 11],
      [11, 13],
      [13, undefined],
    ]);
  });

  it("has its arrows above the tracks along it, and all of its lines while it is an offer", () => {
    const placeOf = (id: string, plan: DrawnPlan) => {
      const features = planFeatures(plan);
      const { layers } = planLayerDrawing({ flavour: "light", mode: "walk", features });
      return LAYER_ORDER.findIndex((place) => layers?.[place]?.some((layer) => layer.id === id));
    };
    const tracks = LAYER_ORDER.indexOf("tracks");
    expect(placeOf("plan-direction", PLAN)).toBeGreaterThan(tracks);
    expect(placeOf(PLAN_LINE_LAYER, PLAN)).toBeLessThan(tracks);
    const letter = { index: 0, label: "A", labelAt: { lat: 52, lng: 5 } };
    const offer = { routes: [], reached: [], strays: [], letters: [letter], previewIndex: 0 };
    expect(placeOf(PLAN_LINE_LAYER, { ...PLAN, offer })).toBeGreaterThan(tracks);
  });

  it("fades the networks only when shown", () => {
    const opacityOf = (isBehind: boolean) => {
      const line = styleOf("light", isBehind).layers.find(({ id }) => id === "network-cycle-line");
      return line?.type === "line" ? line.paint?.["line-opacity"] : null;
    };
    expect(opacityOf(true)).toBeLessThan(0.5);
    expect(opacityOf(false)).toBeUndefined();
  });

  it("hides its nodes in the networks by feature state, also after the plan is gone", () => {
    // States are applied to tiles of the previous style with the current expressions, where a constant throws.
    for (const isBehind of [true, false]) {
      const nodes = styleOf("light", isBehind).layers.filter(({ id }) =>
        /^network-(node|dot)/.test(id),
      );
      expect(nodes.length).toBeGreaterThan(1);
      for (const { paint, type } of nodes) {
        const name = type === "circle" ? "circle-opacity" : "text-opacity";
        expect(JSON.stringify((paint as Record<string, unknown>)[name])).toContain("feature-state");
      }
    }
  });

  it("shows offered routes as dashed lines with letters, and each reachable node once", () => {
    const line = Float64Array.of(5, 52, 5.1, 52.1);
    const route = { index: 2, line, label: "C", labelAt: { lat: 52, lng: 5.05 } };
    const reached = [node(1, false), { ...node(9, false), number: "9" }];
    const plan = {
      ...PLAN,
      legs: [],
      straightLines: [],
      offer: { routes: [route], reached, strays: [line], letters: [] },
    };
    const { features } = planFeatures(plan);
    expect(features.slice(PLAN.nodes.length).map(({ properties }) => properties)).toEqual([
      { kind: "way", index: 2 },
      { kind: "stray" },
      { kind: "node", number: "9", role: "passed" },
      { kind: "letter", label: "C", index: 2 },
    ]);
    const { layers } = styleOf("light");
    const dashed = (id: string) => layers.find((layer) => layer.id === id)?.paint;
    expect(dashed("plan-way")).toHaveProperty("line-dasharray");
    expect(dashed("plan-stray")).toHaveProperty("line-dasharray");
    const ids = layers.map(({ id }) => id);
    expect(ids.indexOf("plan-way")).toBeLessThan(ids.indexOf("plan-line"));
  });

  it("shows only the end numbers of a selected offer, except close by", () => {
    const letter = { index: 1, label: "B", labelAt: { lat: 52, lng: 5 } };
    const offer = { routes: [], reached: [], strays: [], letters: [letter], previewIndex: 1 };
    const { features } = planFeatures({ ...PLAN, offer });
    const indexes = (kind: string) =>
      features.flatMap(({ properties }) =>
        properties?.["kind"] === kind ? [properties["index"]] : [],
      );
    // Its line and its letter have the colour of the second choice.
    expect([indexes("leg"), indexes("letter")]).toEqual([[1, 1, 1], [1]]);
    const nodes = features.filter(({ properties }) => properties?.["kind"] === "node");
    expect(nodes.map(({ properties }) => properties?.["quiet"] ?? false)).toEqual([
      ...[false, true],
      ...[true, false],
    ]);
    const { layers } = styleOf("light");
    const filters = ["plan-node-far", "plan-node-middle", "plan-node-near"].map((id) => {
      const layer = layers.find((one) => one.id === id);
      return JSON.stringify(layer && "filter" in layer ? layer.filter : null).includes("quiet");
    });
    expect(filters).toEqual([true, true, false]);
  });

  it("has the words of a winding line along ways at its middle", () => {
    const line = new Float64Array([5, 52, 5, 52.1, 5.1, 52.1]);
    const [straight] = PLAN.straightLines;
    if (!straight) throw new Error("No straight line");
    const { features } = planFeatures({ ...PLAN, straightLines: [{ ...straight, line }] });
    expect(features.find(({ properties }) => properties?.["kind"] === "ways-words")).toEqual({
      type: "Feature",
      properties: { kind: "ways-words", label: "1,2 km" },
      geometry: { type: "Point", coordinates: [5, 52.1] },
    });
  });

  it("is drawn leg by leg in the direction of travel, each number at its place", () => {
    const { features } = planFeatures(PLAN);
    expect(features.map(({ properties }) => properties)).toEqual([
      { kind: "leg", place: 0, ferry: false },
      { kind: "leg", place: 1, ferry: true },
      { kind: "leg", place: 2, ferry: false },
      { kind: "straight", label: "1,2 km" },
      { kind: "node", place: 0, number: "1", role: "first" },
      { kind: "node", place: 1, number: "2", role: "passed" },
      { kind: "node", place: 2, number: "3", role: "stop" },
      { kind: "node", place: 3, number: "4", role: "last" },
    ]);
    expect(features[0]?.geometry).toEqual({
      type: "LineString",
      coordinates: [
        [5.01, 52],
        [5.02, 52],
      ],
    });
    expect(planFeatures(null).features).toEqual([]);
  });

  it("shows each number once, even if the plan visits it repeatedly", () => {
    const nodes = [1, 2, 3, 2, 1].map((osmId) => node(osmId, osmId !== 2));
    const { features } = planFeatures({ ...PLAN, nodes, legs: [], straightLines: [] });
    expect(features.map(({ properties }) => [properties?.["place"], properties?.["role"]])).toEqual(
      [
        [0, "first"],
        [2, "stop"],
        [3, "passed"],
      ],
    );
  });
});
