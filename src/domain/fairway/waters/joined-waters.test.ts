import { readFileSync } from "node:fs";
import { assert, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { waterAttributesOf } from "#domain/network/ways/file/water-attributes.ts";
import { cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import type { PackWays } from "#domain/network/ways/join/pack-ways.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import {
  type InventedWaters,
  packOfWaters,
  placeIn,
} from "#domain/packs/make/waters/invented-waters.fixture.ts";
import { writeWaters } from "#domain/packs/make/waters/write-waters.ts";
import { joinWaters } from "./joined-waters.ts";

const CANAL = { waterway: "canal" };

type Point = readonly [east: number, north: number];

interface Asked {
  readonly packs: readonly InventedWaters[];
  readonly country: InventedWaters | null;
  readonly objects?: readonly FairwayObject[];
  readonly costs?: readonly number[];
}

/** Returns the length of the route for a motorboat, rounded to units of the drawing, or the reason why there is no route. */
async function unitsFrom(from: Point, to: Point, asked: Asked): Promise<number | string> {
  const { packs, country, objects = [], costs = [] } = asked;
  const opened: PackWays[] = [];
  for (const pack of packs) opened.push(await packOfWaters(pack));
  const ways = joinWaters({
    packs: opened,
    country: country && (await packOfWaters(country)).file,
    objects: fairwayIndex({ objects, marks: [] } as never),
  });
  const answer = await routeAlongWays(ways, {
    mode: "motorboat",
    from: placeIn(...from),
    to: placeIn(...to),
    options: { passages: passagesById(Float64Array.from(costs)) },
  });
  return answer.kind === "route" ? Math.round(answer.meters / 111.3) : answer.problem;
}

/** A line of the country from west to east, and a way around it to the north. */
const COUNTRY: InventedWaters = {
  nodes: {
    a: [0, 0],
    b: [20, 0],
    c: [40, 0],
    d: [60, 0],
    e: [0, 15],
    f: [60, 15],
  },
  ways: [
    ["abcd", CANAL],
    ["aefd", CANAL],
  ],
};

/** A pack with the middle of that line. */
const middle = (tags = {}): InventedWaters => ({
  nodes: { x: [50, 30], b: [20, 0], c: [40, 0], y: [40, -9] },
  ways: [
    ["bc", { ...CANAL, ...tags }],
    ["cy", CANAL],
  ],
});

it("leads from a pack into the country, where both have a node at the same place", async () => {
  expect(await unitsFrom([40, -9], [60, 0], { packs: [middle()], country: COUNTRY })).toBe(29);
  expect(await unitsFrom([0, 0], [60, 0], { packs: [middle()], country: COUNTRY })).toBe(60);
});

it("goes around what a pack knows to be closed, although the country has a line there", async () => {
  const packs = [middle({ tunnel: "culvert" })];
  expect(await unitsFrom([0, 0], [60, 0], { packs, country: COUNTRY })).toBe(90);
});

it("keeps what no pack has, such as a line over a lake between two of its waters", async () => {
  const lake: InventedWaters = { nodes: { y: [40, -9], z: [20, -9] }, ways: [["yz", CANAL]] };
  const pack: InventedWaters = {
    nodes: { b: [20, 0], z: [20, -9], c: [40, 0], y: [40, -9] },
    ways: [
      ["bz", CANAL],
      ["cy", CANAL],
    ],
  };
  expect(await unitsFrom([20, 0], [40, 0], { packs: [pack], country: lake })).toBe(38);
});

it("joins a line that ends a few metres beside a node of a pack", async () => {
  const beside: InventedWaters = {
    nodes: { y: [40.07, -9.02], z: [60, -9] },
    ways: [["yz", CANAL]],
  };
  expect(await unitsFrom([20, 0], [60, -9], { packs: [middle()], country: beside })).toBe(49);
});

it("plans within packs while the country is not on the device, and calls the rest unread", async () => {
  const asked = { packs: [middle()], country: null };
  expect(await unitsFrom([20, 0], [40, -9], asked)).toBe(29);
  expect(await unitsFrom([20, 0], [160, 0], asked)).toBe("damaged");
});

const COUNTRY_OBJECTS = readFairways(
  readFileSync("public/nautical/vaarwegen.json", "utf8"),
).objects;

it("keeps the waters of an older pack inside the box of a newer one", async () => {
  const older = { ...(await packOfWaters(COUNTRY)), dataDate: "2025" };
  const box = [4.9, 51.9, 5.2, 52.1] as const;
  const newer = { ...(await packOfWaters(middle())), dataDate: "2026", areas: [box] };
  const ways = joinWaters({ packs: [older, newer], country: null, objects: null });
  const question = { mode: "motorboat", from: placeIn(0, 15), to: placeIn(60, 15) } as const;
  expect(await routeAlongWays(ways, question)).toMatchObject({ kind: "route" });
});

/** Any bridge, moved to the middle of the pack. */
const BRIDGE: FairwayObject = {
  ...(COUNTRY_OBJECTS.find(({ kind }) => kind === "bridge") as FairwayObject),
  id: 7,
  widthMeters: 5,
  ...placeIn(30, 0),
};

it("passes the bridges on the waters of packs at their cost", async () => {
  const asked = { packs: [middle()], country: COUNTRY, objects: [BRIDGE] };
  expect(await unitsFrom([0, 0], [60, 0], asked)).toBe(60);
  expect(await unitsFrom([0, 0], [60, 0], { ...asked, costs: [7, 50_000] })).toBe(90);
  // On this side of the bridge it costs nothing.
  expect(await unitsFrom([40, -9], [31, 0], { ...asked, costs: [7, 50_000] })).toBe(18);
});

it("keeps the bridges of two packs apart", async () => {
  // Both in one cell, with a bridge each.
  const other: InventedWaters = {
    nodes: { ...middle().nodes, h: [40, 30], i: [55, 30] },
    ways: [["chi", CANAL]],
  };
  const objects = [BRIDGE, { ...BRIDGE, id: 8, ...placeIn(50, 30) }];
  const asked = { packs: [middle(), other], country: null, objects };
  expect(await unitsFrom([20, 0], [55, 30], asked)).toBe(65);
});

it("counts the time of a lock once, where both files have it", async () => {
  const lock: FairwayObject = { ...BRIDGE, kind: "lock" };
  const short: InventedWaters = {
    ...COUNTRY,
    nodes: { ...COUNTRY.nodes, e: [0, 7], f: [60, 7] },
  };
  const asked = { packs: [middle({ lock: "yes" })], country: short, objects: [lock] };
  expect(await unitsFrom([0, 0], [60, 0], { ...asked, costs: [7, 1500] })).toBe(60);
});

it("leads from Delft to Leiden by a Vliet that only a pack has", async () => {
  const country = await openWays(new Blob([readFileSync("public/nautical/vaarwater.graph")]));
  const nodeNear = async (lng: number, lat: number, id: number) => {
    const cell = await country.cell(cellAt(lng * 1e6, lat * 1e6));
    assert(cell);
    const far = (node: number): number =>
      Math.hypot((cell.lngs[node] as number) - lng * 1e6, (cell.lats[node] as number) - lat * 1e6);
    const [best = 0] = [...cell.nodeIds.keys()].sort((a, b) => far(a) - far(b));
    return { id, lng: cell.lngs[best] as number, lat: cell.lats[best] as number };
  };
  const nodes = [await nodeNear(4.3636, 52.00165, 1), await nodeNear(4.4856, 52.1545, 2)];
  const attributes = waterAttributesOf({ waterway: "canal", boat: "yes", name: "Vliet" });
  assert(attributes);
  const bytes = inOneGo(writeWaters([{ nodes, attributes }], null));
  assert(bytes);
  const file = await openWays(new Blob([Uint8Array.from(bytes)]));
  const pack = { file, areas: [], dataDate: null };
  const [from, to] = nodes.map(({ lng, lat }) => ({ lng: lng / 1e6, lat: lat / 1e6 }));
  const kilometers = async (packs: readonly PackWays[]): Promise<number> => {
    const ways = joinWaters({ packs, country, objects: null });
    const question = { mode: "motorboat", from: from as LatLng, to: to as LatLng } as const;
    const answer = await routeAlongWays(ways, question);
    assert(answer.kind === "route");
    return Math.round(answer.meters / 1000);
  };
  expect(await kilometers([])).toBeGreaterThan(80);
  expect(await kilometers([pack])).toBe(19);
});
