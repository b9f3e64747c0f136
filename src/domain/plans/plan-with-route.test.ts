import { describe, expect, it } from "vitest";
import {
  labelOf,
  type PlanLeg,
  type PlanNode,
  type PlanPoint,
} from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "./plan-draft.ts";
import { planFromHere, turnedPlan } from "./plan-with-route.ts";

const node = (number: string, place: number): PlanNode => ({
  osmId: 100 + place,
  number,
  lat: 52,
  lng: 5 + place / 100,
});

const NODES = ["12", "34", "51", "60"].map(node);
const [first, , third, last] = NODES as [PlanNode, PlanNode, PlanNode, PlanNode];

/** 12, 51 and 60 are stops; 34 is passed. The legs have bends. */
const PLAN = {
  draft: { ...emptyDraft("walk"), stops: [first, third, last] },
  route: {
    nodes: NODES,
    legs: [100, 200, 300].map((meters, place) => ({
      meters,
      hasFerry: place === 1,
      hasPortage: false,
      isConnection: false,
      line: Float64Array.of(5 + place / 100, 52, 5 + place / 100, 52.5, 5.01 + place / 100, 52),
    })),
    stopPlaces: [0, 2, 3],
    meters: 600,
  },
};

const numbers = (points: readonly PlanPoint[]) => points.map(labelOf);

describe("a reversed plan", () => {
  it("covers the same ground, each leg from its other node", () => {
    const { draft, route } = turnedPlan(PLAN);
    expect(numbers(route.nodes)).toEqual(["60", "51", "34", "12"]);
    expect(route.legs.map(({ meters, hasFerry }) => [meters, hasFerry])).toEqual([
      ...[[300, false] as const, [200, true] as const, [100, false] as const],
    ]);
    expect([...(route.legs[2]?.line ?? [])]).toEqual([5.01, 52, 5, 52.5, 5, 52]);
    expect(numbers(draft.stops)).toEqual(["60", "51", "12"]);
    expect(route.stopPlaces.map((place) => route.nodes[place])).toEqual(draft.stops);
  });

  it("is restored by reversing it again", () => {
    const twice = turnedPlan(turnedPlan(PLAN));
    expect(twice).toEqual(PLAN);
  });

  it("says of the other end that no way is near", () => {
    const [leg, ...legs] = PLAN.route.legs as [PlanLeg, ...PlanLeg[]];
    const reasonsOf = (reason: PlanLeg["reason"] & string) =>
      turnedPlan({
        ...PLAN,
        route: { ...PLAN.route, legs: [{ ...leg, along: "straight", reason }, ...legs] },
      }).route.legs.map((one) => one.reason);
    expect(reasonsOf("from-far-from-ways")).toEqual([undefined, undefined, "to-far-from-ways"]);
    expect(reasonsOf("to-far-from-ways").at(-1)).toBe("from-far-from-ways");
    expect(reasonsOf("no-way").at(-1)).toBe("no-way");
  });
});

describe("a new plan from here", () => {
  const near = node("77", 1.6);
  const besideNear = { lat: 52.001, lng: near.lng };
  const stopsFrom = (
    here: { readonly lat: number; readonly lng: number },
    nearby: readonly PlanNode[],
    nextPlace: number | null,
    plan: Parameters<typeof planFromHere>[0] = PLAN,
  ) => planFromHere(plan, here, nearby, nextPlace)?.stops;

  it("leads to the near node ahead and on to the remaining stops", () => {
    expect(stopsFrom(besideNear, [near], 1)).toEqual([
      { kind: "place", ...besideNear },
      near,
      third,
      last,
    ]);
    expect(planFromHere(PLAN, besideNear, [near], 1)).toMatchObject({ mode: "walk" });
  });

  it("never leads back to a node that was passed, however near", () => {
    const besideFirst = { lat: 52.0005, lng: first.lng };
    const stops = stopsFrom(besideFirst, [first, NODES[1] as PlanNode], 2);
    expect(numbers(stops?.slice(1) ?? [])).toEqual(["51", "60"]);
  });

  it("joins the old route where no other node is near", () => {
    const besideThird = { lat: 52.001, lng: third.lng };
    expect(stopsFrom(besideThird, [], 2)?.slice(1)).toEqual([third, last]);
    expect(stopsFrom(besideThird, [], null)?.slice(1)).toEqual([last]);
  });

  it("begins at the node itself where the position is", () => {
    expect(stopsFrom(near, [near], 1)?.[0]).toBe(near);
  });

  it("over places needs no node", () => {
    const places = [5, 5.2].map((lng) => ({ kind: "place" as const, lat: 52.2, lng }));
    const plan = { ...PLAN, draft: { ...PLAN.draft, stops: places } };
    const withRoute = { ...plan, route: { ...PLAN.route, stopPlaces: [0, 3] } };
    expect(stopsFrom(besideNear, [], 1, withRoute)).toEqual([
      { kind: "place", ...besideNear },
      places[1],
    ]);
  });

  it("keeps the ground that was chosen for the stops ahead, not for its first", () => {
    const chosen = [first, { ...third, along: "straight" as const }, last];
    const straight = { ...PLAN, draft: { ...PLAN.draft, stops: chosen } };
    expect(stopsFrom(besideNear, [near], 1, straight)?.slice(1)).toEqual([
      near,
      ...chosen.slice(1),
    ]);
  });
});
