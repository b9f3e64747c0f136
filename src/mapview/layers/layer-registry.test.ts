import type { Map as LibreMap } from "maplibre-gl";
import { describe, expect, it, vi } from "vitest";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { LayerRegistry } from "./layer-registry.ts";
import type { LayerDrawing, MapLayer } from "./map-layer.ts";

const MAP = {} as LibreMap;
const TAP = { map: MAP, point: { x: 0, y: 0 }, events: new MapEventHub(), breakFollow: () => {} };
const spot = (key: string) => ({ key, at: { x: 0, y: 0 }, awayPixels: 0, tell: () => {} });

/** A layer as a new contributor would add it. */
class BeaconLayer implements MapLayer {
  readonly name = "beacons";
  readonly attach = vi.fn();
  readonly styled = vi.fn();
  readonly retry = vi.fn();
  readonly hitsNear = () => [spot("beacon")];

  drawing(): LayerDrawing {
    const circle = { id: "beacon", type: "circle", source: "beacons" } as const;
    return { sources: { beacons: { type: "vector" } }, layers: { tracks: [circle] } };
  }

  provideImage(_map: LibreMap, id: string) {
    return id.startsWith("beacon|") ? Promise.resolve() : undefined;
  }
}

const GROUND: MapLayer = {
  name: "ground",
  drawing: () => ({
    layers: {
      ground: [{ id: "land", type: "background" }],
      waypoints: [{ id: "pin", type: "background" }],
    },
  }),
  hitsNear: () => [spot("pin")],
  lineUnder: () => () => {},
};

describe("the registry", () => {
  it("draws an added layer at its place in the order", () => {
    const style = new LayerRegistry([GROUND, new BeaconLayer()]).style("light");
    expect(Object.keys(style.sources)).toEqual(["beacons"]);
    expect(style.layers.map(({ id }) => id)).toEqual(["land", "beacon", "pin"]);
  });

  it("notifies it of the map, of styles and of retries", () => {
    const beacons = new BeaconLayer();
    const registry = new LayerRegistry([GROUND, beacons]);
    registry.attach(MAP);
    registry.styled("dark");
    registry.retry();
    expect(beacons.attach).toHaveBeenCalledWith(MAP);
    expect(beacons.styled).toHaveBeenCalledWith("dark");
    expect(beacons.retry).toHaveBeenCalledOnce();
  });

  it("lets it draw its images and no others", () => {
    const registry = new LayerRegistry([GROUND, new BeaconLayer()]);
    expect(registry.provideImage(MAP, "beacon|red")).toBeInstanceOf(Promise);
    expect(registry.provideImage(MAP, "pin|red")).toBeUndefined();
  });

  it("gives a tap to the higher layer, and to a line without a target", () => {
    const registry = new LayerRegistry([GROUND, new BeaconLayer()]);
    expect(registry.hitsNear(TAP, 0).map(({ key }) => key)).toEqual(["beacon", "pin"]);
    expect(registry.lineUnder(TAP)).toBeTypeOf("function");
    expect(new LayerRegistry([new BeaconLayer()]).lineUnder(TAP)).toBeNull();
  });
});
