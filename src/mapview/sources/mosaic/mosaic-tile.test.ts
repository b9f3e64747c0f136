import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { describe, expect, it } from "vitest";
import { type TileAddress, tileBox } from "#domain/tiles/tile-grid.ts";
import { readTile, type TilePoint } from "#mapview/sources/vector-tile-like.ts";
import { mosaicTile } from "./mosaic-tile.ts";

const TILE = { z: 12, x: 2100, y: 1352 };
const [WEST, SOUTH, EAST, NORTH] = tileBox(TILE);
const [MIDDLE_LNG, HIGH] = [(WEST + EAST) / 2, 4096];

/** A tile with these shapes in their layers, each with the name of its maker. */
function tileOf(
  maker: string,
  at: TileAddress,
  layers: Readonly<Record<string, readonly GeoJSON.Geometry[]>>,
  extent = 4096,
  called: Readonly<Record<string, string>> = { name: maker },
): ArrayBuffer {
  const cut = Object.entries(layers).map(([name, geometries]) => {
    const features = geometries.map((geometry) => ({
      type: "Feature" as const,
      geometry,
      properties: { maker, ...called },
    }));
    const options = { extent, buffer: 64, maxZoom: at.z, tolerance: 0 };
    const tile = new GeoJSONVT({ type: "FeatureCollection", features }, options).getTile(
      at.z,
      at.x,
      at.y,
    );
    if (!tile) throw new Error("no tile");
    return [name, tile] as const;
  });
  return fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent }).slice()
    .buffer as ArrayBuffer;
}

function boxShape(
  [west, south, east, north]: readonly [number, number, number, number],
  ...holes: readonly GeoJSON.Position[][]
): GeoJSON.Geometry {
  const outer = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [outer, ...holes] };
}

const WORLD = boxShape([3, 51, 6, 53]);
const WEST_HALF = [WEST - 1, SOUTH - 1, MIDDLE_LNG, NORTH + 1] as const;
const EAST_HALF = [MIDDLE_LNG, SOUTH - 1, EAST + 1, NORTH + 1] as const;

/** Lists the features of a layer as "delft 0..4096": the maker and the horizontal extent. */
function columnsOf(bytes: ArrayBuffer, layer: string): readonly string[] {
  return (readTile(bytes).get(layer) ?? []).map(({ properties, source }) => {
    const columns = source
      .loadGeometry()
      .flat()
      .map(({ x }) => x);
    return `${properties["maker"]} ${Math.min(...columns)}..${Math.max(...columns)}`;
  });
}

/** Returns the area of all rings without holes, in whole tiles. */
function areaOf(bytes: ArrayBuffer, layer: string): number {
  const rings = (readTile(bytes).get(layer) ?? []).flatMap(({ source }) => source.loadGeometry());
  return rings.map(ringArea).reduce((sum, area) => sum + area, 0) / HIGH ** 2;
}

function ringArea(ring: readonly TilePoint[]): number {
  return ring.reduce((sum, { x, y }, index) => {
    const before = ring.at(index - 1) as TilePoint;
    return sum + (before.x * y - x * before.y) / 2;
  }, 0);
}

