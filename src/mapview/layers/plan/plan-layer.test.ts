import { expect, it } from "vitest";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { PlanLayer } from "./plan-layer.ts";

/** Returns whether the number of a plan under the finger yields. */
function yieldsOf(mode: NetworkMode, areFairwaysFirst: boolean): boolean | undefined {
  const map = {
    getLayer: () => ({}),
    queryRenderedFeatures: () => [{ properties: { place: 0 } }],
    project: () => ({ x: 0, y: 0 }),
  };
  const host = { map: null, health: {}, redraw: () => {}, breakFollow: () => {} };
  const layer = new PlanLayer({ ...host, events: new MapEventHub() } as never, () => {});
  layer.setFairwaysFirst(areFairwaysFirst);
  layer.show({
    mode,
    legs: [],
    straightLines: [],
    isEditable: true,
    nodes: [{ osmId: 1, number: "14", isStop: true, lat: 52, lng: 4.36 }],
  });
  const tap = { map, point: { x: 0, y: 0 }, events: new MapEventHub(), breakFollow: () => {} };
  return layer.hitsNear(tap as never, 0)[0]?.yields;
}

it("lets the numbers of a plan on land yield where bridges and locks come first", () => {
  expect(yieldsOf("cycle", true)).toBe(true);
  expect(yieldsOf("walk", true)).toBe(true);
  expect(yieldsOf("motorboat", true)).toBe(false);
  expect(yieldsOf("canoe", true)).toBe(false);
  expect(yieldsOf("cycle", false)).toBe(false);
});
