import { expect, it } from "vitest";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import { outlineOf, watersOf } from "./area-outline.ts";
import {
  extractOfWaters,
  type InventedWaters,
  packOfWaters,
  placeIn,
} from "./invented-waters.fixture.ts";
import { readWaterPieces } from "./make-waters.ts";

const CANAL = { waterway: "canal", boat: "yes" };
const LAKE = { natural: "water", water: "lake", name: "Plas" };

type Point = readonly [east: number, north: number];

async function routeIn(invented: InventedWaters, from: Point, to: Point) {
  const answer = await routeAlongWays(joinWays([await packOfWaters(invented)]), {
    mode: "motorboat",
    from: placeIn(...from),
    to: placeIn(...to),
  });
  if (answer.kind === "problem") return answer.problem;
  const units = (meters = 0): number => Math.round(meters / 111.3);
  return {
    all: units(answer.meters),
    open: units(answer.water?.openMeters),
    line: Array.from({ length: answer.line.length / 2 }, (_, at) => [
      ((answer.line[2 * at] as number) - 5) * Math.cos((52 * Math.PI) / 180) * 1000,
      ((answer.line[2 * at + 1] as number) - 52) * 1000,
    ]),
  };
}

const NODES: InventedWaters["nodes"] = {
  p: [0, 0],
  q: [40, 0],
  r: [40, 40],
  s: [0, 40],
  a: [0, 20],
  A: [-20, 20],
  b: [40, 20],
  B: [60, 20],
  c: [20, 40],
  C: [20, 60],
};

/** A square lake, 40 wide, with canals from the west (a), the east (b) and the north (c), and what else a test adds. */
function lake(more: Partial<InventedWaters> = {}, tags = LAKE): InventedWaters {
  return {
    nodes: { ...NODES, ...more.nodes },
    ways: [["pqbrcsap", tags], ["Aa", CANAL], ["Bb", CANAL], ["Cc", CANAL], ...(more.ways ?? [])],
    relations: more.relations ?? [],
  };
}

it("reads a long shore in steps", () => {
  const [corners, perStep] = [6000, 500];
  const places = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    return {
      lng: 5e6 + Math.round(9e4 * Math.cos(angle)),
      lat: 52e6 + Math.round(9e4 * Math.sin(angle)),
    };
  });
  const ring = [...places.keys(), 0];
  const placeOf = (id: number) => places[id] as (typeof places)[number];
  const grouped = stepsOf(watersOf([{ rings: [ring], tags: LAKE }], placeOf));
  expect(grouped.result).toHaveLength(1);
  const outlined = stepsOf(outlineOf(grouped.result[0] ?? [], placeOf));
  expect(outlined.result?.rings).toMatchObject([{ length: corners }]);
  // Once for its groups; to count, choose and link the pieces of shore, and to store where they are.
  expect(grouped.count).toBeGreaterThanOrEqual(corners / perStep - 1);
  expect(outlined.count).toBeGreaterThanOrEqual(4 * (corners / perStep - 1));
});

function stepsOf<Result>(steps: Generator<undefined, Result, undefined>) {
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done) return { count, result: step.value };
  }
}

it("leads over a lake between each two of its three inlets", async () => {
  expect(await routeIn(lake(), [-20, 20], [60, 20])).toMatchObject({ all: 80, open: 40 });
  expect(await routeIn(lake(), [-20, 20], [20, 60])).toMatchObject({ all: 68, open: 28 });
  expect(await routeIn(lake(), [20, 60], [60, 20])).toMatchObject({ all: 68, open: 28 });
});

it("leads around an island, a little off its shores", async () => {
  const island = lake({
    nodes: { e: [15, 10], f: [25, 10], g: [25, 36], h: [15, 36] },
    ways: [["efghe", {}]],
    relations: [["1:outer 5:inner", { ...LAKE, type: "multipolygon" }]],
  });
  const found = await routeIn(island, [-20, 20], [60, 20]);
  expect(found).toMatchObject({ all: 86 });
  const line = typeof found === "string" ? [] : found.line;
  for (const [x = 0, y = 0] of line) {
    expect(x > 15 && x < 25 && y > 10 && y < 36, `${x} ${y}`).toBe(false);
  }
  expect(line.length).toBe(6);
});

it("leads around a headland, and over no land", async () => {
  const headland = {
    ...lake(),
    ways: [
      ["pqbrcsap", {}],
      ["Aa", CANAL],
      ["Bb", CANAL],
      ["Cc", CANAL],
      ["pxyzqbrcsap", LAKE],
    ] as const,
    nodes: { ...lake().nodes, x: [18, 0], y: [20, 30], z: [22, 0] } as const,
  };
  expect(await routeIn(headland, [-20, 20], [60, 20])).toMatchObject({ all: 85 });
});

it("does not lead over a lake that is closed to boats, or a pond", async () => {
  for (const tags of [
    { ...LAKE, boat: "no" },
    { ...LAKE, access: "private" },
    { ...LAKE, water: "pond" },
  ]) {
    expect(await routeIn(lake({}, tags), [-20, 20], [60, 20])).toBe("no-way");
  }
});

it("adds no line where the map has one", async () => {
  const fairway = lake({ ways: [["ab", CANAL]] });
  expect(await routeIn(fairway, [-20, 20], [60, 20])).toMatchObject({ all: 80, open: 0 });
});

it("leads over two waters that border on each other", async () => {
  const two: InventedWaters = {
    ...lake(),
    nodes: { ...lake().nodes, u: [20, 0] },
    ways: [
      ["pucsap", LAKE],
      ["uqbrcu", LAKE],
      ["Aa", CANAL],
      ["Bb", CANAL],
    ],
  };
  expect(await routeIn(two, [-20, 20], [60, 20])).toMatchObject({ all: 80, open: 40 });
});

it("leaves out a lake with a part of its shore outside the extract", async () => {
  const cut: InventedWaters = {
    ...lake(),
    ways: [
      ["qbrcsap", {}],
      ["Aa", CANAL],
      ["Bb", CANAL],
    ],
    relations: [["1:outer", { ...LAKE, type: "multipolygon" }]],
  };
  expect(await routeIn(cut, [-20, 20], [60, 20])).toBe("no-way");
});

it("pauses between the lines of a lake, so that the job can be cancelled", async () => {
  const file = await openOsmFile(extractOfWaters(lake()), "x.osm.pbf");
  let pauses = 0;
  const lines = await readWaterPieces(file, {}, () => {
    pauses += 1;
  });
  expect(lines).toHaveLength(3 + 3);
  expect(pauses).toBeGreaterThan(3);
  const cancel = (): never => {
    throw new Error("cancelled");
  };
  await expect(readWaterPieces(file, {}, cancel)).rejects.toThrow("cancelled");
});
