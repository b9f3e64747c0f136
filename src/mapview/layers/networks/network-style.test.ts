import {
  createExpression,
  type FilterSpecification,
  featureFilter,
  type StyleSpecification,
  validateStyleMin,
} from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { nauticalDrawing } from "#mapview/layers/nautical/nautical-style.ts";
import { positionDrawing } from "#mapview/layers/own-position/position-style.ts";
import { rasterDrawing } from "#mapview/layers/raster/raster-layer.ts";
import { waypointDrawing } from "#mapview/layers/waypoints/waypoint-style.ts";
import { nearLayers } from "#mapview/style/near-layers.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { COLOR_BLIND, distanceFor } from "#mapview/style/seen-colors.fixture.ts";
import { BADGE_LAYERS, NODE_DOT_LAYER } from "./network-layer-ids.ts";
import { type DrawnMode, networkColors } from "./network-palette.ts";
import { networkDrawing } from "./network-style.ts";

const NOTHING = { type: "FeatureCollection" as const, features: [] };
const ALL: readonly MapOverlayName[] = NETWORK_OVERLAYS.map(({ name }) => name);

function styleWith(
  overlays: readonly MapOverlayName[],
  flavour: MapFlavour = "light",
  tileSource = 0,
): StyleSpecification {
  return composeStyle(flavour, [
    baseDrawing({
      flavour,
      tiles: "map://vector/{z}/{x}/{y}",
      attribution: "© makers",
      near: nearLayers,
    }),
    ...(tileSource === 0 ? [] : [rasterDrawing(tileSourceFor(tileSource), 1)]),
    positionDrawing(flavour, NOTHING),
    waypointDrawing(flavour, "waypoints://{z}/{x}/{y}"),
    networkDrawing({
      flavour,
      overlays,
      tiles: "map://networks/{z}/{x}/{y}",
      attribution: "© walkers",
      isOverPictures: tileSource !== 0,
    }),
  ]);
}

/** Returns the modes that a filter of nodes selects. */
function modesOf(filter: unknown): readonly DrawnMode[] {
  const modes = ["walk", "cycle", "canoe", "motorboat"] as const;
  const { filter: selects } = featureFilter(filter as FilterSpecification, "layers[0].filter");
  return modes.filter((mode) =>
    [{ ref: "14" }, { name: "Haven" }].some((sign) =>
      selects({ zoom: 14 }, { type: 1, properties: { mode, ...sign } }),
    ),
  );
}

function idsOf(style: StyleSpecification): string[] {
  return style.layers.map(({ id }) => id);
}

