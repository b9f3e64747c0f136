import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from "geojson";
import { reproducibleGzip } from "#domain/bytes/reproducible-gzip.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { RouteLine } from "#domain/network/extract/route-lines.ts";
import { junctionsOf } from "#domain/network/graph/junctions.ts";
import type { Network } from "#domain/network/network.ts";
import type { Pause } from "#domain/osm/pause.ts";
import {
  type PmtilesDescription,
  type PmtilesTile,
  writePmtiles,
} from "#domain/tiles/pmtiles-writer.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import type { RawPlace } from "./raw-places.ts";

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

/** The caller of the drawing of tiles. */
export interface TilesCaller {
  /** Awaited after each tile and piece. */
  readonly pause?: Pause;
  /** Receives the numbers of pieces, each a tile of the lowest zoom with those above it. */
  readonly onPiece?: (done: number, total: number) => void;
}

/**
 * Resolves to the bytes of networks.pmtiles (docs/formats/network-tiles.md): the same for the same picture on every
 * device.
 */
export async function networkTiles(
  picture: NetworkPicture,
  bounds: LngLatBox,
  { pause = () => {}, onPiece = () => {} }: TilesCaller = {},
): Promise<Uint8Array> {
  const tiles: PmtilesTile[] = [];
  const pieces = piecesOf(picture);
  for (const [index, piece] of pieces.entries()) {
    for (const tile of tilesOfPiece(piece)) {
      tiles.push(tile);
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

function* drawingsOf({ lines, network, locks }: NetworkPicture): Generator<Drawing> {
  for (const { coordinates, ...line } of lines) {
    const properties = {
      mode: line.mode,
      ...(line.isFerry && { ferry: true }),
      ...(line.isPortage && { portage: true }),
      ...(line.isConnection && { connection: true }),
    };
    yield { layer: "routes", coordinates, properties };
  }
  yield* nodeDrawings(network);
  for (const { lng, lat, name } of locks) {
    yield { layer: "locks", coordinates: [lng, lat], properties: name === "" ? {} : { name } };
  }
}

function* nodeDrawings({ nodes, edges }: Network): Generator<Drawing> {
  const junctions = junctionsOf(nodes, edges).map((lead) => nodes[lead]);
  for (const [index, node] of nodes.entries()) {
    const properties = {
      mode: node.mode,
      ...(node.ref !== null && { ref: node.ref }),
      ...(node.name !== null && { name: node.name }),
      ...(node.isInferred && { inferred: true }),
      osm_id: node.osmId,
      ...(junctions[index] !== node && { lead: junctions[index]?.osmId }),
    };
    yield { layer: "nodes", coordinates: [node.lng, node.lat], properties };
  }
}

/** The drawings in a tile of the lowest zoom, by layer. */
interface Piece {
  readonly at: TileAddress;
  readonly layers: Map<string, Drawing[]>;
}

/** Divides the picture, so that the slicer only holds the features of one piece; a line may be in several. */
function piecesOf(picture: NetworkPicture): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const drawing of drawingsOf(picture)) {
    for (const [key, at] of tilesTouched(drawing.coordinates)) {
      const piece = pieces.get(key) ?? { at, layers: new Map<string, Drawing[]>() };
      pieces.set(key, piece);
      const drawings = piece.layers.get(drawing.layer) ?? [];
      piece.layers.set(drawing.layer, drawings);
      drawings.push(drawing);
    }
  }
  return [...pieces.values()];
}

/** Returns the tiles of the lowest zoom with a part of this line or point, or of the box around one of its steps. */
function tilesTouched(coordinates: ArrayLike<number>): Map<string, TileAddress> {
  const touched = new Map<string, TileAddress>();
  for (let index = 0; index < coordinates.length; index += 2) {
    const before = Math.max(0, index - 2);
    const lngs = [coordinates[before] as number, coordinates[index] as number];
    const lats = [coordinates[before + 1] as number, coordinates[index + 1] as number];
    const columns = tileRange(lngs.map((lng) => tileColumn(lng, MIN_ZOOM)));
    const rows = tileRange(lats.map((lat) => tileRow(lat, MIN_ZOOM)));
    for (let x = columns.first; x <= columns.last; x++) {
      for (let y = rows.first; y <= rows.last; y++) {
        touched.set(`${x} ${y}`, { z: MIN_ZOOM, x, y });
      }
    }
  }
  return touched;
}

/** Returns the columns or rows of tiles between two fractional ones; there are no tiles beyond the poles. */
function tileRange(fractions: readonly number[]): { first: number; last: number } {
  // The margin is the buffer of the tiles, because features just outside are drawn inside too.
  const margin = BUFFER / 4096;
  return {
    first: Math.max(0, Math.floor(Math.min(...fractions) - margin)),
    last: Math.min(2 ** MIN_ZOOM - 1, Math.floor(Math.max(...fractions) + margin)),
  };
}

function* tilesOfPiece({ at, layers }: Piece): Generator<PmtilesTile> {
  const slicers = [...layers].map(([name, drawings]) => [name, slicerOf(drawings)] as const);
  yield* tilesBelow(at, slicers);
}

type Slicers = readonly (readonly [layer: string, slicer: GeoJSONVT])[];

function* tilesBelow(tile: TileAddress, slicers: Slicers): Generator<PmtilesTile> {
  const sliced = slicers.flatMap(([name, slicer]) => {
    const content = slicer.getTile(tile.z, tile.x, tile.y);
    return content ? [[name, content] as const] : [];
  });
  if (sliced.length === 0) return;
  // Features too small for this zoom leave an empty tile, and reappear at higher zooms.
  const drawn = sliced.filter(([, { features }]) => features.length > 0);
  if (drawn.length > 0) yield { ...tile, data: encoded(drawn) };
  if (tile.z === MAX_ZOOM) return;
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    yield* tilesBelow({ z: tile.z + 1, x: 2 * tile.x + dx, y: 2 * tile.y + dy }, slicers);
  }
}

function slicerOf(drawings: readonly Drawing[]): GeoJSONVT {
  const collection: FeatureCollection = {
    type: "FeatureCollection",
    features: drawings.map(featureOf),
  };
  return new GeoJSONVT(collection, {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: MIN_ZOOM,
    indexMaxPoints: 0,
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

function encoded(layers: readonly (readonly [string, GeoJSONVTTile])[]): Uint8Array {
  return reproducibleGzip(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }));
}
