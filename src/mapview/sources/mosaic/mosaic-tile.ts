import { PbfReader } from "pbf";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type Rectangle, shared, without } from "#domain/tiles/rectangles.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import {
  readTile,
  type TileFeature,
  type TilePoint,
  writeTile,
} from "#mapview/sources/vector-tile-like.ts";
import { clippedShape } from "./clip-shape.ts";

/** The part of a tile that one source has, in uncompressed MVT. */
export interface MosaicPart {
  readonly bytes: ArrayBuffer;
  /** The tile of `bytes`: the wanted one or an ancestor of it. */
  readonly at: TileAddress;
  /** The areas in which it is complete; null for everywhere. */
  readonly areas: readonly LngLatBox[] | null;
}

/** The parts of one tile: the first is used completely, each other only outside the earlier ones. */
export interface Mosaic {
  readonly tile: TileAddress;
  readonly parts: readonly MosaicPart[];
}

/** The extent of a written tile. */
const EXTENT = 4096;

/** The buffer of a tile beyond its edges, in its units. */
const BUFFER = 64;

const ALL_OF_TILE: Rectangle = {
  west: -BUFFER,
  north: -BUFFER,
  east: EXTENT + BUFFER,
  south: EXTENT + BUFFER,
};

/** The distance between a line in the most detailed waters and the same line in a pack, in units. */
const STRAY = 24;

/**
 * Combines parts of a tile in order of precedence: the first unchanged, of every other the areas outside the earlier
 * ones.
 */
export function mosaicTile({ tile, parts: [first, ...others] }: Mosaic): ArrayBuffer {
  if (!first) throw new RangeError("A mosaic of nothing");
  const added = new Map<string, TileFeature[]>();
  let free = without([ALL_OF_TILE], rectanglesOf(first, tile));
  for (const part of others) {
    const taken = part.areas && rectanglesOf(part, tile);
    const left = taken ? without(free, taken) : [];
    addFeatures(added, part, tile, taken ? withinAny(free, taken) : free);
    free = left;
  }
  return withLayers(first.bytes, added);
}

/** Returns the areas of a part in tile units. */
function rectanglesOf({ areas }: MosaicPart, { z, x, y }: TileAddress): readonly Rectangle[] {
  return (areas ?? []).map(([west, south, east, north]) => ({
    west: Math.round((tileColumn(west, z) - x) * EXTENT),
    north: Math.round((tileRow(north, z) - y) * EXTENT),
    east: Math.round((tileColumn(east, z) - x) * EXTENT),
    south: Math.round((tileRow(south, z) - y) * EXTENT),
  }));
}

/** Returns the parts of the free rectangles that lie in these areas, which may overlap. */
function withinAny(free: readonly Rectangle[], areas: readonly Rectangle[]): readonly Rectangle[] {
  return areas.flatMap((area, index) =>
    without(
      free.flatMap((rectangle) => shared(rectangle, area) ?? []),
      areas.slice(0, index),
    ),
  );
}

function addFeatures(
  added: Map<string, TileFeature[]>,
  { bytes, at }: MosaicPart,
  tile: TileAddress,
  rectangles: readonly Rectangle[],
): void {
  for (const [layer, features] of readTile(bytes)) {
    const here = features.flatMap((feature) => {
      const placed = placedGeometry(feature, at, tile);
      const geometry = rectangles.flatMap((rectangle) =>
        isApart(placed, rectangle) ? [] : clippedShape(feature.shape, placed, rectangle),
      );
      return geometry.length > 0 ? [{ ...feature, geometry, extent: EXTENT }] : [];
    });
    added.set(layer, [...(added.get(layer) ?? []), ...here]);
  }
}

/** Converts the geometry of a feature of the tile `at` to units of the written tile. */
function placedGeometry(
  { source }: TileFeature,
  at: TileAddress,
  tile: TileAddress,
): TilePoint[][] {
  const times = 2 ** (tile.z - at.z);
  const scale = (times * EXTENT) / source.extent;
  const [left, top] = [(tile.x - at.x * times) * EXTENT, (tile.y - at.y * times) * EXTENT];
  const geometry = source.loadGeometry();
  for (const point of geometry.flat()) {
    point.x = Math.round(point.x * scale) - left;
    point.y = Math.round(point.y * scale) - top;
  }
  return geometry;
}

/** Tells whether the geometry lies entirely on one side of a rectangle. */
function isApart(geometry: readonly TilePoint[][], rectangle: Rectangle): boolean {
  const points = geometry.flat();
  return (
    points.every(({ x }) => x < rectangle.west) ||
    points.every(({ x }) => x > rectangle.east) ||
    points.every(({ y }) => y < rectangle.north) ||
    points.every(({ y }) => y > rectangle.south)
  );
}

