import { openAsBlob, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { lineOfSteps } from "#domain/network/plan/line-of-steps.ts";
import {
  createRoutingGraph,
  planThrough,
  stopsForNumbers,
} from "#domain/network/plan/plan-stops.ts";
import { canGoWrong, turnAt } from "#domain/route-sheet/junction.ts";
import { turnDegrees } from "#domain/units/degrees.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import { junctionsAlong } from "./junctions-along.ts";

const PACK = "samples/packs/voorbeeld-delft";

/** The walk from node 14 to node 68 of the sample pack. */
function walk(): Float64Array {
  const routing = createRoutingGraph([readGraph(readFileSync(`${PACK}/network.graph`))]);
  const numbers = { mode: "walk", numbers: ["14", "68"], near: null } as const;
  const stops = stopsForNumbers(routing, numbers);
  const plan = "kind" in stops ? null : planThrough(routing, stops, {});
  if (!plan) throw new Error("no walk from 14 to 68");
  const nodes = plan.legs.flatMap((leg, index) => leg.nodes.slice(index === 0 ? 0 : 1));
  return lineOfSteps(routing.graph, { nodes, edges: plan.legs.flatMap(({ edges }) => edges) });
}

it("finds the junctions of a walk through Delft among the ways of the sample pack", async () => {
  const blob = await openAsBlob(`${PACK}/map.pmtiles`);
  const { archive } = archiveReader(blob, "delft");
  const { junctions, tilesWithWays, tilesAlong } = await junctionsAlong(archive, walk(), 8);
  expect(tilesWithWays).toBe(tilesAlong);
  expect(junctions.length).toBeGreaterThan(15);
  const alongs = junctions.map(({ alongMeters }) => alongMeters);
  expect(alongs).toEqual([...alongs].sort((one, other) => one - other));
  // A left turn at 52.00182, 4.36611, where another way goes on to the south-west.
  const left = junctions.find(({ alongMeters }) => Math.abs(alongMeters - 221) < 5);
  expect(left && turnDegrees(left.inDegrees, 316)).toBeLessThan(5);
  expect(left && turnDegrees(left.outDegrees, 58)).toBeLessThan(5);
  expect(left?.otherDegrees).toHaveLength(1);
  expect(left && turnDegrees(left.otherDegrees[0] ?? 0, 229)).toBeLessThan(5);
  expect(left && turnAt(left)).toBeLessThan(-60);
  expect(left && canGoWrong(left)).toBe(true);
  // A crossing with a road, and with tram tracks that nobody walks along.
  const crossing = junctions.find(({ alongMeters }) => Math.abs(alongMeters - 739) < 5);
  expect(crossing?.otherDegrees.map(Math.round)).toEqual([300]);
  // Of twenty junctions some need no word.
  expect(junctions.filter(canGoWrong).length).toBeLessThan(junctions.length);
});

it("finds none where the archive has no ways", async () => {
  const blob = await openAsBlob(`${PACK}/map.pmtiles`);
  const { archive } = archiveReader(blob, "delft");
  const far = Float64Array.of(6, 53, 6.01, 53);
  const found = await junctionsAlong(archive, far, 8);
  expect(found).toMatchObject({ junctions: [], tilesWithWays: 0 });
});
