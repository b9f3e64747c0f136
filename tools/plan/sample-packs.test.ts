import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { placesInOrder } from "#domain/geodesy/line/guide-line.ts";
import { nodesNear } from "#domain/network/graph/node-around.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { routeThrough } from "#domain/network/plan/route/route-through.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { cuesOfLine } from "#domain/network/ways/route/cues-of-line.ts";
import { guideLineOfPlan } from "#domain/plans/guide-line-of-plan.ts";
import { runPlan } from "./run-plan.ts";
import { waysOfPacks } from "./ways-of-packs.ts";

const PACKS = join(import.meta.dirname, "../../samples/packs");
const DELFT = join(PACKS, "voorbeeld-delft");
const DELFLAND = join(PACKS, "voorbeeld-delfland-varen");
const LIMBURG = join(PACKS, "voorbeeld-limburg-wandelen");

async function planned(...args: readonly string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await runPlan(args, {
    input: Readable.from([]),
    write: (line) => lines.push(line),
    complain: (sentence) => complaints.push(sentence),
  });
  expect([code, complaints]).toEqual([0, []]);
  const { nodes, meters } = JSON.parse(lines[0] ?? "");
  const numbers = nodes.map(({ number }: { number: string }) => Number(number)).join(" ");
  return { numbers, meters };
}

describe("plans on the packs that come with the project", () => {
  it("lead on foot through Delft from 14 to 68, with any other packs", async () => {
    const plan = { numbers: "14 35 28 68", meters: 1663.4 };
    expect(await planned(DELFT, "--mode", "walk", "14", "68")).toEqual(plan);
    const near = ["--near", "52.0,4.37"];
    expect(await planned(LIMBURG, DELFT, "--mode", "walk", ...near, "14", "68")).toEqual(plan);
  });

  it("lead by boat through Delfland from 9 to 49", async () => {
    const plan = { numbers: "9 10 49", meters: 11_682 };
    expect(await planned(DELFLAND, "--mode", "motorboat", "9", "49")).toEqual(plan);
    expect(await planned(DELFLAND, DELFT, "--mode", "motorboat", "9", "49")).toEqual(plan);
  });

  it("make a loop of about 12 km in Limburg", async () => {
    const loop = ["--loop", "12000", "--near", "51.13,6.07"];
    const { numbers, meters } = await planned(LIMBURG, "--mode", "walk", ...loop);
    expect(meters).toBeGreaterThan(10_800);
    expect(meters).toBeLessThan(13_200);
    expect(numbers).toMatch(/^(\d+) .* \1$/);
  });
});

describe("a line of a batch without numbers", () => {
  async function answered(line: object, ...packs: readonly string[]) {
    const [lines, complaints]: [string[], string[]] = [[], []];
    const code = await runPlan([...packs, "--mode", "walk", "--batch"], {
      input: Readable.from([JSON.stringify(line)]),
      write: (text) => lines.push(text),
      complain: (sentence) => complaints.push(sentence),
    });
    expect([code, complaints]).toEqual([0, []]);
    return JSON.parse(lines[0] ?? "");
  }
  const door = [52.002, 4.36];

  it("asks for a loop of 6 km from a door in Delft", async () => {
    const loop = await answered({ from: door, loop: 6000 }, DELFT);
    expect(Math.abs(loop.meters - 6000)).toBeLessThanOrEqual(600);
    expect(loop.metersTwice).toBeLessThan(0.12 * loop.meters);
    expect(loop.stops[0]).toEqual(door);
    expect(loop.stops.at(-1)).toEqual(door);
    expect(loop.hasWantedLength).toBe(true);
    const none = await answered({ from: door, loop: 6000 }, LIMBURG);
    expect(none).toEqual({ meters: null, problem: "no-ways-in-packs" });
  });

  it("asks for the ways within 1 km of it", async () => {
    const reach = await answered({ from: door, reach: 1000 }, DELFT);
    expect(reach.meters).toBeGreaterThan(10_000);
    expect(reach.farthest.length).toBeGreaterThan(5);
    for (const { straightMeters } of reach.farthest) {
      expect(straightMeters).toBeLessThanOrEqual(1050);
    }
  });
});

describe("the streets of the numbered network of Delft", () => {
  it("are found from 14 over 35 to 28, because the network lies on its ways exactly", async () => {
    const graph = readGraph(new Uint8Array(readFileSync(join(DELFT, "network.graph"))));
    const near = nodesNear(graph, { lat: 52.002, lng: 4.368 }, 20, "walk");
    const idOf = (number: string) => near.find(({ node }) => node.ref === number)?.node.osmId;
    const stops = ["14", "35", "28"].map((number) => idOf(number) ?? 0);
    const question = { mode: "walk", stops, options: {} } as const;
    const answer = routeThrough(createRoutingGraph([graph]), question);
    if (answer.kind !== "route") throw new Error(answer.problem.kind);
    const line = placesInOrder(guideLineOfPlan(answer.route));
    const cues = await cuesOfLine((await waysOfPacks([DELFT])) as JoinedWays, "walk", line);
    expect(cues.map(({ turn, name }) => `${turn} ${name}`)).toEqual([
      "left Abtswoudsepad",
      "straight Jaffalaan",
      "straight Michiel de Ruyterweg",
    ]);
  });
});
