import { expect, inject, it } from "vitest";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { createGroups } from "#domain/network/ways/file/way-components.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { openWaterPieces } from "./open-water.ts";
import { areaAttributesOf } from "./water-areas.ts";
import type { PieceNode, WaterPiece } from "./water-pieces.ts";

const LAKES = inject("isThorough") ? 300 : 12;
const LAKE = { natural: "water", water: "lake" };

/** A ring of nodes at a random distance around a centre. */
function ring(
  random: () => number,
  [lng, lat]: readonly [number, number],
  radius: number,
  count: number,
) {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const distance = radius * (0.45 + 0.55 * random());
    return [
      Math.round(lng + 1.6 * distance * Math.cos(angle)),
      Math.round(lat + distance * Math.sin(angle)),
    ] as const;
  });
}

/** Returns an invented lake with an island, and canals from its shore outward. */
function inventedLake(seed: number) {
  const random = seededRandom(seed);
  const centre = [5e6, 52e6] as const;
  const shore = ring(random, centre, 20_000, 40 + Math.floor(random() * 200));
  const island = ring(random, centre, 6000, 12);
  const nodes = new Map<number, PieceNode>();
  const idsOf = (points: readonly (readonly [number, number])[], first: number) =>
    points.map(([lng, lat], at) => {
      nodes.set(first + at, { id: first + at, lng, lat });
      return first + at;
    });
  const closed = (ids: readonly number[]) => [...ids, ids[0] as number];
  const [outer, inner] = [idsOf(shore, 1000), idsOf(island, 9000)];
  const attributes = areaAttributesOf(LAKE);
  const pieces = Array.from({ length: 5 }, (_, at): WaterPiece => {
    const start = nodes.get(outer[Math.floor(random() * outer.length)] as number) as PieceNode;
    const lng = centre[0] + 3 * (start.lng - centre[0]);
    return {
      nodes: [start, { id: at + 1, lng, lat: centre[1] + 3 * (start.lat - centre[1]) }],
      attributes,
    };
  });
  const area = { rings: [closed(outer), closed(inner)], tags: LAKE };
  return { area, pieces, nodes, rings: [shore, island] };
}

/** Tells by the rings alone whether a place is on the water, or within a metre of the shore. */
function isOnWater(rings: ReturnType<typeof inventedLake>["rings"], lng: number, lat: number) {
  let isIn = false;
  for (const points of rings) {
    points.forEach(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] as readonly [number, number];
      if (y > lat !== nextY > lat && lng < ((nextX - x) * (lat - y)) / (nextY - y) + x)
        isIn = !isIn;
    });
  }
  return isIn || rings.some((points) => isAtShore(points, lng, lat));
}

function isAtShore(points: readonly (readonly [number, number])[], lng: number, lat: number) {
  return points.some(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as readonly [number, number];
    const square = (nextX - x) ** 2 + (nextY - y) ** 2;
    const share = ((lng - x) * (nextX - x) + (lat - y) * (nextY - y)) / square;
    const clamped = Math.min(1, Math.max(0, share));
    return Math.hypot(lng - x - clamped * (nextX - x), lat - y - clamped * (nextY - y)) < 10;
  });
}

/** Returns the places of a line, a hundred for each step, that are on land. */
function onLand({ nodes }: WaterPiece, rings: Parameters<typeof isOnWater>[0]) {
  return nodes.slice(1).flatMap((to, at) => {
    const from = nodes[at] as PieceNode;
    const shares = Array.from({ length: 101 }, (_, part) => part / 100);
    return shares
      .map((share) => [
        from.lng + share * (to.lng - from.lng),
        from.lat + share * (to.lat - from.lat),
      ])
      .filter(([lng = 0, lat = 0]) => !isOnWater(rings, lng, lat));
  });
}

it("keeps lines on the water, and joins the inlets of a lake", () => {
  let lines = 0;
  for (let seed = 1; seed <= LAKES; seed++) {
    const { area, pieces, nodes, rings } = inventedLake(seed);
    const found = inOneGo(openWaterPieces(pieces, [area], (id) => nodes.get(id)));
    lines += found.length;
    const wrong = found.flatMap((piece) => onLand(piece, rings));
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    expect(partsOf(pieces, found), `lake ${seed}`).toBe(1);
  }
  expect(lines).toBeGreaterThan(3 * LAKES);
}, 600_000);

/** Returns in how many parts the inlets are. */
function partsOf(pieces: readonly WaterPiece[], found: readonly WaterPiece[]): number {
  const indexOf = new Map<number, number>();
  const numberOf = ({ id }: PieceNode): number => {
    const index = indexOf.get(id) ?? indexOf.size;
    indexOf.set(id, index);
    return index;
  };
  const inlets = pieces.map(({ nodes }) => numberOf(nodes[0] as PieceNode));
  const lines = found.map(({ nodes }) => nodes.map(numberOf));
  const groups = createGroups(indexOf.size);
  for (const [first = 0, ...others] of lines) for (const one of others) groups.join(first, one);
  return new Set(inlets.map((inlet) => groups.of(inlet))).size;
}
