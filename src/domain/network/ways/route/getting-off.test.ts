import { describe, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { damagedWays } from "#domain/network/ways/file/ways-format.ts";
import {
  type InventedWays,
  joinedInvented,
  waysFile,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { routeAlongWays } from "./route-along-ways.ts";
import type { WayOptions } from "./way-costs.ts";

/** Two streets of 1.4 km, with 34 m between them from node 2 to node 3, or 138 m over node 6. */
const nodes: InventedWays["nodes"] = new Map([
  [1, [4_980_000, 52_000_000]],
  [2, [5_000_000, 52_000_000]],
  [3, [5_000_500, 52_000_000]],
  [4, [5_020_500, 52_000_000]],
  [5, [5_000_250, 52_009_000]],
  [6, [5_000_250, 52_000_600]],
]);

const STREET = { highway: "residential" };

/** The streets with a way between them, and with another of 2 km around it. */
function town(between: OsmTags | null, around: OsmTags | null, ids = [2, 3]): InventedWays {
  return {
    nodes,
    ways: [
      [[1, 2], STREET],
      [[3, 4], STREET],
      ...(between ? [[ids, between] as const] : []),
      ...(around ? [[[2, 5, 3], around] as const] : []),
    ],
  };
}

async function answer(invented: InventedWays, options: WayOptions = { mayGetOff: true }) {
  const ways = await joinedInvented(invented);
  const [from, to] = [
    { lat: 52, lng: 4.98 },
    { lat: 52, lng: 5.0205 },
  ];
  const found = await routeAlongWays(ways, { mode: "cycle", from, to, options });
  if (found.kind === "problem") return found.problem;
  return [Math.round(found.meters), Math.round(found.walkedMeters)];
}

const [THROUGH, AROUND] = [2781, 4750];

describe("a cyclist gets off", () => {
  it.each([
    ["a footway", { highway: "footway" }],
    ["a pedestrian street", { highway: "pedestrian" }],
    ["a path that is closed to bicycles", { highway: "path", bicycle: "no" }],
    ["a one-way street against it", { highway: "residential", oneway: "-1" }],
  ])("on %s where the way around is much longer, or none", async (_, tags) => {
    expect(await answer(town(tags, STREET))).toEqual([THROUGH, 34]);
    expect(await answer(town(tags, null))).toEqual([THROUGH, 34]);
  });

  it.each([
    ["stairs", { highway: "steps" }],
    ["a private drive", { highway: "service", access: "private" }],
    ["a ferry", { route: "ferry", bicycle: "no" }],
  ])("on no %s", async (_, tags) => {
    expect(await answer(town(tags, STREET))).toEqual([AROUND, 0]);
    expect(await answer(town(tags, null))).toBe("no-way");
  });

  it("in no shortest route, and in none whose question does not allow it", async () => {
    const footway = town({ highway: "footway" }, null);
    expect(await answer(footway, { mayGetOff: true, isShortest: true })).toBe("no-way");
    expect(await answer(footway, {})).toBe("no-way");
  });

  it("not where a short way around is open", async () => {
    const invented = town({ highway: "footway" }, null);
    const short = [[2, 6, 3], STREET] as const;
    expect(await answer({ ...invented, ways: [...invented.ways, short] })).toEqual([2885, 0]);
  });

  it("for no longer than 200 m", async () => {
    const near: InventedWays = town({ highway: "footway" }, STREET, [2, 6, 3]);
    expect(await answer(near)).toEqual([2885, 138]);
    const far = new Map([...near.nodes, [6, [5_000_250, 52_001_000]] as const]);
    expect(await answer({ ...near, nodes: far })).toEqual([AROUND, 0]);
  });

  it("through no gate that is closed to bicycles", async () => {
    const gate = [5_000_250, 52_000_000, { barrier: "kissing_gate", bicycle: "no" }] as const;
    const gated = { ...town({ highway: "footway" }, null, [2, 7, 3]) };
    const all = new Map([...nodes, [7, gate] as const]);
    expect(await answer({ ...gated, nodes: all })).toBe("no-way");
  });

  it("behind a bridge that is closed on foot", async () => {
    const bridge = { highway: "cycleway", foot: "no" };
    const invented = town({ highway: "footway" }, null);
    const first = [[1, 2], STREET] as const;
    const ways = [
      [[1, 7], STREET],
      [[7, 2], bridge],
      ...invented.ways.filter(([ids]) => ids.join() !== first[0].join()),
    ] as const;
    const all = new Map([...nodes, [7, [4_999_500, 52_000_000]] as const]);
    expect(await answer({ nodes: all, ways })).toEqual([THROUGH, 34]);
  });

  it("perhaps where a cell is damaged, so that it is not known that there is no way", async () => {
    const long: InventedWays["nodes"] = new Map([
      [1, [4_950_000, 52_000_000]],
      [2, [5_050_000, 52_000_000]],
      [3, [5_050_500, 52_000_000]],
      [4, [5_150_000, 52_000_000]],
    ]);
    const file = await waysFile({ ...town({ highway: "footway" }, null), nodes: long });
    const ways = joinWays([{ file, areas: [], dataDate: null }]);
    const [from, middle, to] = [4.95, 5.05, 5.15].map((lng) => ({ lat: 52, lng })) as [
      LatLng,
      LatLng,
      LatLng,
    ];
    const isMiddle = (cell: number) => cell === cellAt(middle.lng * 1e6, middle.lat * 1e6);
    const load: JoinedWays["load"] = async (cell) => {
      if (isMiddle(cell)) throw damagedWays();
      return await ways.load(cell);
    };
    const question = { mode: "cycle", from, to, options: { mayGetOff: true } } as const;
    expect(await routeAlongWays(ways, question)).toMatchObject({ kind: "route" });
    const loaded: JoinedWays["loaded"] = (cell) => (isMiddle(cell) ? undefined : ways.loaded(cell));
    const damaged = { ...ways, load, loaded };
    expect(await routeAlongWays(damaged, question)).toMatchObject({ problem: "damaged" });
  });

  it("on an island of ways in a wood of footways, and reports no way where feet cannot go either", async () => {
    expect(await answer(town(null, null))).toBe("no-way");
  });
});
