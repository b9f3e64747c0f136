import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import type { PlanPlace } from "#domain/network/plan/route/plan-route.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { draftAlternatives } from "./draft-alternatives.ts";
import { addStop, emptyDraft, type PlanStop } from "./plan-draft.ts";
import { routeThroughStops } from "./route-through-stops.ts";
import { questionOf } from "./stops-question.ts";

const PACK = "samples/packs/voorbeeld-delft";
const routing = createRoutingGraph([readGraph(readFileSync(`${PACK}/network.graph`))]);
const data = async () => {
  const file = await openWays(new Blob([readFileSync(`${PACK}/ways.graph`)]));
  return { routing, ways: joinWays([{ file, areas: [], dataDate: null }]) };
};

const DOOR: PlanPlace = { kind: "place", lat: 52.0005, lng: 4.371, name: "Kerkstraat 1" };
const CAFE: PlanPlace = { kind: "place", lat: 52.008, lng: 4.362, name: "Café" };
const OUT_AT_SEA: PlanPlace = { kind: "place", lat: 52.2, lng: 4 };

function node(number: string): PlanStop {
  const { graph } = routing;
  const [start = 0] = graph.modeStarts;
  for (let index = start; index < graph.nodeCount; index++) {
    if (graph.labelOf(index) !== number) continue;
    const { osmId, lat, lng } = graph.node(index);
    return { osmId, number, lat, lng };
  }
  throw new Error(`no ${number}`);
}

async function others(stops: readonly PlanStop[], fromStop: number, toStop: number) {
  const draft = stops.reduce(addStop, emptyDraft("walk"));
  return await draftAlternatives(await data(), { ...draft, fromStop, toStop });
}

describe("other routes of a plan with places", () => {
  it("go along ways over a new stop, and are found again by their stops", async () => {
    const stops = [DOOR, CAFE, node("14")];
    const found = await others(stops, 0, 1);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    const lengths = found.map(({ route }) => route.meters);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    for (const { stops: all, route } of found) {
      expect(all).toHaveLength(4);
      expect([all[0], all[2], all[3]]).toEqual(stops);
      expect(route.legs.map(({ along }) => along)).toEqual(["ways", "ways", "ways"]);
      const question = questionOf({ ...emptyDraft("walk"), stops: all });
      expect(await routeThroughStops(await data(), question)).toMatchObject({
        route: { meters: route.meters },
      });
    }
  });

  it("go along numbers between two nodes, and keep the places", async () => {
    const stops = [DOOR, node("14"), node("35"), CAFE];
    for (const { stops: all, route } of await others(stops, 1, 2)) {
      expect([all[0], all.at(-1)]).toEqual([DOOR, CAFE]);
      expect(route.legs.slice(1, -1).every(({ along }) => along === undefined)).toBe(true);
    }
  });

  it("replace what the user chose to be straight", async () => {
    const [straight] = await others([DOOR, { ...CAFE, along: "straight" }], 0, 1);
    expect(straight?.stops).toEqual([DOOR, { ...CAFE, along: "ways" }]);
    expect(straight?.route.legs.map(({ along }) => along)).toEqual(["ways"]);
  });

  it("are none where no way leads, and on the water", async () => {
    expect(await others([DOOR, OUT_AT_SEA], 0, 1)).toEqual([]);
    const boat = { ...emptyDraft("canoe"), stops: [DOOR, CAFE], fromStop: 0, toStop: 1 };
    expect(await draftAlternatives(await data(), boat)).toEqual([]);
  });
});
