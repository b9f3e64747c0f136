import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import type { Network } from "#domain/network/network.ts";
import {
  inventedEdge,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { waysBytes } from "#domain/network/ways/invented-ways.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { runPlan } from "./run-plan.ts";

let folder = "";

function makePack(name: string, network: Network): string {
  const pack = join(folder, name);
  mkdirSync(pack);
  writeFileSync(join(pack, "network.graph"), writeGraph(network).bytes);
  return pack;
}

async function plan(args: readonly string[], lines: readonly string[] = []) {
  const [written, complaints]: [string[], string[]] = [[], []];
  const code = await runPlan(args, {
    input: Readable.from([lines.join("\n")]),
    write: (text) => written.push(...text.split("\n")),
    complain: (sentence) => complaints.push(sentence),
  });
  return { code, answers: written.map((line) => JSON.parse(line)), complaints };
}

/** 1 — 2 — 3 in a row, and a loop 3, 4, 5; 9 alone. A pack has the west, another the east: both know 3. */
const nodes = ["1", "2", "3", "4", "5", "9"].map((ref, index) => inventedNode(index, { ref }));
let west = "";
let east = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "run-plan-"));
  west = makePack("west", {
    nodes: nodes.slice(0, 3),
    edges: [inventedEdge(0, 1, 500), inventedEdge(1, 2, 700.5)],
  });
  east = makePack("2-east", {
    nodes: nodes,
    edges: [
      inventedEdge(2, 3, 400),
      inventedEdge(3, 4, 400),
      inventedEdge(4, 2, 400, { hasFerry: true }),
    ],
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("npm run plan", () => {
  it("answers with nodes, legs and metres, over the edge of a pack", async () => {
    const { code, answers } = await plan([west, east, "--mode", "walk", "1", "4"]);
    expect(code).toBe(0);
    expect(answers).toEqual([
      {
        nodes: [
          { osmId: 100, number: "1" },
          { osmId: 101, number: "2" },
          { osmId: 102, number: "3" },
          { osmId: 103, number: "4" },
        ],
        legs: [{ meters: 500 }, { meters: 700.5 }, { meters: 400 }],
        meters: 1600.5,
      },
    ]);
    const byId = await plan([west, east, "--mode=walk", "--from", "100", "--to", "103"]);
    expect(byId.answers).toEqual(answers);
  });

  it("avoids ferries on request", async () => {
    const meters = async (...more: string[]) =>
      (await plan([east, "--mode", "walk", "5", "3", ...more])).answers[0].meters;
    expect(await meters()).toBe(400);
    expect(await meters("--avoid", "ferry")).toBe(800);
  });

  it("finds a loop near a place, and reports if its length differs from the request", async () => {
    const near = ["--near", "52,5.002"];
    const good = await plan([west, east, "--mode", "walk", "--loop", "1200", ...near]);
    expect(good.answers[0]).toMatchObject({ meters: 1200, hasWantedLength: true, others: [] });
    const numbers = good.answers[0].nodes.map(({ number }: { number: string }) => number);
    expect([numbers[0], numbers.at(-1), numbers.length]).toEqual(["3", "3", 4]);
    expect(good.complaints).toEqual([]);
    const short = await plan([west, east, "--mode", "walk", "--loop", "1800", ...near]);
    expect([short.answers[0].meters, short.answers[0].hasWantedLength]).toEqual([1200, false]);
    expect(short.complaints).toEqual(["The network has no loop within 10 % of that length."]);
    const none = await plan([west, "--mode", "cycle", "--loop", "1800", ...near]);
    expect(none).toMatchObject({
      code: 1,
      answers: [],
      complaints: [expect.stringMatching(/^No loop/)],
    });
  });

  it("explains in one sentence, with exit code 1, why there is no plan", async () => {
    const sentence = async (...args: string[]) => {
      const { code, answers, complaints } = await plan(args);
      expect([code, answers, complaints.length]).toEqual([1, [], 1]);
      return complaints[0];
    };
    expect(await sentence(east, "--mode", "walk", "3", "77")).toBe("No pack has a node 77.");
    expect(await sentence(east, "--mode", "walk", "3", "9")).toBe(
      "No way over the network leads from 3 to 9.",
    );
    expect(await sentence(east, "--mode", "walk", "--from", "102", "--to", "105")).toBe(
      "No way over the network leads from 3 to 9: the nearest that can be reached is 5 (node 104), 68 m from it.",
    );
    expect(await sentence(east, "--mode", "fly", "3", "4")).toMatch(/^--mode is one of/);
    expect(await sentence(join(folder, "none"), "--mode", "walk", "3")).toMatch(/cannot be read/);
    expect(await sentence(east, "--mode", "walk", "--loop", "9000")).toMatch(/needs --near/);
    expect(await sentence(east, "--mode", "walk")).toMatch(/^Name the numbers/);
    expect(await sentence(east, "--mode", "walk", "3", "4", "--prefer", "sand")).toMatch(
      /^--prefer/,
    );
    expect(await sentence(east, "--mode", "walk", "3", "4", "--avoid", "hills")).toMatch(
      /^--avoid/,
    );
  });

  it.each<[string, { lat: number; lng: number; between: readonly number[] }]>([
    ["a node", { lat: 200, lng: 500, between: [] }],
    ["a shape", { lat: 52, lng: 5, between: [5, 91] }],
  ])("refuses a pack with %s off the earth", async (name, { lat, lng, between }) => {
    const nodes = [{ ...inventedNode(0, { ref: "1" }), lat, lng }, inventedNode(1, { ref: "2" })];
    const coordinates = Float64Array.of(lng, lat, ...between, nodes[1]?.lng ?? 0, 52);
    const edges = [{ ...inventedEdge(0, 1, 500), coordinates }];
    const pack = makePack(name, { nodes, edges });
    const { code, answers, complaints } = await plan([pack, "--mode", "walk", "1", "2"]);
    expect([code, answers]).toEqual([1, []]);
    expect(complaints).toEqual([
      `${join(pack, "network.graph")}: This network graph has a place that is not on the earth.`,
    ]);
  });

  it("answers each line of a batch in order, with null if there is no path", async () => {
    const lines = [[100, 102], [102, 105], [1, 2], [103], [], [104, 103, 102]].map((nodes) =>
      JSON.stringify({ nodes }),
    );
    const { answers } = await plan([west, east, "--mode", "walk", "--batch"], lines);
    expect(answers.map(({ meters }) => meters)).toEqual([1200.5, null, null, 0, null, 800]);
    expect(answers[1]).toEqual({ nodes: [], legs: [], meters: null });
    const bad = await plan([east, "--mode", "walk", "--batch"], [lines[3] ?? "", "", "[1]"]);
    expect(bad.code).toBe(1);
    expect(bad.answers).toHaveLength(1);
    expect(bad.complaints).toEqual([
      'Line 3 is not of the form {"nodes":[ID,ID,…]}, or {"from":[LAT,LNG]} with "to":[LAT,LNG], "loop":METERS or "reach":METERS.',
    ]);
  });

  it("answers lines with places along the ways of packs, also without networks", async () => {
    const pack = join(folder, "ways");
    mkdirSync(pack);
    const street = {
      nodes: new Map([
        [1, [5_000_000, 52_000_000] as const],
        [2, [5_017_480, 52_000_000] as const],
      ]),
      ways: [[[1, 2], { highway: "residential" }] as const],
    };
    writeFileSync(join(pack, "ways.graph"), waysBytes(street));
    const lines = [
      { from: [52, 5], to: [52, 5.01748], shortest: true },
      { from: [52.001, 5], to: [52, 5.01], shortest: true },
      { from: [52.1, 5], to: [52, 5.01], shortest: true },
    ].map((line) => JSON.stringify(line));
    const { answers } = await plan([pack, "--mode", "walk", "--batch"], lines);
    expect(answers).toEqual([
      {
        meters: 1200.5,
        seconds: 960,
        legs: [{ kind: "ways", meters: 1200.5 }],
        line: [
          [5, 52],
          [5.01748, 52],
        ],
      },
      expect.objectContaining({
        meters: 798,
        legs: [
          { kind: "straight", meters: 111.2 },
          { kind: "ways", meters: 686.8 },
        ],
      }),
      { meters: null, problem: "from-far-from-ways" },
    ]);
    const without = await plan([west, "--mode", "walk", "--batch"], lines);
    expect(without.answers[0]).toEqual({ meters: null, problem: "no-ways-in-packs" });
    const loop = [JSON.stringify({ from: [52, 4.37], loop: 1000 })];
    const bySail = await plan([pack, "--mode", "canoe", "--batch"], loop);
    expect(bySail.answers[0]).toEqual({ meters: null, problem: "no-ways-for-mode" });
  });

  it("answers lines with places on the water, with the bridges on the route for a boat of these sizes", async () => {
    const pack = makePack("small", randomNetwork(2, 20));
    const trip = { from: [52.00165, 4.3636], to: [51.9085, 4.4485] };
    const boats = [{ height: 1.8, width: 2.2 }, { height: 16 }, {}];
    const lines = boats.map((boat) => JSON.stringify({ ...trip, ...boat }));
    const { answers } = await plan([pack, "--mode", "motorboat", "--batch"], lines);
    const [sloop, mast, any] = answers as {
      meters: number;
      waters: { name: string | null }[];
      passed: { name: string; state?: string }[];
    }[];
    expect(sloop?.meters).toBeGreaterThan(12_000);
    expect(sloop?.waters.map(({ name }) => name)).toContain("Delfshavensche Schie");
    expect(sloop?.passed.filter(({ state }) => state === "blocked")).toEqual([]);
    expect(sloop?.passed.map(({ name }) => name)).toContain("Kruithuisbrug");
    expect(mast?.passed.some(({ state }) => state === "opens")).toBe(true);
    expect(any?.passed[0]).not.toHaveProperty("state");
  });

  it("answers 10,000 lines in seconds", { tags: "thorough" }, async () => {
    const pack = makePack("large", randomNetwork(2, 1000));
    const random = seededRandom(8);
    const anyId = () => 1 + Math.floor(random() * 1000);
    const lines = Array.from({ length: 10_000 }, () =>
      JSON.stringify({ nodes: [anyId(), anyId()] }),
    );
    const before = process.cpuUsage().user;
    const { answers } = await plan([pack, "--mode", "walk", "--batch"], lines);
    expect(answers).toHaveLength(10_000);
    expect(process.cpuUsage().user - before).toBeLessThan(8_000_000);
    const line = answers.findIndex(({ meters }) => meters !== null);
    expect([answers[line].nodes[0].osmId, answers[line].nodes.at(-1).osmId]).toEqual(
      JSON.parse(lines[line] ?? "").nodes,
    );
  });
});
