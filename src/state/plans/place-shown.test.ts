import { expect, it, vi } from "vitest";
import { labelOf } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { routeWithoutPacks } from "#domain/plans/stops-question.ts";
import { createPlanner } from "./planner.ts";

it.each([true, false])(
  "removes the stops that were tapped (the first route is being looked up: %s)",
  async (isAsking) => {
    const waiting: (() => void)[] = [];
    const road = { isSlow: false };
    const planner = createPlanner({
      start: emptyDraft("walk"),
      repair: async () => null,
      route: async (question) => {
        if (road.isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
        return routeWithoutPacks(question);
      },
    });
    for (const name of ["A", "B", "C", "D", "E"]) {
      const east = name.charCodeAt(0) / 1000;
      await planner.addPlace({ kind: "place", lat: 52, lng: 5 + east, name });
    }
    road.isSlow = true;
    const first = planner.removeStop(1);
    if (isAsking) await vi.waitFor(() => expect(waiting).toHaveLength(1));
    // The map still shows the first one, so that C is at its old place.
    const second = planner.removeStop(2);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    road.isSlow = false;
    waiting[0]?.();
    await first;
    await second;
    expect(planner.store.getState().draft.stops.map(labelOf)).toEqual(["A", "D", "E"]);
  },
);

it("edits no stop by the route of an earlier plan, after a lookup failed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const road = { isDown: false };
  const planner = createPlanner({
    start: emptyDraft("walk"),
    repair: async () => null,
    route: async (question) => {
      if (road.isDown) throw new Error("no worker");
      return routeWithoutPacks(question);
    },
  });
  const place = (name: string, east: number) =>
    ({ kind: "place", lat: 52, lng: 5 + east, name }) as const;
  const names = () => planner.store.getState().draft.stops.map(labelOf);
  await planner.addPlace(place("A", 0.1));
  await planner.addPlace(place("C", 0.3));
  road.isDown = true;
  await planner.insertAfter(0, place("B", 0.2));
  expect(names()).toEqual(["A", "B", "C"]);
  // The map still shows A and C.
  await planner.removeStop(1);
  expect(names()).toEqual(["A", "B", "C"]);
  expect(planner.store.getState().problem).toEqual({ kind: "failed" });
  road.isDown = false;
  await planner.removeStop(1);
  expect(names()).toEqual(["A", "B"]);
});
