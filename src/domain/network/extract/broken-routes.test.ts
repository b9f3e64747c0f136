import { describe, expect, it } from "vitest";
import { extractNetwork } from "./extract-network.ts";
import {
  cycleNode,
  cycleRoute,
  edgesOf,
  extractOf,
  findingsOf,
  type OsmSketch,
  STRAIGHT,
} from "./osm-sketch.fixture.ts";

/** Nodes 9 at a and 10 at e on one straight path. */
describe("a broken route", () => {
  const reasonOf = (sketch: OsmSketch): unknown => findingsOf(sketch)[0]?.reason;
  const explanationOf = (sketch: OsmSketch): string => findingsOf(sketch)[0]?.explanation ?? "";

  it("without ways is reported", () => {
    expect(reasonOf({ ...STRAIGHT, routes: { 100: ["", cycleRoute("9-10")] } })).toBe("no-ways");
  });

  it("with ways missing from the extract is reported", () => {
    const routes = { 100: ["8 9", cycleRoute("9-10")] as const };
    expect(reasonOf({ ...STRAIGHT, routes })).toBe("ways-not-in-extract");
  });

  it("with a gap is reported with the place and width of the gap", () => {
    const sketch = { ...STRAIGHT, ways: { 1: ["ab"] as const, 2: ["cde"] as const } };
    expect(reasonOf(sketch)).toBe("disconnected");
    expect(explanationOf(sketch)).toBe("It falls into 2 parts; 68 m lie between n98 and n99.");
  });

  it("blocked by one-way streets is reported", () => {
    const ways = {
      1: ["abc", { oneway: "yes" }] as const,
      2: ["cde", { oneway: "-1" }] as const,
    };
    expect(explanationOf({ ...STRAIGHT, ways })).toContain("one-way streets");
  });

  it("from a node to itself is reported", () => {
    const routes = { 100: ["1 2", cycleRoute("9-9")] as const };
    expect(reasonOf({ ...STRAIGHT, routes })).toBe("single-post");
  });

  it("with a node beyond a gap is reported with its distance", () => {
    const sketch: OsmSketch = { ...STRAIGHT, ways: { 1: ["abc"], 2: ["cd"] } };
    expect(reasonOf(sketch)).toBe("post-missing");
    expect(explanationOf(sketch)).toContain("The nearest post 10 (n101) is 68 m from a loose end.");
  });

  it("with ways without node positions is reported, not followed", () => {
    const ways = { 1: ["abQ"] as const, 2: ["Qde"] as const };
    expect(reasonOf({ ...STRAIGHT, ways })).toBe("disconnected");
    expect(explanationOf({ ...STRAIGHT, ways })).toBe(
      "Node n81 of its way w1 is not in the extract.",
    );
    // A gap beside a node that is missing is a gap.
    const apart = { 1: ["abQ"] as const, 2: ["de"] as const };
    expect(explanationOf({ ...STRAIGHT, ways: apart })).toContain("It falls into 2 parts");
  });
});

describe("a node that only its routes mention", () => {
  const UNMAPPED: OsmSketch = { ...STRAIGHT, networkNodes: { a: cycleNode("9") } };

  it("is placed at the loose end of the route", () => {
    const { network, findings } = extractNetwork(extractOf(UNMAPPED));
    expect(edgesOf(UNMAPPED)).toEqual(["9-10 (abcde)"]);
    expect(network.nodes.map((node) => node.isInferred)).toEqual([false, true]);
    expect(findings[0]?.remarks).toEqual(["post-inferred"]);
  });

  it("is used by the routes beyond it", () => {
    const sketch: OsmSketch = {
      ...UNMAPPED,
      grid: ["abcdefghi"],
      ways: { 1: ["abcde"], 2: ["efghi"] },
      routes: { 100: ["1", cycleRoute("9-10")], 101: ["2", cycleRoute("10-11")] },
    };
    expect(edgesOf(sketch)).toEqual(["9-10 (abcde)", "10-11 (efghi)"]);
  });

  it("is not guessed for an incomplete route", () => {
    const routes = { 100: ["1 2 77", cycleRoute("9-10")] as const };
    expect(findingsOf({ ...UNMAPPED, routes })[0]?.reason).toBe("post-missing");
  });

  it("is not guessed when the route has several loose ends", () => {
    const sketch: OsmSketch = {
      ...UNMAPPED,
      grid: ["abcde", "..x..", "..y.."],
      ways: { 1: ["abcde"], 2: ["cxy"] },
    };
    expect(findingsOf(sketch)[0]?.reason).toBe("post-missing");
  });

  it("cannot be placed on a loop, which is reported", () => {
    const sketch: OsmSketch = {
      ...UNMAPPED,
      grid: ["abcd", "..ef"],
      ways: { 1: ["ab"], 2: ["bcdfeb"] },
      routes: { 100: ["1 2", cycleRoute("9-10")] },
    };
    expect(findingsOf(sketch)[0]?.explanation).toContain("lies on a loop");
  });
});
