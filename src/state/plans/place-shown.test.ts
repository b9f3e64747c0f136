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
