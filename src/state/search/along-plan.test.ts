import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { EMPTY_ROUTE, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import {
  alongOnMapStore,
  choosePlaceAlong,
  shownAlong,
  toggleAlongKind,
} from "#state/map/along-on-map.ts";
import { watchAlongPlan } from "./along-plan.ts";

function routeTo(lng: number): PlanRoute {
  const nodes = [5, lng].map((east, place) => ({
    osmId: place,
    number: `${place}`,
    lat: 52,
    lng: east,
  }));
  const traits = { hasFerry: false, hasPortage: false, isConnection: false };
  const legs = [{ ...traits, meters: 1000, line: Float64Array.of(5, 52, lng, 52) }];
  return { nodes, legs, stopPlaces: [0, 1], meters: 1000 };
}

function placeNamed(name: string, kind: PlaceAlong["kind"] = "water"): PlaceAlong {
  const place = { kind: "water", name, lat: 52, lng: 5, detail: null } as const;
  return { kind, place, alongMeters: 10, offMeters: 5 };
}

function watch() {
  const planner = createStore(() => ({ route: routeTo(5.1) }));
  const packs = createStore(() => ({ packs: [] as readonly string[] }));
  const rests: (() => void)[] = [];
  const placesAlong = vi.fn(async (line: Float64Array) => [placeNamed(`${line[2]}`)]);
  const knowsPoisAt = vi.fn(() => false);
  const stop = watchAlongPlan({
    planner,
    packs,
    rest: () => new Promise((resolve) => rests.push(resolve)),
    loadSearch: async () => ({ placesAlong, knowsPoisAt }),
  });
  stops.push(stop);
  const rest = () => {
    for (const end of rests.splice(0)) end();
  };
  return { planner, packs, rest, placesAlong, knowsPoisAt, stop };
}

const stops: (() => void)[] = [];
const names = () => alongOnMapStore.getState().places?.map(({ place }) => place.name);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it("looks along the plan once it is unchanged for a while, and again after a change", async () => {
  const { planner, rest, placesAlong } = watch();
  expect(names()).toBeUndefined();
  planner.setState({ route: routeTo(5.2) });
  rest();
  await vi.waitFor(() => expect(names()).toEqual(["5.2"]));
  expect(placesAlong).toHaveBeenCalledOnce();
  planner.setState({ route: EMPTY_ROUTE });
  rest();
  await vi.waitFor(() => expect(names()).toEqual([]));
});

it("looks again after a change of the packs", async () => {
  const { packs, rest, placesAlong } = watch();
  rest();
  await vi.waitFor(() => expect(names()).toEqual(["5.1"]));
  placesAlong.mockResolvedValue([placeNamed("new")]);
  packs.setState({ packs: ["a"] });
  rest();
  await vi.waitFor(() => expect(names()).toEqual(["new"]));
});

it("shows nothing for a plan that has changed or was closed", async () => {
  const { planner, rest, placesAlong, stop } = watch();
  const seen: (readonly string[] | undefined)[] = [];
  onTestFinished(alongOnMapStore.subscribe(() => seen.push(names())));
  let answer = (_: PlaceAlong[]): void => {};
  placesAlong.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  rest();
  await vi.waitFor(() => expect(placesAlong).toHaveBeenCalledOnce());
  planner.setState({ route: routeTo(5.2) });
  answer([placeNamed("old")]);
  rest();
  await vi.waitFor(() => expect(names()).toEqual(["5.2"]));
  expect(seen).toEqual([["5.2"]]);
  stop();
  expect(alongOnMapStore.getState().places).toBeNull();
});

it("reports whether any pack on the device has such places", async () => {
  const { planner, rest, placesAlong, knowsPoisAt } = watch();
  placesAlong.mockResolvedValue([]);
  rest();
  await vi.waitFor(() => expect(alongOnMapStore.getState().isKnown).toBe(false));
  knowsPoisAt.mockReturnValue(true);
  planner.setState({ route: routeTo(5.3) });
  rest();
  await vi.waitFor(() => expect(alongOnMapStore.getState().isKnown).toBe(true));
  placesAlong.mockRejectedValue(new Error("no worker"));
  planner.setState({ route: routeTo(5.4) });
  rest();
  await vi.waitFor(() => expect(alongOnMapStore.getState().isKnown).toBe(false));
});

it("shows benches only on request", () => {
  alongOnMapStore.setState({ places: [placeNamed("tap"), placeNamed("seat", "bench")] });
  const shown = () => shownAlong(alongOnMapStore.getState()).map(({ place }) => place.name);
  expect(shown()).toEqual(["tap"]);
  choosePlaceAlong(placeNamed("tap"));
  toggleAlongKind("bench");
  expect(alongOnMapStore.getState().chosen).toBeNull();
  expect(shown()).toEqual(["tap", "seat"]);
  toggleAlongKind("water");
  expect(shown()).toEqual(["seat"]);
  toggleAlongKind("water");
  toggleAlongKind("bench");
  expect(shown()).toEqual(["tap"]);
});
