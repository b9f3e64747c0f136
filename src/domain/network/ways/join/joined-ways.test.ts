import { describe, expect, inject, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { damagedWays } from "#domain/network/ways/file/ways-format.ts";
import {
  type InventedWays,
  placeOfNode,
  waysBytes,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { bytesOfJoinedCell } from "./joined-cell.ts";
import { type JoinedWays, joinWays } from "./joined-ways.ts";

interface Pack {
  readonly ways: InventedWays;
  readonly dataDate?: string;
  readonly areas?: readonly LngLatBox[];
}

async function joined(packs: readonly Pack[], maxDecodedBytes?: number) {
  const opened = packs.map(async ({ ways, dataDate = "2026-01-01", areas = [] }) => ({
    file: await openWays(new Blob([waysBytes(ways)])),
    areas,
    dataDate,
  }));
  return joinWays(await Promise.all(opened), maxDecodedBytes);
}

async function metersAlong(
  ways: JoinedWays,
  [from, to]: readonly [number, number],
  whole: InventedWays,
  mode: WayMode = "walk",
): Promise<number | string> {
  const options = { isShortest: true };
  const question = { mode, from: placeOfNode(whole, from), to: placeOfNode(whole, to), options };
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

  it("skip a short piece that two packs have, as in one", async () => {
    const island: InventedWays = {
      nodes: new Map([...nodes, [8, [5_099_000, 52_051_000]], [9, [5_108_000, 52_051_000]]]),
      ways: [...STREET.ways, [[8, 9], { highway: "footway" }]],
    };
    const alone = await metersBetween([{ ways: island }], 8, 3, island);
    expect(alone).toBe(1483);
    expect(await metersBetween([{ ways: island }, { ways: island }], 8, 3, island)).toBe(alone);
  });

  it("are reported as damaged, not as apart, where a shared cell cannot be read", async () => {
    // The ends lie in cells that no edge connects with the shared one.
    const all: InventedWays["nodes"] = new Map([
      ...nodes,
      [0, [4_950_000, 52_050_000]],
      [5, [5_140_000, 52_050_000]],
      [6, [5_210_000, 52_050_000]],
      [7, [5_350_000, 52_050_000]],
    ]);
    const path = { highway: "path" };
    const west: InventedWays = { nodes: all, ways: [[[0, 1], path], ...STREET.ways] };
    const east: InventedWays = {
      nodes: all,
      ways: [
        [[3, 5], path],
        [[5, 6], path],
        [[6, 7], path],
      ],
    };
    const files = [waysBytes(west), waysBytes(east)].map((bytes) => new Blob([bytes]));
    const opened = await Promise.all(files.map(openWays));
    const broken = opened.map((file, index) => ({
      areas: [],
      dataDate: null,
      file: {
        ...file,
        cell: (cell: number) =>
          index === 1 && file.cells.indexOf(cell) === 0
            ? Promise.reject(damagedWays())
            : file.cell(cell),
      },
    }));
    const ways = joinWays(broken);
    expect(await metersAlong(ways, [0, 7], east)).toBe("damaged");
  });

  it("are joined after a reading error that passes", async () => {
    const east: InventedWays = { nodes, ways: [[[2, 3], { highway: "residential" }]] };
    const packs = [{ ways: STREET }, { ways: PATH }, { ways: east }];
    let failures = 0;
    const opened = packs.map(async ({ ways }) => {
      const file = await openWays(new Blob([waysBytes(ways)]));
      const cell: typeof file.cell = async (number) => {
        if (failures > 0 && number === sharedCell) {
          failures -= 1;
          throw new DOMException("not now", "NotReadableError");
        }
        return file.cell(number);
      };
      return { file: { ...file, cell }, areas: [], dataDate: "2026-01-01" };
    });
    const ways = joinWays(await Promise.all(opened));
    const [sharedCell] = (await Promise.all(opened))[1]?.file.cells ?? [];
    for (let times = 1; times <= 2; times++) {
      failures = 1;
      await expect(ways.joinComponents()).rejects.toThrow("not now");
    }
    expect(await ways.joinComponents()).toBe(true);
    expect(await metersAlong(ways, [1, 4], BOTH)).toBe(2629);
  });

  it("stay in memory as far as there is room, which changes no route", async () => {
    const invented = randomWays(seededRandom(3));
    const roomy = await joined([{ ways: invented }]);
    const tight = await joined([{ ways: invented }], 1);
    const { cells } = await openWays(new Blob([waysBytes(invented)]));
    expect(cells.length).toBeGreaterThan(2);
    for (const ways of [roomy, tight]) for (const cell of cells) await ways.load(cell);
    const held = (ways: JoinedWays) => cells.filter((cell) => ways.loaded(cell));
    expect(held(roomy)).toEqual(cells);
    expect(held(tight)).toEqual(cells.slice(-1));
    const sizes = await Promise.all(
      cells.map(async (cell) => bytesOfJoinedCell(await roomy.load(cell))),
    );
    const most = sizes.reduce((sum, size) => sum + size, 0);
    const almost = await joined([{ ways: invented }], most - 1);
    for (const cell of [...cells, cells[0] as number]) await almost.load(cell);
    expect(held(almost)).toEqual([cells[0], ...cells.slice(2)]);
    const ids = [...invented.nodes.keys()].filter((id) => id >= 1000);
    for (let at = 0; at < ids.length; at += 8) {
      const ends = [ids[at] as number, ids[(at * 17 + 5) % ids.length] as number] as const;
      expect(await metersAlong(tight, ends, invented)).toBe(
        await metersAlong(roomy, ends, invented),
      );
    }
  });

  it.each(["walk", "cycle"] as const)(
    "give the routes of one pack that was made of both, in any order, for %s",
    { tags: "long" },
    async (mode) => {
      const seeds = inject("isThorough") ? 80 : 1;
      for (let seed = 1; seed <= seeds; seed++)
        expect(await differingRoutes(seed, mode)).toEqual([]);
    },
  );
});

type Split = (whole: InventedWays) => readonly [InventedWays, InventedWays];

/** Splits ways at a meridian: a way that crosses it is in both packs, whole. */
function overlapping(west: number, east: number): Split {
  return ({ nodes: all, ways }) => {
    const beside = (isIn: (lng: number) => boolean): InventedWays => ({
      nodes: all,
      ways: ways.filter(([ids]) => ids.some((id) => isIn(all.get(id)?.[0] ?? 0))),
    });
    return [beside((lng) => lng < west), beside((lng) => lng > east)];
  };
}

/**
 * Splits ways so that each is in one pack: the packs share only the nodes where their ways meet. Two ways over the same nodes,
 * in either direction, are in the same pack: of those in two packs only the newer one counts.
 */
const touching: Split = ({ nodes: all, ways }) => {
  const isWest = (ids: readonly number[]): boolean =>
    (all.get(Math.min(ids[0] ?? 0, ids.at(-1) ?? 0))?.[0] ?? 0) < 5_100_000;
  return [
    { nodes: all, ways: ways.filter(([ids]) => isWest(ids)) },
    { nodes: all, ways: ways.filter(([ids]) => !isWest(ids)) },
  ];
};

const SPLITS = [overlapping(5_101_000, 5_098_000), overlapping(5_100_000, 5_100_000), touching];

/** Returns the routes that differ between one pack, and two that overlap or touch along a border. */
async function differingRoutes(seed: number, mode: WayMode): Promise<unknown[]> {
  const random = seededRandom(seed);
  const whole = randomWays(random);
  const packs = SPLITS.flatMap((split) => {
    const [west, east] = split(whole).map((ways) => ({ ways })) as [Pack, Pack];
    return [
      [west, east],
      [east, west],
    ];
  });
  const one = await joined([{ ways: whole }]);
  const divided = await Promise.all(packs.map((both) => joined(both)));
  const ids = [...whole.nodes.keys()].filter((id) => id >= 1000);
  const pick = (): number => ids[Math.floor(random() * ids.length)] as number;
  const differing: unknown[] = [];
  for (let question = 0; question < 8; question++) {
    const ends = [pick(), pick()] as const;
    const expected = await metersAlong(one, ends, whole, mode);
    for (const [split, ways] of divided.entries()) {
      const found = await metersAlong(ways, ends, whole, mode);
      // Lengths are compared as decimetres, so that of two ways the other may be taken.
      const isEqual = found === expected || Math.abs(Number(found) - Number(expected)) <= 1;
      if (!isEqual) differing.push({ seed, split, ends, found, expected });
    }
  }
  return differing;
}
