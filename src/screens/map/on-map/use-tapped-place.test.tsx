import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { waypointTapped } from "#mapview/layers/waypoints/waypoint-events.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { PLACE_EVENTS, useTappedPlace } from "./use-tapped-place.ts";

const PLACE = { lat: 52.1, lng: 4.3 };

/** The values of the events, by the name of the event. */
const TAPPED: Readonly<Record<string, readonly [value: unknown, name: string | null]>> = {
  mapTapped: [PLACE, null],
  namedRoutesTapped: [{ ...PLACE, ids: [9] }, null],
  trackTapped: [{ ...PLACE, trackId: "walk" }, null],
  poiTapped: [{ ...PLACE, kind: "cafe", name: "De Brug" }, "De Brug"],
  networkNodeTapped: [{ ...PLACE, mode: "walk", osmId: 1, ref: "14", name: null }, "14"],
  fairwayObjectTapped: [{ ...PLACE, id: 1, name: "Abtswoudsebrug" }, "Abtswoudsebrug"],
  fairwayMarkTapped: [{ ...PLACE, kind: "port", isBeacon: false, name: "", light: "" }, null],
  noticeTapped: [PLACE, null],
  waypointTapped: ["tent", "Tent"],
};

/** Taps that edit a plan, and say nothing about a place. */
const OF_PLANS = ["planNodeTapped", "planWayTapped"];

/** The events by name. */
const EVENTS = PLACE_EVENTS.map(({ event }) => ({
  event,
  eventName: typeof event === "symbol" ? (event.description ?? "") : event,
}));

function sourcesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"));
}

describe("a tapped place", () => {
  beforeEach(() =>
    waypointsStore.setState({ waypoints: [{ id: "tent", name: "Tent", ...PLACE }] }),
  );

  it.each(EVENTS)("is that of the thing drawn there: $eventName", ({ event, eventName }) => {
    const map = new FakeMapPort();
    const onPlace = vi.fn();
    renderHook(() => useTappedPlace(map, onPlace));
    const [value, name] = TAPPED[eventName] ?? [];
    act(() => map.events.emit(event, value as never));
    expect(onPlace.mock.calls).toEqual([[{ ...PLACE, name }]]);
  });

  it("returns no place for a deleted waypoint", () => {
    const map = new FakeMapPort();
    const onPlace = vi.fn();
    renderHook(() => useTappedPlace(map, onPlace));
    waypointsStore.setState({ waypoints: [] });
    map.events.emit(waypointTapped, "tent");
    expect(onPlace).not.toHaveBeenCalled();
  });

  it("covers everything that can be tapped on a layer of the map", () => {
    const declared = sourcesIn("src/mapview/layers", /-events\.ts$/).flatMap((source) =>
      [...source.matchAll(/layerEvent<[^()]*>\(\s*"(\w+Tapped)"/g)].map(([, name]) => name),
    );
    const known = EVENTS.map(({ eventName }) => eventName);
    expect([...known, ...OF_PLANS].sort()).toEqual([...declared, "mapTapped"].sort());
  });

  it("is what every tool takes that takes a place", () => {
    const tools = sourcesIn("src/screens/map/tools", /(?<!test)\.tsx?$/);
    expect(tools.filter((source) => source.includes('"mapTapped"'))).toEqual([]);
    expect(tools.filter((source) => source.includes("useTappedPlace(")).length).toBeGreaterThan(5);
  });
});
