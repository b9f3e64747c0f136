import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from "geojson";
import type { Pause } from "#domain/async/pause.ts";
import { reproducibleGzip } from "#domain/bytes/reproducible-gzip.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { RouteLine } from "#domain/network/extract/route-lines.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import {
  type PmtilesDescription,
  type PmtilesTile,
  writePmtiles,
} from "#domain/tiles/pmtiles-writer.ts";
import { type TileAddress, tileColumn, tileKey, tileRow } from "#domain/tiles/tile-grid.ts";
import type { RawPlace } from "./raw-places.ts";

const MIN_ZOOM = 8;
const MAX_ZOOM = 14;
/**
 * The zooms that are cut together, and the number of lines or points at once: the slicer holds every tile that it has
 * cut, so it is given little. The result does not depend on it.
 */
const LEVELS = [
  { from: MIN_ZOOM, to: 9 },
  { from: 10, to: 11 },
  { from: 12, to: MAX_ZOOM },
] as const;
const DRAWINGS_AT_ONCE = 200;
/** The buffer for half of a node's circle and number beyond the edge of a tile, of 4096. */
const BUFFER = 128;
/** The buffer as a fraction of a tile. */
const MARGIN = BUFFER / 4096;

/** Estimates of the memory of a tile, and of a drawing in a piece, in bytes. */
const [TILE_BYTES, TOUCH_BYTES] = [200, 100];

/** The features to draw. */
export interface NetworkPicture {
  readonly lines: readonly RouteLine[];
  readonly nodes: readonly NetworkNode[];
  /** For each node the index of the one that represents it; see `junctionsOf`. */
  readonly junctions: readonly number[];
  readonly locks: readonly RawPlace[];
}

/** The caller of the drawing of tiles. */
export interface TilesCaller {
  /** Awaited after each tile and piece. */
  readonly pause?: Pause;
  /** Receives the numbers of pieces, each a tile with those above it. */
  readonly onPiece?: (done: number, total: number) => void;
  /** Counts the data in memory. */
  readonly budget?: MemoryBudget;
}

/**
 * Resolves to the bytes of networks.pmtiles (docs/formats/network-tiles.md): the same for the same picture on every
 * device.
 */
export async function networkTiles(
  picture: NetworkPicture,
  bounds: LngLatBox,
  { pause = () => {}, onPiece = () => {}, budget = NO_LIMIT }: TilesCaller = {},
): Promise<Uint8Array> {
  const tiles: PmtilesTile[] = [];
  const pieces = LEVELS.flatMap((level) => piecesOf(picture, level, budget));
  for (const [index, piece] of pieces.entries()) {
    for (const tile of tilesOfPiece(piece)) {
      if (tile) {
        budget.take(TILE_BYTES + tile.data.length);
        tiles.push(tile);
      }
      await pause();
    }
    onPiece(index + 1, pieces.length);
    await pause();
  }
  return writePmtiles(tiles, description(bounds), reproducibleGzip);
}

function description(bounds: LngLatBox): PmtilesDescription {
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

/** Something to draw. Its feature is made when it is cut, because those of a country take much memory. */
interface Drawing {
  readonly layer: string;
  /** lng, lat, lng, lat … in WGS84 degrees. */
  readonly coordinates: ArrayLike<number>;
  readonly properties: GeoJsonProperties;
}

function* drawingsOf({ lines, nodes, junctions, locks }: NetworkPicture): Generator<Drawing> {
  for (const { coordinates, ...line } of lines) {
    const properties = {
      mode: line.mode,
      ...(line.isFerry && { ferry: true }),
      ...(line.isPortage && { portage: true }),
      ...(line.isConnection && { connection: true }),
    };
    yield { layer: "routes", coordinates, properties };
  }
  for (const [index, node] of nodes.entries()) {
    yield nodeDrawing(node, nodes[junctions[index] ?? index] ?? node);
  }
  for (const { lng, lat, name } of locks) {
    yield { layer: "locks", coordinates: [lng, lat], properties: name === "" ? {} : { name } };
  }
}

function nodeDrawing(node: NetworkNode, lead: NetworkNode): Drawing {
  const properties = {
    mode: node.mode,
    ...(node.ref !== null && { ref: node.ref }),
    ...(node.name !== null && { name: node.name }),
    ...(node.isInferred && { inferred: true }),
    osm_id: node.osmId,
    ...(lead !== node && { lead: lead.osmId }),
  };
  return { layer: "nodes", coordinates: [node.lng, node.lat], properties };
}

type Level = (typeof LEVELS)[number];

/** The drawings in a tile of the lowest zoom of a level, by layer. */
interface Piece {
  readonly at: TileAddress;
  readonly level: Level;
  readonly layers: Map<string, Drawing[]>;
}

/** Divides the picture, so that the slicer only holds the features of one piece; a line may be in several. */
function piecesOf(picture: NetworkPicture, level: Level, budget: MemoryBudget): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const drawing of drawingsOf(picture)) {
    for (const [key, at] of tilesTouched(drawing.coordinates, level.from, budget)) {
      const piece = pieces.get(key) ?? { at, level, layers: new Map<string, Drawing[]>() };
      pieces.set(key, piece);
      const drawings = piece.layers.get(drawing.layer) ?? [];
      piece.layers.set(drawing.layer, drawings);
      drawings.push(drawing);
    }
  }
  return [...pieces.values()];
}

