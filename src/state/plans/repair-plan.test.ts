import { expect, it } from "vitest";
import type { NodeNear } from "#domain/network/graph/node-around.ts";
import { keyOf, routeOfStops } from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer } from "#domain/network/plan/route/route-through.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { routeWithoutPacks, type StopsQuestion } from "#domain/plans/stops-question.ts";
import { repairPlan } from "./repair-plan.ts";

const node = (osmId: number, number = `${osmId}`) => ({ osmId, number, lat: 52, lng: 5 });

const draftOf = (...ids: readonly number[]) => ({
  ...emptyDraft("walk", { avoidFerries: true }),
  stops: ids.map((id) => node(id)),
});

/** Packs with these nodes; `beside` are near any place, `island` is unreachable. */
function packs(known: readonly number[], beside: readonly ReturnType<typeof node>[] = []) {
  const rules = { island: -1, onlyByFerry: false };
  return {
    rules,
    nodesNear: async () =>
      beside.map((one) => ({
        node: { ...one, ref: one.number },
        distanceMeters: 30,
      })) as unknown as readonly NodeNear[],
    route: async ({ stops: asked, options }: StopsQuestion): Promise<RouteAnswer> => {
      const stops = asked.map(Number);
      const problem = (kind: "unknown-node" | "options-prevent-it", stopIndex: number) =>
        ({ kind: "problem", problem: { kind, stopIndex } }) as const;
      const unknown = stops.findIndex((id) => !known.includes(id));
      if (unknown >= 0) return problem("unknown-node", unknown);
      const stopIndex = stops.indexOf(rules.island);
      if (stopIndex > 0) {
        return { kind: "problem", problem: { kind: "no-way", stopIndex, nearest: null } };
      }
      if (rules.onlyByFerry && options.avoidFerries) return problem("options-prevent-it", 1);
      return { kind: "route", route: routeOfStops(stops.map((id) => node(id))) };
    },
  };
}

const stopsOf = (repaired: Awaited<ReturnType<typeof repairPlan>>) =>
  repaired?.draft.stops.map((stop) => Number(keyOf(stop)));

it("continues with the remaining nodes and reports the missing ones", async () => {
  const repaired = await repairPlan(draftOf(1, 2, 3, 4), packs([1, 3, 4]));
  expect(stopsOf(repaired)).toEqual([1, 3, 4]);
  expect(repaired).toMatchObject({
    dropped: [node(2)],
    replaced: [],
    route: { nodes: [1, 3, 4].map((id) => node(id)) },
  });
});

it("recognises a node by its number when it has a new id", async () => {
  const repaired = await repairPlan(
    draftOf(1, 2, 3),
    packs([1, 3, 92], [node(93, "3"), node(92, "2")]),
  );
  expect(stopsOf(repaired)).toEqual([1, 92, 3]);
  expect(repaired).toMatchObject({ replaced: [node(2)], dropped: [] });
});

it("drops unreachable nodes and options that cannot be met", async () => {
  const island = packs([1, 2, 3]);
  island.rules.island = 3;
  expect(stopsOf(await repairPlan(draftOf(1, 2, 3), island))).toEqual([1, 2]);
  const ferry = packs([1, 2]);
  ferry.rules.onlyByFerry = true;
  expect((await repairPlan(draftOf(1, 2), ferry))?.draft.options).toEqual({});
});

it("keeps the places and the chosen ground around a number that it replaces or drops", async () => {
  const place = (lng: number) => ({ kind: "place" as const, lat: 52, lng });
  const straight = { ...node(2), along: "straight" as const };
  const stops = [place(5.1), node(1), straight, node(3), place(5.2)];
  const asked: StopsQuestion[] = [];
  const repaired = await repairPlan(
    { ...emptyDraft("walk"), stops },
    {
      ...packs([], [node(92, "2")]),
      route: async (question) => {
        asked.push(question);
        const stopIndex = question.stops.findIndex((stop) => stop === 2 || stop === 3);
        if (stopIndex >= 0) {
          return { kind: "problem", problem: { kind: "unknown-node", stopIndex } };
        }
        return { kind: "route", route: routeOfStops(stops) };
      },
    },
  );
  const remaining = [place(5.1), node(1), { ...node(92, "2"), along: "straight" }, place(5.2)];
  expect(repaired?.draft.stops).toEqual(remaining);
  expect(repaired).toMatchObject({ replaced: [{ osmId: 2 }], dropped: [{ osmId: 3 }] });
  expect(asked.at(-1)?.along).toEqual(["ways", "straight", "ways"]);
});

it("fails when only the places around the nodes are left", async () => {
  const place = (lng: number) => ({ kind: "place" as const, lat: 52, lng });
  const stops = [place(5.1), node(1), node(2), place(5.2)];
  const parts = {
    ...packs([]),
    // As without packs.
    route: async (question: StopsQuestion) => routeWithoutPacks(question),
  };
  expect(await repairPlan({ ...emptyDraft("walk"), stops }, parts)).toBeNull();
  const places = { ...emptyDraft("walk"), stops: [place(5.1), place(5.2)] };
  expect(await repairPlan(places, parts)).toMatchObject({ draft: places, dropped: [] });
});

it("fails when fewer than two nodes are left", async () => {
  expect(await repairPlan(draftOf(1, 2, 3), packs([2]))).toBeNull();
});
