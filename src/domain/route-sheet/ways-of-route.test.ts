import { describe, expect, it } from "vitest";
import { cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { damagedWays } from "#domain/network/ways/file/ways-format.ts";
import { type InventedWays, waysFile } from "#domain/network/ways/invented-ways.fixture.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { findJunctions } from "./find-junctions.ts";
import type { RouteJunction } from "./junction.ts";
import { isInStretch } from "./map-gap.ts";
import { routeInPlane } from "./route-in-plane.ts";
import { waysOfRoute } from "./ways-of-route.ts";

/** Places on the equator, where 0.001° is 111 m in both directions. */
const NODES: InventedWays["nodes"] = new Map([
  [1, [0, 0]],
  [2, [1000, 0]],
  [3, [2000, 0]],
  [4, [3000, 0]],
  [5, [4000, 0]],
  [12, [1000, 1000]],
  [13, [2000, 1000]],
  [14, [2000, -1000]],
  [15, [4000, 0]],
  [16, [3000, -500]],
  [17, [3300, 80]],
  [20, [500, 300]],
  [21, [500, 0]],
]);

const STREET = { highway: "residential" };

async function junctionsOf(
  ways: InventedWays["ways"],
  nodes: readonly number[],
): Promise<readonly RouteJunction[]> {
  const file = await waysFile({ nodes: NODES, ways });
  const joined = joinWays([{ file, areas: [], dataDate: null }]);
  const line = Float64Array.from(
    nodes.flatMap((id) => (NODES.get(id) ?? []).slice(0, 2).map((units) => Number(units) / 1e6)),
  );
  const route = routeInPlane(line);
  return findJunctions(route, [], 8, await waysOfRoute(joined, line, route, "walk"));
}

const round = (degrees: readonly number[] = []) => degrees.map((one) => Math.round(one) % 360);

describe("junctions on exact ways", () => {
  it("have closed arms beside the open ones", async () => {
    const [junction, ...others] = await junctionsOf(
      [
        [[1, 2, 3, 4], STREET],
        [[2, 12], { highway: "track", access: "private" }],
        [[3, 13], STREET],
        [[3, 14], { highway: "motorway_link" }],
      ],
      [1, 2, 3, 4],
    );
    expect(round(junction?.otherDegrees)).toEqual([]);
    expect(round(junction?.closedDegrees)).toEqual([0]);
    expect(round(others[0]?.otherDegrees)).toEqual([0]);
    expect(round(others[0]?.closedDegrees)).toEqual([180]);
    expect(others).toHaveLength(1);
  });

  it("are not where a way crosses on a bridge or in a tunnel, nor where only a driveway leaves", async () => {
    const found = await junctionsOf(
      [
        [[1, 21, 2, 3, 4, 5], STREET],
        [[13, 14], { highway: "path", tunnel: "yes" }],
        [[21, 20], { highway: "service", service: "driveway" }],
      ],
      [1, 21, 2, 3, 4, 5],
    );
    expect(found).toEqual([]);
  });

  it("have both ways of a narrow fork", async () => {
    const [fork] = await junctionsOf(
      [
        [[1, 2, 3, 4], STREET],
        [[4, 5], STREET],
        [[4, 17], { highway: "path" }],
        [[4, 16], { highway: "path" }],
      ],
      [1, 2, 3, 4, 5],
    );
    expect(Math.round(fork?.outDegrees ?? 0)).toBe(90);
    expect(round(fork?.otherDegrees)).toEqual([75, 180]);
  });

  it("are not known at a node whose cell is damaged", async () => {
    const nodes: InventedWays["nodes"] = new Map([
      [1, [99_000, 500]],
      [2, [100_500, 500]],
      [3, [102_000, 500]],
      [4, [100_500, 2000]],
    ]);
    const file = await waysFile({
      nodes,
      ways: [
        [[1, 2, 3], STREET],
        [[2, 4], STREET],
      ],
    });
    const joined = joinWays([{ file, areas: [], dataDate: null }]);
    const line = Float64Array.from([0.099, 0.0005, 0.1005, 0.0005, 0.102, 0.0005]);
    const route = routeInPlane(line);
    const whole = await waysOfRoute(joined, line, route, "walk");
    expect(findJunctions(route, [], 8, whole)).toHaveLength(1);
    const load: JoinedWays["load"] = async (cell) => {
      if (cell === cellAt(100_500, 500)) throw damagedWays();
      return await joined.load(cell);
    };
    const damaged = { ...joined, load, loaded: () => undefined };
    const { stretches } = await waysOfRoute(damaged, line, route, "walk");
    const junctionMeters = route.alongMeters[1] as number;
    expect(stretches.every((one) => !isInStretch(one, junctionMeters))).toBe(true);
    expect(stretches).not.toEqual([]);
  });
});
