import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import {
  labelOf,
  type PlanPlace,
  type PlanRoute,
  straightMetersOf,
} from "#domain/network/plan/route/plan-route.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { addStop, emptyDraft, type PlanDraft, type PlanStop, setGround } from "./plan-draft.ts";
import { routeThroughStops } from "./route-through-stops.ts";
import { questionOf, routeWithoutPacks } from "./stops-question.ts";

const PACK = "samples/packs/voorbeeld-delft";
const routing = createRoutingGraph([readGraph(readFileSync(`${PACK}/network.graph`))]);
const waysOfDelft = async (): Promise<JoinedWays> => {
  const file = await openWays(new Blob([readFileSync(`${PACK}/ways.graph`)]));
  return joinWays([{ file, areas: [], dataDate: null }]);
};

const DOOR: PlanPlace = { kind: "place", lat: 52.0005, lng: 4.371, name: "Kerkstraat 1" };
const CAFE: PlanPlace = { kind: "place", lat: 52.002, lng: 4.3752, name: "Café" };
const OUT_AT_SEA: PlanPlace = { kind: "place", lat: 52.2, lng: 4 };

/** Returns the first two walking nodes that have a route between them. */
function twoNodes(): readonly [PlanStop, PlanStop] {
  const { graph } = routing;
  const node = (index: number) => {
    const { osmId, lat, lng } = graph.node(index);
    return { osmId, number: graph.labelOf(index), lat, lng };
  };
  const [first = 0] = graph.modeStarts;
  for (let other = first + 1; other < graph.nodeCount; other++) {
    const path = routing.find(first, other);
    if (path && path.nodes.length === 2 && path.lengthMeters > 200)
      return [node(first), node(other)];
  }
  throw new Error("no two nodes");
}

const draftOf = (...stops: readonly PlanStop[]): PlanDraft =>
  stops.reduce(addStop, emptyDraft("walk"));

async function routeOf(draft: PlanDraft, ways?: JoinedWays): Promise<PlanRoute> {
  const data = { routing, ways: ways ?? (await waysOfDelft()) };
  const answer = await routeThroughStops(data, questionOf(draft));
  if (answer.kind === "problem") throw new Error(answer.problem.kind);
  return answer.route;
}

const groundsOf = ({ legs }: PlanRoute) => legs.map(({ along = "network" }) => along);

/** Every leg begins at its point and ends at the next, and its parts add up. */
function expectWhole({ nodes, legs, meters, stopPlaces }: PlanRoute): void {
  expect(legs).toHaveLength(nodes.length - 1);
  expect(stopPlaces.at(-1)).toBe(nodes.length - 1);
  legs.forEach((leg, place) => {
    const { line } = leg;
    const ends = [
      { lng: line[0] as number, lat: line[1] as number },
      { lng: line.at(-2) as number, lat: line.at(-1) as number },
    ] as const;
    expect(distanceMeters(ends[0], nodes[place] as PlanStop)).toBeLessThan(1);
    expect(distanceMeters(ends[1], nodes[place + 1] as PlanStop)).toBeLessThan(1);
    const onLine = metersAlong(line).at(-1) ?? 0;
    expect(Math.abs(onLine - leg.meters)).toBeLessThan(1 + leg.meters / 200);
    expect((leg.pavedMeters ?? 0) + (leg.unpavedMeters ?? 0)).toBeLessThan(leg.meters + 1);
  });
  expect(legs.reduce((sum, leg) => sum + leg.meters, 0)).toBeCloseTo(meters, 3);
}

