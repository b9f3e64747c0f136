import { describe, expect, it } from "vitest";
import {
  labelOf,
  type PlanLeg,
  type PlanNode,
  type PlanPoint,
} from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "./plan-draft.ts";
import { planFromNode, startFromHere, turnedPlan } from "./plan-with-route.ts";

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

describe("a new plan from a node", () => {
  const here = node("77", 7);

  it("leads from there to the remaining stops", () => {
    expect(numbers(planFromNode(PLAN, here, 1).stops)).toEqual(["77", "51", "60"]);
    expect(numbers(planFromNode(PLAN, here, 3).stops)).toEqual(["77", "60"]);
    expect(planFromNode(PLAN, here, 1)).toMatchObject({ mode: "walk" });
  });

  it("over places starts at the position, however near a node is", () => {
    const position = { lat: 52.1, lng: 5.1 };
    const cafe = { kind: "place" as const, lat: 52.2, lng: 5.2 };
    const start = (stops: readonly PlanPoint[], near: PlanNode | null) =>
      startFromHere({ stops }, position, near);
    expect(start([cafe], here)).toEqual({ kind: "place", ...position });
    expect(start([cafe], null)).toEqual({ kind: "place", ...position });
    expect(start([third, cafe], here)).toBe(here);
    expect(start([third, cafe], null)).toBeNull();
  });

  it("starts at the next stop if that is the node, and leads to the last if none remains", () => {
    expect(numbers(planFromNode(PLAN, third, 2).stops)).toEqual(["51", "60"]);
    expect(numbers(planFromNode(PLAN, here, null).stops)).toEqual(["77", "60"]);
    const chosen = [first, { ...third, along: "straight" as const }, last];
    const straight = { ...PLAN, draft: { ...PLAN.draft, stops: chosen } };
    expect(planFromNode(straight, third, 2).stops).toEqual([third, last]);
    expect(planFromNode(straight, here, 2).stops).toEqual([here, ...chosen.slice(1)]);
  });
});
