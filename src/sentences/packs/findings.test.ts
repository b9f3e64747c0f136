import { expect, it } from "vitest";
import { brokenRouteText, networkFoundText } from "./findings.ts";

const WALK = {
  mode: "walk" as const,
  nodes: 1100,
  looseNodes: 4,
  routes: 1804,
  leftOut: 2,
  km: 2310.4,
};

it.each([
  [{ ...WALK, resolved: 1802 }, "1.104 wandelknooppunten, 1.802 routes, 2.310 km"],
  [
    { ...WALK, resolved: 1801 },
    "1.104 wandelknooppunten, 1.801 routes, 2.310 km; 1 route is gebroken",
  ],
  [
    { ...WALK, mode: "cycle" as const, nodes: 1, looseNodes: 0, resolved: 1, km: 0.4 },
    "1 fietsknooppunt, 1 route, 0 km; 1.801 routes zijn gebroken",
  ],
])("counts nodes, routes and broken routes of a network", (counts, text) => {
  expect(networkFoundText(counts)).toBe(text);
});

it("says why a route is broken, also one without a name", () => {
  expect(brokenRouteText("34-35", "walk", "post-missing")).toBe(
    "34-35 (wandelen) mist een knooppunt",
  );
  expect(brokenRouteText("", "canoe", "no-ways")).toBe(
    "Een route zonder naam (kanoën) heeft geen paden",
  );
});