/**
 * Returns a tile with added features in some layers. Other layers keep their bytes, because decoding and encoding is
 * slow.
 */
function withLayers(
  bytes: ArrayBuffer,
  added: ReadonlyMap<string, readonly TileFeature[]>,
): ArrayBuffer {
  const more = [...added].filter(([, features]) => features.length > 0);
  if (more.length === 0) return bytes;
  const own = readTile(bytes);
  const changed = more.map(([name, features]) => {
    const before = scaled(own.get(name) ?? []);
    return [name, [...before, ...freshOf(name, features, before)]] as const;
  });
  const names = new Set(more.map(([name]) => name));
  const kept = layersOf(bytes).filter(({ name }) => !names.has(name));
  const written = new Uint8Array(writeTile(new Map(changed)));
  return joined([...kept.map((layer) => layer.bytes), written]);
}

/** Returns the features of a layer that the first part does not have itself. */
function freshOf(
  layer: string,
  features: readonly TileFeature[],
  before: readonly TileFeature[],
): readonly TileFeature[] {
  if (layer === "place") return otherPlaces(features, before);
  return layer === "waterway" ? otherCourses(features, before) : features;
}

/**
 * Returns the waters except where the first part has the same ones. Its lines often continue beyond its areas, and
 * both would be named.
 */
function otherCourses(
  features: readonly TileFeature[],
  before: readonly TileFeature[],
): readonly TileFeature[] {
  return features.flatMap((feature) => {
    const names = namesOf(feature);
    const same = before.filter((one) => namesOf(one).some((name) => names.includes(name)));
    if (same.length === 0) return feature;
    const free = without([ALL_OF_TILE], same.flatMap(linesOf).flatMap(alongLine));
    const lines = linesOf(feature);
    const geometry = free.flatMap((rectangle) => clippedShape(feature.shape, lines, rectangle));
    return geometry.length > 0 ? { ...feature, geometry } : [];
  });
}

function linesOf({ geometry, source }: TileFeature): TilePoint[][] {
  return geometry ?? source.loadGeometry();
}

/** Returns a rectangle around each segment of a line, wide enough for a coarser line of the same water. */
function alongLine(line: readonly TilePoint[]): readonly Rectangle[] {
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return {
      west: Math.min(from.x, to.x) - STRAY,
      north: Math.min(from.y, to.y) - STRAY,
      east: Math.max(from.x, to.x) + STRAY,
      south: Math.max(from.y, to.y) + STRAY,
    };
  });
}

/** Returns the places with other names, because each source has its own centre of a town on either side of an edge. */
function otherPlaces(
  features: readonly TileFeature[],
  before: readonly TileFeature[],
): readonly TileFeature[] {
  const names = new Set(before.flatMap(namesOf));
  return features.filter((feature) => !namesOf(feature).some((name) => names.has(name)));
}

/** Returns the names that the style may show; tilemaker only gives `name:latin`, and the overview has none of that. */
function namesOf({ properties }: TileFeature): readonly unknown[] {
  const { name, "name:latin": latin, "name:nl": dutch } = properties;
  return [name, latin, dutch].filter((one) => one !== undefined);
}

/** Scales features to the units of the written tile, which most have already. */
function scaled(features: readonly TileFeature[]): readonly TileFeature[] {
  return features.map((feature) => {
    const { source } = feature;
    if (source.extent === EXTENT) return feature;
    const here = { z: 0, x: 0, y: 0 };
    return { ...feature, geometry: placedGeometry(feature, here, here), extent: EXTENT };
  });
}

interface RawLayer {
  readonly name: string;
  /** The bytes in the tile, including the tag of a layer. */
  readonly bytes: Uint8Array;
}

/**
 * Returns the undecoded layers of a tile. Source: github.com/mapbox/vector-tile-spec, 2.1: field 3 of a tile, with
 * its name in field 1.
 */
function layersOf(bytes: ArrayBuffer): readonly RawLayer[] {
  const all = new Uint8Array(bytes);
  const reader = new PbfReader(all);
  const layers: RawLayer[] = [];
  while (reader.pos < all.length) {
    const begin = reader.pos;
    const key = reader.readVarint();
    if (key >> 3 !== 3) {
      reader.skip(key);
      continue;
    }
    const end = reader.readVarint() + reader.pos;
    const name = reader.readFields<string[]>(
      (tag, found) => {
        if (tag === 1) found.push(reader.readString());
      },
      [],
      end,
    );
    layers.push({ name: name[0] ?? "", bytes: all.subarray(begin, end) });
  }
  return layers;
}

function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.buffer;
}
