import { expect, it } from "vitest";
import type { NodeNear } from "#domain/network/graph/node-around.ts";
import { routeOfStops } from "#domain/network/plan/plan-route.ts";
import type { RouteAnswer } from "#domain/network/plan/route-through.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { repairPlan } from "./repair-plan.ts";

const node = (osmId: number, number = `${osmId}`) => ({ osmId, number, lat: 52, lng: 5 });

const draftOf = (...ids: readonly number[]) => ({
  ...emptyDraft("walk", { avoidFerries: true }),
  stops: ids.map((id) => node(id)),
});

/** Packs of these nodes; `beside` lie where any node is looked for, `island` is reached from nowhere. */
function packs(known: readonly number[], beside: readonly ReturnType<typeof node>[] = []) {
  const rules = { island: -1, onlyByFerry: false };
  return {
    rules,
    nodesNear: async () =>
      beside.map((one) => ({
        node: { ...one, ref: one.number },
        distanceMeters: 30,
      })) as unknown as readonly NodeNear[],
    route: async ({
      stops,
      wishes,
    }: {
      stops: readonly number[];
      wishes: { avoidFerries?: boolean };
    }): Promise<RouteAnswer> => {
      const problem = (kind: "unknown-node" | "not-as-wished", stopIndex: number) =>
        ({ kind: "problem", problem: { kind, stopIndex } }) as const;
      const unknown = stops.findIndex((id) => !known.includes(id));
      if (unknown >= 0) return problem("unknown-node", unknown);
      const stopIndex = stops.indexOf(rules.island);
      if (stopIndex > 0) {
        return { kind: "problem", problem: { kind: "no-way", stopIndex, nearest: null } };
      }
      if (rules.onlyByFerry && wishes.avoidFerries) return problem("not-as-wished", 1);
      return { kind: "route", route: routeOfStops(stops.map((id) => node(id))) };
    },
  };
}

const stopsOf = (repaired: Awaited<ReturnType<typeof repairPlan>>) =>
  repaired?.draft.stops.map(({ osmId }) => osmId);

it("goes on with what is left, and says which nodes are gone", async () => {
  const repaired = await repairPlan(draftOf(1, 2, 3, 4), packs([1, 3, 4]));
  expect(stopsOf(repaired)).toEqual([1, 3, 4]);
  expect(repaired).toMatchObject({
    dropped: [node(2)],
    replaced: [],
    route: { nodes: [1, 3, 4].map((id) => node(id)) },
  });
});

it("knows a node by its number where it was drawn anew", async () => {
  const repaired = await repairPlan(
    draftOf(1, 2, 3),
    packs([1, 3, 92], [node(93, "3"), node(92, "2")]),
  );
  expect(stopsOf(repaired)).toEqual([1, 92, 3]);
  expect(repaired).toMatchObject({ replaced: [node(2)], dropped: [] });
});

it("leaves out what is reached no more, and a wish that cannot be had", async () => {
  const island = packs([1, 2, 3]);
  island.rules.island = 3;
  expect(stopsOf(await repairPlan(draftOf(1, 2, 3), island))).toEqual([1, 2]);
  const ferry = packs([1, 2]);
  ferry.rules.onlyByFerry = true;
  expect((await repairPlan(draftOf(1, 2), ferry))?.draft.wishes).toEqual({});
});

it("is none of a plan of which fewer than two nodes are left", async () => {
  expect(await repairPlan(draftOf(1, 2, 3), packs([2]))).toBeNull();
});
