import { describe, expect, it } from "vitest";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { damagedWays } from "#domain/network/ways/file/ways-format.ts";
import { type InventedWays, joinedInvented } from "#domain/network/ways/invented-ways.fixture.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { edgesOfLine } from "./edges-of-line.ts";
import { routeAlongWays } from "./route-along-ways.ts";
import { turnsAlong } from "./way-turns.ts";

/** Positions in metres east and north of 52° N, 5° E, and the ids of the nodes of each way. */
interface Streets {
  readonly places: readonly (readonly [eastMeters: number, northMeters: number])[];
  readonly ways: InventedWays["ways"];
}

const METERS_PER_DEGREE = 111_195;
const EAST_SHARE = Math.cos((52 * Math.PI) / 180);

function inventedOf({ places, ways }: Streets): InventedWays {
  const nodes = places.map(([east, north], index) => {
    const lng = 5e6 + (east / METERS_PER_DEGREE / EAST_SHARE) * 1e6;
    return [
      index + 1,
      [Math.round(lng), Math.round(52e6 + (north / METERS_PER_DEGREE) * 1e6)],
    ] as const;
  });
  return { nodes: new Map(nodes), ways };
}

/** Returns the turns from node 1 to node 2 as texts: "100 left Kerkstraat". */
async function turnsOf(streets: Streets, mode: WayMode = "walk"): Promise<readonly string[]> {
  const invented = inventedOf(streets);
  const ways = await joinedInvented(invented);
  const [from, to] = [1, 2].map((id) => {
    const [lng, lat] = invented.nodes.get(id) as readonly [number, number];
    return { lng: lng / 1e6, lat: lat / 1e6 };
  }) as [{ lng: number; lat: number }, { lng: number; lat: number }];
  const route = await routeAlongWays(ways, { mode, from, to });
  if (route.kind !== "route") throw new Error(route.problem);
  // The ellipsoid is some thousandths longer than the sphere of the places.
  return route.turns.map(({ meters, turn, name }) => `${tens(meters)} ${turn} ${name}`);
}

function tens(meters: number): number {
  return Math.round(meters / 10) * 10;
}

const street = (name: string, tags: OsmTags = {}): OsmTags => ({
  highway: "residential",
  name,
  ...tags,
});

/** From the west at node 1 to a crossing 1 km east (3), and from there to node 2 in the north, and to 4 and 5. */
const CROSSING: Streets["places"] = [
  [0, 0],
  [1000, 1000],
  [1000, 0],
  [2000, 0],
  [1000, -1000],
];

