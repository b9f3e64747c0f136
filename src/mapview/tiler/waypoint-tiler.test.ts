import { describe, expect, test } from "vitest";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { readTile } from "#mapview/sources/vector-tile-like.ts";
import type { DrawnWaypoint } from "./drawn-waypoint.ts";
import { waypointTiler } from "./waypoint-tiler.ts";

const MARKET = marketAt(14);
const TOWN = marketAt(8);

/** The tile at a zoom with the market of Delft. */
function marketAt(z: number) {
  return { z, x: Math.floor(tileColumn(4.359, z)), y: Math.floor(tileRow(52.0095, z)) };
}

/** `count` waypoints in a row along the market, 22 m apart. */
function row(count: number): DrawnWaypoint[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    name: `Post ${index}`,
    lng: 4.359,
    lat: 52.0095 + index * 0.0002,
  }));
}

function featuresOf(bytes: ArrayBuffer) {
  return new Map(readTile(bytes)).get("waypoints") ?? [];
}

describe("waypointTiler", () => {
  test("returns a waypoint with its icon and colour at its place", () => {
    const [post] = row(1);
    if (!post) throw new Error("No waypoint");
    const [feature, ...others] = featuresOf(
      waypointTiler([{ ...post, icon: "flag", color: "#aa0000" }])(MARKET),
    );
    expect(others).toEqual([]);
    expect(feature?.properties).toEqual({
      id: "w0",
      name: "Post 0",
      icon: "flag",
      color: "#aa0000",
    });
    const { z, x, y } = MARKET;
    const at = feature?.source.toGeoJSON(x, y, z).geometry;
    expect(at).toMatchObject({
      type: "Point",
      coordinates: [expect.closeTo(post.lng, 5), expect.closeTo(post.lat, 5)],
    });
  });

  test("clusters close waypoints, with the zoom at which they separate", () => {
    const cut = waypointTiler(row(12));
    const [many, ...others] = featuresOf(cut(TOWN));
    expect(others).toEqual([]);
    expect(many?.properties).toMatchObject({ point_count: 12, point_count_abbreviated: 12 });
    const zoom = Number(many?.properties["expansion_zoom"]);
    expect(zoom).toBeGreaterThan(TOWN.z);
    expect(featuresOf(cut(marketAt(zoom))).length).toBeGreaterThan(1);
    expect(featuresOf(cut(marketAt(zoom - 1)))).toHaveLength(1);
  });

  test("does not cluster four waypoints", () => {
    expect(
      featuresOf(waypointTiler(row(4))(TOWN)).map(({ properties }) => properties["id"]),
    ).toEqual(expect.arrayContaining(["w0", "w1", "w2", "w3"]));
  });

  test("does not cluster at the highest zoom", () => {
    expect(featuresOf(waypointTiler(row(12))(MARKET))).toHaveLength(12);
  });

  test("does not cluster a few waypoints where all of them fit on a screen, but does farther away", () => {
    // Some 20 km, which fits on a phone at zoom 10.
    const wide = [...row(12), { id: "far", name: "Ver", lng: 4.6, lat: 52.08 }];
    const cut = waypointTiler(wide);
    expect(featuresOf(cut(marketAt(10)))).toHaveLength(12);
    expect(featuresOf(cut(marketAt(6)))).toHaveLength(1);
    const many = [...row(120), { id: "far", name: "Ver", lng: 4.6, lat: 52.08 }];
    expect(featuresOf(waypointTiler(many)(marketAt(10))).length).toBeLessThan(40);
  });

  test("returns an empty tile without waypoints", () => {
    expect(waypointTiler(row(3))({ z: 14, x: 0, y: 0 }).byteLength).toBe(0);
  });
});
