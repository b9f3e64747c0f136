import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { createBoatOfPlan } from "./boat-of-plan.ts";
import { boatText, createRouteBoats, notingBoats } from "./route-boats.ts";

const routeOf = (legs: readonly unknown[]) => ({ legs }) as unknown as PlanRoute;

function watched(mode = "motorboat", legs: readonly unknown[] = [{}]) {
  const boat = createStore(() => ({ draughtMeters: 1 }));
  const level = createStore(() => ({ meters: 0 }));
  const boats = createRouteBoats();
  const boatNeeds = () => ({
    limits: { heightMeters: 3 + level.getState().meters, widthMeters: null, lengthMeters: null },
    draughtMeters: boat.getState().draughtMeters,
  });
  const lookup = { fails: false };
  const find = notingBoats(
    async () => ({ kind: "route", route: routeOf(legs) }),
    boats,
    async () => boatNeeds(),
  );
  const retry = vi.fn(async () => {
    const answer = await find({ mode: "motorboat" } as never, new AbortController().signal);
    if (!lookup.fails && answer.kind === "route") store.setState({ route: answer.route });
  });
  const store = createStore(() => ({ draft: { mode }, route: routeOf(legs), isAsking: false }));
  const loadWaterLevel = async () => ({ boatNeeds, watchWaterLevel: level.subscribe });
  const sources = { planner: { store, retry } as never, preferences: boat, boats, loadWaterLevel };
  const watch = createBoatOfPlan(sources);
  return { watch, boat, level, boats, boatNeeds, lookup, retry, store };
}

const started = () => new Promise((resolve) => setTimeout(resolve));

it("looks up the route again for another boat and for another level of the water", async () => {
  const { watch, boat, level, retry } = watched();
  const stop = watch();
  await started();
  expect(retry).not.toHaveBeenCalled();
  boat.setState({ draughtMeters: 1 });
  expect(retry).not.toHaveBeenCalled();
  boat.setState({ draughtMeters: 1.4 });
  await started();
  expect(retry).toHaveBeenCalledTimes(1);
  level.setState({ meters: 0.3 });
  await started();
  expect(retry).toHaveBeenCalledTimes(2);
  stop();
  boat.setState({ draughtMeters: 2 });
  expect(retry).toHaveBeenCalledTimes(2);
  watch();
  await started();
  expect(retry, "the boat that changed meanwhile").toHaveBeenCalledTimes(3);
});

it("looks up the route again at every start until one was found for this boat", async () => {
  const { watch, boat, lookup, retry } = watched();
  const stop = watch();
  await started();
  lookup.fails = true;
  boat.setState({ draughtMeters: 1.4 });
  await started();
  stop();
  lookup.fails = false;
  const stopLater = watch();
  await started();
  expect(retry).toHaveBeenCalledTimes(2);
  stopLater();
  watch();
  await started();
  expect(retry, "found by now").toHaveBeenCalledTimes(2);
});

it("looks up a stored route again that was found for another boat, or for one that is not known", async () => {
  const { watch, boats, boatNeeds, store, retry } = watched();
  const { route } = store.getState();
  boats.note(route, boatText(boatNeeds()));
  watch()();
  watch();
  await started();
  expect(retry, "the same boat").not.toHaveBeenCalled();
  for (const boat of ["another", null]) {
    retry.mockClear();
    boats.note(store.getState().route, boat);
    watch();
    await started();
    expect(retry).toHaveBeenCalledTimes(1);
  }
});

it("leaves a plan that was opened as it was saved until the boat changes", async () => {
  const { watch, boat, boats, store, retry } = watched();
  watch();
  await started();
  const opened = routeOf([{}]);
  store.setState({ route: opened });
  expect(boats.isNoted(opened)).toBe(true);
  expect(retry).not.toHaveBeenCalled();
  boat.setState({ draughtMeters: 1.4 });
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  ["canoe", [{}]],
  ["walk", [{}]],
  ["motorboat", []],
])("leaves a plan of a %s with legs %j alone", async (mode, legs) => {
  const { watch, boat, boats, store, retry } = watched(mode, legs);
  watch();
  await started();
  boat.setState({ draughtMeters: 1.4 });
  expect(retry).not.toHaveBeenCalled();
  expect(boats.isNoted(store.getState().route)).toBe(false);
});

it("does not know the boat of a route if the needs could not be loaded", async () => {
  const boats = createRouteBoats();
  const route = routeOf([{}]);
  const needs = () => Promise.reject(new Error("no network"));
  const find = notingBoats(async () => ({ kind: "route", route }), boats, needs);
  await find({ mode: "walk" } as never, new AbortController().signal);
  expect(boats.isNoted(route)).toBe(false);
  await find({ mode: "motorboat" } as never, new AbortController().signal);
  expect(boats.isNoted(route)).toBe(true);
  expect(boats.of(route)).toBeNull();
});
