import { readFileSync } from "node:fs";
import { classifyRings, VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles, type RangeResponse, type Source } from "pmtiles";
import { tileColumn, tileRow } from "../../src/domain/tiles/tile-grid.ts";

/** A position in degrees: longitude, latitude. */
export type LngLat = readonly [lng: number, lat: number];

/** A point inside a tile, in the tile's own units, with its tile. */
interface TilePoint {
  readonly tileX: number;
  readonly tileY: number;
  readonly fractionX: number;
  readonly fractionY: number;
}

/** Reads a PMTiles archive from a file, which is kept in memory. */
export class ArchiveReader {
  readonly archive: PMTiles;
  readonly byteLength: number;
  readonly #tiles = new Map<string, VectorTile | undefined>();

  constructor(file: URL) {
    // Slices of a Buffer are views; a plain array is copied, as the reader expects.
    const bytes = new Uint8Array(readFileSync(file));
    this.byteLength = bytes.byteLength;
    this.archive = new PMTiles(new MemorySource(bytes));
  }

  /** Resolves to a tile; undefined if the archive has none. */
  async tile(z: number, x: number, y: number): Promise<VectorTile | undefined> {
    const key = `${z}/${x}/${y}`;
    if (!this.#tiles.has(key)) {
      const found = await this.archive.getZxy(z, x, y);
      this.#tiles.set(key, found && new VectorTile(new PbfReader(new Uint8Array(found.data))));
    }
    return this.#tiles.get(key);
  }

  /** Resolves to the `class` of the water at a position, or "land". Rejects if the archive has no tile. */
  async waterClassAt(lngLat: LngLat, zoom: number): Promise<string> {
    const point = tilePoint(lngLat, zoom);
    const tile = await this.tile(zoom, point.tileX, point.tileY);
    if (!tile) throw new Error(`No tile at ${lngLat.join()} on zoom ${zoom}`);
    const water = featuresOf(tile, "water").find((feature) => covers(feature, point));
    return String(water?.properties["class"] ?? "land");
  }

  /** Resolves to all features of a layer at one zoom within a box, with their tiles. */
  async features(layer: string, zoom: number, southWest: LngLat, northEast: LngLat) {
    const from = tilePoint([southWest[0], northEast[1]], zoom);
    const to = tilePoint([northEast[0], southWest[1]], zoom);
    const found: { feature: VectorTileFeature; x: number; y: number }[] = [];
    for (let x = from.tileX; x <= to.tileX; x++) {
      for (let y = from.tileY; y <= to.tileY; y++) {
        const tile = await this.tile(zoom, x, y);
        if (!tile) continue;
        found.push(...featuresOf(tile, layer).map((feature) => ({ feature, x, y })));
      }
    }
    return found;
  }
}

class MemorySource implements Source {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  getKey(): string {
    return "memory";
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: this.#bytes.slice(offset, offset + length).buffer as ArrayBuffer };
  }
}

function featuresOf(tile: VectorTile, name: string): VectorTileFeature[] {
  const layer = tile.layers[name];
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];
}

function tilePoint([lng, lat]: LngLat, zoom: number): TilePoint {
  const x = tileColumn(lng, zoom);
  const y = tileRow(lat, zoom);
  const [tileX, tileY] = [Math.floor(x), Math.floor(y)];
  return { tileX, tileY, fractionX: x - tileX, fractionY: y - tileY };
}

function covers(feature: VectorTileFeature, { fractionX, fractionY }: TilePoint): boolean {
  const [x, y] = [fractionX * feature.extent, fractionY * feature.extent];
  return classifyRings(feature.loadGeometry()).some((rings) => {
    // A point inside the outline and outside the holes is inside an odd number of rings.
    return rings.filter((ring) => surrounds(ring, x, y)).length % 2 === 1;
  });
}

function surrounds(ring: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let isInside = false;
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (point.y > y === before.y > y) return;
    const crossingX = point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x);
    if (x < crossingX) isInside = !isInside;
  });
  return isInside;
}
