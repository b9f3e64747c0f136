import { readFileSync } from "node:fs";
import FlatQueue from "flatqueue";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { remembered } from "#domain/async/remembered.ts";
import { objectsAlong } from "#domain/fairway/along-line.ts";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import {
  type BoatLimits,
  limitsOf,
  passageOf,
  UNKNOWN_BOAT,
} from "#domain/fairway/passage/passage.ts";
import { passageCosts } from "#domain/fairway/passage/passage-costs.ts";
import { openWays, type WaysFile } from "#domain/network/ways/file/read-ways.ts";
import { edgeAttributes, type WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { routeAlongWays, type WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import { searchWays } from "#domain/network/ways/route/search-ways.ts";
import { snapToWays } from "#domain/network/ways/route/snap-to-ways.ts";
import { wayCosts } from "#domain/network/ways/route/way-costs.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";

const isThorough = inject("isThorough");
const FAIRWAYS = readFairways(readFileSync("public/nautical/vaarwegen.json", "utf8"));
const INDEX = fairwayIndex(FAIRWAYS);

const SLOOP = limitsOf({ ...UNKNOWN_BOAT, airDraughtMeters: 1.6, beamMeters: 2.2 }) as BoatLimits;
const MAST = limitsOf({
  ...UNKNOWN_BOAT,
  airDraughtMeters: 14,
  beamMeters: 3.2,
  lengthMeters: 10,
}) as BoatLimits;

/** The waters as plain steps from node to node, and the places of nodes in 10⁻⁶ degree. */
interface RawWaters {
  readonly steps: ReadonlyMap<number, readonly RawStep[]>;
  readonly places: ReadonlyMap<number, readonly [lng: number, lat: number]>;
}

interface RawStep {
  readonly to: number;
  readonly units: number;
  readonly isFairway: boolean;
  readonly objects: readonly number[];
}

let file: WaysFile;
let ways: JoinedWays;
/** Reading every cell takes seconds. */
const rawWaters = remembered(() => rawWatersOf(file));

beforeAll(async () => {
  file = await openWays(new Blob([readFileSync("public/nautical/vaarwater.graph")]));
  ways = joinWays([{ file, areas: [], dataDate: null }]);
});

async function rawWatersOf({ cells, cell: read }: WaysFile): Promise<RawWaters> {
  const steps = new Map<number, RawStep[]>();
  const places = new Map<number, readonly [number, number]>();
  for (const number of cells) {
    const cell = await read(number);
    for (let edge = 0; cell && edge < cell.edgeCount; edge++) {
      const first = cell.nodes[cell.nodeStarts[edge] as number] as number;
      // An edge is in every cell that it touches, and counts in that of its first node.
      if (cellOf(cell, first) === number) addEdge({ steps, places }, cell, edge);
    }
  }
  return { steps, places };
}

interface Filled {
  readonly steps: Map<number, RawStep[]>;
  readonly places: Map<number, readonly [number, number]>;
}

function addEdge({ steps, places }: Filled, cell: WayCell, edge: number): void {
  const ends = [cell.nodeStarts[edge] as number, (cell.nodeStarts[edge + 1] as number) - 1].map(
    (at) => cell.nodes[at] as number,
  );
  const { condition, traits } = edgeAttributes(cell, edge);
  const step = {
    units: cell.lengths[edge] as number,
    isFairway: (traits & TRAITS.fairway) !== 0,
    objects: condition?.split(" ").map(Number) ?? [],
  };
  const ids = ends.map((node) => cell.nodeIds[node] as number) as [number, number];
  for (const [at, node] of ends.entries()) {
    const [from, to] = [ids[at], ids[1 - at]] as [number, number];
    const known = steps.get(from) ?? [];
    known.push({ ...step, to });
    steps.set(from, known);
    places.set(from, [cell.lngs[node] as number, cell.lats[node] as number]);
  }
}

function cellOf(
  { lngs, lats }: { readonly lngs: Int32Array; readonly lats: Int32Array },
  node: number,
): CellNumber {
  return cellAt(lngs[node] as number, lats[node] as number);
}

/** The metres that an object costs a boat, told once more from the sizes. */
function metersOf(limits: BoatLimits): (id: number) => number {
  const byId = new Map(FAIRWAYS.objects.map((object) => [object.id, object]));
  return (id) => {
    const object = byId.get(id);
    if (!object) throw new Error(`No object ${id}`);
    const { state } = passageOf(object, limits);
    if (state === "blocked") return 300_000;
    if (state === "unknown") return 50_000;
    if (object.kind === "lock") return 1500;
    return state === "opens" ? 800 : 0;
  };
}

function plainCosts(raw: RawWaters, limits: BoatLimits, from: number): ReadonlyMap<number, number> {
  const meters = metersOf(limits);
  const found = new Map([[from, 0]]);
  const queue = new FlatQueue<number>();
  queue.push(from, 0);
  while (queue.length > 0) {
    const cost = queue.peekValue() as number;
    const at = queue.pop() as number;
    if (cost > (found.get(at) as number)) continue;
    for (const { to, units, isFairway, objects } of raw.steps.get(at) ?? []) {
      const passing = objects.reduce((sum, id) => sum + meters(id) * 40, 0);
      const next = cost + units * (isFairway ? 4 : 6) + passing;
      if (next >= (found.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      found.set(to, next);
      queue.push(to, next);
    }
  }
  return found;
}

describe("the waters of the country", () => {
  it("have bridges and locks of the fairway file only, and most of them", async () => {
    const raw = await rawWaters();
    const known = new Set(FAIRWAYS.objects.map(({ id }) => id));
    const ids = [...raw.steps.values()].flatMap((steps) => steps.flatMap((step) => step.objects));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBeGreaterThan(3400);
  });

  it("lead as cheaply from place to place as a plain Dijkstra finds, for two boats", async () => {
    const random = seededRandom(60);
    const wrong: unknown[] = [];
    for (let start = 0; start < (isThorough ? 100 : 2); start++) {
      wrong.push(...(await wrongCostsFrom(random, start % 2 === 0 ? SLOOP : MAST)));
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});

/** Compares the costs from a junction to ten others, and returns those that differ. */
async function wrongCostsFrom(random: () => number, limits: BoatLimits): Promise<unknown[]> {
  const raw = await rawWaters();
  const ids = [...raw.places.keys()];
  const pick = () => ids[Math.floor(random() * ids.length)] as number;
  const from = pick();
  const starts = await snapped(raw, from);
  const expected = plainCosts(raw, limits, from);
  const passages = passagesById(passageCosts(FAIRWAYS.objects, limits));
  const costs = wayCosts("motorboat", { passages });
  const wrong: unknown[] = [];
  for (let question = 0; question < 10; question++) {
    const to = pick();
    const path = await searchWays({ ways, costs, from: starts, to: await snapped(raw, to) });
    const plain = expected.get(to) ?? null;
    if (!isSameCost(path?.cost ?? null, plain)) wrong.push({ from, to, cost: path?.cost, plain });
  }
  return wrong;
}

/** A place snaps to all edges within half a metre, so a route may begin on one that passes its junction so near. */
const SNAP_COST = 2 * 5 * 6;

function isSameCost(found: number | null, plain: number | null): boolean {
  if (found === null || plain === null) return found === plain;
  return found <= plain && found >= plain - SNAP_COST;
}

function snapped(raw: RawWaters, node: number) {
  const [lng, lat] = raw.places.get(node) as readonly [number, number];
  return snapToWays(ways, "motorboat", { lng: lng / 1e6, lat: lat / 1e6 });
}

async function routeFor(limits: BoatLimits, from: [number, number], to: [number, number]) {
  const answer = await routeAlongWays(ways, {
    mode: "motorboat",
    from: { lng: from[0], lat: from[1] },
    to: { lng: to[0], lat: to[1] },
    options: { passages: passagesById(passageCosts(FAIRWAYS.objects, limits)) },
  });
  if (answer.kind === "problem") throw new Error(answer.problem);
  return answer;
}

/** Returns the bridges and locks on a route that a boat does not surely pass, by the line alone. */
function obstaclesOn({ line }: WayRoute, limits: BoatLimits): readonly string[] {
  return objectsAlong(line, INDEX).flatMap(({ object }) => {
    const { state } = passageOf(object, limits);
    return state === "blocked" || state === "unknown" ? [object.name] : [];
  });
}

describe("a trip", () => {
  it("from Delft to Rotterdam fits a sloop under every bridge", async () => {
    const route = await routeFor(SLOOP, [4.3636, 52.00165], [4.4485, 51.9085]);
    expect(route.meters).toBeGreaterThan(11_500);
    expect(route.meters).toBeLessThan(13_000);
    expect(route.stretches.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Schie", "Delftsche Schie", "Delfshavensche Schie"]),
    );
    expect(obstaclesOn(route, SLOOP)).toEqual([]);
  });

  it("begins on a water that is connected with its end, where another lies nearer", async () => {
    const route = await routeFor(SLOOP, [4.36582, 52.00763], [4.37077, 51.99196]);
    expect(route.metersBefore).toBeGreaterThan(300);
    expect(route.metersBefore).toBeLessThan(500);
    expect(route.stretches.at(-1)?.name).toBe("Schie");
  });

  it("from the Kaag to Sneek goes with a mast of 14 m over the IJ and IJsselmeer, past no fixed bridge", async () => {
    const route = await routeFor(MAST, [4.5573, 52.2155], [5.7, 53.02]);
    expect(route.stretches.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Nieuwe Meer", "IJ", "Buiten-IJ"]),
    );
    expect(obstaclesOn(route, MAST)).toEqual([]);
  });
});
