import { expect, it } from "vitest";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import {
  extractOfWaters,
  type InventedWaters,
  packOfWaters,
  placeIn,
} from "./invented-waters.fixture.ts";
import { makeWaters } from "./make-waters.ts";

type Mode = "canoe" | "motorboat";
type Ends = readonly [from: string, to: string];

async function routeIn(invented: InventedWaters, mode: Mode, [from, to]: Ends, options = {}) {
  const ways = joinWays([await packOfWaters(invented)]);
  const placeOf = (letter: string) => {
    const [east, north] = invented.nodes[letter] ?? [0, 0];
    return placeIn(east, north);
  };
  return routeAlongWays(ways, {
    mode,
    from: placeOf(from),
    to: placeOf(to),
    options: { passages: passagesById(new Float64Array()), ...options },
  });
}

/** Returns the length in units of the drawing, rounded; or the reason why there is no route. */
async function unitsFrom(...question: Parameters<typeof routeIn>): Promise<number | string> {
  const answer = await routeIn(...question);
  return answer.kind === "route" ? Math.round(answer.meters / 111.3) : answer.problem;
}

/**
 *   b ───── c        a canal along the bottom from a to d, 40 long, and a way around over b and c, 60 long by default;
 *   │       │        x is in the middle of the bottom
 *   a ── x ─ d
 */
function around(middle: OsmTags, atX: OsmTags = {}, across?: OsmTags, height = 10): InventedWaters {
  const canal = { waterway: "canal" };
  return {
    nodes: {
      a: [0, 0],
      b: [0, height],
      c: [40, height],
      d: [40, 0],
      x: [20, 0, atX],
      e: [-20, 0],
      f: [60, 0],
      p: [20, 2],
      q: [20, -2],
    },
    ways: [
      ["ea", canal],
      ["ab", canal],
      ["bc", canal],
      ["cd", canal],
      ["axd", { ...canal, ...middle }],
      ["df", canal],
      ...(across ? [["pxq", across] as const] : []),
    ],
  };
}

const BOTH = ["canoe", "motorboat"] as const;

it.each<[string, InventedWaters, readonly (number | string)[]]>([
  ["through an open canal", around({}), [80, 80]],
  ["through a lock", around({ lock: "yes" }), [80, 80]],
  [
    "around a lock, where that is hardly longer",
    around({ lock: "yes" }, {}, undefined, 4),
    [88, 88],
  ],
  ["around a culvert", around({ tunnel: "culvert" }), [100, 100]],
  ["through a tunnel", around({ tunnel: "yes" }), [80, 80]],
  ["around private water", around({ access: "private" }), [100, 100]],
  ["around what is closed to motorboats", around({ motorboat: "no" }), [80, 100]],
  ["around a one-way canal, against it", around({ oneway: "-1" }), [100, 100]],
  ["along a one-way canal", around({ oneway: "yes" }), [80, 80]],
  ["over a weir only with a canoe", around({}, { waterway: "weir" }), [80, 100]],
  ["over a weir across the water", around({}, {}, { waterway: "weir" }), [80, 100]],
  ["over a dam across the water", around({}, {}, { waterway: "dam" }), [80, 100]],
  ["through a weir for boats", around({}, { waterway: "weir", boat: "yes" }), [80, 80]],
  ["through the gate of a lock", around({}, { waterway: "lock_gate" }), [80, 80]],
  ["around a barrier for boats", around({}, { boat: "no" }), [100, 100]],
])("leads %s", async (_, invented, expected) => {
  const found = await Promise.all(BOTH.map((mode) => unitsFrom(invented, mode, ["e", "f"])));
  expect(found).toEqual(expected);
});

it("tells where a canoe is carried, and where a tag lets it in", async () => {
  const invented = around({ canoe: "yes", maxdraft: "1.2 m" }, { waterway: "weir" });
  const answer = await routeIn(invented, "canoe", ["e", "f"]);
  expect(answer).toMatchObject({ water: { openMeters: 0, maxDraughtMeters: 1.2 } });
  const water = answer.kind === "route" ? answer.water : undefined;
  expect(water?.carried.map(({ atMeters, meters }) => [atMeters / 111.3, meters])).toEqual([
    [expect.closeTo(39.9, 0), expect.closeTo(30, 0)],
  ]);
  expect(water?.knownMeters).toBeCloseTo(40 * 111.3 - 30, -2);
});

it("goes around a water with room for less draught, and takes it where there is no other", async () => {
  const invented = around({ maxdraft: "1.2" });
  const of = (draughtMeters: number | null) =>
    unitsFrom(invented, "motorboat", ["e", "f"], {
      passages: passagesById(new Float64Array(), draughtMeters),
    });
  expect(await Promise.all([null, 1.2, 1.3].map(of))).toEqual([80, 80, 100]);
  const only: InventedWaters = {
    nodes: { e: [0, 0], f: [40, 0] },
    ways: [["ef", { waterway: "canal", maxdraft: "1.2" }]],
  };
  const options = { passages: passagesById(new Float64Array(), 1.3) };
  expect(await unitsFrom(only, "motorboat", ["e", "f"], options)).toBe(40);
});

