import {
  createExpression,
  type FilterSpecification,
  featureFilter,
  type LayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { waypointLayers } from "#mapview/layers/waypoints/waypoint-style.ts";
import { nearPaletteFor } from "./near-palette.ts";
import { placeLayers, villagesFirst } from "./places.ts";
import { POI_ICONS, poiLayers } from "./pois.ts";
import { roadNameLayers } from "./road-names.ts";
import { roadLayers } from "./roads.ts";

type Properties = Readonly<Record<string, string | number>>;

const LIGHT = nearPaletteFor("light");

function asFeature(properties: Properties) {
  return { type: "LineString" as const, properties, geometry: [] } as never;
}

/** Returns the layers that draw such a feature at this zoom, from bottom to top. */
function drawnBy(layers: readonly LayerSpecification[], properties: Properties, zoom = 16) {
  return layers
    .filter((layer) => {
      if (!("filter" in layer) || layer.minzoom === undefined || layer.minzoom > zoom) return false;
      if (layer.maxzoom !== undefined && layer.maxzoom <= zoom) return false;
      const filter = featureFilter(layer.filter as FilterSpecification, "layers[0].filter");
      return filter.filter({ zoom }, asFeature(properties));
    })
    .map(({ id }) => id);
}

function waysOf(properties: Properties, zoom?: number): string[] {
  const inTheNetwork = roadLayers(LIGHT, "base").filter(
    (layer) => "source-layer" in layer && layer["source-layer"] === "transportation",
  );
  return drawnBy(inTheNetwork, properties, zoom);
}

/** Returns the value of a paint property for such a feature. */
function painted(id: string, property: string, properties: Properties, zoom = 16): unknown {
  const layer = roadLayers(LIGHT, "base").find((one) => one.id === id);
  const paint = layer?.paint as Record<string, unknown> | undefined;
  const expression = createExpression(paint?.[property], `layers[0].paint.${property}`);
  if (expression.result === "error") throw new Error(String(expression.value));
  return expression.value.evaluate({ zoom }, asFeature(properties));
}

describe("paths and tracks", () => {
  const CYCLEWAY = { class: "path", subclass: "cycleway" };
  const PATH = { class: "path", subclass: "path" };
  const FOOTWAY = { class: "path", subclass: "footway" };
  const STEPS = { class: "path", subclass: "steps" };

  it("are drawn as lines with a light rim", () => {
    for (const way of [CYCLEWAY, PATH, FOOTWAY, STEPS]) {
      expect(waysOf(way)).toEqual(["way-glow", "way"]);
    }
  });

  it("differ by colour, or by dashes", () => {
    const looks = [CYCLEWAY, { ...CYCLEWAY, surface: "unpaved" }, PATH, FOOTWAY, STEPS].map((way) =>
      JSON.stringify([painted("way", "line-color", way), painted("way", "line-dasharray", way)]),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("tell the surface by their pattern: solid if paved, short dashes if not, long ones if unknown", () => {
    const patternOf = (way: Properties, surface?: string) =>
      painted("way", "line-dasharray", surface ? { ...way, surface } : way);
    const [paved, earthen, unknown] = [
      [1, 0],
      [2, 1],
      [4, 1],
    ];
    expect([FOOTWAY, PATH, CYCLEWAY].map((way) => patternOf(way, "paved"))).toEqual([
      ...[paved, paved, paved],
    ]);
    expect([FOOTWAY, PATH].map((way) => patternOf(way, "unpaved"))).toEqual([earthen, earthen]);
    expect([FOOTWAY, PATH].map((way) => patternOf(way))).toEqual([unknown, earthen]);
    const colorOf = (way: Properties) => painted("way", "line-color", way);
    expect(colorOf({ ...FOOTWAY, surface: "unpaved" })).toEqual(colorOf(PATH));
    expect(colorOf({ ...PATH, surface: "paved" })).toEqual(colorOf(FOOTWAY));
  });

  it("treat a path for bicycles, and a cycleway among the tracks, as cycleways", () => {
    const blue = painted("way", "line-color", CYCLEWAY);
    const designated = { ...PATH, bicycle: "designated" };
    const amongTracks = { class: "track", subclass: "cycleway" };
    for (const way of [designated, amongTracks]) {
      expect(waysOf(way)).toEqual(["way-glow", "way"]);
      expect(painted("way", "line-color", way)).toEqual(blue);
    }
  });

  it("leave pavements to near views", () => {
    expect(waysOf(CYCLEWAY, 13)).toContain("way");
    expect(waysOf(PATH, 13)).toContain("way");
    expect(waysOf(FOOTWAY, 13)).toEqual([]);
  });

  it("have dashes that add up to whole numbers, which MapLibre keeps", () => {
    const dashes = JSON.stringify(roadLayers(LIGHT, "base")).matchAll(
      /\["literal",(\[[\d.,]+\])\]/g,
    );
    const sums = [...dashes].map(([, list = "[]"]) => {
      return (JSON.parse(list) as number[]).reduce((total, length) => total + length, 0);
    });
    expect(sums.length).toBeGreaterThan(3);
    expect(sums.filter((sum) => Math.abs(sum - Math.round(sum)) > 1e-9)).toEqual([]);
  });
});

describe("roads", () => {
  it("have dashed edges if unpaved, which a track is by default", () => {
    const sandy = ["road-edge-unpaved", "road"];
    expect(waysOf({ class: "minor", surface: "unpaved" })).toEqual(sandy);
    expect(waysOf({ class: "track" })).toEqual(sandy);
    expect(waysOf({ class: "track", surface: "paved" })).toEqual(["road-edge", "road"]);
    expect(waysOf({ class: "minor" })).toEqual(["road-edge", "road"]);
  });

  it("are above crossing roads on a bridge, and below them in a tunnel", () => {
    expect(waysOf({ class: "minor", brunnel: "bridge" })).toEqual([
      "bridge-road-edge",
      "bridge-road",
    ]);
    expect(waysOf({ class: "minor", brunnel: "tunnel" })).toEqual([
      "tunnel-road-edge",
      "tunnel-road",
    ]);
    expect(waysOf({ class: "rail", subclass: "rail", brunnel: "bridge" })).toEqual([
      "bridge-rail-edge",
      "bridge-rail-bed",
      "bridge-rail",
      "bridge-rail-ties",
    ]);
    const order = roadLayers(LIGHT, "base").map(({ id }) => id);
    expect(order.indexOf("tunnel-road")).toBeLessThan(order.indexOf("road-edge"));
    expect(order.indexOf("bridge-road-edge")).toBeGreaterThan(order.indexOf("way"));
  });

  it("are not split into bridges and tunnels from afar", () => {
    expect(waysOf({ class: "motorway", brunnel: "bridge" }, 11)).toEqual(["road-edge", "road"]);
  });
});

describe("the names of ways", () => {
  const [, names] = roadNameLayers(LIGHT, "base");
  const namedAt = (zoom: number, properties: Properties) =>
    drawnBy(names ? [names] : [], properties, zoom).length > 0;

  it("are given to a street before the cycleway beside it", () => {
    expect(namedAt(14, { class: "minor" })).toBe(true);
    expect(namedAt(15, { class: "path", subclass: "path" })).toBe(true);
    expect(namedAt(15, { class: "path", subclass: "cycleway" })).toBe(false);
    expect(namedAt(16, { class: "path", subclass: "cycleway" })).toBe(true);
  });

  it("are not blue like those of waters", () => {
    const color = createExpression(
      (names?.paint as Record<string, unknown> | undefined)?.["text-color"],
      "layers[0].paint.text-color",
    );
    if (color.result === "error") throw new Error("no expression");
    const colorOf = (subclass: string) =>
      String(color.value.evaluate({ zoom: 17 }, asFeature({ class: "path", subclass })));
    expect(colorOf("cycleway")).toBe(colorOf("path"));
    expect(colorOf("cycleway")).not.toBe(LIGHT.cycleway);
  });
});

describe("the names of towns", () => {
  it("appear by size, down to each hamlet in a tile", () => {
    const namedAt = (zoom: number) =>
      ["city", "town", "village", "suburb", "hamlet", "isolated_dwelling"].filter(
        (one) =>
          drawnBy(
            [...placeLayers(LIGHT, "base"), villagesFirst(LIGHT, "base")],
            { class: one },
            zoom,
          ).length === 1,
      );
    expect(namedAt(8)).toEqual(["city", "town"]);
    expect(namedAt(11)).toEqual(["city", "town", "village"]);
    expect(namedAt(13)).toHaveLength(6);
  });

  it("leave the streets of a town to the names of streets", () => {
    const towns = placeLayers(LIGHT, "base").filter(({ id }) => /city|town/.test(id));
    expect(towns.map(({ maxzoom }) => maxzoom)).toEqual([15, 15]);
  });

  it("stay visible beside numbers and pins from zoom 11", () => {
    const towns = placeLayers(LIGHT, "base").filter(({ id }) => /city|town/.test(id));
    expect(towns).toHaveLength(2);
    for (const { layout } of towns) {
      const overlap = createExpression(
        (layout as Record<string, unknown>)["text-overlap"],
        "layers[0].layout.text-overlap",
      );
      if (overlap.result === "error") throw new Error("no expression");
      expect([10, 12].map((zoom) => overlap.value.evaluate({ zoom }))).toEqual(["never", "always"]);
    }
  });
});

describe("points of interest", () => {
  const poisAt = (zoom: number, subclass: string) =>
    drawnBy(poiLayers(LIGHT, "base"), { class: subclass, subclass }, zoom);

  it("appear by usefulness: a campsite long before a bench", () => {
    expect(poisAt(12, "camp_site")).toContain("poi");
    expect(poisAt(14, "drinking_water")).toContain("poi");
    expect(poisAt(15, "bench")).toEqual([]);
    expect(poisAt(16, "bench")).toContain("poi");
  });

  it("leave out irrelevant kinds", () => {
    expect(poisAt(19, "hearing_aids")).toEqual([]);
  });

  it("are recognised by their class if the subclass is more specific", () => {
    const church = { class: "place_of_worship", subclass: "christian" };
    expect(drawnBy(poiLayers(LIGHT, "base"), church, 15)).toContain("poi");
  });

  it("have names, those of stops and car parks last", () => {
    const [pois] = poiLayers(LIGHT, "base");
    const text = createExpression(
      (pois?.layout as Record<string, unknown> | undefined)?.["text-field"],
      "layers[0].layout.text-field",
    );
    if (text.result === "error") throw new Error("no expression");
    const nameAt = (zoom: number, subclass: string) =>
      String(text.value.evaluate({ zoom }, asFeature({ subclass, name: "Plein" })));
    expect(["camp_site", "restaurant", "parking"].map((kind) => nameAt(17, kind))).toEqual([
      ...["Plein", "Plein", ""],
    ]);
    expect(nameAt(17.5, "parking")).toBe("Plein");
  });

  it("each have an icon", () => {
    expect(POI_ICONS.every((icon) => /^[a-z-]+$/.test(icon))).toBe(true);
  });
});

describe("waypoints", () => {
  const [, , , pins] = waypointLayers(LIGHT);

  it("have their own icon and colour, or else the plain mark of the palette", () => {
    const layout = pins?.layout as Record<string, unknown>;
    const image = createExpression(layout["icon-image"], "layers[0].layout.icon-image");
    if (image.result === "error") throw new Error("no expression");
    const { evaluate } = image.value;
    const imageOf = (properties: Properties) =>
      evaluate.call(image.value, { zoom: 12 }, asFeature(properties));
    expect(imageOf({ icon: "campsite", color: "#1d4ed8" })).toBe("pin|campsite|#1d4ed8|#ffffff");
    expect(imageOf({})).toBe(`pin||${LIGHT.waypoint}|#ffffff`);
  });

  it("are visible in clusters and alone", () => {
    const many = drawnAtAll({ point_count: 12 });
    expect(many).toEqual(["waypoint-cluster", "waypoint-cluster-count"]);
    expect(drawnAtAll({ id: "a" })).toEqual(["waypoint-name", "waypoint"]);
  });

  function drawnAtAll(properties: Properties): string[] {
    const layers = waypointLayers(LIGHT).map((layer) => ({ ...layer, minzoom: 0 }));
    return drawnBy(layers as LayerSpecification[], properties);
  }
});
