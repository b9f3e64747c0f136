import { expect, it } from "vitest";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import {
  type InventedWays,
  joinedInvented,
  waysBytes,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { isTooLongToMatch } from "#domain/network/ways/match/match-track.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { trackOnWays } from "./plan-of-track.ts";
import { routeThroughStops } from "./route-through-stops.ts";
import { questionOf } from "./stops-question.ts";

const SIDE = 6;
/** 10⁻⁶ degree; about 200 m at the equator. */
const BLOCK = 1800;

const id = (x: number, y: number): number => 1 + y * SIDE + x;

/** A town of straight streets: those to the east are paved and have names, the others are not. */
const TOWN: InventedWays = {
  nodes: new Map(
    Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return [id(x, y), [x * BLOCK, y * BLOCK]] as const;
    }),
  ),
  ways: Array.from({ length: SIDE }, (_, line) => line).flatMap((line): InventedWays["ways"] => {
    const all = Array.from({ length: SIDE }, (_, at) => at);
    return [
      [
        all.map((x) => id(x, line)),
        { highway: "residential", surface: "asphalt", name: `Straat ${line}` },
      ],
      [all.map((y) => id(line, y)), { highway: "track", surface: "gravel" }],
    ];
  }),
};

const ways = () => joinedInvented(TOWN);

/** Returns a track over corners of blocks, with a point every 10 m that is some metres off. */
function trackOver(corners: readonly (readonly [x: number, y: number])[]) {
  const random = seededRandom(7);
  const noise = () => (random() - 0.5) * 12 * 9e-6;
  const lngs: number[] = [];
  const lats: number[] = [];
  for (const [at, [x, y]] of corners.entries()) {
    const [fromX, fromY] = corners[at - 1] ?? [x, y];
    const steps = 20 * Math.max(1, Math.hypot(x - fromX, y - fromY));
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      lngs.push(((fromX + share * (x - fromX)) * BLOCK) / 1e6 + noise());
      lats.push(((fromY + share * (y - fromY)) * BLOCK) / 1e6 + noise());
    }
  }
  return { mode: "walk" as const, lngs, lats };
}

it("finds the streets and surfaces of a track, and a plan of few stops over the same ways", async () => {
  const town = await ways();
  const corners = [
    [0, 0],
    [3, 0],
    [3, 2],
    [1, 2],
    [1, 4],
  ] as const;
  const progress: number[] = [];
  const found = await trackOnWays(town, trackOver(corners), {
    onProgress: (share) => progress.push(share),
  });
  expect(found.streets.map(({ name }) => name)).toEqual(["Straat 0", "Straat 2"]);
  expect(found.strays).toEqual([]);
  expect(Math.abs(found.meters - 9 * 200)).toBeLessThan(25);
  expect(Math.abs(found.pavedMeters - 5 * 200)).toBeLessThan(25);
  expect(Math.abs(found.unpavedMeters - 4 * 200)).toBeLessThan(25);
  expect(progress.at(-1)).toBeGreaterThan(0.5);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  if (!found.draft) throw new Error("no plan");
  expect(found.draft.stops.length).toBeLessThan(10);
  const data = { routing: createRoutingGraph([]), ways: town };
  const answer = await routeThroughStops(data, questionOf(found.draft));
  if (answer.kind !== "route") throw new Error("no route");
  expect(Math.abs(answer.route.meters - found.meters)).toBeLessThan(20);
  expect(answer.route.legs.every(({ along }) => along === "ways")).toBe(true);
});

it("tells by distance where a track follows no way, and goes straight there in the plan", async () => {
  // From the middle of one block through two others to a street further on.
  const track = trackOver([
    [0, 0],
    [2, 0],
    [2.5, 0.5],
    [3.5, 1.5],
    [4, 2],
    [5, 2],
  ]);
  const { strays, draft, meters, trackMeters } = await trackOnWays(await ways(), track);
  expect(strays.length).toBeGreaterThan(0);
  expect(strays.every(({ fromMeters }) => fromMeters > 380)).toBe(true);
  expect(meters).toBeLessThan(trackMeters - 100);
  expect(draft?.stops.some((stop) => stop.along === "straight")).toBe(true);
});

it("makes no plan of a track that follows no way, or without packs", async () => {
  const away = trackOver([
    [20, 20],
    [22, 20],
  ]);
  expect(await trackOnWays(await ways(), away)).toMatchObject({ meters: 0, draft: null });
  const none = await trackOnWays(
    joinWays([]),
    trackOver([
      [0, 0],
      [2, 0],
    ]),
  );
  expect(none).toMatchObject({ meters: 0, draft: null });
});