it("takes the only water, however many of its pieces are too shallow for the boat", async () => {
  const canal = { waterway: "canal" };
  const pieces = [...Array(401).keys()];
  const letters = pieces.map((at) => String.fromCodePoint(0x4e00 + at));
  const only: InventedWaters = {
    nodes: {
      e: [-10, 0],
      f: [18, 0],
      p: [0, 5],
      q: [8, 5],
      ...Object.fromEntries(letters.map((letter, at) => [letter, [at / 50, 0] as const])),
    },
    ways: [
      [`ep${letters[0]}`, canal],
      [`${letters.at(-1)}qf`, canal],
      [`e${letters[0]}`, canal],
      [`${letters.at(-1)}f`, canal],
      ...letters.slice(1).map((letter, at) => {
        const tags = { ...canal, name: `Canal ${at % 2}`, maxdraft: "1.2" };
        return [`${letters[at]}${letter}`, tags] as const;
      }),
    ],
  };
  const options = { passages: passagesById(new Float64Array(), 1.3) };
  expect(await unitsFrom(only, "motorboat", ["e", "f"], options)).toBe(28);
});

it("avoids portages and waters of motorboats where a canoe is to do so", async () => {
  const weir = around({}, { waterway: "weir" });
  expect(await unitsFrom(weir, "canoe", ["e", "f"], { avoidPortages: true })).toBe(100);
  const fairway = around({ CEMT: "II" });
  expect(await unitsFrom(fairway, "canoe", ["e", "f"])).toBe(80);
  expect(await unitsFrom(fairway, "canoe", ["e", "f"], { avoidMotorWaters: true })).toBe(100);
  expect(await unitsFrom(fairway, "motorboat", ["e", "f"], { avoidMotorWaters: true })).toBe(80);
});

it("lets a canoe begin at a put-in, and names those on its way", async () => {
  const invented: InventedWaters = {
    nodes: {
      a: [0, 0],
      b: [40, 0],
      s: [10, 0.3, { canoe: "put_in", name: "Kanosteiger" }],
      t: [30, 0.3, { waterway: "access_point" }],
      u: [20, 2, { canoe: "put_in" }],
    },
    ways: [["ab", { waterway: "river" }]],
  };
  const passing = await routeIn(invented, "canoe", ["a", "b"]);
  expect(passing).toMatchObject({
    water: {
      carried: [],
      putIns: [
        { atMeters: expect.closeTo(1113, -1), name: "Kanosteiger" },
        { atMeters: expect.closeTo(3346, -1), name: null },
      ],
    },
  });
  const from = await routeIn(invented, "canoe", ["s", "b"]);
  expect(from).toMatchObject({
    metersBefore: expect.closeTo(0, 0),
    water: { carried: [], putIns: [{ atMeters: expect.closeTo(33, -1) }, {}] },
  });
  const boat = await routeIn(invented, "motorboat", ["a", "b"]);
  expect(boat.kind === "route" && boat.water?.putIns).toBeUndefined();
});

it("joins a mapped portage with the water at its ends", async () => {
  const dam: InventedWaters = {
    nodes: {
      a: [0, 0],
      w: [20, 0, { waterway: "dam", canoe: "no" }],
      b: [40, 0],
      p: [18, 0.2],
      q: [20, 0.5],
      r: [22, 0.2],
    },
    ways: [
      ["awb", { waterway: "river", canoe: "yes" }],
      ["pqr", { highway: "footway", canoe: "portage" }],
    ],
  };
  const around = await routeIn(dam, "canoe", ["a", "b"]);
  expect(around.kind === "route" && around.water?.carried).toMatchObject([
    { atMeters: expect.closeTo(18 * 111.3, -2) },
  ]);
  expect(await unitsFrom(dam, "motorboat", ["a", "b"])).toBe("no-way");
});

it("writes no file for an extract that takes too much memory, or has no open water", async () => {
  const outcome = async (invented: InventedWaters, maxBytes: number) => {
    const names: string[] = [];
    const file = await openOsmFile(extractOfWaters(invented), "x.osm.pbf");
    const write = (name: string): void => void names.push(name);
    return { outcome: await makeWaters(file, null, { write, maxBytes }), names };
  };
  const closed: InventedWaters = {
    nodes: { a: [0, 0], b: [40, 0] },
    ways: [["ab", { waterway: "canal", boat: "no" }]],
  };
  expect(await outcome(around({}), 1e6)).toEqual({ outcome: "made", names: ["water.graph"] });
  expect(await outcome(around({}), 100)).toEqual({ outcome: "too-large", names: [] });
  expect(await outcome(closed, 1e6)).toEqual({ outcome: "none", names: [] });
});
