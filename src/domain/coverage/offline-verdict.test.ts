import { describe, expect, test } from "vitest";
import type { AreaShape, LngLat } from "#domain/areas/area-shape.ts";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { boxesOfRuns, runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { graphFrom } from "#domain/network/plan/invented-network.fixture.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { coverageMesh, missingShape } from "./coverage-mesh.ts";
import { type ArchiveTiles, neededTiles } from "./map-coverage.ts";
import { offlineVerdict } from "./offline-verdict.ts";

/** East along a parallel, some 13.7 km, then 11.1 km north. */
const LINE: readonly LngLat[] = [
  [5, 52.2],
  [5.2, 52.2],
  [5.2, 52.3],
];
const CORRIDOR: AreaShape = { kind: "corridor", lines: [LINE], widthMeters: 1000 };
const WALK = { shape: CORRIDOR, mode: null };

function savedArea(shape: AreaShape, without: readonly number[] = []): ArchiveTiles {
  const ids = neededTiles(shape).map(({ id }) => id);
  return {
    id: "kamp",
    kind: "area",
    minZoom: 9,
    maxZoom: 14,
    emptyTileIds: new Set(),
    areas: boxesOfRuns(runsOfShape(shape)),
    tileIds: new Set(ids.filter((id) => !without.includes(id))),
  };
}

/** A pack of a box, with every tile that touches it. */
function pack(box: readonly [number, number, number, number]): ArchiveTiles {
  return {
    id: "dorp",
    kind: "pack",
    minZoom: 6,
    maxZoom: 14,
    emptyTileIds: new Set(),
    areas: [box],
    tileIds: new Set(tilesOfRuns(runsOfBoxes([box])).map(({ id }) => id)),
  };
}

const tileAt = (z: number, [lng, lat]: LngLat) =>
  neededTiles({ kind: "circle", center: { lng, lat }, radiusMeters: 1 }).find(
    (tile) => tile.z === z,
  ) ?? expect.fail("no tile");

/** Walking nodes 1, 2, 3 … in a row, joined both ways by edges of this length. */
function rowOfNodes(count: number, lengthMeters = 1000): NetworkGraph {
  const nodes = Array.from({ length: count }, (_, index) => ({
    osmId: index + 1,
    mode: "walk" as const,
    ref: String(index + 1),
    name: null,
    lat: 52.2,
    lng: 5 + index / 60,
    isInferred: false,
  }));
  const edges = nodes.slice(1).map((node, index) => ({
    mode: "walk" as const,
    fromIndex: index,
    toIndex: index + 1,
    isTwoWay: true,
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    lengthMeters,
    pavedMeters: 0,
    unpavedMeters: 0,
    coordinates: Float64Array.of(node.lng - 1 / 60, 52.2, node.lng, 52.2),
    routeIds: [],
  }));
  return graphFrom({ nodes, edges });
}

const EMPTY = rowOfNodes(2);

describe("a corridor that was saved whole", () => {
  test("works offline", () => {
    const verdict = offlineVerdict(WALK, [savedArea(CORRIDOR)], []);
    expect(verdict).toMatchObject({ answer: "yes", mapGaps: [], network: null });
    expect(verdict.lineMeters).toBeCloseTo(24_750, -2);
    expect(verdict.zooms.map(({ zoom }) => zoom)).toEqual([9, 10, 11, 12, 13, 14]);
  });

  test.each([9, 10, 11, 12, 13, 14])(
    "does not once a tile of zoom %s is gone, and says where",
    (z) => {
      const gone = tileAt(z, [5.1, 52.2]);
      const verdict = offlineVerdict(WALK, [savedArea(CORRIDOR, [gone.id])], []);
      expect(verdict.answer).toBe("no");
      expect(verdict.map.missing).toMatchObject([{ ...gone, damagedAreaId: "kamp" }]);
      expect(verdict.damagedAreaIds).toEqual(["kamp"]);
      const [west, , east] = tileBox(gone);
      const [gap] = verdict.mapGaps;
      expect(gap?.what).toEqual([z]);
      const metersPerDegree = 13_630 / 0.2;
      const along = (lng: number) => Math.min(13_630, Math.max(0, (lng - 5) * metersPerDegree));
      expect(Math.abs((gap?.fromMeters ?? -1) - along(west))).toBeLessThan(120);
      if (z >= 12) expect(Math.abs((gap?.toMeters ?? -1) - along(east))).toBeLessThan(120);
    },
  );

  test("works offline where the server had no tile", () => {
    const gone = tileAt(14, [5.1, 52.2]);
    const area = { ...savedArea(CORRIDOR, [gone.id]), emptyTileIds: new Set([gone.id]) };
    expect(offlineVerdict(WALK, [area], []).answer).toBe("yes");
  });
});

test("a corridor of which the first half was saved works partly, and the rest is named", () => {
  const half: AreaShape = { ...CORRIDOR, lines: [LINE.slice(0, 2)] };
  const verdict = offlineVerdict(WALK, [savedArea(half)], []);
  expect(verdict.answer).toBe("partly");
  expect(verdict.damagedAreaIds).toEqual([]);
  const [gap, ...others] = verdict.mapGaps;
  expect(others).toEqual([]);
  expect(gap?.toMeters).toBe(verdict.lineMeters);
  expect(gap?.fromMeters).toBeGreaterThan(13_630);
  // The built-in map has zooms 9 and 10.
  expect(gap?.what).toEqual(expect.arrayContaining([12, 13, 14]));
  expect(verdict.zooms.slice(0, 2)).toMatchObject([{ missingCount: 0 }, { missingCount: 0 }]);
});

test("without anything on the device nothing works", () => {
  const verdict = offlineVerdict(WALK, [], []);
  expect(verdict.answer).toBe("no");
  expect(verdict.mapGaps).toMatchObject([{ fromMeters: 0, what: [11, 12, 13, 14] }]);
});

describe("of packs", () => {
  const shape: AreaShape = { kind: "box", bounds: [5.01, 52.21, 5.05, 52.24] };

  test("one that ends within its outermost tiles is enough for what lies inside it", () => {
    expect(offlineVerdict({ shape, mode: null }, [pack(shape.bounds)], []).answer).toBe("yes");
  });

  test("two adjacent ones are combined", () => {
    const [west, east] = [pack([5, 52.2, 5.03, 52.25]), pack([5.03, 52.2, 5.06, 52.25])];
    expect(offlineVerdict({ shape, mode: null }, [west, { ...east, id: "stad" }], []).answer).toBe(
      "yes",
    );
  });

  test("one that ends on the way leaves the rest missing", () => {
    const verdict = offlineVerdict(WALK, [pack([4.9, 52.1, 5.1, 52.4])], []);
    expect(verdict.answer).toBe("partly");
    const [gap] = verdict.mapGaps;
    expect(Math.abs((gap?.fromMeters ?? 0) - 6_815)).toBeLessThan(120);
  });
});

describe("the network", () => {
  const areas = [[4.9, 52.1, 5.15, 52.4]] as const;
  const whole = [savedArea(CORRIDOR)];

  test("must be there along the whole line, for its mode", () => {
    const asked = { shape: CORRIDOR, mode: "walk" } as const;
    const all = [{ areas: [[4.9, 52.1, 5.3, 52.4]], modes: ["walk"], graph: EMPTY }] as const;
    expect(offlineVerdict(asked, whole, all).answer).toBe("yes");
    const cycling = [{ ...all[0], modes: ["cycle"] as const }];
    expect(offlineVerdict(asked, whole, cycling)).toMatchObject({
      answer: "partly",
      network: { mode: "walk", isPresent: false },
    });
    const { network } = offlineVerdict(asked, whole, [{ areas, modes: null, graph: EMPTY }]);
    const [gap] = network?.gaps ?? [];
    expect(Math.abs((gap?.fromMeters ?? 0) - 10_220)).toBeLessThan(120);
  });
});

describe("the network of a plan", () => {
  const row = rowOfNodes(4);
  const legs = [1, 2, 3].map((id) => ({ fromOsmId: id, toOsmId: id + 1, meters: 1000 }));
  const asked = { shape: CORRIDOR, mode: "walk", legs } as const;
  const verdictWith = (graph: NetworkGraph, areas: readonly LngLatBox[]) =>
    offlineVerdict(asked, [savedArea(CORRIDOR)], [{ areas, modes: ["walk"], graph }]);

  test("is there if all legs are, also where the box of the pack ends", () => {
    const { answer, network } = verdictWith(row, [[4.9, 52.1, 5.15, 52.4]]);
    expect(answer).toBe("yes");
    expect(network).toMatchObject({ isPresent: true, gaps: [] });
    expect(network?.gapsBeside).toHaveLength(1);
  });

  test("is missing on the legs whose nodes are unknown, and on those that lead another way", () => {
    const far = rowOfNodes(3, 1500);
    const { answer, network } = verdictWith(far, [[4.9, 52.1, 5.3, 52.4]]);
    expect(answer).toBe("partly");
    expect(network).toMatchObject({
      isPresent: false,
      gaps: [{ fromMeters: 0, toMeters: 3000, what: ["walk"] }],
      gapsBeside: [],
    });
    const half = verdictWith(rowOfNodes(3), [[4.9, 52.1, 5.3, 52.4]]);
    expect(half.network?.gaps).toEqual([{ fromMeters: 2000, toMeters: 3000, what: ["walk"] }]);
  });
});

describe("the mesh", () => {
  test("has a cell per tile of zoom 14, which is missing if any tile above it is", () => {
    const gone = tileAt(13, [5.1, 52.2]);
    const { map } = offlineVerdict(WALK, [savedArea(CORRIDOR, [gone.id])], []);
    const mesh = coverageMesh(map);
    expect(mesh).toHaveLength(map.needed.filter(({ z }) => z === 14).length);
    const [west, south, east, north] = tileBox(gone);
    const inside = ([w, s, e, n]: readonly [number, number, number, number]) =>
      w >= west - 1e-9 && s >= south - 1e-9 && e <= east + 1e-9 && n <= north + 1e-9;
    expect(mesh.filter(({ isMissing }) => isMissing)).toEqual(
      mesh.filter(({ box }) => inside(box)),
    );
  });

  test("fetching the rest requests no tile on the device, except ancestors of missing tiles", () => {
    const half: AreaShape = { ...CORRIDOR, lines: [LINE.slice(0, 2)] };
    const { map } = offlineVerdict(WALK, [savedArea(half)], []);
    const shape = missingShape(map) ?? expect.fail("nothing missing");
    const finest = (tiles: typeof map.needed) => tiles.filter(({ z }) => z === 14);
    expect(finest(neededTiles(shape)).map(({ id }) => id)).toEqual(
      expect.arrayContaining(finest(map.missing).map(({ id }) => id)),
    );
    expect(
      offlineVerdict(WALK, [savedArea(half), { ...savedArea(shape), id: "rest" }], []).answer,
    ).toBe("yes");
  });
});

test("a route along ways lacks what no pack has ways for, and reports its straight parts", () => {
  const map = savedArea(CORRIDOR);
  const beside = { lines: [LINE], straightMeters: 394 };
  const of = (isOnWays: (place: LngLat) => boolean) =>
    offlineVerdict({ ...WALK, beside }, [map], [], isOnWays);
  const whole = of(() => true);
  expect([whole.answer, whole.ways?.missingMeters]).toEqual(["yes", 0]);
  const half = of(([lng]) => lng <= 5.1);
  expect(half.answer).toBe("partly");
  expect(half.ways?.meters).toBeCloseTo(24_760, -2);
  expect(half.ways?.missingMeters).toBeCloseTo(17_930, -2);
  expect(half.ways?.straightMeters).toBe(394);
  expect(offlineVerdict(WALK, [map], []).ways).toBeUndefined();
});

test("a pack that ends beside the line covers the line, but not everything beside it", () => {
  const line: AreaShape = {
    kind: "corridor",
    lines: [
      [
        [5.01, 52.2],
        [5.04, 52.2],
      ],
    ],
    widthMeters: 250,
  };
  const verdict = offlineVerdict({ shape: line, mode: null }, [pack([5, 52.15, 5.1, 52.2005])], []);
  expect(verdict).toMatchObject({ answer: "partly", mapGaps: [] });
});