describe("the route through stops of both kinds", () => {
  it("goes along ways from a door, along the network between nodes, and along ways to a café", async () => {
    const [first, second] = twoNodes();
    const route = await routeOf(draftOf(DOOR, first, second, CAFE));
    expectWhole(route);
    const grounds = groundsOf(route);
    expect([grounds[0], grounds.at(-1)]).toEqual(["ways", "ways"]);
    expect(new Set(grounds.slice(1, -1))).toEqual(new Set(["network"]));
    expect(labelOf(route.nodes[0] as PlanStop)).toBe("Kerkstraat 1");
    const [leg] = route.legs;
    expect(leg?.turns?.length).toBeGreaterThan(0);
    expect(leg?.turns?.every(({ meters }) => meters >= 0 && meters <= leg.meters)).toBe(true);
    expect((leg?.pavedMeters ?? 0) + (leg?.unpavedMeters ?? 0)).toBeGreaterThan(0);
  });

  it("follows the ground that the user chose for a leg", async () => {
    const [first, second] = twoNodes();
    const draft = draftOf(first, second);
    expect(groundsOf(await routeOf(setGround(draft, 1, "ways")))).toEqual(["ways"]);
    const straight = await routeOf(setGround(draft, 1, "straight"));
    expect(groundsOf(straight)).toEqual(["straight"]);
    expect(straight.meters).toBeCloseTo(distanceMeters(first, second), 3);
    expectWhole(straight);
    // No network leads to a place, whatever was chosen for a node there.
    expect(groundsOf(await routeOf(setGround(draftOf(DOOR, CAFE), 1, "network")))).toEqual([
      "ways",
    ]);
  });

  it("is straight with the reason where no way is known, and counts those metres", async () => {
    const route = await routeOf(draftOf(DOOR, OUT_AT_SEA));
    expectWhole(route);
    expect(route.legs[0]).toMatchObject({ along: "straight", reason: "to-far-from-ways" });
    expect(straightMetersOf(route.legs[0] as PlanRoute["legs"][number])).toBe(route.meters);
    const bare = await routeOf(draftOf(DOOR, CAFE), joinWays([]));
    expect(bare.legs[0]).toMatchObject({ along: "straight", reason: "from-far-from-ways" });
    expect(bare.meters).toBeCloseTo(distanceMeters(DOOR, CAFE), 3);
  });

  it("counts the straight metres to the first way, which is the first segment of the line", async () => {
    const beside = { ...DOOR, lat: DOOR.lat + 0.0004 };
    const { legs } = await routeOf(draftOf(beside, CAFE));
    const [leg] = legs;
    const { metersBefore = 0 } = leg ?? {};
    const [, first = 0] = metersAlong(leg?.line.subarray(0, 4) ?? new Float64Array());
    expect(Math.abs(first - metersBefore)).toBeLessThan(1);
  });

  it("names a place without a name after the street that it is in", async () => {
    const [leg] = (await routeOf(draftOf(DOOR, CAFE))).legs;
    const line = leg?.line ?? new Float64Array();
    const spots = Array.from({ length: line.length / 2 }, (_, at) => ({
      kind: "place" as const,
      lng: line[2 * at] as number,
      lat: line[2 * at + 1] as number,
    }));
    const names = new Set<string>();
    for (const spot of spots.slice(2, 30)) {
      const { nodes } = await routeOf(draftOf(spot, CAFE, OUT_AT_SEA));
      const [name, ...others] = nodes.map(labelOf);
      names.add(name ?? "");
      expect(others).toEqual(["Café", ""]);
    }
    const streets = new Set(leg?.turns?.map(({ name }) => name ?? ""));
    expect([...names].some((name) => name !== "" && streets.has(name))).toBe(true);
  });

  it("follows the waters from places on the water, and says so where they are not there", async () => {
    const [delft, rotterdam] = [
      { kind: "place", lat: 52.00165, lng: 4.3636 } as const,
      { kind: "place", lat: 51.9085, lng: 4.4485 } as const,
    ];
    const question = questionOf({ ...draftOf(delft, rotterdam), mode: "motorboat" });
    const none = await routeThroughStops({ routing, ways: joinWays([]) }, question);
    expect(none).toMatchObject({ route: { legs: [{ along: "straight", reason: "damaged" }] } });
    const file = await openWays(new Blob([readFileSync("public/nautical/vaarwater.graph")]));
    const waters = joinWays([{ file, areas: [], dataDate: null }]);
    const found = await routeThroughStops({ routing, ways: joinWays([]), waters }, question);
    if (found.kind === "problem") throw new Error("no route");
    const [leg] = found.route.legs;
    expect(leg).toMatchObject({ along: "ways", pavedMeters: 0 });
    expect(leg?.conditions).toBeUndefined();
    expect(leg?.turns?.map(({ name }) => name)).toContain("Delfshavensche Schie");
  });

  it("reports the stop that no pack has, by its index among all stops", async () => {
    const [first] = twoNodes();
    const gone = { osmId: 1, number: "99", lat: 52, lng: 4.37 };
    const question = questionOf(draftOf(DOOR, first, gone));
    const answer = await routeThroughStops({ routing, ways: joinWays([]) }, question);
    expect(answer).toEqual({ kind: "problem", problem: { kind: "unknown-node", stopIndex: 2 } });
  });

  it("is straight between places without any pack, and unknown for a node", () => {
    const [first] = twoNodes();
    const places = routeWithoutPacks(questionOf(draftOf(DOOR, CAFE, OUT_AT_SEA)));
    if (places.kind === "problem") throw new Error("no route");
    expectWhole(places.route);
    expect(groundsOf(places.route)).toEqual(["straight", "straight"]);
    expect(routeWithoutPacks(questionOf(draftOf(DOOR, first)))).toMatchObject({
      problem: { kind: "unknown-node", stopIndex: 1 },
    });
  });

  it("asks for a plan with only nodes as before", () => {
    const [first, second] = twoNodes();
    expect(questionOf(draftOf(first, second))).not.toHaveProperty("along");
  });
});
