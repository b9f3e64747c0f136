import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { findJunctions } from "#domain/route-sheet/find-junctions.ts";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import { routeInPlane } from "#domain/route-sheet/route-in-plane.ts";
import { waysOfRoute } from "#domain/route-sheet/ways-of-route.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { turnDegrees } from "#domain/units/degrees.ts";
import { seedOf } from "../check/level.ts";
import {
  armsOfRaw,
  crossings,
  meetings,
  type RawArm,
  type RawCrossing,
  type RawWays,
  rawWays,
} from "./raw-ways.fixture.ts";
import { sharedExtract, waysOfSharedPack } from "./shared-pack.fixture.ts";

const isThere = existsSync(sharedExtract("krems"));

/** The number of junctions that are compared in each place. */
const JUNCTIONS = 100;
/** The number of bridges and tunnels that are passed in each place. */
const CROSSINGS = 50;

/** A walk over two arms of a junction, from 11 m before it to 11 m behind it at least. */
function lineThrough(before: RawArm, after: RawArm): Float64Array {
  const places = [...before.places.toReversed(), ...after.places.slice(1)];
  return Float64Array.from(places.flatMap(({ lat, lng }) => [lng, lat]));
}

/** Returns whether another junction is so near on an arm that both are one on a sheet. */
function hasNeighbour(raw: RawWays, { ids, places }: RawArm): boolean {
  return ids.some(
    (id, at) =>
      at > 0 &&
      (raw.neighbours.get(id)?.size ?? 0) >= 3 &&
      distanceMeters(places[0] as Place, places[at] as Place) < 14,
  );
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

describe.skipIf(!isThere).each(["delft", "krems", "monaco"])(
  `junctions of %s (${isThere ? "found" : "not found: skipped"})`,
  (name) => {
    const out = mkdtempSync(join(tmpdir(), "junctions-"));
    let raw: RawWays;
    let ways: JoinedWays;
    beforeAll(async () => {
      ways = await waysOfSharedPack(name, out);
      raw = await rawWays(sharedExtract(name));
    }, 60_000);
    afterAll(() => rmSync(out, { recursive: true }));

    it("have all arms within 1° of those of the raw ways, closed ones told apart", async () => {
      const all = meetings(raw).flatMap((id) => comparable(raw, id) ?? []);
      const some = shuffled(all, seededRandom(seedOf(process.env))).slice(0, JUNCTIONS);
      const wrong: unknown[] = [];
      for (const walk of some) {
        const pairs = pairsOf(walk, await junctionFound(ways, walk));
        const isRight = pairs.every(([expected, given]) => isSame(expected, given ?? []));
        if (!isRight) wrong.push({ id: walk.id, pairs });
      }
      expect(wrong).toEqual([]);
      expect(some).toHaveLength(JUNCTIONS);
      expect(all.some(({ others }) => others.some(({ isClosed }) => isClosed))).toBe(true);
    });

    it("are none where a bridge or tunnel crosses a way without sharing a node", async () => {
      const all = crossings(raw).flatMap((one) => walkOver(raw, one) ?? []);
      const some = shuffled(all, seededRandom(seedOf(process.env))).slice(0, CROSSINGS);
      const wrong: unknown[] = [];
      for (const { line, place } of some) {
        const route = routeInPlane(line);
        const onWays = await waysOfRoute(ways, line, route, "walk");
        const found = findJunctions(route, [], 8, onWays);
        expect(onWays.stretches).not.toEqual([]);
        if (found.some((one) => distanceMeters(one.place, place) < 10)) wrong.push(place);
      }
      expect(some.length).toBeGreaterThan(5);
      expect(wrong).toEqual([]);
    });
  },
);

/** Returns a walk from the junction before a crossing to the one behind it; null if one of them is near, or it is closed. */
function walkOver(raw: RawWays, { step, place }: RawCrossing) {
  const [from, to] = step;
  const [back, ahead] = [toJunction(raw, to, from, place), toJunction(raw, from, to, place)];
  if (!back || !ahead) return null;
  const places = [...back.toReversed(), ...ahead].map((id) => raw.places.get(id) as Place);
  return { line: Float64Array.from(places.flatMap(({ lat, lng }) => [lng, lat])), place };
}

/** Returns the nodes of a way from one on, away from another, up to a junction at least 25 m from a place. */
function toJunction(
  raw: RawWays,
  from: number,
  to: number,
  place: Place,
): readonly number[] | null {
  const ids = [to];
  for (let [before, here] = [from, to]; ids.length < 100; ) {
    const steps = raw.neighbours.get(here);
    if (steps?.get(before)?.isClosed !== false) return null;
    const [next, ...others] = [...steps.keys()].filter((id) => id !== before);
    if (next === undefined || others.length > 0) {
      return distanceMeters(raw.places.get(here) as Place, place) < 25 ? null : ids;
    }
    [before, here] = [here, next];
    ids.push(here);
  }
  return null;
}

/** A walk over two arms of a junction, and its other arms. */
interface Walk {
  readonly id: number;
  readonly before: RawArm;
  readonly after: RawArm;
  readonly others: readonly RawArm[];
}

/** Returns a walk over a junction; null where a sheet has none, or joins it with another one. */
function comparable(raw: RawWays, id: number): Walk | null {
  const arms = armsOfRaw(raw, id);
  const open = arms.filter((arm) => !arm.isClosed && arm.meters >= 13);
  const [before, after] = [open[0], open.at(-1)];
  if (!before || !after || turnDegrees(before.degrees, after.degrees) < 40) return null;
  if (hasNeighbour(raw, before) || hasNeighbour(raw, after)) return null;
  const others = arms.filter((arm) => arm !== before && arm !== after);
  return others.every(({ isMinor }) => isMinor) ? null : { id, before, after, others };
}

async function junctionFound(
  ways: JoinedWays,
  { before, after }: Walk,
): Promise<RouteJunction | undefined> {
  const line = lineThrough(before, after);
  const route = routeInPlane(line);
  const found = findJunctions(route, [], 8, await waysOfRoute(ways, line, route, "walk"));
  return found.find((one) => distanceMeters(one.place, before.places[0] as Place) < 0.5);
}

function pairsOf({ before, after, others }: Walk, found: RouteJunction | undefined) {
  const degreesOf = (isClosed: boolean) =>
    others.filter((arm) => arm.isClosed === isClosed).map(({ degrees }) => degrees);
  return [
    [[before.degrees], [found?.inDegrees]],
    [[after.degrees], [found?.outDegrees]],
    [degreesOf(false), found?.otherDegrees],
    [degreesOf(true), found?.closedDegrees],
  ] as const;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

function isSame(expected: readonly number[], given: readonly (number | undefined)[]): boolean {
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  const known = given.filter((one) => one !== undefined);
  if (expected.length !== known.length) return false;
  // Two lists around north may begin at different sides of it.
  const left = sorted(known);
  return sorted(expected).every((one) => {
    const at = left.findIndex((other) => turnDegrees(one, other) <= 1);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
