import { describe, expect, inject, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type InventedWays,
  joinedInvented,
  placeOfNode,
} from "#domain/network/ways/invented-ways.fixture.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { plainDijkstra, randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { findWayLoops } from "./loops-along-ways.ts";
import { reachAlongWays } from "./reach-along-ways.ts";
import type { WayReach } from "./way-reach.ts";

const isThorough = inject("isThorough");

/** A position in 10⁻⁶ degree. */
const keyOf = (lng = 0, lat = 0): string => `${Math.round(lng * 1e6)},${Math.round(lat * 1e6)}`;

/** The node in the middle of a grid of random ways. */
const middleOf = (size: number): number => 1000 + ((size - 1) / 2) * (size + 1);

/** A ring of four streets of 1 km, and a lane of 600 m to a dead end. */
const RING: InventedWays = {
  nodes: new Map([
    [1, [5_000_000, 52_000_000]],
    [2, [5_014_570, 52_000_000]],
    [3, [5_014_570, 52_008_990]],
    [4, [5_000_000, 52_008_990]],
    [5, [5_008_740, 51_994_600]],
    [6, [5_008_740, 52_000_000]],
  ]),
  ways: [
    [[1, 6, 2], { highway: "residential", name: "Ringstraat" }],
    [[2, 3], { highway: "residential" }],
    [[3, 4, 1], { highway: "residential" }],
    [[6, 5], { highway: "service" }],
  ],
};

describe("the ways within a distance", () => {
  it("are those that a plain Dijkstra over the raw ways reaches", async () => {
    for (let seed = 1; seed <= (isThorough ? 30 : 4); seed++) {
      const invented = randomWays(seededRandom(seed), 9);
      const ways = await joinedInvented(invented);
      const mode = seed % 2 === 0 ? "cycle" : "walk";
      const meters = 700;
      const near = placeOfNode(invented, middleOf(9));
      const reach = await reachAlongWays(ways, { mode, near, meters });
      const drawn = drawnKeys(reach);
      const distances = [...plainDijkstra(invented, mode, middleOf(9))];
      const missing = distances.filter(([id, away]) => {
        const place = placeOfNode(invented, id);
        // At the end of a one-way street only the place itself is within reach, and nothing is drawn.
        return away > 0 && away < meters - 1 && !drawn.has(keyOf(place.lng, place.lat));
      });
      expect(missing, `${seed}`).toEqual([]);
      const within = new Set(
        distances
          .filter(([, away]) => away <= meters + 1)
          .map(([id]) => keyOf(placeOfNode(invented, id).lng, placeOfNode(invented, id).lat)),
      );
      const nodes = new Set(
        [...invented.nodes.keys()].map((id) =>
          keyOf(placeOfNode(invented, id).lng, placeOfNode(invented, id).lat),
        ),
      );
      expect(
        [...drawn].filter((key) => nodes.has(key) && !within.has(key)),
        `${seed}`,
      ).toEqual([]);
      for (const { straightMeters } of reach.farthest) {
        expect(straightMeters).toBeLessThanOrEqual(meters + 1);
      }
    }
  });

  it("end in the middle of a street, and are named", async () => {
    const ways = await joinedInvented(RING);
    const reach = await reachAlongWays(ways, {
      mode: "walk",
      near: placeOfNode(RING, 6),
      meters: 300,
    });
    expect(reach.meters).toBeCloseTo(900, 0);
    const [, south] = reach.farthest.map(({ straightMeters }) => straightMeters);
    expect(reach.farthest.map(({ direction, street }) => [direction, street])).toEqual([
      [2, "Ringstraat"],
      [4, null],
      [6, "Ringstraat"],
    ]);
    expect(south).toBeCloseTo(300, 0);
  });

  it("are reported as unread where a pack cannot be read", async () => {
    const near = placeOfNode(RING, 6);
    const away = { lat: near.lat, lng: near.lng + 0.1 };
    const unread = (west: number): JoinedWays["unreadAreas"] => [[west, 51, west + 1, 53]];
    const ask = async (place: LatLng, unreadAreas: JoinedWays["unreadAreas"]) => {
      const ways = { ...(await joinedInvented(RING)), ...(unreadAreas && { unreadAreas }) };
      const { isFarFromWays, isUnread } = await reachAlongWays(ways, {
        mode: "walk",
        near: place,
        meters: 1000,
      });
      const loops = await findWayLoops(ways, { mode: "walk", near: place, meters: 4000 });
      expect(loops).toMatchObject({ isFarFromWays, isUnread });
      return { isFarFromWays, isUnread };
    };
    expect(await ask(near, undefined)).toEqual({ isFarFromWays: false, isUnread: false });
    expect(await ask(away, undefined)).toEqual({ isFarFromWays: true, isUnread: false });
    expect(await ask(away, unread(near.lng))).toEqual({ isFarFromWays: false, isUnread: true });
    // The other pack begins 700 m away.
    expect(await ask(near, unread(near.lng + 0.01))).toEqual({
      isFarFromWays: false,
      isUnread: true,
    });
    expect(await ask(near, unread(near.lng + 0.1))).toEqual({
      isFarFromWays: false,
      isUnread: false,
    });
  });
});

function drawnKeys({ points, starts }: WayReach): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let at = 0; at < (starts.at(-1) ?? 0); at += 2) keys.add(keyOf(points[at], points[at + 1]));
  return keys;
}