describe("the networks of the style", () => {
  it.each(["light", "dark"] as const)("are valid in %s", (flavour) => {
    expect(validateStyleMin(styleWith(ALL, flavour))).toEqual([]);
  });

  it("draw only what is enabled", () => {
    const modes = (overlays: readonly MapOverlayName[]) => {
      const lines = idsOf(styleWith(overlays)).filter((id) => /^network-.+-line$/.test(id));
      return lines.map((id) => id.split("-")[1]);
    };
    expect(modes(["walkNetwork"])).toEqual(["walk"]);
    expect(modes(["sailNetwork"])).toEqual(["motorboat", "canoe"]);
    expect(modes(ALL)).toEqual(["motorboat", "canoe", "cycle", "walk"]);
  });

  it("put their numbers above every waypoint and every name but those of villages from afar", () => {
    const style = styleWith(ALL);
    const ids = idsOf(style);
    const others = style.layers.filter((layer) => {
      const isOfNetworks = "source" in layer && layer.source === "networks";
      // The free area of the position dot is invisible.
      const isBelow = !["own-room", "place-village-first"].includes(layer.id);
      return !isOfNetworks && isBelow && ["symbol", "circle"].includes(layer.type);
    });
    const lowestNode = Math.min(...[...BADGE_LAYERS, NODE_DOT_LAYER].map((id) => ids.indexOf(id)));
    for (const { id } of others) expect(ids.indexOf(id)).toBeLessThan(lowestNode);
    expect(others.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["place-city", "poi", "waypoint", "waypoint-cluster"]),
    );
  });

  it("put every number on land below bridges, locks and marks where these come first", () => {
    const nautical = nauticalDrawing({
      flavour: "light",
      tiles: "fairways://{z}/{x}/{y}",
      depthTiles: null,
      depthAreaTiles: "",
      attribution: "",
      boat: null,
      levelMeters: 0,
      safeContourMeters: 2,
      notices: [],
    });
    const networks = { flavour: "light", overlays: ALL, tiles: "map://{z}/{x}/{y}" } as const;
    const ids = (areFairwaysFirst: boolean) => {
      const drawn = { ...networks, attribution: "", isOverPictures: false, areFairwaysFirst };
      const style = composeStyle("light", [nautical, networkDrawing(drawn)]);
      expect(validateStyleMin(style)).toEqual([]);
      return style.layers;
    };
    const nodesAbove = (areFairwaysFirst: boolean) => {
      const layers = ids(areFairwaysFirst);
      const lowest = layers.findIndex(({ id }) => id === "fairway-mark-name");
      return layers.flatMap((layer, at) =>
        "source-layer" in layer && layer["source-layer"] === "nodes"
          ? modesOf(layer.filter).map((mode) => `${mode} ${at > lowest ? "above" : "below"}`)
          : [],
      );
    };
    expect([...new Set(nodesAbove(false))].sort()).toEqual(
      ["canoe", "cycle", "motorboat", "walk"].map((mode) => `${mode} above`),
    );
    expect(new Set(nodesAbove(true).filter((one) => /^(walk|cycle)/.test(one)))).toEqual(
      new Set(["walk below", "cycle below"]),
    );
    const symbols = ids(true).filter(({ id }) => /^network-(node|name)/.test(id));
    const boats = symbols.filter(({ id }) => !id.endsWith("-below-fairways"));
    expect(boats.map(({ id }) => id)).toEqual(["network-name", ...BADGE_LAYERS]);
  });

  it("leave room for the position dot, which is placed first", () => {
    expect(idsOf(styleWith(ALL)).at(-1)).toBe("own-room");
  });

  it("lie below the names of the base, and above pictures that hide it", () => {
    const ids = idsOf(styleWith(ALL));
    expect(ids.indexOf("network-cycle-line")).toBeLessThan(ids.indexOf("place-city"));
    const overPictures = idsOf(styleWith(ALL, "light", 3));
    expect(overPictures.indexOf("network-cycle-line")).toBeGreaterThan(
      overPictures.indexOf("tiles-3"),
    );
  });

  it("show numbers at every zoom from 10.5 on, each by one layer", () => {
    const badges = styleWith(ALL).layers.filter(({ id }) => id.startsWith("network-node"));
    for (let zoom = 10.5; zoom < 20; zoom += 0.5) {
      const shown = badges.filter(
        ({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom,
      );
      expect(shown, `zoom ${zoom}`).toHaveLength(1);
    }
    expect(Math.min(...badges.map(({ minzoom = 0 }) => minzoom))).toBe(10.5);
  });

  it("show one badge and dot per junction up to zoom 15, where its nodes are apart", () => {
    const drawnAt = (zoom: number, lead: object) =>
      styleWith(ALL).layers.flatMap(({ id, minzoom = 0, maxzoom = 24, ...layer }) => {
        if (!/^network-(node|dot)/.test(id) || zoom < minzoom || zoom >= maxzoom) return [];
        const spec = (layer as { readonly filter: FilterSpecification }).filter;
        const { filter } = featureFilter(spec, "layers[0].filter");
        const feature = { type: 1 as const, properties: { mode: "cycle", ref: "25", ...lead } };
        return filter({ zoom }, feature) ? [id] : [];
      });
    expect(drawnAt(14, {})).toEqual(["network-dot", "network-node"]);
    expect(drawnAt(14, { lead: 1 })).toEqual([]);
    expect(drawnAt(15, { lead: 1 })).toEqual(["network-dot", "network-node-apart"]);
    expect(drawnAt(15, {})).toEqual(["network-dot", "network-node-apart"]);
  });

  it("can be tapped wherever they are drawn", () => {
    const drawn = idsOf(styleWith(ALL)).filter((id) => /^network-(node|dot)/.test(id));
    expect([...drawn].sort()).toEqual([...BADGE_LAYERS, NODE_DOT_LAYER].sort());
  });

  it("show names of nodes without a number from zoom 12", () => {
    const names = styleWith(ALL).layers.find(({ id }) => id === "network-name");
    expect(names?.minzoom).toBe(12);
  });

  it("put the casings below all lines, so that two modes on one road are both visible", () => {
    const ids = idsOf(styleWith(ALL)).filter((id) => id.startsWith("network-"));
    const lastCasing = ids.findLastIndex((id) => id.endsWith("-casing"));
    expect(lastCasing).toBeLessThan(ids.findIndex((id) => id.endsWith("-line")));
  });

  it("have an attribution", () => {
    expect(styleWith(ALL).sources["networks"]).toMatchObject({ attribution: "© walkers" });
  });
});

describe("the colours of the networks", () => {
  const pairs: readonly (readonly [DrawnMode, DrawnMode])[] = [
    ["walk", "cycle"],
    ["cycle", "motorboat"],
    ["walk", "motorboat"],
    ["canoe", "motorboat"],
    ["canoe", "cycle"],
    ["canoe", "walk"],
  ];
  for (const flavour of ["light", "dark"] as const) {
    for (const eyes of COLOR_BLIND) {
      it(`can be distinguished with ${eyes}, ${flavour}`, () => {
        for (const [one, other] of pairs) {
          const [a = "", b = ""] = [one, other].map((mode) => networkColors(mode, flavour).line);
          expect(distanceFor(eyes, a, b)).toBeGreaterThan(23);
        }
      });
    }
  }
});

describe("the texts of a tile", () => {
  const HOSTILE = ["9".repeat(100_000), `${"\n".repeat(999)}a`, 7, true].map((text) =>
    Object.fromEntries(
      ["name", "name:latin", "name:nl", "ref", "housenumber", "ele"]
        .map((tag): [string, unknown] => [tag, text])
        .concat([
          ["class", "peak"],
          ["subclass", "lighthouse"],
        ]),
    ),
  );
  const ofTiles = styleWith(ALL).layers.flatMap((layer) => {
    const isOfTiles = "source" in layer && layer.source !== "waypoints";
    const field = layer.type === "symbol" && layer.layout?.["text-field"];
    return isOfTiles && field ? [[layer.id, field] as const] : [];
  });

  it.each(ofTiles)("is short and in few lines: %s", (_, field) => {
    const expression = createExpression(field, "layers[0].layout.text-field");
    if (expression.result === "error") throw new Error("no expression");
    for (const properties of HOSTILE) {
      const feature = { type: "Point", properties, geometry: [] } as never;
      const text = String(expression.value.evaluate({ zoom: 17 }, feature));
      expect(text.length).toBeLessThan(120);
      expect(text.split("\n").length).toBeLessThan(3);
    }
  });
});
