import { describe, expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { isAmbiguous, nodesNumbered, numbersIn } from "./numbered-nodes.ts";
import { createRoutingGraph } from "./plan-stops.ts";

/** Nodes in a row to the east, 69 m apart. */
function plannerOf(refs: readonly string[], edges: readonly [number, number, number][]) {
  const nodes = refs.map((ref, index) => inventedNode(index, { ref }));
  return createRoutingGraph([
    graphFrom({ nodes, edges: edges.map((one) => inventedEdge(...one)) }),
  ]);
}

const HERE = { lat: 52, lng: 5 };

describe("the nodes with a number", () => {
  const routing = plannerOf(
    ["12", "034", "7", "34", "34", "34"],
    [
      [0, 1, 3000],
      [0, 2, 100],
      [2, 3, 400],
      [3, 4, 20],
    ],
  );
  const ask = (number: string, fromOsmId: number | null = null) =>
    nodesNumbered(routing, { number, mode: "walk", fromOsmId, near: HERE });

  it("are those nearby, nearest first, one per junction", () => {
    const answer = ask("34");
    expect(answer.kind === "found" && answer.nodes.map(({ node }) => node.osmId)).toEqual([
      101, 103, 105,
    ]);
    expect(answer.kind === "found" && answer.nodes[0]?.meters).toBeCloseTo(68.5, 0);
  });

  it("are those reachable from the previous one, shortest path first", () => {
    const answer = ask("34", 100);
    expect(answer).toMatchObject({
      kind: "found",
      nodes: [
        { node: { osmId: 103 }, meters: 500 },
        { node: { osmId: 101 }, meters: 3000 },
      ],
    });
  });

  it("are missing: there is no such number, or no path to it", () => {
    expect(ask("99")).toEqual({ kind: "no-such-number" });
    expect(ask("12", 105)).toEqual({ kind: "no-way" });
    expect(ask("12", 100)).toEqual({ kind: "no-way" });
    expect(
      nodesNumbered(routing, { number: "12", mode: "cycle", fromOsmId: null, near: HERE }),
    ).toEqual({ kind: "no-such-number" });
  });
});

it("are ambiguous if the second is about as near as the first", () => {
  const node = { osmId: 1, number: "34", ...HERE };
  const at = (...meters: readonly number[]) => meters.map((one) => ({ node, meters: one }));
  expect(isAmbiguous(at(1200, 2500))).toBe(true);
  expect(isAmbiguous(at(1200, 9000))).toBe(false);
  expect(isAmbiguous(at(1200))).toBe(false);
});

it("reads numbers in any notation", () => {
  for (const text of ["12 34 51", "12, 34,51", "12-34 - 51", " 12 → 34 > 51 ", "12\n34;51"]) {
    expect(numbersIn(text)).toEqual(["12", "34", "51"]);
  }
  for (const words of ["kp 12, kp 34, kp 51", "node 12 node 34 51", "Knoten 12-34-KP51"]) {
    expect(numbersIn(words)).toEqual(["12", "34", "51"]);
  }
  expect(numbersIn("  ")).toEqual([]);
});
