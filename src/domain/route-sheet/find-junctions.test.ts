import { describe, expect, it } from "vitest";
import { turnDegrees } from "#domain/units/degrees.ts";
import { findJunctions } from "./find-junctions.ts";
import { canGoWrong, turnAt } from "./junction.ts";
import { routeInPlane } from "./route-in-plane.ts";
import { wayGraph } from "./way-graph.ts";

const route = (...points: [x: number, y: number][]) => {
  const { toPlace } = routeInPlane([4.9, 52, 5.1, 52]);
  const line = points.flatMap(([x, y]) => {
    const { lat, lng } = toPlace({ x, y });
    return [lng, lat];
  });
  return routeInPlane(line);
};

/** Ways in metres of the plane around the middle of the route. */
function graph(inPlane: ReturnType<typeof route>, ...ways: [x: number, y: number][][]) {
  const reference = routeInPlane([4.9, 52, 5.1, 52]);
  const grids = ways.map((way) => ({
    grid: Int32Array.from(way.flat()),
    isMinor: false,
  }));
  return wayGraph(grids, (x, y) => inPlane.toPlane(reference.toPlace({ x, y })));
}

describe("the junctions of a route", () => {
  it("have the arms of the ways, with the one that the route takes", () => {
    // Up from the south, right at the crossing; a way goes on north-east at 60°.
    const line = route([0, -200], [0, 0], [200, 0]);
    const vertices = graph(
      line,
      [
        [0, -200],
        [0, 0],
        [0, 200],
      ],
      [
        [-200, 0],
        [0, 0],
        [200, 0],
      ],
      [
        [0, 0],
        [173, 100],
      ],
    );
    const junctions = findJunctions(line, vertices, 8);
    expect(junctions).toHaveLength(1);
    const [junction] = junctions;
    if (!junction) throw new Error("no junction");
    expect(junction.alongMeters).toBeCloseTo(200, 0);
    expect(turnDegrees(junction.inDegrees, 180)).toBeLessThan(1);
    expect(turnDegrees(junction.outDegrees, 90)).toBeLessThan(1);
    expect(junction.otherDegrees.map(Math.round)).toEqual([0, 60, 270]);
    expect(turnAt(junction)).toBeCloseTo(90, 0);
    expect(canGoWrong(junction)).toBe(true);
  });

  it("need no word where the route goes straight on past a side road", () => {
    const line = route([0, -200], [0, 200]);
    const vertices = graph(
      line,
      [
        [0, -200],
        [0, 0],
        [0, 200],
      ],
      [
        [0, 0],
        [200, 0],
      ],
    );
    const [junction] = findJunctions(line, vertices, 8);
    expect(junction && canGoWrong(junction)).toBe(false);
  });

  it("are one where a road and its cycleway cross, and none at a bend or a stub", () => {
    const line = route([0, -200], [0, 200]);
    const vertices = graph(
      line,
      [
        [0, -200],
        [0, -4],
        [0, 4],
        [0, 120],
        [0, 200],
      ],
      [
        [-200, -4],
        [0, -4],
        [200, -4],
      ],
      [
        [-200, 4],
        [0, 4],
        [200, 4],
      ],
      [
        [0, 120],
        [8, 120],
      ],
    );
    const junctions = findJunctions(line, vertices, 8);
    expect(junctions).toHaveLength(1);
    expect(junctions[0]?.otherDegrees).toHaveLength(2);
  });

  it("appear twice where the route passes twice", () => {
    const line = route([0, -300], [0, 0], [300, 0], [300, 300], [0, 300], [0, 0], [-300, 0]);
    const vertices = graph(
      line,
      [
        [0, -300],
        [0, 0],
        [0, 300],
      ],
      [
        [-300, 0],
        [0, 0],
        [300, 0],
      ],
    );
    expect(
      findJunctions(line, vertices, 8).map(({ alongMeters }) => Math.round(alongMeters / 100)),
    ).toEqual([3, 15]);
  });

  it("leave by the cycleway of the route, not by the road close beside it", () => {
    const line = route([-200, 0], [0, 0], [0, 200]);
    const vertices = graph(
      line,
      [
        [-200, -60],
        [0, 0],
        [200, 0],
      ],
      [
        [-200, 0],
        [0, 0],
        [0, 200],
      ],
    );
    const [junction] = findJunctions(line, vertices, 8);
    expect(junction && turnDegrees(junction.inDegrees, 270)).toBeLessThan(1);
    expect(junction?.otherDegrees.map(Math.round)).toEqual([90]);
  });

  it("point at the next junction where that is near", () => {
    const line = route([0, -200], [0, 0], [18, 0], [18, 200]);
    const vertices = graph(
      line,
      [
        [0, -200],
        [0, 0],
        [0, 200],
      ],
      [
        [0, 0],
        [18, 0],
      ],
      [
        [18, -200],
        [18, 0],
        [18, 200],
      ],
    );
    const [first, second] = findJunctions(line, vertices, 8);
    expect(first && turnDegrees(first.outDegrees, 90)).toBeLessThan(1);
    expect(second && turnDegrees(second.inDegrees, 270)).toBeLessThan(1);
  });
});