/** Returns the tiles of a zoom with a part of this line or point, or of the box around one of its steps. */
function tilesTouched(
  coordinates: ArrayLike<number>,
  z: number,
  budget: MemoryBudget,
): Map<string, TileAddress> {
  const touched = new Map<string, TileAddress>();
  const touch = (west: number, north: number, east: number, south: number): void => {
    const [fromX, fromY] = [firstTile(west), firstTile(north)];
    const [toX, toY] = [lastTile(east, z), lastTile(south, z)];
    // A line around the earth touches more tiles than fit in memory.
    budget.take(TOUCH_BYTES * Math.max(0, toX - fromX + 1) * Math.max(0, toY - fromY + 1));
    for (let x = fromX; x <= toX; x++) {
      for (let y = fromY; y <= toY; y++) touched.set(`${x} ${y}`, { z, x, y });
    }
  };
  let [x, y] = [tileColumn(coordinates[0] ?? 0, z), tileRow(coordinates[1] ?? 0, z)];
  touch(x, y, x, y);
  for (let index = 2; index < coordinates.length; index += 2) {
    const toX = tileColumn(coordinates[index] as number, z);
    const toY = tileRow(coordinates[index + 1] as number, z);
    if (!isWithinOneTile(x, y, toX, toY)) {
      touch(Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY));
    }
    [x, y] = [toX, toY];
  }
  return touched;
}

/** Returns the first column or row with something at this edge: the buffer of a tile shows what is just outside. */
function firstTile(edge: number): number {
  return Math.max(0, Math.floor(edge - MARGIN));
}

/** Returns the last column or row; there are none beyond the poles. */
function lastTile(edge: number, z: number): number {
  return Math.min(2 ** z - 1, Math.floor(edge + MARGIN));
}

/** Tells whether a step lies within the tile of its beginning and away from its edges, so that it touches no other one. */
function isWithinOneTile(x: number, y: number, toX: number, toY: number): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return isInside(x - column) && isInside(y - row) && isInside(toX - column) && isInside(toY - row);
}

function isInside(fraction: number): boolean {
  return fraction > MARGIN && fraction < 1 - MARGIN;
}

/** A tile in the making: its features by layer. */
interface DraftTile extends TileAddress {
  readonly layers: Map<string, GeoJSONVTTile>;
}

/** Yields the tiles of a piece. Yields without a tile after each part of the work, so that the caller can pause. */
function* tilesOfPiece({ at, level, layers }: Piece): Generator<PmtilesTile | undefined> {
  const drafts = new Map<string, DraftTile>();
  for (const [name, drawings] of layers) {
    // A feature is cut the same way beside any others, so a few at a time will do.
    for (let start = 0; start < drawings.length; start += DRAWINGS_AT_ONCE) {
      const slicer = slicerOf(drawings.slice(start, start + DRAWINGS_AT_ONCE));
      cutBelow(at, level.to, slicer, (address, cut) => {
        const draft = drafts.get(tileKey(address)) ?? { ...address, layers: new Map() };
        drafts.set(tileKey(address), draft);
        const layer = draft.layers.get(name);
        if (layer) for (const feature of cut.features) layer.features.push(feature);
        else draft.layers.set(name, cut);
      });
      yield;
    }
  }
  for (const { layers: drawn, z, x, y } of drafts.values()) {
    yield { z, x, y, data: encoded(drawn) };
  }
}

/** Cuts a tile and those above it, up to a zoom. Tiles without features are left out. */
function cutBelow(
  tile: TileAddress,
  toZoom: number,
  slicer: GeoJSONVT,
  take: (tile: TileAddress, cut: GeoJSONVTTile) => void,
): void {
  const cut = slicer.getTile(tile.z, tile.x, tile.y);
  if (!cut) return;
  // Features too small for this zoom leave an empty tile, and reappear at higher zooms.
  if (cut.features.length > 0) take(tile, cut);
  if (tile.z === toZoom) return;
  for (const [dx, dy] of QUARTERS) {
    const quarter = { z: tile.z + 1, x: 2 * tile.x + dx, y: 2 * tile.y + dy };
    cutBelow(quarter, toZoom, slicer, take);
  }
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function slicerOf(drawings: readonly Drawing[]): GeoJSONVT {
  const collection: FeatureCollection = {
    type: "FeatureCollection",
    features: drawings.map(featureOf),
  };
  return new GeoJSONVT(collection, {
    maxZoom: MAX_ZOOM,
    // Tiles are cut when they are asked for.
    indexMaxZoom: 0,
    buffer: BUFFER,
    tolerance: 3,
  });
}

function featureOf({ coordinates, properties }: Drawing): Feature {
  const positions = Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[2 * index] as number,
    coordinates[2 * index + 1] as number,
  ]);
  const [first] = positions;
  const geometry: Geometry =
    positions.length === 1 && first
      ? { type: "Point", coordinates: first }
      : { type: "LineString", coordinates: positions };
  return { type: "Feature", geometry, properties };
}

function encoded(layers: ReadonlyMap<string, GeoJSONVTTile>): Uint8Array {
  return reproducibleGzip(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }));
}