describe("the turns of a route along ways", () => {
  it("have their place, direction and the name of the street behind them", async () => {
    const ways: Streets["ways"] = [
      [[1, 3, 4], street("Dorpsstraat")],
      [[5, 3, 2], street("Kerkstraat")],
    ];
    expect(await turnsOf({ places: CROSSING, ways })).toEqual(["1000 left Kerkstraat"]);
  });

  it("are none in a bend without a junction", async () => {
    const ways: Streets["ways"] = [[[1, 3, 2], street("Dorpsstraat")]];
    expect(await turnsOf({ places: CROSSING, ways })).toEqual([]);
    // Nor where a street only gets another name.
    const renamed: Streets["ways"] = [
      [[1, 3], street("Dorpsstraat")],
      [[3, 2], street("Kerkstraat")],
    ];
    expect(await turnsOf({ places: CROSSING, ways: renamed })).toEqual([]);
  });

  it("are none where the only other way is closed to the mode", async () => {
    const ways: Streets["ways"] = [
      [[1, 3, 2], street("Dorpsstraat")],
      [[3, 4], { highway: "steps" }],
      [[5, 3], street("Eenrichting", { oneway: "yes" })],
    ];
    expect(await turnsOf({ places: CROSSING, ways }, "cycle")).toEqual([]);
    expect(await turnsOf({ places: CROSSING, ways })).toEqual(["1000 left Dorpsstraat"]);
  });

  /** Straight on from node 1 over 3 to node 2, with a side street to 4 and a crossing path over 5. */
  const ROAD: Streets["places"] = [
    [0, 0],
    [2000, 0],
    [1000, 0],
    [1000, 1000],
    [1015, 0],
  ];

  it("tell straight on only where the street gets another name", async () => {
    const side = [[3, 4], street("Zijstraat")] as const;
    const goesOn: Streets["ways"] = [[[1, 3, 2], street("Dorpsstraat")], side];
    expect(await turnsOf({ places: ROAD, ways: goesOn })).toEqual([]);
    const renamed: Streets["ways"] = [
      [[1, 3], street("Dorpsstraat")],
      [[3, 2], street("Kerkstraat")],
      side,
    ];
    expect(await turnsOf({ places: ROAD, ways: renamed })).toEqual(["1000 straight Kerkstraat"]);
  });

  it("do not tell the street again behind a crossing without a name", async () => {
    const ways: Streets["ways"] = [
      [[1, 3], street("Dorpsstraat")],
      [[3, 5], { highway: "footway" }],
      [[5, 2], street("Dorpsstraat")],
      [[3, 4, 5], street("Zijstraat")],
    ];
    expect(await turnsOf({ places: ROAD, ways })).toEqual([]);
  });

  it("tell the sides of a fork, unless the street goes on and the other is another", async () => {
    // The route deviates 10° to the right, the other way 10° to the left.
    const places: Streets["places"] = [
      [0, 0],
      [2000, -176],
      [1000, 0],
      [2000, 176],
    ];
    const paths: Streets["ways"] = [
      [[1, 3], { highway: "path" }],
      [[3, 2], { highway: "path" }],
      [[3, 4], { highway: "path" }],
    ];
    expect(await turnsOf({ places, ways: paths })).toEqual(["1000 slight-right null"]);
    const streets: Streets["ways"] = [
      [[1, 3, 2], street("Dorpsstraat")],
      [[3, 4], street("Zijstraat")],
    ];
    expect(await turnsOf({ places, ways: streets })).toEqual([]);
  });

  it("tell a slight turn only where another way could be taken for it", async () => {
    const places: Streets["places"] = [
      [0, 0],
      [1700, -700],
      [1000, 0],
      [1000, 1000],
      [2000, 0],
    ];
    const bent = [[1, 3, 2], { highway: "path" }] as const;
    const aside: Streets["ways"] = [bent, [[3, 4], { highway: "path" }]];
    expect(await turnsOf({ places, ways: aside })).toEqual([]);
    const ahead: Streets["ways"] = [bent, [[3, 5], { highway: "path" }]];
    expect(await turnsOf({ places, ways: ahead })).toEqual(["1000 slight-right null"]);
  });

  it("are one where two corners are close together", async () => {
    // 12 m along the main road, from a street to the one opposite.
    const staggered = (name: string): Streets => ({
      places: [
        [1000, -1000],
        [1012, 1000],
        [1000, 0],
        [1012, 0],
        [0, 0],
        [2000, 0],
      ],
      ways: [
        [[1, 3], street("Kerkstraat")],
        [[4, 2], street(name)],
        [[5, 3, 4, 6], street("Hoofdweg")],
      ],
    });
    expect(await turnsOf(staggered("Kerkstraat"))).toEqual([]);
    expect(await turnsOf(staggered("Molenstraat"))).toEqual(["1000 straight Molenstraat"]);
  });

  it("tell a corner once, also where the name changes just before it", async () => {
    // To the right along the Stieltjesweg, whose last metres before the corner to the left are part of the park.
    const corners = (metersToCorner: number): Streets => ({
      places: [
        [1000, -1000],
        [1018 + metersToCorner, 1000],
        [1000, 0],
        [1018, 0],
        [1018 + metersToCorner, 0],
        [0, 0],
        [1018, -1000],
        [2000, 0],
      ],
      ways: [
        [[1, 3], street("Mekelweg")],
        [[3, 4], street("Stieltjesweg")],
        [[4, 5, 2], street("Mekelpark")],
        [[6, 3], street("Zijstraat")],
        [[4, 7], street("Zijstraat")],
        [[5, 8], street("Zijstraat")],
      ],
    });
    expect(await turnsOf(corners(2.5))).toEqual(["1000 straight Mekelpark"]);
    // Far enough for a turn of its own, which is then no part of the first.
    expect(await turnsOf(corners(8))).toEqual(["1000 right Mekelpark", "1030 left Mekelpark"]);
  });

  it("are found where the junction lies in another cell than the edge", async () => {
    // 5.1° E is the edge of a cell.
    const east = 0.1 * METERS_PER_DEGREE * EAST_SHARE;
    const places = CROSSING.map(([x, y]) => [x + east - 1000.05, y] as const);
    const ways: Streets["ways"] = [
      [[1, 3, 2], street("Dorpsstraat")],
      [[5, 3, 4], street("Kerkstraat")],
    ];
    expect(await turnsOf({ places, ways })).toEqual(["1000 left Dorpsstraat"]);
  });

  it("are announced at a junction whose other ways cannot be read", async () => {
    const invented = inventedOf({
      places: CROSSING,
      ways: [
        [[1, 3, 2], street("Dorpsstraat")],
        [[5, 3, 4], street("Kerkstraat")],
      ],
    });
    const ways = await joinedInvented(invented);
    const line = Float64Array.from(
      [1, 3, 2].flatMap((id) =>
        (invented.nodes.get(id) ?? []).slice(0, 2).map((of) => Number(of) / 1e6),
      ),
    );
    const [edges = []] = await edgesOfLine(ways, line);
    const load = () => Promise.reject(damagedWays());
    const damaged: JoinedWays = { ...ways, loaded: () => undefined, load };
    const [known, unknown] = [ways, damaged].map((some) => turnsAlong(some, "walk", line, edges));
    expect(await known).toHaveLength(1);
    expect(await unknown).toEqual(await known);
  });
});
