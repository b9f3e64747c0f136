import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createBoatOfPlan } from "./boat-of-plan.ts";

function watched(mode = "motorboat", legs: readonly unknown[] = [{}]) {
  const boat = createStore(() => ({ draughtMeters: 1 }));
  const level = createStore(() => ({ meters: 0 }));
  const retry = vi.fn(async () => {});
  const store = createStore(() => ({ draft: { mode }, route: { legs } }));
  const boatNeeds = () => ({
    limits: { heightMeters: 3 + level.getState().meters, widthMeters: null, lengthMeters: null },
    draughtMeters: boat.getState().draughtMeters,
  });
  const loadWaterLevel = async () => ({ boatNeeds, watchWaterLevel: level.subscribe });
  const texts = fakeTextStore();
  const sources = { planner: { store, retry } as never, preferences: boat, texts, loadWaterLevel };
  /** The watch of a visit. */
  const visit = () => createBoatOfPlan(sources);
  return { watch: visit(), visit, boat, level, retry };
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
  expect(retry).toHaveBeenCalledTimes(1);
  level.setState({ meters: 0.3 });
  expect(retry).toHaveBeenCalledTimes(2);
  stop();
  boat.setState({ draughtMeters: 2 });
  expect(retry).toHaveBeenCalledTimes(2);
  watch();
  await started();
  expect(retry, "the boat that changed meanwhile").toHaveBeenCalledTimes(3);
});

it("looks up the route again for a boat that changed since an earlier visit", async () => {
  const { visit, boat, retry } = watched();
  const stop = visit()();
  await started();
  stop();
  const stopLater = visit()();
  await started();
  expect(retry, "the same boat").not.toHaveBeenCalled();
  stopLater();
  boat.setState({ draughtMeters: 1.4 });
  visit()();
  await started();
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  ["canoe", [{}]],
  ["walk", [{}]],
  ["motorboat", []],
])("leaves a plan of a %s with legs %j alone", async (mode, legs) => {
  const { watch, boat, retry } = watched(mode, legs);
  watch();
  await started();
  boat.setState({ draughtMeters: 1.4 });
  expect(retry).not.toHaveBeenCalled();
});
