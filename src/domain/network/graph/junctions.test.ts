import { describe, expect, it } from "vitest";
import type { NetworkNode } from "#domain/network/network.ts";
import { junctionsOf } from "./junctions.ts";

/** Returns a node this many metres east of the first. */
function node(
  osmId: number,
  ref: string | null,
  eastMeters: number,
  mode: NetworkNode["mode"] = "cycle",
): NetworkNode {
  const lng = 4.3 + eastMeters / 68_500;
  return {
    osmId,
    ref,
    mode,
    lat: 52,
    lng,
    name: ref === null ? "Veerhuis" : null,
    isInferred: false,
  };
}

function edge(fromIndex: number, toIndex: number, lengthMeters = 20) {
  return { fromIndex, toIndex, lengthMeters };
}

describe("junctions", () => {
  it("consist of nodes joined by short edges, represented by the middle one", () => {
    const nodes = [node(1, "25", 0), node(2, "25", 20), node(3, "25", 40), node(4, "30", 900)];
    const edges = [edge(0, 1), edge(2, 1), edge(2, 3, 860)];
    expect(junctionsOf(nodes, edges)).toEqual([1, 1, 1, 3]);
    expect(junctionsOf(nodes, edges.toReversed())).toEqual([1, 1, 1, 3]);
  });

  it("may be a chain of any length, in any order of its edges", () => {
    const nodes = Array.from({ length: 30_000 }, (_, index) => node(index, "5", index));
    const edges = nodes.slice(1).map((_, index) => edge(index, index + 1));
    const junctions = junctionsOf(nodes, edges.toReversed());
    expect(new Set(junctions)).toEqual(new Set([junctions[0]]));
  });

  it("do not include nodes that are far apart, not joined, or have other numbers", () => {
    const nodes = [node(1, "5", 0), node(2, "5", 61), node(3, "5", 80), node(4, "6", 100)];
    expect(junctionsOf(nodes, [edge(0, 1, 61), edge(2, 3)])).toEqual([0, 1, 2, 3]);
  });

  it("belong to one network, even next to another", () => {
    const nodes = [node(1, "25", 0), node(1, "25", 0, "walk"), node(2, "25", 10, "walk")];
    expect(junctionsOf(nodes, [edge(1, 2)])).toEqual([0, 1, 1]);
  });

  it("match “9” with “09”, and equal names", () => {
    expect(junctionsOf([node(1, "9", 0), node(2, "09", 10)], [edge(0, 1)])).toEqual([0, 0]);
    expect(junctionsOf([node(1, null, 0), node(2, null, 10)], [edge(0, 1)])).toEqual([0, 0]);
    expect(junctionsOf([node(1, "9", 0), node(2, null, 10)], [edge(0, 1)])).toEqual([0, 1]);
  });
});
