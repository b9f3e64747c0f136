import { expect, test } from "vitest";
import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import {
  labelOf,
  lineOfRoute,
  type PlanLeg,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import { surfaceOfRoute } from "#domain/network/plan/route/route-surface.ts";
import { kindsAlongLegs } from "#domain/plans/along-legs.ts";
import { courseOfPlan } from "#domain/plans/course-of-plan.ts";
import { lineToFollow } from "#domain/plans/guide-line-of-plan.ts";
import type { PlanDraft } from "#domain/plans/plan-draft.ts";
import { planAsRoute, planAsTrack, planInFile } from "#domain/plans/plan-gpx.ts";
import { passedNodes, planShareLink, readPlanLink } from "#domain/plans/plan-link.ts";
import { turnedPlan } from "#domain/plans/plan-with-route.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { numbersInRow, planAsText } from "#sentences/plan/plan.ts";
import { followedText, readFollowed } from "#storage/guidance/following-text.ts";
import { planText, readPlanText } from "#storage/records/plans/plan-text.ts";
import {
  type NamedPlan,
  sumsOfPlan,
  titleOfPlan,
  totalsOfPlan,
  writtenNodes,
} from "./named-plan.ts";
import { numbered, withNamedPlaces } from "./point-words.ts";

const door = { kind: "place" as const, lat: 52, lng: 5, name: "Kerkstraat 1" };
const node = (number: string, at: number) => ({ osmId: at, number, lat: 52, lng: 5 + at / 100 });
const spot = { kind: "place" as const, lat: 52.01, lng: 5.02 };

/** A leg of about 683 m per hundredth of a degree to the east. */
function leg(from: { lat: number; lng: number }, to: typeof from, more: Partial<PlanLeg>): PlanLeg {
  const line = Float64Array.of(from.lng, from.lat, to.lng, to.lat);
  const meters = metersAlong(line).at(-1) ?? 0;
  const traits = { hasFerry: false, hasPortage: false, isConnection: false };
  return { ...traits, meters, line, ...more };
}

/** From a door along ways to 14, along the network to 35, and straight to a place without a name. */
const STOPS = [door, node("14", 1), node("35", 2), spot] as const;
const [, second, third] = STOPS;
const LEGS = [
  leg(door, second, {
    along: "ways",
    metersBefore: 0,
    pavedMeters: 600,
    turns: [{ meters: 300, turn: "left", name: "Laan" }],
  }),
  leg(second, third, {}),
  leg(third, spot, { along: "straight", reason: "no-way" }),
];
const ROUTE: PlanRoute = {
  nodes: STOPS,
  legs: LEGS,
  stopPlaces: [0, 1, 2, 3],
  meters: LEGS.reduce((sum, { meters }) => sum + meters, 0),
};
const DRAFT: PlanDraft = { mode: "walk", options: {}, stops: STOPS };
const PLAN: NamedPlan = { name: "Rondje", draft: DRAFT, route: ROUTE };
const SAVED = { ...PLAN, id: "a", note: "", changedAtMs: 1, deletedAtMs: null };
const WRITTEN = { name: "Rondje", mode: "walk" as const, route: withNamedPlaces(ROUTE) };

/** The labels of the points of a plan, as each door of the app has them. */
const DOORS: Readonly<Record<string, () => readonly string[]>> = {
  "the list and the strip": () => writtenNodes(PLAN).map(({ number }) => number),
  "the numbers in a row": () => numbersInRow(numbered(ROUTE.nodes)).split(" → "),
  "a message": () => {
    const text = planAsText("Rondje", totalsOfPlan(PLAN), writtenNodes(PLAN));
    return (text.split("\n")[1] ?? "").split(" → ");
  },
  "a GPX track": () => planAsTrack(WRITTEN, turnAtText).waypoints.map(({ name }) => name),
  "a GPX route": () =>
    planAsRoute(WRITTEN, turnAtText).routes.flatMap(({ points }) => points.map((one) => one.name)),
  "a GPX track that is read back": () => labelsRead(planAsTrack(WRITTEN, turnAtText)),
  "a GPX route that is read back": () => labelsRead(planAsRoute(WRITTEN, turnAtText)),
  "a course for a watch": () =>
    courseOfPlan(WRITTEN, turnAtText)?.cues.flatMap((cue) => (cue.isStreet ? [] : cue.name)) ?? [],
  "a link": () => {
    const link = planShareLink("https://kaart.example", {
      ...DRAFT,
      name: "",
      passed: passedNodes(ROUTE),
    });
    const read = readPlanLink(link);
    return numbered(read.ok ? read.plan.stops : []).map((one) => one.number);
  },
  "a stored plan": () =>
    numbered(readPlanText(planText(SAVED))?.route.nodes ?? []).map((one) => one.number),
  "a followed plan": () => {
    const text = followedText({
      followed: { kind: "plan", ...PLAN, route: WRITTEN.route },
      startedAtMs: 1,
    });
    const followed = readFollowed(text)?.followed;
    return followed?.kind === "plan" ? followed.route.nodes.map(labelOf) : [];
  },
  "the reversed plan": () =>
    numbered(turnedPlan(PLAN).route.nodes.toReversed()).map((one) => one.number),
};

/** Returns the labels of the plan in a file. */
function labelsRead({ waypoints, tracks, routes }: ExportContent): readonly string[] {
  const file = { waypoints, tracks, routes } as unknown as ExchangeFile;
  const stops = planInFile(file)?.draft.stops ?? [];
  return numbered(stops).map((one) => one.number);
}

test("a course for a watch tells the turns into streets between the numbers", () => {
  const course = courseOfPlan(WRITTEN, turnAtText);
  expect(course?.cues.map(({ name, turn, comment }) => [name, turn, comment])).toEqual([
    ["Kerkstraat 1", null, undefined],
    ["Laan", "left", "bij het punt linksaf, Laan"],
    ["14", "straight", "bij 14 rechtdoor"],
    ["35", "left", "bij 35 linksaf"],
    ["Punt op de kaart", null, undefined],
  ]);
});

test.each(Object.keys(DOORS))("every stop of a plan with places has its label in %s", (name) => {
  expect(DOORS[name]?.()).toEqual(["Kerkstraat 1", "14", "35", "Punt op de kaart"]);
});

test("a plan between two places without a name, or in one street, is no loop", () => {
  const between = (lat: number, name?: string) => {
    const stops = [52, lat].map((at) => ({
      kind: "place" as const,
      lat: at,
      lng: 4.37,
      ...(name && { name }),
    }));
    return titleOfPlan({ draft: { ...DRAFT, stops }, route: { ...ROUTE, nodes: stops } });
  };
  expect(between(52.01)).toBe("Wandelen");
  expect(between(52.01, "Laan")).toBe("Wandelen Laan – Laan");
  expect(between(52)).toBe("Wandelen, rondje");
});

test("a title leaves out an end without a name", () => {
  const stops = [...PLAN.route.nodes].reverse();
  expect(titleOfPlan({ ...PLAN, route: { ...PLAN.route, nodes: stops } })).toBe(
    "Wandelen naar Kerkstraat 1",
  );
});

test("a plan is named by its ends, and its sums count every leg and say what is straight", () => {
  expect(titleOfPlan(PLAN)).toBe("Wandelen vanaf Kerkstraat 1");
  expect(totalsOfPlan(PLAN)).toMatch(/^2,5 km · \d+ min · waarvan 1,1 km recht$/);
  expect(sumsOfPlan(PLAN)).toEqual({
    totals: expect.stringMatching(/^2,5\skm · \d+\smin$/),
    straightPart: expect.stringMatching(/^waarvan 1,1\skm recht$/),
  });
  expect(writtenNodes(PLAN).map((one) => one.leg)).toEqual([
    null,
    "685 m · langs paden",
    "685 m",
    "1,1 km · recht · in je kaartpakketten leidt geen weg erheen",
  ]);
});

test("a stretch where a cyclist gets off is said with its leg, and takes as long as walking it", () => {
  const [first, ...others] = LEGS as [PlanLeg, ...PlanLeg[]];
  const legs = [{ ...first, walkedMeters: 150 }, ...others];
  const ridden = { ...PLAN, draft: { ...DRAFT, mode: "cycle" as const } };
  const walked = { ...ridden, route: { ...ROUTE, legs } };
  expect(writtenNodes(walked)[1]?.leg).toBe("685 m · langs paden · 150 m afstappen");
  expect([totalsOfPlan(ridden), totalsOfPlan(walked)].map((one) => one.split(" · ")[1])).toEqual([
    "9 min",
    "11 min",
  ]);
});

test("the surface, the line and what lies along count the legs beside the network", () => {
  const { pavedMeters, unknownMeters } = surfaceOfRoute(ROUTE);
  expect(pavedMeters + unknownMeters).toBeCloseTo(ROUTE.meters, 3);
  expect(lineOfRoute(ROUTE)).toHaveLength(8);
  const tap = { kind: "drinking-water", alongMeters: 300 } as never;
  expect(kindsAlongLegs(LEGS, [tap])[0]).toHaveLength(0);
});

test("who follows it reaches a straight end by any path, and everything else along the line", () => {
  const line = lineToFollow(ROUTE);
  expect(line.goal).toEqual({ lat: spot.lat, lng: spot.lng });
  expect(line.nodes.map(({ label }) => label)).toEqual(["Kerkstraat 1", "14", "35"]);
  const alongWays = { ...ROUTE, legs: LEGS.map((one) => ({ ...one, along: "ways" as const })) };
  expect(lineToFollow(alongWays).goal).toBeNull();
  expect(lineToFollow(alongWays).nodes).toHaveLength(4);
});
