import { describe, expect, inject, it } from "vitest";
import { findAlternatives } from "#domain/network/plan/choices/alternatives.ts";
import { findLoops } from "#domain/network/plan/choices/loops.ts";
import { lineOfSteps } from "#domain/network/plan/merged/line-of-steps.ts";
import {
  createRoutingGraph,
  planAlong,
  planThrough,
  type RoutingGraph,
  stopsForNumbers,
} from "#domain/network/plan/route/plan-stops.ts";
import { ngraphSearch } from "#domain/network/plan/search/independent-search.fixture.ts";
import { snapTrack } from "#domain/network/plan/snap/snap-track.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { AREAS, HAS_REAL_NETWORKS, realGraph } from "./real-networks.fixture.ts";

/** Every nth node is used as a start: all of them in a thorough run. */
const STEP = inject("isThorough") ? 1 : 24;

const AREA_NAMES = Object.keys(AREAS) as (keyof typeof AREAS)[];

function numbersOf({ graph }: RoutingGraph, nodes: readonly number[]): string {
  return nodes.map((node) => Number(graph.labelOf(node))).join(" ");
}

async function planned(
  area: keyof typeof AREAS,
  mode: "walk" | "cycle" | "motorboat",
  numbers: string,
) {
  const routing = createRoutingGraph([await realGraph(area)]);
  const stops = stopsForNumbers(routing, { numbers: numbers.split(" "), mode, near: null });
  if ("kind" in stops) throw new Error(stops.kind);
  const plan = planThrough(routing, stops);
  return { numbers: numbersOf(routing, plan?.nodes ?? []), plan, routing, stops };
}

describe.skipIf(!HAS_REAL_NETWORKS)(
  `plans on real networks (${HAS_REAL_NETWORKS ? "found" : "not found: skipped"})`,
  () => {
    it.each(AREA_NAMES)(
      "are as long as ngraph.path says, between pairs of %s",
      { tags: "long" },
      async (area) => {
        const { graph, find } = createRoutingGraph([await realGraph(area)]);
        const ngraph = ngraphSearch(graph);
        const wrong: unknown[] = [];
        for (let from = 0; from < graph.nodeCount; from += STEP) {
          for (let to = 0; to < graph.nodeCount; to += 1) {
            if (graph.modes[from] !== graph.modes[to]) continue;
            const path = find(from, to);
            const found = path && Math.round(path.lengthMeters * 10);
            const is = ngraph(from, to);
            if (found !== is) wrong.push({ from, to, found, is });
          }
        }
        expect(wrong).toEqual([]);
        expect(graph.nodeCount).toBeGreaterThan(8);
      },
    );

    it("lead on foot through Delft from 14 to 68", async () => {
      const { numbers, plan } = await planned("delft", "walk", "14 68");
      expect(numbers).toBe("14 35 28 68");
      expect(plan?.legMeters).toEqual([597.5, 138.3, 927.6]);
      expect(plan?.meters).toBe(1663.4);
    });

    it("lead by bicycle through The Hague from 23 to 45", async () => {
      const { numbers, plan } = await planned("theHague", "cycle", "23 45");
      expect(numbers).toBe("23 15 45");
      expect(plan?.meters).toBe(3700.4);
    });

    it("lead by boat through Delfland from 9 to 49", async () => {
      const { numbers, plan, routing, stops } = await planned("delfland", "motorboat", "9 49");
      expect(numbers).toBe("9 10 49");
      expect(plan?.meters).toBe(11_682);
      const [from, to] = stops as [number, number];
      for (const { lengthMeters } of findAlternatives(routing, from, to)) {
        expect(lengthMeters).toBeLessThan(11_682 * 1.5);
      }
    });

    it("make loops of 10 to 14 km in Limburg, from any start", { tags: "long" }, async () => {
      const routing = createRoutingGraph([await realGraph("limburg")]);
      let good = 0;
      for (let node = 0; node < routing.graph.nodeCount; node += 12) {
        const near = routing.graph.node(node);
        const loops = findLoops(routing, { near, mode: "walk", meters: 12_000 });
        good += loops.length;
        for (const { plan, metersTwice } of loops) {
          expect(plan.meters).toBeGreaterThan(10_000);
          expect(plan.meters).toBeLessThan(14_000);
          expect(metersTwice).toBeLessThan(plan.meters * 0.12);
          const ends = [plan.nodes[0], plan.nodes.at(-1)] as [number, number];
          expect(numbersOf(routing, ends)).toMatch(/^(\d+) \1$/);
        }
        expect(loops.length).toBeGreaterThan(0);
      }
      expect(good).toBeGreaterThan(30);
    });

    it("are recognised in a track beside them", { tags: "long" }, async () => {
      const routing = createRoutingGraph([await realGraph("limburg")]);
      const { graph } = routing;
      const random = seededRandom(4);
      for (const node of [10, 60, 110]) {
        const near = graph.node(node);
        const [loop] = findLoops(routing, { near, mode: "walk", meters: 12_000 });
        const legs = loop?.plan.legs ?? [];
        const steps = {
          nodes: [legs[0]?.nodes[0] ?? 0, ...legs.flatMap(({ nodes }) => nodes.slice(1))],
          edges: legs.flatMap(({ edges }) => edges),
        };
        const line = lineOfSteps(graph, steps);
        // Fixes up to 7 m beside it.
        const track = line.map((degrees) => degrees + (random() - 0.5) / 8000);
        const stretches = snapTrack(routing, {
          mode: "walk",
          lngs: track.filter((_, place) => place % 2 === 0),
          lats: track.filter((_, place) => place % 2 === 1),
        });
        const paths = stretches.flatMap(({ path }) => path ?? []);
        const on = paths.reduce((sum, { lengthMeters }) => sum + lengthMeters, 0);
        expect(on).toBeGreaterThan(0.97 * (loop?.plan.meters ?? 0));
        const found = paths.flatMap(
          (path) => planAlong(routing, path.nodes[0] as number, [path]).nodes,
        );
        expect(numbersOf(routing, found)).toBe(numbersOf(routing, loop?.plan.nodes ?? []));
      }
    });

    it("name a junction with two nodes once", async () => {
      for (const area of AREA_NAMES) {
        const routing = createRoutingGraph([await realGraph(area)]);
        const { graph } = routing;
        for (let to = 1; to < graph.nodeCount; to += STEP) {
          const plan = planThrough(routing, [0, to]);
          const labels = plan?.nodes.map((node) => graph.labelOf(node)) ?? [];
          const twice = labels.filter((label, at) => at > 0 && label === labels[at - 1]);
          expect(twice, `${area} ${labels}`).toEqual([]);
        }
      }
    });
  },
);
