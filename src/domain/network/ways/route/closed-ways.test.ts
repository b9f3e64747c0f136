import { describe, expect, it } from "vitest";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import {
  type InventedWays,
  joinedInvented,
  waysBytes,
  waysFile,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { routeAlongWays, type WayAnswer } from "./route-along-ways.ts";

/**
 * A street from node 1 over 2, a short way from there to 3, and a street on to 4; the longer way round leads over 5.
 * Between 2 and 3 lie 550 m, over 5 1,330 m.
 */
const nodes: InventedWays["nodes"] = new Map([
  [1, [4_980_000, 52_000_000]],
  [2, [5_000_000, 52_000_000]],
  [3, [5_008_000, 52_000_000]],
  [4, [5_028_000, 52_000_000]],
  [5, [5_004_000, 52_005_000]],
]);

function streets(short: OsmTags, round: OsmTags | null): InventedWays {
  return {
    nodes,
    ways: [
      [[1, 2], { highway: "residential", name: "Kerkstraat" }],
      [[2, 3], { ...short, name: "Short" }],
      [[3, 4], { highway: "residential", name: "Dorpsstraat" }],
      ...(round ? [[[2, 5, 3], { ...round, name: "Round" }] as const] : []),
    ],
  };
}

async function answerIn(invented: InventedWays, mode: WayMode): Promise<WayAnswer> {
  const ways = await joinedInvented(invented);
  const [from, to] = [
    { lat: 52, lng: 4.98 },
    { lat: 52, lng: 5.028 },
  ];
  return await routeAlongWays(ways, { mode, from, to });
}

async function namesIn(invented: InventedWays, mode: WayMode): Promise<readonly unknown[]> {
  const answer = await answerIn(invented, mode);
  return answer.kind === "route" ? answer.stretches.map(({ name }) => name) : [answer.problem];
}

const OPEN: OsmTags = { highway: "unclassified" };
const THROUGH = ["Kerkstraat", "Short", "Dorpsstraat"];
const AROUND = ["Kerkstraat", "Round", "Dorpsstraat"];

/** Ways that are not to be used, one by one. */
const CLOSED: readonly (readonly [what: string, modes: readonly WayMode[], tags: OsmTags])[] = [
  ["a drive of a closed estate", ["walk", "cycle"], { highway: "service", access: "private" }],
  ["a track for forestry", ["walk", "cycle"], { highway: "track", access: "forestry" }],
  ["a motorway", ["walk", "cycle"], { highway: "motorway", foot: "yes", bicycle: "yes" }],
  ["a trunk road", ["walk", "cycle"], { highway: "trunk" }],
  ["a road for motor vehicles", ["walk", "cycle"], { highway: "primary", motorroad: "yes" }],
  ["a bridge with foot=no", ["walk"], { highway: "tertiary", bridge: "yes", foot: "no" }],
  ["a bridge with bicycle=no", ["cycle"], { highway: "tertiary", bridge: "yes", bicycle: "no" }],
  ["stairs", ["cycle"], { highway: "steps" }],
  ["stairs with a rail for bicycles", ["cycle"], { highway: "steps", bicycle: "dismount" }],
  ["a footway", ["cycle"], { highway: "footway" }],
  ["a pedestrian street", ["cycle"], { highway: "pedestrian" }],
  ["a road beside its cycleway", ["cycle"], { highway: "secondary", bicycle: "use_sidepath" }],
  ["a one-way street against it", ["cycle"], { highway: "residential", oneway: "-1" }],
  ["a road that is being built", ["walk", "cycle"], { highway: "construction" }],
  ["a ferry for cars", ["walk"], { route: "ferry", foot: "no" }],
];
const CLOSED_BY_MODE = CLOSED.flatMap(([what, modes, tags]) =>
  modes.map((mode) => [what, mode, tags] as const),
);

describe("a route", () => {
  it.each(["walk", "cycle"] as const)("leads over a short open way for %s", async (mode) => {
    expect(await namesIn(streets(OPEN, OPEN), mode)).toEqual(THROUGH);
  });

  it.each(CLOSED_BY_MODE)("goes around %s for %s", async (_, mode, tags) => {
    expect(await namesIn(streets(tags, OPEN), mode)).toEqual(AROUND);
  });

  it.each(CLOSED_BY_MODE)("is refused where only %s leads on, for %s", async (_, mode, tags) => {
    expect(await namesIn(streets(tags, null), mode)).toEqual(["no-way"]);
  });

  it.each([
    ["a gate with access=private", { barrier: "gate", access: "private" }],
    ["a turnstile with foot=no", { barrier: "turnstile", foot: "no" }],
  ])("goes around %s", async (_, gate) => {
    const middle = [6, [5_004_000, 52_000_000, gate]] as const;
    const { ways } = streets(OPEN, OPEN);
    const through = ways.map(([ids, tags]) =>
      tags["name"] === "Short" ? ([[2, 6, 3], tags] as const) : ([ids, tags] as const),
    );
    const gated = { nodes: new Map([...nodes, middle]), ways: through };
    expect(await namesIn(gated, "walk")).toEqual(AROUND);
  });

  it("names a ferry, with the metres on board", async () => {
    const answer = await answerIn(streets({ route: "ferry" }, null), "cycle");
    if (answer.kind !== "route") throw new Error(answer.problem);
    const ferry = answer.stretches.filter(({ isFerry }) => isFerry);
    expect(ferry.map(({ name, meters }) => [name, Math.round(meters)])).toEqual([["Short", 549]]);
  });

  it.each([
    ["access:conditional", "no @ sunset-sunrise"],
    ["foot:conditional", "no @ (Mar 15-Jul 15)"],
    ["opening_hours", "Mo-Fr 08:00-18:00"],
    ["seasonal", "summer"],
  ])("uses a way with %s, and says so", async (key, value) => {
    const answer = await answerIn(streets({ ...OPEN, [key]: value }, OPEN), "walk");
    expect(answer).toMatchObject({ kind: "route", conditions: [`${key}=${value}`] });
  });

  it("says the times of a gate that it passes, and not of one where it ends", async () => {
    const gate = { barrier: "gate", opening_hours: "08:00-20:00" };
    const { ways } = streets(OPEN, null);
    const at = (id: number, tags: OsmTags): InventedWays => {
      const [lng, lat] = nodes.get(id) as readonly [number, number];
      return { nodes: new Map([...nodes, [id, [lng, lat, tags]]]), ways };
    };
    const answer = await answerIn(at(2, gate), "walk");
    expect(answer).toMatchObject({ conditions: ["opening_hours=08:00-20:00"] });
    expect(await answerIn(at(1, gate), "walk")).toMatchObject({ conditions: [] });
  });

  it("says the times of a gate that only the other of two packs has", async () => {
    const [lng, lat] = nodes.get(2) as readonly [number, number];
    const gated: InventedWays["nodes"] = new Map([
      ...nodes,
      [2, [lng, lat, { barrier: "gate", seasonal: "summer" }]],
    ]);
    const { ways } = streets(OPEN, null);
    const packs = [
      { ways: ways.slice(0, 2), nodes: gated },
      { ways: ways.slice(2), nodes },
    ].map(async (one) => ({ file: await waysFile(one), areas: [], dataDate: null }));
    const joined = joinWays(await Promise.all(packs));
    const [from, to] = [
      { lat: 52, lng: 4.98 },
      { lat: 52, lng: 5.028 },
    ];
    const answer = await routeAlongWays(joined, { mode: "walk", from, to });
    expect(answer).toMatchObject({ conditions: ["seasonal=summer"] });
  });

  it("leads from a door on a private drive over the public way, with the metres before it", async () => {
    const doors = new Map([
      ...nodes,
      [7, [4_990_000, 52_001_000]] as const,
      [8, [4_990_000, 52_000_000]] as const,
    ]);
    const ways = [
      [[1, 8, 2, 3, 4], { highway: "residential", name: "Kerkstraat" }],
      [[8, 7], { highway: "service", access: "private", name: "Drive" }],
    ] as const;
    const file = await waysFile({ nodes: doors, ways });
    const joined = joinWays([{ file, areas: [], dataDate: null }]);
    const [from, to] = [
      { lat: 52.001, lng: 4.99 },
      { lat: 52, lng: 5.028 },
    ];
    const answer = await routeAlongWays(joined, { mode: "walk", from, to });
    if (answer.kind !== "route") throw new Error(answer.problem);
    expect(answer.metersBefore).toBeCloseTo(111.2, 0);
    expect(answer.stretches.map(({ name }) => name)).toEqual(["Kerkstraat"]);
  });

  it("is refused beyond 300 m of any way, at either end", async () => {
    const file = await waysFile(streets(OPEN, OPEN));
    const joined = joinWays([{ file, areas: [], dataDate: null }]);
    const problem = async (fromLat: number, toLat: number) => {
      const question = {
        mode: "walk",
        from: { lat: fromLat, lng: 4.99 },
        to: { lat: toLat, lng: 5.02 },
      } as const;
      const answer = await routeAlongWays(joined, question);
      return answer.kind === "problem" ? answer.problem : answer.kind;
    };
    expect(await problem(52.0026, 52.0026)).toBe("route");
    expect(await problem(52.0028, 52)).toBe("from-far-from-ways");
    expect(await problem(52, 51.9972)).toBe("to-far-from-ways");
  });
});

describe("a damaged cell", () => {
  /** Three streets in a row of cells: the first and the second meet, the third is an island. */
  const row: InventedWays = {
    nodes: new Map([
      [1, [5_010_000, 52_050_000]],
      [2, [5_090_000, 52_050_000]],
      [3, [5_110_000, 52_050_000]],
      [4, [5_190_000, 52_050_000]],
      [5, [5_210_000, 52_050_000]],
      [6, [5_290_000, 52_050_000]],
    ]),
    ways: [
      [[1, 2], OPEN],
      [[2, 3], OPEN],
      [[3, 4], OPEN],
      [[5, 6], OPEN],
    ],
  };

  async function problemBetween(fromLng: number, toLng: number, damaged: number) {
    const bytes = waysBytes(row);
    const whole = await openWays(new Blob([bytes]));
    expect(whole.cells).toHaveLength(3);
    const place = cellStart(bytes, damaged) + 20;
    bytes[place] = (bytes[place] ?? 0) ^ 4;
    const ways = joinWays([{ file: await openWays(new Blob([bytes])), areas: [], dataDate: null }]);
    const [from, to] = [fromLng, toLng].map((lng) => ({ lat: 52.05, lng }));
    if (!from || !to) throw new Error("no places");
    const answer = await routeAlongWays(ways, { mode: "walk", from, to });
    return answer.kind === "problem" ? answer.problem : answer.kind;
  }

  it("is reported where the route would lead through it", async () => {
    expect(await problemBetween(5.02, 5.15, 1)).toBe("damaged");
  });

  it("does not matter to a route elsewhere", async () => {
    expect(await problemBetween(5.02, 5.15, 2)).toBe("route");
  });
});

/** Returns the first byte of a cell in a file with three cells. */
function cellStart(bytes: Uint8Array, cell: number): number {
  let start = 0;
  for (let found = -1; found < cell; start++) {
    // Each cell begins with the magic of gzip.
    if (bytes[start] === 0x1f && bytes[start + 1] === 0x8b && bytes[start + 2] === 8) found += 1;
  }
  return start - 1;
}
