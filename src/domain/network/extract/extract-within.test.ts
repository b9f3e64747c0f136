import { expect, it } from "vitest";
import { extractNetwork } from "./extract-network.ts";
import { extractWithin } from "./extract-within.ts";
import { cycleNode, cycleRoute, extractOf } from "./osm-sketch.fixture.ts";

/** Two routes in a row, and a separate node at z. The box ends between b and c. */
const EXTRACT = extractOf({
  grid: ["abcdefg", "z......"],
  networkNodes: { a: cycleNode("9"), d: cycleNode("10"), g: cycleNode("11"), z: cycleNode("12") },
  ways: { 1: ["abcd"], 2: ["defg"] },
  routes: { 100: ["1", cycleRoute("9-10")], 101: ["2", cycleRoute("10-11")] },
});

it("keeps complete routes that enter the box, and leaves out the others", () => {
  const { network } = extractNetwork(extractWithin(EXTRACT, [4.999, 51.9995, 5.0015, 52.001]));
  expect(network.nodes.map(({ ref }) => ref)).toEqual(["9", "10"]);
  expect(network.nodes.some(({ isInferred }) => isInferred)).toBe(false);
  expect(network.edges.map(({ routeIds }) => routeIds)).toEqual([[100]]);
});

it("keeps nodes in the box without routes", () => {
  const { nodes } = extractWithin(EXTRACT, [4.999, 51.998, 5.0005, 51.9995]);
  expect(nodes.map((node) => node.tags["rcn_ref"])).toEqual(["12"]);
});
