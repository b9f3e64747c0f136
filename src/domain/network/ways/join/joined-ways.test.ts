import { describe, expect, inject, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { type InventedWays, waysBytes } from "#domain/network/ways/invented-ways.fixture.ts";
import { randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { type JoinedWays, joinWays } from "./joined-ways.ts";

interface Pack {
  readonly ways: InventedWays;
  readonly dataDate?: string;
  readonly areas?: readonly LngLatBox[];
}

async function joined(packs: readonly Pack[]) {
  const opened = packs.map(async ({ ways, dataDate = "2026-01-01", areas = [] }) => ({
    file: await openWays(new Blob([waysBytes(ways)])),
    areas,
    dataDate,
  }));
  return joinWays(await Promise.all(opened));
}

function at({ nodes }: InventedWays, id: number) {
  const [lng, lat] = nodes.get(id) as readonly [number, number];
  return { lng: lng / 1e6, lat: lat / 1e6 };
}

async function metersAlong(
  ways: JoinedWays,
  [from, to]: readonly [number, number],
  whole: InventedWays,
): Promise<number | string> {
  const options = { isShortest: true };
  const question = { mode: "walk", from: at(whole, from), to: at(whole, to), options } as const;
  const answer = await routeAlongWays(ways, question);
  if (answer.kind === "problem") return answer.problem;
  return Math.round(answer.metersBefore + answer.meters + answer.metersAfter);
}

async function metersBetween(
  packs: readonly Pack[],
  from: number,
  to: number,
  whole: InventedWays,
): Promise<number | string> {
  return await metersAlong(await joined(packs), [from, to], whole);
}

/** A street of 2 km across a border of cells, and a path from its middle node, which lies in the eastern cell. */
const nodes: InventedWays["nodes"] = new Map([
  [1, [5_090_000, 52_050_000]],
  [2, [5_104_000, 52_050_000]],
  [3, [5_119_000, 52_050_000]],
  [4, [5_104_000, 52_065_000]],
]);
const STREET: InventedWays = { nodes, ways: [[[1, 2, 3], { highway: "residential" }]] };
const PATH: InventedWays = { nodes, ways: [[[2, 4], { highway: "path" }]] };
const BOTH: InventedWays = { nodes, ways: [...STREET.ways, ...PATH.ways] };

describe("the ways of several packs", () => {
  it("have a junction where only one of them has the crossing way", async () => {
    const alone = await metersBetween([{ ways: BOTH }], 1, 4, BOTH);
    expect(alone).toBe(2629);
    expect(await metersBetween([{ ways: STREET }, { ways: PATH }], 1, 4, BOTH)).toBe(alone);
    expect(await metersBetween([{ ways: PATH }, { ways: STREET }], 4, 3, BOTH)).toBe(
      await metersBetween([{ ways: BOTH }], 4, 3, BOTH),
    );
    expect(await metersBetween([{ ways: STREET }], 1, 4, BOTH)).toBe("to-far-from-ways");
  });

  it("are those of the newer pack inside its areas, and of the older elsewhere", async () => {
    const closed: InventedWays = { nodes, ways: [[[1, 2], { highway: "residential" }]] };
    const east: LngLatBox = [5.1, 52, 5.2, 52.1];
    const older = { ways: BOTH, dataDate: "2025-01-01" };
    const newer = { ways: closed, dataDate: "2026-01-01", areas: [east] };
    expect(await metersBetween([older, newer], 1, 4, BOTH)).toBe("to-far-from-ways");
    expect(await metersBetween([older, { ...newer, areas: [] }], 1, 4, BOTH)).toBe(2629);
    const west = { ...newer, ways: PATH, areas: [[5.103, 52, 5.2, 52.1]] as const };
    expect(await metersBetween([older, west], 1, 4, BOTH)).toBe(2629);
  });

  it("give the routes of one pack that was made of both, in any order", async () => {
    const seeds = inject("isThorough") ? 80 : 5;
    for (let seed = 1; seed <= seeds; seed++) expect(await differingRoutes(seed)).toEqual([]);
  });
});

/** Returns the routes that differ between one pack, and two that overlap along a border. */
async function differingRoutes(seed: number): Promise<unknown[]> {
  const random = seededRandom(seed);
  const whole = randomWays(random);
  const beside = (border: number, side: 1 | -1): InventedWays => ({
    nodes: whole.nodes,
    ways: whole.ways.filter(([ids]) =>
      ids.some((id) => side * ((whole.nodes.get(id)?.[0] ?? 0) - border) < 0),
    ),
  });
  const [west, east] = [{ ways: beside(5_101_000, 1) }, { ways: beside(5_098_000, -1) }];
  const [one, ...split] = await Promise.all(
    [[{ ways: whole }], [west, east], [east, west]].map(joined),
  );
  const ids = [...whole.nodes.keys()].filter((id) => id >= 1000);
  const pick = (): number => ids[Math.floor(random() * ids.length)] as number;
  const differing: unknown[] = [];
  for (let question = 0; question < 8; question++) {
    const ends = [pick(), pick()] as const;
    const expected = await metersAlong(one as JoinedWays, ends, whole);
    for (const ways of split) {
      const found = await metersAlong(ways, ends, whole);
      if (found !== expected) differing.push({ seed, ends, found, expected });
    }
  }
  return differing;
}
