import { describe, expect, it, vi } from "vitest";
import {
  keyOf,
  labelOf,
  type PlanNode,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer } from "#domain/network/plan/route/route-through.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { routeWithoutPacks, type StopsQuestion } from "#domain/plans/stops-question.ts";
import { createPlanner } from "./planner.ts";
import type { RepairedDraft } from "./routed-drafts.ts";

const node = (osmId: number): PlanNode => ({
  osmId,
  number: `${osmId}`,
  lat: 52,
  lng: 5 + osmId / 1000,
});

/** A straight road of nodes: between two stops lie all numbers between them. */
function roadRoute(stops: readonly number[]): PlanRoute {
  const nodes = [node(stops[0] ?? 0)];
  const stopPlaces = [0];
  for (const stop of stops.slice(1)) {
    const last = nodes.at(-1)?.osmId ?? 0;
    const step = Math.sign(stop - last);
    for (let at = last + step; at !== stop + step; at += step) nodes.push(node(at));
    stopPlaces.push(nodes.length - 1);
  }
  const legs = nodes.slice(1).map(({ lng }) => ({
    meters: 100,
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    line: Float64Array.of(lng - 0.001, 52, lng, 52),
  }));
  return { nodes, legs, stopPlaces, meters: legs.length * 100 };
}