describe("a mosaic", () => {
  it("has the first part unchanged, and the others outside it", () => {
    const line: GeoJSON.Geometry = {
      type: "LineString",
      coordinates: [
        [WEST - 1, (SOUTH + NORTH) / 2],
        [EAST + 1, (SOUTH + NORTH) / 2],
      ],
    };
    const points: GeoJSON.Geometry = {
      type: "MultiPoint",
      coordinates: [0.25, 0.75].map((part) => [WEST + part * (EAST - WEST), (SOUTH + NORTH) / 2]),
    };
    const layers = { water: [WORLD], waterway: [line], place: [points] };
    const bytes = mosaicTile({
      tile: TILE,
      parts: [
        { bytes: tileOf("pack", TILE, layers), at: TILE, areas: [WEST_HALF] },
        { bytes: tileOf("built-in", TILE, layers), at: TILE, areas: null },
      ],
    });
    expect(columnsOf(bytes, "water")).toEqual(["pack -64..4160", "built-in 2048..4160"]);
    expect(columnsOf(bytes, "waterway")).toEqual(["pack -64..4160", "built-in 2048..4160"]);
    expect(columnsOf(bytes, "place")).toEqual(["pack 1024..3072", "built-in 3072..3072"]);
  });

  it("ends a line where the first part begins, and continues it behind", () => {
    const [tenth, height] = [(EAST - WEST) / 10, (SOUTH + NORTH) / 2];
    const stream: GeoJSON.Geometry = {
      type: "LineString",
      coordinates: [1, 4, 6, 9].map((tenths) => [WEST + tenths * tenth, height]),
    };
    const hole = [MIDDLE_LNG - 2 * tenth, SOUTH, MIDDLE_LNG + 2 * tenth, NORTH] as const;
    const bytes = mosaicTile({
      tile: TILE,
      parts: [
        { bytes: tileOf("pack", TILE, { roads: [WORLD] }), at: TILE, areas: [hole] },
        { bytes: tileOf("built-in", TILE, { waterway: [stream] }), at: TILE, areas: null },
      ],
    });
    const [feature] = readTile(bytes).get("waterway") ?? [];
    const runs = feature?.source.loadGeometry().map((run) => run.map(({ x }) => x));
    expect(runs).toEqual([
      [410, 1229],
      [2867, 3686],
    ]);
  });

  it.each(["name", "name:latin"])(
    "names a town once that lies on either side of the edge, by its %s",
    (key) => {
      const at = (part: number): GeoJSON.Geometry => ({
        type: "Point",
        coordinates: [WEST + part * (EAST - WEST), (SOUTH + NORTH) / 2],
      });
      const bytes = mosaicTile({
        tile: TILE,
        parts: [
          {
            bytes: tileOf("pack", TILE, { place: [at(0.4)] }, 4096, { [key]: "Delft" }),
            at: TILE,
            areas: [WEST_HALF],
          },
          {
            bytes: tileOf("built-in", TILE, { place: [at(0.6)] }, 4096, { name: "Delft" }),
            at: TILE,
            areas: null,
          },
        ],
      });
      expect(columnsOf(bytes, "place")).toEqual(["pack 1638..1638"]);
    },
  );

  it("draws a water once if the first part follows it beyond its areas, and another completely", () => {
    const from = (west: number, east: number, south = 0.5, north = 0.5): GeoJSON.Geometry => ({
      type: "LineString",
      coordinates: [
        [WEST + west * (EAST - WEST), SOUTH + south * (NORTH - SOUTH)],
        [WEST + east * (EAST - WEST), SOUTH + north * (NORTH - SOUTH)],
      ],
    });
    const gracht = { "name:latin": "Westsingelgracht" };
    const pack = tileOf("pack", TILE, { waterway: [from(0.25, 0.75)] }, 4096, gracht);
    const built = (name: string) =>
      tileOf("built-in", TILE, { waterway: [from(1, 0.25, 0.502, 0.498)] }, 2048, { name });
    const together = (name: string) =>
      columnsOf(
        mosaicTile({
          tile: TILE,
          parts: [
            { bytes: pack, at: TILE, areas: [WEST_HALF] },
            { bytes: built(name), at: TILE, areas: null },
          ],
        }),
        "waterway",
      );
    expect(together("Westsingelgracht")).toEqual(["pack 1024..3072", "built-in 3096..4096"]);
    expect(together("Schie")).toEqual(["pack 1024..3072", "built-in 2048..4096"]);
  });

  it("leaves no gap and covers nothing twice, for any areas", () => {
    const inside = (parts: readonly [number, number, number, number]) =>
      [
        WEST + parts[0] * (EAST - WEST),
        SOUTH + parts[1] * (NORTH - SOUTH),
        WEST + parts[2] * (EAST - WEST),
        SOUTH + parts[3] * (NORTH - SOUTH),
      ] as const;
    const areas = [inside([0.2, 0.2, 0.5, 0.6]), inside([0.4, 0.4, 0.7, 0.9])];
    const others = [inside([0.6, 0, 0.9, 0.5]), inside([0.3, 0.3, 0.8, 0.8])];
    const nothing = tileOf("pack", TILE, { roads: [WORLD] });
    const water = tileOf("other", TILE, { water: [WORLD] });
    const whole = (4096 + 2 * 64) ** 2 / HIGH ** 2;
    const held = 0.3 * 0.4 + 0.3 * 0.5 - 0.1 * 0.2;
    const beside = mosaicTile({
      tile: TILE,
      parts: [
        { bytes: nothing, at: TILE, areas },
        { bytes: water, at: TILE, areas: others },
        { bytes: water, at: TILE, areas: null },
      ],
    });
    expect(areaOf(beside, "water")).toBeCloseTo(whole - held, 3);
    expect(columnsOf(beside, "roads")).toEqual(["pack -64..4160"]);
  });

  it("does not fill holes", () => {
    const dry = boxShape(
      [3, 51, 6, 53],
      [
        [WEST - 0.01, SOUTH - 0.01],
        [WEST - 0.01, NORTH + 0.01],
        [MIDDLE_LNG + 0.01, NORTH + 0.01],
        [MIDDLE_LNG + 0.01, SOUTH - 0.01],
        [WEST - 0.01, SOUTH - 0.01],
      ],
    );
    const parts = [
      { bytes: tileOf("pack", TILE, { roads: [WORLD] }), at: TILE, areas: [EAST_HALF] },
      { bytes: tileOf("built-in", TILE, { water: [dry] }), at: TILE, areas: null },
    ];
    expect(columnsOf(mosaicTile({ tile: TILE, parts }), "water")).toEqual([]);
  });

  it("cuts missing parts from an ancestor, also with another extent", () => {
    const deep = { z: 14, x: 4 * TILE.x + 3, y: 4 * TILE.y + 1 };
    const [west, south, east, north] = tileBox(deep);
    const lake = boxShape([(west + east) / 2, south, east, north]);
    for (const extent of [4096, 8192]) {
      const bytes = mosaicTile({
        tile: deep,
        parts: [
          { bytes: tileOf("pack", deep, { roads: [WORLD] }), at: deep, areas: [[0, 0, 1, 1]] },
          { bytes: tileOf("built-in", TILE, { water: [lake] }, extent), at: TILE, areas: null },
        ],
      });
      expect(areaOf(bytes, "water")).toBeCloseTo(0.5, 2);
      expect(columnsOf(bytes, "water")).toEqual(["built-in 2048..4096"]);
    }
  });

  it("keeps the bytes of unchanged layers", () => {
    const roads = tileOf("pack", TILE, { roads: [WORLD], water: [WORLD] });
    const parts = [
      { bytes: roads, at: TILE, areas: [[0, 0, 9, 60]] as const },
      { bytes: tileOf("built-in", TILE, { water: [WORLD] }), at: TILE, areas: null },
    ];
    expect(new Uint8Array(mosaicTile({ tile: TILE, parts }))).toEqual(new Uint8Array(roads));
  });
});
