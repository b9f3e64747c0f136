import { gzipSync } from "node:zlib";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from "geojson";
import type { RouteLine } from "#domain/network/extract/route-lines.ts";
import { junctionsOf } from "#domain/network/graph/junctions.ts";
import type { Network } from "#domain/network/network.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import type { PmtilesDescription } from "#domain/tiles/pmtiles-writer.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { Bounds } from "../pbf/osm-file.ts";
import type { RawPlace } from "../read/raw-places.ts";
import { type NumberedTile, writeTileFile } from "./tile-file.ts";

const MIN_ZOOM = 8;
const MAX_ZOOM = 14;
/** The buffer for half of a node's circle and number beyond the edge of a tile, of 4096. */
const BUFFER = 128;

/** The features to draw. */
export interface NetworkPicture {
  readonly lines: readonly RouteLine[];
  readonly network: Network;
  readonly locks: readonly RawPlace[];
}

/** Writes networks.pmtiles (docs/formats/network-tiles.md). Resolves to the number of tiles. */
export function writeNetworkTiles(
  path: string,
  picture: NetworkPicture,
  bounds: Bounds,
): Promise<number> {
  return writeTileFile(path, numberedTiles(layersOf(picture)), description(bounds));
}

function description(bounds: Bounds): PmtilesDescription {
  return {
    tileType: "mvt",
    tileCompression: "gzip",
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    bounds,
    metadata: {
      name: "Scouting Map networks",
      attribution: "© OpenStreetMap contributors",
      vector_layers: [
        layer("routes", {
          mode: "String",
          ferry: "Boolean",
          portage: "Boolean",
          connection: "Boolean",
        }),
        layer("nodes", {
          mode: "String",
          ref: "String",
          name: "String",
          osm_id: "Number",
          inferred: "Boolean",
          lead: "Number",
        }),
        layer("locks", { name: "String" }),
      ],
    },
  };
}

function layer(id: string, fields: Record<string, string>): object {
  return { id, minzoom: MIN_ZOOM, maxzoom: MAX_ZOOM, fields };
}

type Layers = Readonly<Record<string, readonly Feature[]>>;

function layersOf({ lines, network: { nodes, edges }, locks }: NetworkPicture): Layers {
  const junctions = junctionsOf(nodes, edges).map((lead) => nodes[lead]);
  return {
    routes: lines.map((line) =>
      feature(
        { type: "LineString", coordinates: pairsOf(line.coordinates) },
        {
          mode: line.mode,
          ...(line.isFerry && { ferry: true }),
          ...(line.isPortage && { portage: true }),
          ...(line.isConnection && { connection: true }),
        },
      ),
    ),
    nodes: nodes.map((node, index) =>
      feature(
        { type: "Point", coordinates: [node.lng, node.lat] },
        {
          mode: node.mode,
          ...(node.ref !== null && { ref: node.ref }),
          ...(node.name !== null && { name: node.name }),
          ...(node.isInferred && { inferred: true }),
          osm_id: node.osmId,
          ...(junctions[index] !== node && { lead: junctions[index]?.osmId }),
        },
      ),
    ),
    locks: locks.map(({ lng, lat, name }) =>
      feature({ type: "Point", coordinates: [lng, lat] }, name === "" ? {} : { name }),
    ),
  };
}

function feature(geometry: Geometry, properties: GeoJsonProperties): Feature {
  return { type: "Feature", geometry, properties };
}

function pairsOf(coordinates: Float64Array): [number, number][] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[2 * index] as number,
    coordinates[2 * index + 1] as number,
  ]);
}

interface TileAt {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the tiles by ascending number. They are made per zoom 8 tile, so that the slicer only holds the features of
 * one piece.
 */
function numberedTiles(layers: Layers): NumberedTile[] {
  return piecesOf(layers)
    .flatMap(tilesOfPiece)
    .sort((a, b) => a.tileId - b.tileId);
}

interface Piece {
  readonly at: TileAt;
  readonly layers: Layers;
}

/** Returns the features by zoom 8 tile; a line that crosses a border is in both. */
function piecesOf(layers: Layers): Piece[] {
  const pieces = new Map<string, { at: TileAt; layers: Record<string, Feature[]> }>();
  for (const [name, features] of Object.entries(layers)) {
    for (const item of features) {
      for (const at of tilesTouched(item.geometry)) {
        const key = `${at.x} ${at.y}`;
        const piece = pieces.get(key) ?? { at, layers: {} };
        const list = piece.layers[name] ?? [];
        list.push(item);
        piece.layers[name] = list;
        pieces.set(key, piece);
      }
    }
  }
  return [...pieces.values()];
}

function tilesTouched(geometry: Geometry): TileAt[] {
  const points =
    geometry.type === "Point"
      ? [geometry.coordinates]
      : geometry.type === "LineString"
        ? geometry.coordinates
        : [];
  // The margin is the buffer of the tiles, because features just outside are drawn inside too.
  const margin = BUFFER / 4096;
  const xs = points.map(([lng = 0]) => tileColumn(lng, MIN_ZOOM));
  const ys = points.map(([, lat = 0]) => tileRow(lat, MIN_ZOOM));
  const range = (values: number[]): number[] => {
    const first = Math.floor(values.reduce((a, b) => Math.min(a, b)) - margin);
    const last = Math.floor(values.reduce((a, b) => Math.max(a, b)) + margin);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return range(xs).flatMap((x) => range(ys).map((y) => ({ z: MIN_ZOOM, x, y })));
}

function tilesOfPiece({ at, layers }: Piece): NumberedTile[] {
  const slicers = Object.entries(layers).map(
    ([name, features]) => [name, slicerOf(features)] as const,
  );
  const found: NumberedTile[] = [];
  const visit = (tile: TileAt): void => {
    const sliced = slicers.flatMap(([name, slicer]) => {
      const content = slicer.getTile(tile.z, tile.x, tile.y);
      return content ? [[name, content] as const] : [];
    });
    if (sliced.length === 0) return;
    // Features too small for this zoom leave an empty tile, and reappear at higher zooms.
    const drawn = sliced.filter(([, { features }]) => features.length > 0);
    if (drawn.length > 0) {
      found.push({ tileId: pmtilesTileId(tile.z, tile.x, tile.y), data: encoded(drawn) });
    }
    if (tile.z === MAX_ZOOM) return;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      visit({ z: tile.z + 1, x: 2 * tile.x + dx, y: 2 * tile.y + dy });
    }
  };
  visit(at);
  return found;
}

function slicerOf(features: readonly Feature[]): GeoJSONVT {
  const collection: FeatureCollection = { type: "FeatureCollection", features: [...features] };
  return new GeoJSONVT(collection, {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: MIN_ZOOM,
    indexMaxPoints: 0,
    buffer: BUFFER,
    tolerance: 3,
  });
}

function encoded(layers: readonly (readonly [string, GeoJSONVTTile])[]): Uint8Array {
  return gzipSync(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }), {
    level: 9,
  });
}