/** A planner on a straight road. Node 99 is unreachable and 50 is in no pack; `slow` answers only when told to. */
function plannerOnRoad() {
  const waiting: (() => void)[] = [];
  const asked: { stops: readonly number[]; signal: AbortSignal }[] = [];
  const road = { isSlow: false, isDown: false };
  const route = async (question: StopsQuestion, signal: AbortSignal): Promise<RouteAnswer> => {
    const stops = question.stops.map(Number);
    asked.push({ stops, signal });
    if (road.isDown) throw new Error("no worker");
    if (road.isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    const stopIndex = stops.findIndex((stop) => stop === 99 || stop === 50);
    if (stopIndex < 0) return { kind: "route", route: roadRoute(stops) };
    if (stops[stopIndex] === 50)
      return { kind: "problem", problem: { kind: "unknown-node", stopIndex } };
    const nearest = { node: node(9), meters: 1200 };
    return { kind: "problem", problem: { kind: "no-way", stopIndex, nearest } };
  };
  const planner = createPlanner({ route, start: emptyDraft("walk"), repair: async () => null });
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { planner, asked, road, answerAll };
}

const numbersOf = ({ store }: ReturnType<typeof createPlanner>) =>
  store.getState().route.nodes.map(labelOf);

const stopsOf = ({ store }: ReturnType<typeof createPlanner>) =>
  store.getState().draft.stops.map((stop) => Number(keyOf(stop)));

async function planOf(...stops: readonly number[]) {
  const made = plannerOnRoad();
  for (const stop of stops) await made.planner.addNode("walk", node(stop));
  return made;
}

describe("the planner", () => {
  it("continues to each node and knows the nodes in between", async () => {
    const { planner } = await planOf(1, 3);
    expect(numbersOf(planner)).toEqual(["1", "2", "3"]);
    expect(planner.store.getState()).toMatchObject({
      canUndo: true,
      canRedo: false,
      problem: null,
    });
    await planner.addNode("walk", node(2));
    expect(planner.store.getState().route.meters).toBe(300);
  });

  it("uses a prefetched route without waiting", async () => {
    const { planner, asked, road, answerAll } = await planOf(1);
    road.isSlow = true;
    const routeTo = planner.prefetchRoute("walk", node(3));
    expect(routeTo()).toBeNull();
    answerAll();
    await vi.waitFor(() => expect(routeTo()?.meters).toBe(200));
    expect(stopsOf(planner)).toEqual([1]);
    void planner.addNode("walk", node(3));
    expect(planner.store.getState()).toMatchObject({ isAsking: false, route: { meters: 200 } });
    expect(asked.map(({ stops }) => stops)).toEqual([[1], [1, 3]]);
    // The user goes elsewhere: the prefetched route is not used or awaited.
    planner.prefetchRoute("walk", node(5));
    void planner.addNode("walk", node(4));
    expect(asked.at(-2)?.signal.aborted).toBe(true);
    answerAll();
    await vi.waitFor(() => expect(numbersOf(planner)).toEqual(["1", "2", "3", "4"]));
  });

  it("prefetches nothing for an unreachable node, and reports it when chosen", async () => {
    const { planner, asked } = await planOf(1, 3);
    const routeTo = planner.prefetchRoute("walk", node(99));
    await Promise.resolve();
    expect(routeTo()).toBeNull();
    expect(planner.store.getState().problem).toBeNull();
    await planner.addNode("walk", node(99));
    expect(planner.store.getState().problem).toMatchObject({ kind: "no-way" });
    expect(asked).toHaveLength(3);
  });

  it("does not interrupt a lookup to prefetch", async () => {
    const { planner, asked, road } = await planOf(1);
    road.isSlow = true;
    void planner.addNode("walk", node(2));
    expect(planner.prefetchRoute("walk", node(3))()).toBeNull();
    expect(asked.at(-1)).toMatchObject({ stops: [1, 2], signal: { aborted: false } });
  });

  it("edits at any visible node, also one that is only passed", async () => {
    const { planner } = await planOf(1, 5);
    await planner.movePoint(2, node(8));
    expect(stopsOf(planner)).toEqual([1, 8, 5]);
    await planner.undo();
    await planner.insertAfter(1, node(7));
    expect(stopsOf(planner)).toEqual([1, 7, 5]);
    await planner.movePoint(6, node(6));
    expect(stopsOf(planner)).toEqual([1, 6, 5]);
    await planner.removeStop(5);
    expect(stopsOf(planner)).toEqual([1, 5]);
    await planner.removeStop(2);
    expect(stopsOf(planner)).toEqual([1, 5]);
    await planner.beginAtPoint(2);
    expect(stopsOf(planner)).toEqual([3, 5]);
    expect(numbersOf(planner)).toEqual(["3", "4", "5"]);
  });

  it("reverses, closes and clears, with undo and redo", async () => {
    const { planner } = await planOf(1, 3);
    await planner.reverse();
    await planner.closeLoop();
    expect(numbersOf(planner)).toEqual(["3", "2", "1", "2", "3"]);
    await planner.clear();
    expect(planner.store.getState()).toMatchObject({ route: { nodes: [] }, canUndo: true });
    await planner.undo();
    await planner.undo();
    expect(numbersOf(planner)).toEqual(["3", "2", "1"]);
    await planner.redo();
    expect(stopsOf(planner)).toEqual([3, 1, 3]);
    expect(planner.store.getState().canRedo).toBe(true);
  });

  it("starts a new plan at the tapped node when the mode changes", async () => {
    const { planner } = await planOf(1, 3);
    await planner.addNode("cycle", node(4));
    expect(planner.store.getState().draft).toMatchObject({ mode: "cycle" });
    expect(numbersOf(planner)).toEqual(["4"]);
    await planner.undo();
    expect(numbersOf(planner)).toEqual(["1", "2", "3"]);
  });

  it("does not change for an unreachable node, and reports the nearest reachable one", async () => {
    const { planner } = await planOf(1, 3);
    const before = planner.store.getState();
    await planner.addNode("walk", node(99));
    expect(planner.store.getState()).toEqual({
      ...before,
      problem: {
        kind: "no-way",
        from: node(3),
        to: node(99),
        nearest: { node: node(9), meters: 1200 },
      },
    });
    await planner.addNode("walk", node(50));
    expect(planner.store.getState().problem).toEqual({ kind: "unknown-node", to: node(50) });
    await planner.addNode("walk", node(4));
    expect(planner.store.getState().problem).toBeNull();
    await planner.undo();
    expect(stopsOf(planner)).toEqual([1, 3]);
  });

  it("looks up only the newest plan and cancels earlier lookups", async () => {
    const { planner, asked, road, answerAll } = await planOf(1);
    road.isSlow = true;
    void planner.addNode("walk", node(2));
    void planner.addNode("walk", node(3));
    const inserted = planner.insertAfter(1, node(9));
    expect(asked.slice(1).map(({ stops, signal }) => [stops, signal.aborted])).toEqual([
      [[1, 2], true],
      [[1, 2, 3], false],
    ]);
    expect(planner.store.getState()).toMatchObject({ isAsking: true, route: { meters: 0 } });
    road.isSlow = false;
    answerAll();
    await inserted;
    expect(planner.store.getState().isAsking).toBe(false);
    expect(stopsOf(planner)).toEqual([1, 2, 9, 3]);
  });

  it("keeps the edit when the lookup fails, and retries on request", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { planner, road } = await planOf(1);
    road.isDown = true;
    await planner.addNode("walk", node(3));
    expect(planner.store.getState()).toMatchObject({
      problem: { kind: "failed" },
      isAsking: false,
    });
    expect(stopsOf(planner)).toEqual([1, 3]);
    road.isDown = false;
    await planner.retry();
    expect(numbersOf(planner)).toEqual(["1", "2", "3"]);
  });

  it("begins and ends at places, moves a node to one, and switches a leg at its passed ends", async () => {
    const asked: StopsQuestion[] = [];
    const planner = createPlanner({
      start: emptyDraft("walk"),
      repair: async () => null,
      route: async (question) => {
        asked.push(question);
        const ids = question.stops.filter((stop) => typeof stop === "number");
        if (ids.length === question.stops.length) return plannerRoute(question, NEVER);
        return routeWithoutPacks({
          ...question,
          stops: question.stops.map((stop) =>
            typeof stop === "number" ? { kind: "place", ...place(stop / 1000) } : stop,
          ),
        });
      },
    });
    const labels = () => planner.store.getState().draft.stops.map(labelOf);
    await planner.addNode("walk", node(1));
    await planner.beginAtPlace({ kind: "place", ...place(0.2), name: "Deur" });
    await planner.addPlace({ kind: "place", ...place(0.3), name: "Café" });
    expect(labels()).toEqual(["Deur", "1", "Café"]);
    expect(asked.at(-1)?.along).toEqual(["ways", "ways"]);
    await planner.movePoint(1, { kind: "place", ...place(0.1) });
    expect(labels()).toEqual(["Deur", "", "Café"]);
    await planner.setGround(1, "straight");
    expect(asked.at(-1)?.along).toEqual(["ways", "straight"]);
    await planner.reverse();
    expect(asked.at(-1)?.along).toEqual(["straight", "ways"]);
    await planner.undo();
    await planner.undo();
    await planner.undo();
    expect(labels()).toEqual(["Deur", "1", "Café"]);
    await planner.clear();
    await planner.addNode("walk", node(1));
    await planner.addNode("walk", node(5));
    // Only the leg from 2 to 3, which were passed.
    await planner.setGround(1, "ways");
    expect(asked.at(-1)).toMatchObject({
      stops: [1, 2, 3, 5],
      along: ["network", "ways", "network"],
    });
    await planner.setGround(1, "network");
    expect(asked.at(-1)).not.toHaveProperty("along");
  });

  it("opens a saved plan with its route, and can undo that", async () => {
    const { planner, asked, road, answerAll } = await planOf(1, 3);
    road.isSlow = true;
    const late = planner.addNode("walk", node(9));
    const before = asked.length;
    const draft = { ...emptyDraft("cycle"), stops: [node(7), node(8)] };
    planner.open({ draft, route: roadRoute([7, 8]) });
    expect(asked).toHaveLength(before);
    road.isSlow = false;
    answerAll();
    await late;
    expect(numbersOf(planner)).toEqual(["7", "8"]);
    await planner.undo();
    expect(stopsOf(planner)).toEqual([1, 3, 9]);
    expect(numbersOf(planner).at(-1)).toBe("9");
  });

  it("adopts a repair, reports its changes, and can undo it", async () => {
    const made = { value: null as RepairedDraft | null };
    const planner = createPlanner({
      route: plannerRoute,
      start: { ...emptyDraft("walk"), stops: [node(1), node(2)] },
      repair: async () => made.value,
    });
    await planner.repair();
    expect(planner.store.getState()).toMatchObject({
      problem: { kind: "not-repaired" },
      canUndo: false,
    });
    const draft = { ...emptyDraft("walk"), stops: [node(1), node(3)] };
    const repaired = { draft, route: roadRoute([1, 3]), replaced: [], dropped: [node(2)] };
    made.value = repaired;
    await planner.repair();
    expect(planner.store.getState()).toMatchObject({
      draft,
      problem: { kind: "repaired", dropped: [node(2)] },
      route: { meters: 200 },
    });
    await planner.undo();
    expect(stopsOf(planner)).toEqual([1, 2]);
  });

  it("reports a failed repair, and prefers a newer edit", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    let fail = (): void => {};
    const planner = createPlanner({
      route: plannerRoute,
      start: { ...emptyDraft("walk"), stops: [node(1)] },
      repair: () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error("no worker"));
        }),
    });
    const first = planner.repair();
    fail();
    await first;
    expect(planner.store.getState().problem).toEqual({ kind: "failed" });
    const second = planner.repair();
    await planner.addNode("walk", node(2));
    fail();
    await second;
    expect(planner.store.getState()).toMatchObject({ problem: null, route: { meters: 100 } });
  });

  it("uses the other node of a junction when the tapped one is unreachable", async () => {
    const nearest = { node: { ...node(4), number: "99" }, meters: 24 };
    const asked: (readonly number[])[] = [];
    const planner = createPlanner({
      route: async (question, signal) => {
        asked.push(question.stops.map(Number));
        const stopIndex = question.stops.indexOf(99);
        if (stopIndex < 0) return plannerRoute(question, signal);
        return { kind: "problem", problem: { kind: "no-way", stopIndex, nearest } };
      },
      start: emptyDraft("walk"),
      repair: async () => null,
    });
    await planner.addNode("walk", node(3));
    await planner.addNode("walk", node(99));
    expect(stopsOf(planner)).toEqual([3, 4]);
    expect(planner.store.getState()).toMatchObject({ problem: null, route: { meters: 100 } });
    expect(asked).toEqual([[3], [3, 99], [3, 4]]);
    await planner.undo();
    expect(stopsOf(planner)).toEqual([3]);
    // Farther away it is another crossing, so the user is asked.
    nearest.meters = 200;
    await planner.addNode("walk", node(99));
    expect(planner.store.getState().problem).toMatchObject({ kind: "no-way" });
    expect(stopsOf(planner)).toEqual([3]);
  });

  it("ignores a tap on the other node of the same junction", async () => {
    const twins = async (): Promise<RouteAnswer> => ({
      kind: "route",
      route: { ...roadRoute([1]), stopPlaces: [0, 0] },
    });
    const planner = createPlanner({
      route: (question, signal) =>
        question.stops.length > 1 ? twins() : plannerRoute(question, signal),
      start: emptyDraft("walk"),
      repair: async () => null,
    });
    await planner.addNode("walk", node(1));
    await planner.addNode("walk", node(2));
    expect(stopsOf(planner)).toEqual([1]);
    expect(planner.store.getState().canUndo).toBe(true);
  });
});

const NEVER = new AbortController().signal;

const place = (east: number) => ({ lat: 52, lng: 5 + east });

const plannerRoute = async ({ stops }: StopsQuestion, _: AbortSignal): Promise<RouteAnswer> => ({
  kind: "route",
  route: roadRoute(stops.map(Number)),
});
