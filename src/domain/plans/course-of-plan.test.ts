import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routeOver, type Spot } from "#domain/guidance/simulated-walk.fixture.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { courseOfPlan } from "./course-of-plan.ts";
import { planIn, SAMPLE_GRAPH } from "./sample-courses.fixture.ts";

const GRAPH = readFileSync(SAMPLE_GRAPH);

const cuesOf = (spots: readonly Spot[]) =>
  courseOfPlan({ name: "", mode: "walk", route: routeOver(spots) }, turnAtText)?.cues;

it("has the number and the turn of every node, none at both ends", () => {
  const turned = (degrees: number): Spot => {
    const angle = (degrees * Math.PI) / 180;
    return [200 * Math.sin(angle), 200 * Math.cos(angle)];
  };
  const turns = [0, 40, -40, 90, -90, 140, -140, 178].map(
    (degrees) => cuesOf([[0, -200], [0, 0], turned(degrees)])?.[1]?.turn,
  );
  expect(turns).toEqual([
    "straight",
    "slight-right",
    "slight-left",
    "right",
    "left",
    "sharp-right",
    "sharp-left",
    "back",
  ]);
  expect(
    cuesOf([
      [0, 0],
      [0, 200],
      [200, 200],
    ]),
  ).toEqual([
    { name: "1", index: 0, turn: null },
    { name: "2", index: 1, turn: "right", comment: "bij 2 rechtsaf" },
    { name: "3", index: 2, turn: null },
  ]);
});

it("through Delft has its nodes at the points of the line where they are", () => {
  const plan = planIn(GRAPH, "walk", ["14", "68"]);
  const course = courseOfPlan(plan, turnAtText);
  expect(course?.cues.map(({ name, turn }) => [name, turn])).toEqual([
    ["14", null],
    ["35", "left"],
    ["28", "right"],
    ["68", null],
  ]);
  for (const [place, { index }] of (course?.cues ?? []).entries()) {
    expect(course?.lats[index]).toBeCloseTo(plan.route.nodes[place]?.lat ?? 0, 5);
    expect(course?.lngs[index]).toBeCloseTo(plan.route.nodes[place]?.lng ?? 0, 5);
  }
  const joints = course?.lngs
    .slice(1)
    .filter((lng, at) => lng === course.lngs[at] && course.lats[at + 1] === course.lats[at]);
  expect(joints).toHaveLength(0);
});

it("is null without a line", () => {
  const { nodes } = planIn(GRAPH, "walk", ["14", "68"]).route;
  expect(
    courseOfPlan({ name: "", mode: "walk", route: { nodes, legs: [] } }, turnAtText),
  ).toBeNull();
});
