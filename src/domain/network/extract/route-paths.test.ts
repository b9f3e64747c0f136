import { describe, expect, it } from "vitest";
import type { RouteArc } from "./route-graph.ts";
import { reachableFrom, reversePath, shortestPaths } from "./route-paths.ts";

/** Arcs as [from, to, metres]; the way is from × 10 + to. */
function arcsOf(arcs: readonly (readonly [number, number, number])[]): Map<number, RouteArc[]> {
  const outgoing = new Map<number, RouteArc[]>();
  for (const [from, to, lengthMeters] of arcs) {
    const arc = { to, lengthMeters, wayId: from * 10 + to };
    outgoing.set(from, [...(outgoing.get(from) ?? []), arc]);
  }
  return outgoing;
}

describe("shortest paths", () => {
  // To 4 by 2 is found first, by 3 is shorter.
  const DIAMOND = arcsOf([
    [1, 2, 1],
    [1, 3, 2],
    [2, 4, 10],
    [3, 4, 1],
    [4, 5, 1],
  ]);

  it("are the shortest, not the first found", () => {
    expect(shortestPaths(DIAMOND, 1, (id) => id === 4)).toEqual([
      { nodeIds: [1, 3, 4], wayIds: [13, 34], stepMeters: [2, 1] },
    ]);
  });

  it("come nearest first, and pass through targets unless forbidden", () => {
    const isTarget = (id: number): boolean => id >= 4;
    const ends = (options = {}): (number | undefined)[] =>
      shortestPaths(DIAMOND, 1, isTarget, options).map(({ nodeIds }) => nodeIds.at(-1));
    expect(ends()).toEqual([4, 5]);
    expect(ends({ stopAtFirst: true })).toEqual([4]);
    expect(ends({ stopBeyondTargets: true })).toEqual([4]);
  });

  it("do not go against an arc, or to unreachable nodes", () => {
    expect(shortestPaths(DIAMOND, 5, () => true)).toEqual([]);
    expect(shortestPaths(DIAMOND, 9, () => true)).toEqual([]);
  });

  it("do not count the start as a target", () => {
    const round = arcsOf([
      [1, 2, 1],
      [2, 1, 1],
    ]);
    expect(shortestPaths(round, 1, () => true).map(({ nodeIds }) => nodeIds)).toEqual([[1, 2]]);
  });

  it("can be reversed", () => {
    const path = { nodeIds: [1, 3, 4], wayIds: [13, 34], stepMeters: [2, 1] };
    expect(reversePath(path)).toEqual({ nodeIds: [4, 3, 1], wayIds: [34, 13], stepMeters: [1, 2] });
  });
});

it("returns all reachable nodes", () => {
  const arcs = arcsOf([
    [1, 2, 1],
    [2, 3, 1],
    [4, 1, 1],
  ]);
  expect([...reachableFrom(arcs, 1)]).toEqual([1, 2, 3]);
});
