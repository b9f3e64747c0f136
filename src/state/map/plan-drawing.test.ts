import { describe, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineOfFollowed } from "#domain/guidance/followed.ts";
import { guide, startGuidance } from "#domain/guidance/guide.ts";
import {
  CORNERED,
  placeOf,
  routeOver,
  type Spot,
  walkOver,
} from "#domain/guidance/simulated-walk.fixture.ts";
import { EMPTY_ROUTE, nodesAmong } from "#domain/network/plan/route/plan-route.ts";
import { straightLeg, withStraightEnd } from "#domain/network/plan/route/straight-legs.ts";
import type { WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { Following } from "#state/guidance/guidance.ts";
import { type PlanDrawingInput, planDrawing } from "./plan-drawing.ts";

const TEXTS = {
  besideNetwork: (meters: number) => `beside ${Math.round(meters)}`,
  alongWays: ({ meters }: WayRoute) => `ways ${Math.round(meters)}`,
  straight: (meters: number) => `straight ${Math.round(meters)}`,
  routeLetter: (index: number) => "ABC"[index] ?? "?",
};

const ROUTE = routeOver(CORNERED);
const OTHER = routeOver([
  [0, 0],
  [0, 500],
]);
const DRAFT = emptyDraft("walk");

/** Input for a draft, with overrides. */
function input(changes: Partial<PlanDrawingInput> = {}): PlanDrawingInput {
  return {
    planner: { draft: DRAFT, route: ROUTE },
    planning: { isEditing: true, offer: null },
    following: null,
    ownPosition: null,
    shown: { isShown: true, onView: null },
    ...changes,
  };
}

const ownAt = (spot: Spot, isStale = false) => ({ ...placeOf(spot), isStale });
const drawn = (changes: Partial<PlanDrawingInput> = {}) => planDrawing(input(changes), TEXTS).plan;

/** The navigation along a plan or track over these spots, after a walk. */
function followed(kind: "plan" | "track", walk: readonly Spot[]): Following {
  const route = routeOver(CORNERED);
  const plan = { kind: "plan", draft: DRAFT, route } as const;
  const line = lineOfFollowed(plan);
  const track = { kind: "track", name: "Lus", mode: "walk", line } as const;
  const state = walkOver(walk).reduce(
    (before, fix) => guide(before, line, fix),
    startGuidance("walk"),
  );
  return { followed: kind === "plan" ? plan : track, startedAtMs: 0, line, state };
}

describe("the drawing of a plan", () => {
  it("is empty without a plan, unless one is being made", () => {
    const planner = { draft: DRAFT, route: EMPTY_ROUTE };
    expect(drawn({ planner, planning: { isEditing: false, offer: null } })).toBeNull();
    expect(drawn({ planner })).toMatchObject({ nodes: [], legs: [], isEditable: true });
  });

  it("marks the chosen nodes, and is editable only while the plan is being made", () => {
    expect(drawn()?.nodes.map(({ isStop }) => isStop)).toEqual([true, false, false, true]);
    expect(drawn()?.isEditable).toBe(true);
    expect(drawn({ planning: { isEditing: false, offer: null } })?.isEditable).toBe(false);
  });

  it("has a straight line from the position to the first node", () => {
    const lines = drawn({ ownPosition: ownAt([0, -250]) })?.straightLines;
    expect(lines?.map(({ label }) => label)).toEqual(["beside 250"]);
    expect(drawn({ ownPosition: ownAt([0, -250], true) })?.straightLines).toEqual([]);
    expect(drawn({ ownPosition: ownAt([0, -19]) })?.straightLines).toEqual([]);
    expect(drawn({ ownPosition: ownAt([0, -50_001]) })?.straightLines).toEqual([]);
  });

  it("has routes along ways where packs know them, with straight lines to what lies away from them", () => {
    const [start, end] = [placeOf([0, -100]), placeOf([0, 0])];
    const way = {
      kind: "route",
      metersBefore: 150,
      meters: 180,
      metersAfter: 0,
      pavedMeters: 0,
      unpavedMeters: 0,
      walkedMeters: 0,
      line: Float64Array.of(start.lng, start.lat, end.lng, end.lat),
      stretches: [],
      turns: [],
      conditions: [],
      settled: 1,
    } as const;
    const wayBetween = (from: LatLng) => (from.lat < placeOf([0, 0]).lat ? way : null);
    const changes = { ownPosition: ownAt([0, -250]), wayBetween };
    const lines = drawn(changes)?.straightLines;
    expect(lines?.map(({ label, line }) => [label, line])).toEqual([
      ["straight 150", undefined],
      ["ways 180", way.line],
    ]);
  });

  it("draws the straight parts of legs dashed with their length, and the rest as the line", () => {
    const [a, b, c] = [placeOf([0, 0]), placeOf([100, 0]), placeOf([600, 0])];
    const legs = [
      {
        along: "ways" as const,
        meters: 160,
        metersBefore: 50,
        hasFerry: false,
        hasPortage: false,
        isConnection: false,
        line: Float64Array.of(a.lng, a.lat, 5, 52, 5.001, 52, b.lng, b.lat),
      },
      straightLeg({ kind: "place", ...b }, { kind: "place", ...c }),
    ];
    const nodes = [a, b, c].map((place) => ({ kind: "place" as const, ...place }));
    const route = { nodes, legs, stopPlaces: [0, 1, 2], meters: 660 };
    const plan = drawn({ planner: { draft: DRAFT, route } });
    expect(plan?.nodes.map(({ osmId, number }) => [osmId, number])).toEqual(
      nodes.map(() => [undefined, ""]),
    );
    expect(plan?.legs.map(({ line }) => line.length)).toEqual([6, 0]);
    expect(plan?.legs.map(({ dashes }) => dashes?.map(({ label }) => label))).toEqual([
      ["straight 50"],
      ["straight 500"],
    ]);
  });

  it("shows the selected route as the plan, and the others with letters", () => {
    const others = { candidates: [], reached: [], strays: [] };
    const offer = { mode: "walk", routes: [ROUTE, OTHER], ...others } as const;
    const planner = { draft: DRAFT, route: EMPTY_ROUTE };
    const looked = drawn({ planner, planning: { isEditing: true, offer: { ...offer, shown: 1 } } });
    expect(looked?.nodes).toHaveLength(2);
    expect(looked?.isEditable).toBe(false);
    expect(looked?.offer?.previewIndex).toBe(1);
    expect(looked?.offer?.letters.map(({ index, label }) => [index, label])).toEqual([[1, "B"]]);
    expect(looked?.offer?.routes.map(({ index, label }) => [index, label])).toEqual([[0, "A"]]);
    const all = drawn({ planner, planning: { isEditing: true, offer: { ...offer, shown: null } } });
    expect(all?.nodes).toEqual([]);
    expect(all?.offer?.routes.map(({ label }) => label)).toEqual(["A", "B"]);
    expect(all?.offer?.letters).toEqual([]);
  });

  it("shows the nodes of one number with letters, beside the plan", () => {
    const candidates = nodesAmong(OTHER.nodes);
    const none = { routes: [], shown: null, reached: [], strays: [] };
    const offer = { mode: "walk", ...none, candidates } as const;
    const shown = drawn({ planning: { isEditing: true, offer } });
    expect(shown?.nodes).toHaveLength(4);
    expect(shown?.offer?.letters.map(({ label, labelAt }) => [label, labelAt])).toEqual(
      candidates.map((node, index) => ["AB"[index], node]),
    );
  });

  it("is the followed route until the plan is edited", () => {
    const following = followed("track", [
      [-300, 0],
      [-299, 0],
    ]);
    const planning = { isEditing: false, offer: null };
    const planner = { draft: DRAFT, route: OTHER };
    const shown = drawn({ following, planning, planner });
    expect(shown).toMatchObject({ nodes: [], legs: [{ hasFerry: false }], isEditable: false });
    expect(shown?.straightLines.map(({ label }) => label)).toEqual(["straight 300"]);
    const plan = drawn({ following: followed("plan", [[0, 0]]), planning, planner });
    expect(plan?.nodes).toHaveLength(4);
    expect(drawn({ following, planner })?.nodes).toHaveLength(2);
  });

  it("has the straight end of a followed plan once", () => {
    const goal = { kind: "place" as const, ...placeOf([400, 700]) };
    const plan = { kind: "plan", draft: DRAFT, route: withStraightEnd(ROUTE, goal) } as const;
    const following = {
      followed: plan,
      startedAtMs: 0,
      line: lineOfFollowed(plan),
      state: startGuidance("walk"),
    };
    const shown = drawn({ following, planning: { isEditing: false, offer: null } });
    expect(shown?.nodes).toHaveLength(ROUTE.nodes.length + 1);
    expect(shown?.straightLines).toHaveLength(1);
    expect(shown?.legs.some(({ dashes }) => dashes)).toBe(false);
  });

  it("is the route that a screen shows, regardless of the plan and the followed route", () => {
    const following = followed("track", [[-300, 0]]);
    const onView = { mode: "cycle", route: OTHER } as const;
    const viewed = drawn({ following, shown: { isShown: false, onView } });
    expect(viewed).toMatchObject({ mode: "cycle", isEditable: false, straightLines: [] });
    expect(viewed?.nodes).toHaveLength(2);
    expect(drawn({ shown: { isShown: false, onView: null } })).toBeNull();
  });

  it("stays the same object until a visible change", () => {
    const first = planDrawing(input({ ownPosition: ownAt([0, -250]) }), TEXTS);
    const step = planDrawing(input({ ownPosition: ownAt([0, -241]) }), TEXTS, first);
    expect(step).toBe(first);
    const farther = planDrawing(input({ ownPosition: ownAt([0, -239]) }), TEXTS, first);
    expect(farther.plan?.straightLines.map(({ label }) => label)).toEqual(["beside 239"]);
    expect(farther.plan?.nodes).toBe(first.plan?.nodes);
    const edited = planDrawing(input({ planner: { draft: DRAFT, route: OTHER } }), TEXTS, farther);
    expect(edited.plan?.nodes).toHaveLength(2);
  });
});
