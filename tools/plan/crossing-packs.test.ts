import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import type { PlanGraph } from "#domain/network/plan/merged/plan-graph.ts";
import { createRoutingGraph, planThrough } from "#domain/network/plan/route/plan-stops.ts";
import { buildPacks } from "../pack/build-pack.ts";
import { HAS_REAL_NETWORKS, realExtract, realGraph } from "./real-networks.fixture.ts";

/** The border between two packs, through the walking networks of the extract of Limburg. */
const BORDER_LNG = 6.02;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crossing-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!HAS_REAL_NETWORKS)(
  `a plan over two packs cut out of one extract (${HAS_REAL_NETWORKS ? "found" : "not found: skipped"})`,
  () => {
    it("crosses the border seamlessly, in any order of packs", { tags: "thorough" }, async () => {
      const areas = [
        { name: "west", bounds: [5.5, 50.7, BORDER_LNG, 51.5] as const },
        { name: "oost", bounds: [BORDER_LNG, 50.7, 6.5, 51.5] as const },
      ];
      const pbfs = [realExtract("limburg")];
      const nothing = { date: null, engine: null, jar: null, profile: null, shapes: null };
      const terminal = { status() {}, progress() {}, note() {} };
      await buildPacks({ pbfs, out: folder, areas, ...nothing }, null, terminal);
      const [west, east] = areas.map(({ name }) =>
        readGraph(readFileSync(join(folder, name, "network.graph"))),
      ) as [ReturnType<typeof readGraph>, ReturnType<typeof readGraph>];
      const whole = createRoutingGraph([await realGraph("limburg")]);
      const alone = [createRoutingGraph([west]), createRoutingGraph([east])];
      const pairs = acrossBorder(whole.graph);
      expect(pairs.length).toBeGreaterThan(100);
      let crossing = 0;
      for (const packs of [
        [west, east],
        [east, west],
      ]) {
        const routing = createRoutingGraph(packs);
        for (const [from, to] of pairs) {
          const expected = pathBetween(whole, from, to);
          const found = pathBetween(routing, from, to);
          expect(found).toEqual(expected);
          if (found === null) continue;
          crossing += 1;
          for (const one of alone) expect(pathBetween(one, from, to)).toBeNull();
        }
      }
      expect(crossing).toBeGreaterThan(100);
    });
  },
);

/** Returns one in seven pairs of OSM ids of nodes well west and well east of the border, where paths cross it. */
function acrossBorder(graph: PlanGraph): readonly (readonly [number, number])[] {
  const ids = Array.from({ length: graph.nodeCount }, (_, node) => graph.node(node));
  const west = ids.filter(({ lng }) => lng < BORDER_LNG - 0.04);
  const east = ids.filter(({ lng }) => lng > BORDER_LNG + 0.04);
  const pairs = west.flatMap((from) => east.map((to) => [from.osmId, to.osmId] as const));
  return pairs.filter((_, index) => index % 7 === 0);
}

/** Returns the passed nodes and the length; null if there is no path or an end is unknown. */
function pathBetween(routing: ReturnType<typeof createRoutingGraph>, from: number, to: number) {
  const nodes = [from, to].map((osmId) => routing.graph.indexOf("walk", osmId));
  const plan = nodes.includes(-1) ? null : planThrough(routing, nodes);
  return (
    plan && { ids: plan.nodes.map((node) => routing.graph.node(node).osmId), meters: plan.meters }
  );
}
