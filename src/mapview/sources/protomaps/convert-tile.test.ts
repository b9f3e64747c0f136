import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, Geometry } from "geojson";
import { describe, expect, it } from "vitest";
import { readTile } from "#mapview/sources/vector-tile-like.ts";
import { convertProtomapsTile } from "./convert-tile.ts";

const LINE: Geometry = {
  type: "LineString",
  coordinates: [
    [4.35, 52],
    [4.36, 52.01],
  ],
};
const AREA: Geometry = {
  type: "Polygon",
  coordinates: [
    [
      [4.35, 52],
      [4.36, 52],
      [4.36, 52.01],
      [4.35, 52],
    ],
  ],
};
const POINT: Geometry = { type: "Point", coordinates: [4.355, 52.005] };

type Properties = Record<string, string | number | boolean>;

/** Converts one feature of a Protomaps tile; returns its `layer` and properties. */
function converted(layer: string, geometry: Geometry, properties: Properties) {
  const features: Feature[] = [{ type: "Feature", geometry, properties }];
  const slicer = new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom: 14 });
  const tile = slicer.getTile(10, 524, 338);
  if (!tile) throw new Error("the feature is not in the tile");
  const bytes = fromGeojsonVt({ [layer]: tile }, { version: 2, extent: 4096 });
  const result = readTile(convertProtomapsTile(bytes.slice().buffer as ArrayBuffer));
  return [...result].flatMap(([name, found]) =>
    found.map(({ properties: said, shape }) => ({ layer: name, shape, ...said })),
  );
}

describe("roads", () => {
  it("become transportation, with a second feature for their name", () => {
    const road = { kind: "minor_road", kind_detail: "residential", name: "Oude Delft" };
    expect(converted("roads", LINE, road)).toEqual([
      { layer: "transportation", shape: "line", class: "minor", subclass: "residential" },
      {
        layer: "transportation_name",
        shape: "line",
        class: "minor",
        subclass: "residential",
        name: "Oude Delft",
      },
    ]);
  });

  it.each([
    [
      { kind: "highway", kind_detail: "motorway_link" },
      { class: "motorway", ramp: 1 },
    ],
    [
      { kind: "path", kind_detail: "cycleway" },
      { class: "path", subclass: "cycleway" },
    ],
    [
      { kind: "path", kind_detail: "sidewalk" },
      { class: "path", subclass: "footway" },
    ],
    [
      { kind: "path", kind_detail: "steps" },
      { class: "path", subclass: "steps" },
    ],
    [{ kind: "other", kind_detail: "track" }, { class: "track" }],
    [
      { kind: "rail", kind_detail: "tram" },
      { class: "transit", subclass: "tram" },
    ],
    [
      { kind: "rail", kind_detail: "rail" },
      { class: "rail", subclass: "rail" },
    ],
    [{ kind: "ferry" }, { class: "ferry" }],
    [
      { kind: "major_road", is_bridge: true },
      { class: "primary", brunnel: "bridge" },
    ],
    [{ "pmap:kind": "highway", "pmap:level": 0 }, { class: "motorway" }],
  ])("%o become %o", (road, expected) => {
    expect(converted("roads", LINE, road)[0]).toEqual({
      layer: "transportation",
      shape: "line",
      ...expected,
    });
  });

  it("keep their number as a separate name", () => {
    const [, name] = converted("roads", LINE, { kind: "highway", ref: "A13" });
    expect(name).toEqual({
      layer: "transportation_name",
      shape: "line",
      class: "motorway",
      ref: "A13",
    });
  });
});

describe("water and land", () => {
  it("become areas, lines or names", () => {
    expect(converted("water", AREA, { kind: "ocean" })).toEqual([
      { layer: "water", shape: "polygon", class: "ocean" },
    ]);
    expect(converted("water", LINE, { kind: "canal", name: "Vliet" })).toEqual([
      { layer: "waterway", shape: "line", class: "canal", name: "Vliet" },
    ]);
    expect(converted("water", POINT, { kind: "lake", name: "Rijn", "name:nl": "Rijn" })).toEqual([
      { layer: "water_name", shape: "point", class: "lake", name: "Rijn", "name:nl": "Rijn" },
    ]);
  });

  it.each([
    ["landuse", "forest", { layer: "landcover", class: "wood", subclass: "forest" }],
    ["landuse", "residential", { layer: "landuse", class: "residential" }],
    ["landuse", "nature_reserve", { layer: "park", class: "nature_reserve" }],
    ["landcover", "urban_area", { layer: "landuse", class: "residential" }],
  ])("%s %s is put where our style looks for it", (layer, kind, expected) => {
    expect(converted(layer, AREA, { kind })).toEqual([{ shape: "polygon", ...expected }]);
  });

  it("leaves out kinds that the style does not know, and land itself", () => {
    expect(converted("landuse", AREA, { kind: "something_new" })).toEqual([]);
    expect(converted("earth", AREA, { kind: "earth" })).toEqual([]);
  });
});

describe("places, borders, buildings and points", () => {
  it("keep the size of a place", () => {
    const delft = { kind: "locality", kind_detail: "city", population_rank: 10, name: "Delft" };
    expect(converted("places", POINT, delft)).toEqual([
      { layer: "place", shape: "point", class: "city", rank: 7, name: "Delft" },
    ]);
  });

  it("distinguish countries from provinces", () => {
    const levels = ["country", "region"].map((kind) => converted("boundaries", LINE, { kind })[0]);
    expect(levels).toMatchObject([{ admin_level: 2 }, { admin_level: 4 }]);
  });

  it("draw buildings, not house numbers", () => {
    expect(converted("buildings", AREA, { kind: "building", height: 12 })).toEqual([
      { layer: "building", shape: "polygon", render_height: 12 },
    ]);
    expect(converted("buildings", POINT, { kind: "address" })).toEqual([]);
  });

  it("keep the kind of a point of interest", () => {
    const pump = { kind: "drinking_water", min_zoom: 16, name: "Pomp" };
    expect(converted("pois", POINT, pump)).toMatchObject([
      { layer: "poi", class: "drinking_water", subclass: "drinking_water", name: "Pomp" },
    ]);
  });
});

it("reject bytes that are not a tile", () => {
  const bytes = new TextEncoder().encode("<html>this is no tile</html>").buffer as ArrayBuffer;
  expect(() => convertProtomapsTile(bytes)).toThrow();
});
