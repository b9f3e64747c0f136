import { type StyleSpecification, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { NETWORK_OVERLAYS, type NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import { TILE_SOURCES, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { BASE_SOURCE, baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { networkPictures } from "#mapview/layers/networks/network-pictures.ts";
import { positionDrawing } from "#mapview/layers/own-position/position-style.ts";
import { rasterDrawing } from "#mapview/layers/raster/raster-layer.ts";
import { waypointDrawing } from "#mapview/layers/waypoints/waypoint-style.ts";
import { nearLayers } from "#mapview/style/near-layers.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { composeStyle } from "./compose-style.ts";

const NOTHING = { type: "FeatureCollection" as const, features: [] };

/** The layers that are drawn by default. */
const PLAIN = {
  flavour: "light" as MapFlavour,
  tileSource: tileSourceFor(0),
  overlays: [] as readonly NetworkOverlay[],
  rasterOpacity: 1,
};

const DRAWN = {
  flavour: "light" as MapFlavour,
  tiles: "map://{z}/{x}/{y}",
  attribution: "© makers",
  near: nearLayers,
};

function mapStyle({ flavour, tileSource, overlays, rasterOpacity }: typeof PLAIN) {
  return composeStyle(flavour, [
    baseDrawing({ ...DRAWN, flavour, isHidden: tileSource.kind === "raster" }),
    ...(tileSource.kind === "raster" ? [rasterDrawing(tileSource, rasterOpacity)] : []),
    positionDrawing(flavour, NOTHING),
    waypointDrawing(flavour, "waypoints://{z}/{x}/{y}"),
    networkPictures(overlays),
  ]);
}

function layerIds(style: StyleSpecification): string[] {
  return style.layers.map((layer) => layer.id);
}

describe("the style of the map", () => {
  it.each(["light", "dark"] as const)("is a valid style in %s", (flavour) => {
    const everything = { flavour, tileSource: tileSourceFor(4), overlays: NETWORK_OVERLAYS };
    expect(validateStyleMin(mapStyle({ ...PLAIN, ...everything }))).toEqual([]);
  });

  it("gives the same style for the same options", () => {
    expect(mapStyle(PLAIN)).toEqual(mapStyle({ ...PLAIN }));
  });

  it("has the same layers in every flavour, so that switching only changes colours", () => {
    expect(layerIds(mapStyle({ ...PLAIN, flavour: "dark" }))).toEqual(layerIds(mapStyle(PLAIN)));
  });

  it("requests nothing from a server for our own map", () => {
    expect(JSON.stringify(mapStyle(PLAIN))).not.toContain("http");
  });

  it("marks the base as sparse, so that a missing tile is cut from its ancestor", () => {
    expect(mapStyle(PLAIN).sources[BASE_SOURCE]).toMatchObject({ sparse: true, maxzoom: 14 });
  });

  it.each(TILE_SOURCES.slice(1))(
    "keeps the base and its names below source $number",
    (tileSource) => {
      const ids = layerIds(mapStyle({ ...PLAIN, tileSource }));
      const raster = ids.indexOf(`tiles-${tileSource.number}`);
      expect(raster).toBeGreaterThan(ids.indexOf("water"));
      expect(raster).toBeGreaterThan(ids.indexOf("place-city"));
      expect(raster).toBeLessThan(ids.indexOf("accuracy"));
    },
  );

  it("places the names of villages before the numbers of networks, unless pictures have names too", () => {
    const ids = layerIds(mapStyle(PLAIN));
    expect(ids.indexOf("place-village-first")).toBeGreaterThan(ids.indexOf("waypoint"));
    const below = layerIds(mapStyle({ ...PLAIN, tileSource: tileSourceFor(3) }));
    expect(below.indexOf("place-village-first")).toBeLessThan(below.indexOf("tiles-3"));
  });

  it("lets the base shine through the chosen pictures, and not through the overlays", () => {
    const style = mapStyle({
      ...PLAIN,
      tileSource: tileSourceFor(1),
      overlays: NETWORK_OVERLAYS.slice(0, 1),
      rasterOpacity: 0.4,
    });
    const rasters = style.layers.filter((layer) => layer.type === "raster");
    expect(rasters.map(({ paint }) => paint?.["raster-opacity"])).toEqual([0.4, 1]);
  });

  it("draws overlays above the chosen pictures and below the waypoints", () => {
    const ids = layerIds(
      mapStyle({ ...PLAIN, tileSource: tileSourceFor(3), overlays: NETWORK_OVERLAYS }),
    );
    expect(ids.indexOf("overlay-walkNetwork")).toBeGreaterThan(ids.indexOf("tiles-3"));
    expect(ids.slice(-2)).toEqual(["waypoint", "own-room"]);
  });

  it("puts the names of waters beside the lines of boats, or else in the water", () => {
    const offsetOf = (isSailed: boolean) => {
      const { layers } = baseDrawing({ ...DRAWN, isSailed });
      const name = layers?.names?.find(({ id }) => id === "waterway-name");
      return (name?.layout as Record<string, unknown> | undefined)?.["text-offset"];
    };
    expect(offsetOf(false)).toBeUndefined();
    expect(offsetOf(true)).toEqual([0, expect.closeTo(1.1, 0)]);
  });

  it("has the attributions of everything drawn, and no others", () => {
    const style = mapStyle({ ...PLAIN, tileSource: tileSourceFor(1), overlays: [] });
    const named = Object.values(style.sources).flatMap((source) =>
      "attribution" in source ? [source.attribution] : [],
    );
    expect(named).toEqual(["© makers", "Kaartgegevens © Kadaster"]);
  });

  it("uses no font that it does not declare", () => {
    const fonts = JSON.stringify(mapStyle(PLAIN).layers).match(/Noto Sans \w+/g);
    expect([...new Set(fonts)].sort()).toEqual([
      "Noto Sans Bold",
      "Noto Sans Italic",
      "Noto Sans Regular",
    ]);
  });
});