it("tells where ways along a track cannot be read", async () => {
  const town = await ways();
  const track = trackOver([
    [0, 0],
    [3, 0],
  ]);
  const unread = async (of: typeof town) => (await trackOnWays(of, track)).isUnread;
  expect(await unread(town)).toBe(false);
  expect(await unread({ ...town, unreadAreas: [[0.002, -1, 1, 1]] })).toBe(true);
  expect(await unread({ ...town, unreadAreas: [[1, -1, 2, 1]] })).toBe(false);
  const bytes = waysBytes(TOWN);
  // The last cell of the file.
  bytes.fill(0, -40);
  const damaged = joinWays([
    { file: await openWays(new Blob([bytes])), areas: [], dataDate: null },
  ]);
  expect(await unread(damaged)).toBe(true);
});

it("counts nothing between the segments of a track", async () => {
  const town = await ways();
  const [there, later] = [
    trackOver([
      [0, 0],
      [2, 0],
    ]),
    trackOver([
      [5, 3],
      [5, 5],
    ]),
  ];
  const track = {
    mode: "walk" as const,
    lngs: [...there.lngs, ...later.lngs],
    lats: [...there.lats, ...later.lats],
  };
  const segmentStarts = Uint32Array.of(0, there.lngs.length);
  const found = await trackOnWays(town, { ...track, segmentStarts });
  const parts = [await trackOnWays(town, there), await trackOnWays(town, later)];
  const sum = (of: "meters" | "trackMeters") => parts.reduce((all, part) => all + part[of], 0);
  expect(found.trackMeters).toBeCloseTo(sum("trackMeters"), 0);
  expect(Math.abs(found.meters - sum("meters"))).toBeLessThan(60);
  expect(found.strays).toEqual([]);
  expect(found.draft?.stops.filter(({ along }) => along === "straight")).toHaveLength(1);
  const far = { lngs: [0, 0.001, 60, 60.001], lats: [0, 0, 0, 0] };
  expect(isTooLongToMatch(far)).toBe(true);
  expect(isTooLongToMatch({ ...far, segmentStarts: [0, 2] })).toBe(false);
});

it("makes a plan along ways of a track that turns back in a street", async () => {
  const town = await ways();
  // The turn lies at other distances from the last place up to which a route follows the track.
  for (const y of [0.3, 0.34, 0.38, 0.42, 0.46]) {
    const corners = [
      [0, 0],
      [1, 0],
      [1, y],
      [1, 0],
      [3, 0],
    ] as const;
    const found = await trackOnWays(town, trackOver(corners));
    if (!found.draft) throw new Error("no plan");
    const data = { routing: createRoutingGraph([]), ways: town };
    const answer = await routeThroughStops(data, questionOf(found.draft));
    if (answer.kind !== "route") throw new Error("no route");
    expect(answer.route.legs.every(({ along }) => along === "ways")).toBe(true);
    expect(Math.abs(answer.route.meters - found.meters)).toBeLessThan(20);
  }
});

it("goes straight up to the turn where a track turns back against a one-way street", async () => {
  // The second block is one-way to the west; the way around is too short to get off the bicycle.
  const nodes: InventedWays["nodes"] = new Map([
    [1, [0, 0]],
    [2, [BLOCK, 0]],
    [3, [2 * BLOCK, 0]],
    [4, [2 * BLOCK, BLOCK / 5]],
    [5, [BLOCK, BLOCK / 5]],
  ]);
  const street = await joinedInvented({
    nodes,
    ways: [
      [[1, 2], { highway: "residential" }],
      [[3, 2], { highway: "residential", oneway: "yes" }],
      [[2, 5, 4, 3], { highway: "residential", oneway: "yes" }],
    ],
  });
  for (const x of [1.22, 1.26, 1.32, 1.38, 1.42]) {
    const corners = [
      [0, 0],
      [x, 0],
      [0, 0],
    ] as const;
    const found = await trackOnWays(street, { ...trackOver(corners), mode: "cycle" });
    if (!found.draft) throw new Error("no plan");
    const data = { routing: createRoutingGraph([]), ways: street };
    const answer = await routeThroughStops(data, questionOf(found.draft));
    if (answer.kind !== "route") throw new Error("no route");
    const straight = answer.route.legs.filter(({ along }) => along === "straight");
    // One to the turn, however long, and perhaps the first metres back.
    expect(straight.length).toBeGreaterThan(0);
    expect(straight.length).toBeLessThanOrEqual(2);
    expect(Math.abs(answer.route.meters - found.meters)).toBeLessThan(10);
  }
});
