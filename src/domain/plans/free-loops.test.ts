import { describe, expect, inject, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import type { LoopChoice } from "#domain/network/plan/choices/route-choices.ts";
import { isSamePoint, lineOfRoute } from "#domain/network/plan/route/plan-route.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { type WayMode, wayAccess } from "#domain/network/ways/access/way-access.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import {
  type InventedWays,
  joinedInvented,
  placeOfNode,
  waysBytes,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { findFreeLoops } from "./free-loops.ts";

const isThorough = inject("isThorough");

/** A position in 10⁻⁶ degree. */
const keyOf = (lng = 0, lat = 0): string => `${Math.round(lng * 1e6)},${Math.round(lat * 1e6)}`;

/** The positions of a loop; those between two nodes are left out. */
function positionsOf({ route }: LoopChoice, nodes: ReadonlySet<string>): readonly string[] {
  const line = lineOfRoute(route);
  const keys: string[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const key = keyOf(line[at], line[at + 1]);
    if (key !== keys.at(-1)) keys.push(key);
  }
  return keys.filter((key) => nodes.has(key));
}

/** The steps of the raw ways that a mode may make, by their ends. */
function rawSteps({ nodes, ways }: InventedWays, mode: WayMode) {
  const keyAt = (id = 0): string => (nodes.get(id) ?? []).slice(0, 2).join();
  const steps = new Set<string>();
  for (const [ids, tags] of ways) {
    const { forward, backward } = wayAccess(tags, mode);
    for (let place = 1; place < ids.length; place++) {
      const [a, b] = [keyAt(ids[place - 1]), keyAt(ids[place])];
      if (forward) steps.add(`${a} ${b}`);
      if (backward) steps.add(`${b} ${a}`);
    }
  }
  return { steps, nodes: new Set([...nodes.keys()].map(keyAt)) };
}

/** Measures a line step by step: all metres, those on ground that was passed before, and the steps that no way has. */
function measured(positions: readonly string[], steps: ReadonlySet<string>) {
  const passed = new Set<string>();
  let [meters, twice, unknown] = [0, 0, 0];
  for (const [place, b] of positions.slice(1).entries()) {
    const a = positions[place] as string;
    const degrees = `${a},${b}`.split(",").map((one) => Number(one) / 1e6);
    const length = shortDistanceMeters(...(degrees as [number, number, number, number]));
    if (!steps.has(`${a} ${b}`)) unknown += 1;
    if (passed.has(`${a} ${b}`) || passed.has(`${b} ${a}`)) twice += length;
    passed.add(`${a} ${b}`);
    meters += length;
  }
  return { meters, twice, unknown };
}

const routing = createRoutingGraph([]);

async function loopsIn(ways: JoinedWays, mode: WayMode, near: LatLng, meters: number) {
  return await findFreeLoops({ routing, ways }, { mode, near, meters, options: {} });
}

/** Checks the loops from the middle of a network; returns whether the first is good. */
async function isFirstGood(
  invented: InventedWays,
  mode: WayMode,
  wantedMeters: number,
): Promise<boolean> {
  const ways = await joinedInvented(invented);
  const { steps, nodes } = rawSteps(invented, mode);
  const near = placeOfNode(invented, middleOf(13));
  const { loops } = await loopsIn(ways, mode, near, wantedMeters);
  for (const loop of loops) {
    const { meters } = loop.route;
    const line = measured(positionsOf(loop, nodes), steps);
    const what = `${mode} ${wantedMeters} ${JSON.stringify(loop.stops)}`;
    expect(line.unknown, what).toBe(0);
    expect(Math.abs(line.meters - meters), what).toBeLessThan(0.01 * meters);
    expect(Math.abs(line.twice - loop.metersTwice), what).toBeLessThan(0.01 * meters);
    expect(line.twice, what).toBeLessThanOrEqual(0.25 * meters);
    expect(loop.hasWantedLength, what).toBe(Math.abs(meters - wantedMeters) <= wantedMeters / 10);
  }
  return loops[0]?.hasWantedLength ?? false;
}

/** The node in the middle of a grid of random ways. */
const middleOf = (size: number): number => 1000 + ((size - 1) / 2) * (size + 1);

/** A ring of four streets of 1 km, with a door 200 m along one, and a lane of 600 m to a dead end. */
const RING: InventedWays = {
  nodes: new Map([
    [1, [5_000_000, 52_000_000]],
    [2, [5_014_570, 52_000_000]],
    [3, [5_014_570, 52_008_990]],
    [4, [5_000_000, 52_008_990]],
    [5, [5_008_740, 51_994_600]],
    [6, [5_008_740, 52_000_000]],
  ]),
  ways: [
    [[1, 6, 2], { highway: "residential", name: "Ringstraat" }],
    [[2, 3], { highway: "residential" }],
    [[3, 4, 1], { highway: "residential" }],
    [[6, 5], { highway: "service" }],
  ],
};

describe("loops along ways", () => {
  it("follow real ways, have about the wanted length, and little ground twice", async () => {
    const firsts: boolean[] = [];
    for (let seed = 1; seed <= (isThorough ? 40 : 4); seed++) {
      const invented = randomWays(seededRandom(seed), 13);
      for (const meters of [2500, 5000]) {
        firsts.push(await isFirstGood(invented, seed % 2 === 0 ? "cycle" : "walk", meters));
      }
    }
    expect(firsts.filter(Boolean).length).toBeGreaterThan(0.7 * firsts.length);
  });

  it("never give less when more is asked", async () => {
    const invented = randomWays(seededRandom(11), 13);
    const ways = await joinedInvented(invented);
    const near = placeOfNode(invented, middleOf(13));
    let offered = 0;
    for (let meters = 1000; meters <= 30_000; meters *= isThorough ? 1.1 : 1.5) {
      const { loops } = await loopsIn(ways, "walk", near, meters);
      const [loop] = loops;
      // A good loop may be a tenth off on either side.
      const length = loop?.route.meters ?? 0;
      if (!loop?.hasWantedLength) expect(length, `${meters} m`).toBeGreaterThanOrEqual(offered);
      if (length <= meters) offered = Math.max(offered, length);
    }
    expect(offered).toBeGreaterThan(5000);
  });

  it("go round the only ring, from a door beside it and from the end of a lane", async () => {
    const ways = await joinedInvented(RING);
    const door = { lat: 52.00005, lng: 5.003 };
    const { loops } = await loopsIn(ways, "walk", door, 4000);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toMatchObject({ hasWantedLength: true });
    // From the door to the street, and back.
    expect(loops[0]?.metersTwice).toBeCloseTo(5.6, 1);
    expect(loops[0]?.route.meters).toBeCloseTo(4014, -1);
    const lane = await loopsIn(ways, "walk", placeOfNode(RING, 5), 5200);
    expect(lane.loops[0]).toMatchObject({ hasWantedLength: true });
    // 600 m out and back again.
    expect(lane.loops[0]?.metersTwice).toBeCloseTo(600, -2);
    expect(isSamePoint(lane.loops[0]?.stops[0], lane.loops[0]?.stops.at(-1))).toBe(true);
  });

  it("are none where the only way back is the way out, and far from any way", async () => {
    const tree: InventedWays = {
      nodes: RING.nodes,
      ways: [
        [[1, 6, 2, 3], { highway: "residential" }],
        [[6, 5], { highway: "service" }],
      ],
    };
    const ways = await joinedInvented(tree);
    const none = await loopsIn(ways, "walk", placeOfNode(tree, 6), 2000);
    expect(none).toEqual({ loops: [], problem: null });
    const far = await loopsIn(ways, "walk", { lat: 52.1, lng: 5 }, 2000);
    expect(far).toEqual({ loops: [], problem: "from-far-from-ways" });
  });

  it("are none of a length far below that of the only ring, which tells nothing about other lengths", async () => {
    const ways = await joinedInvented(RING);
    const none = await loopsIn(ways, "walk", placeOfNode(RING, 6), 2000);
    expect(none).toEqual({ loops: [], problem: null });
  });

  it("are not found where the ways are damaged, and the damage is reported", async () => {
    const bytes = waysBytes(RING);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] as number) ^ 255;
    const file = await openWays(new Blob([bytes]));
    const ways = joinWays([{ file, areas: [], dataDate: null }]);
    const damaged = await loopsIn(ways, "walk", placeOfNode(RING, 6), 4000);
    expect(damaged).toEqual({ loops: [], problem: "damaged" });
  });
});
