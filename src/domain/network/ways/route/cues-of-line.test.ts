import { expect, it } from "vitest";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import {
  type InventedWays,
  joinedInvented,
  waysBytes,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { cuesOfLine } from "./cues-of-line.ts";

/** A street east along 52° north, from 5° on, 600 m a step; one north from its middle, and a ferry and stairs behind that. */
const TOWN: InventedWays = {
  nodes: new Map([
    [1, [5_000_000, 52_000_000]],
    [2, [5_004_000, 52_000_000]],
    [3, [5_008_740, 52_000_000]],
    [4, [5_017_480, 52_000_000]],
    [5, [5_008_740, 52_004_000]],
    [6, [5_008_740, 52_009_000]],
    [7, [5_008_740, 52_009_200]],
  ]),
  ways: [
    [[1, 2, 3, 4], { highway: "residential", name: "Kerkstraat" }],
    [[3, 5], { highway: "footway", bicycle: "yes", name: "Laantje" }],
    [[5, 6], { route: "ferry", name: "Pont" }],
    [[6, 7], { highway: "steps", bicycle: "yes" }],
  ],
};

function lineOver(...ids: readonly number[]): Float64Array {
  return Float64Array.from(
    ids.flatMap((id) => {
      const [lng, lat] = TOWN.nodes.get(id) as readonly [number, number];
      return [lng / 1e6, lat / 1e6];
    }),
  );
}

async function cuesOf(line: Float64Array, mode: "walk" | "cycle" = "walk", town = TOWN) {
  const ways = await joinedInvented(town);
  const cues = await cuesOfLine(ways, mode, line);
  return cues.map(({ kind, point, turn, name, meters }) =>
    [point, kind, turn, name, meters === undefined ? "" : Math.round(meters)].join(" ").trim(),
  );
}

const LEFT = "2 turn left Laantje";
const FERRY = "3 ferry  Pont 556";

it("finds the turns and ferries of a line over nodes of the ways, and the stairs of a cyclist", async () => {
  const line = lineOver(1, 2, 3, 5, 6, 7);
  expect(await cuesOf(line)).toEqual([LEFT, FERRY]);
  expect(await cuesOf(line, "cycle")).toEqual([LEFT, FERRY, "4 stairs   22"]);
});

it("finds them for a line that begins and ends between two nodes", async () => {
  const line = lineOver(2, 3, 5);
  line.set([5.006, 52]);
  line.set([5.00874, 52.002], 4);
  expect(await cuesOf(line)).toEqual(["1 turn left Laantje"]);
});

it("says nothing where the line does not follow the ways exactly", async () => {
  const line = lineOver(1, 2, 3, 5, 6);
  // 2 m beside the junction.
  line.set([5.00876, 52.00001], 4);
  expect(await cuesOf(line)).toEqual(["3 ferry  Pont 556"]);
  expect(await cuesOf(Float64Array.of(6, 52, 6.01, 52))).toEqual([]);
});

it("tells when a way may be closed", async () => {
  const [street, lane] = TOWN.ways as [InventedWays["ways"][0], InventedWays["ways"][0]];
  const seasonal = [lane[0], { ...lane[1], seasonal: "summer" }] as const;
  const town = { ...TOWN, ways: [street, seasonal] };
  expect(await cuesOf(lineOver(1, 2, 3, 5), "walk", town)).toEqual([
    LEFT,
    "2 times  seasonal=summer 445",
  ]);
});

it("tells of the times of a gate, and of the stretches where a cyclist gets off", async () => {
  const [street] = TOWN.ways as [InventedWays["ways"][0]];
  const footway = [[3, 5, 6], { highway: "footway" }] as const;
  const gate = [5_008_740, 52_004_000, { barrier: "gate", opening_hours: "8-20" }] as const;
  const town = { nodes: new Map([...TOWN.nodes, [5, gate] as const]), ways: [street, footway] };
  const line = lineOver(1, 2, 3, 5, 6);
  const [turn, times] = ["2 turn left", "3 times  opening_hours=8-20"];
  expect(await cuesOf(line, "walk", town)).toEqual([turn, times]);
  expect(await cuesOf(line, "cycle", town)).toEqual([turn, "2 walk   1001", times]);
});

it("says nothing of a damaged cell", async () => {
  const bytes = waysBytes(TOWN);
  bytes[bytes.length - 12] = (bytes[bytes.length - 12] ?? 0) ^ 4;
  const ways = joinWays([{ file: await openWays(new Blob([bytes])), areas: [], dataDate: null }]);
  expect(await cuesOfLine(ways, "walk", lineOver(1, 2, 3, 5))).toEqual([]);
});
