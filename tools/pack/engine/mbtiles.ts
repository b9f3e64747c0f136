import sqlite, { type Database } from "node-sqlite3-wasm";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { OperatorError } from "../operator-error.ts";
import { type NumberedTile, writeTileFile } from "../write/tile-file.ts";
import { isTileIn } from "../write/tile-grid.ts";
import { MAP_ATTRIBUTION } from "./map-engine.ts";

/**
 * Converts the tiles within bounds from an mbtiles file of gzipped vector tiles to PMTiles; tilemaker 2 draws
 * everything in an extract that has its own bounds. Rejects with OperatorError if there are none. Source: MBTiles
 * specification 1.3 (rows count from the south).
 */
export async function mbtilesToPmtiles(
  mbtiles: string,
  out: string,
  { name, bounds }: { readonly name: string; readonly bounds: LngLatBox },
): Promise<void> {
  const database = new sqlite.Database(mbtiles, { readOnly: true, fileMustExist: true });
  try {
    const places = placesIn(database, bounds);
    const [first] = places;
    if (!first) throw new OperatorError("The engine made no tiles: is the extract within bounds?");
    const zooms = places.map(({ z }) => z);
    await writeTileFile(out, tilesOf(database, places), {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: zooms.reduce((a, b) => Math.min(a, b)),
      maxZoom: zooms.reduce((a, b) => Math.max(a, b)),
      bounds,
      metadata: {
        name,
        attribution: MAP_ATTRIBUTION,
        type: "baselayer",
        vector_layers: vectorLayersOf(database),
      },
    });
  } finally {
    database.close();
  }
}

interface TileAt extends TileAddress {
  readonly tileId: number;
  readonly row: number;
}

function placesIn(database: Database, bounds: LngLatBox): TileAt[] {
  return database
    .all("SELECT zoom_level AS z, tile_column AS x, tile_row AS row FROM tiles")
    .map((found) => {
      const [z, x, row] = [Number(found["z"]), Number(found["x"]), Number(found["row"])];
      const y = 2 ** z - 1 - row;
      return { tileId: pmtilesTileId(z, x, y), z, x, y, row };
    })
    .filter((place) => isTileIn(place, bounds))
    .sort((a, b) => a.tileId - b.tileId);
}

function* tilesOf(database: Database, places: readonly TileAt[]): Generator<NumberedTile> {
  const statement = database.prepare(
    "SELECT tile_data AS data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?",
  );
  try {
    for (const { tileId, z, x, row } of places) {
      const data = statement.get([z, x, row])?.["data"];
      if (data instanceof Uint8Array) yield { tileId, data };
    }
  } finally {
    statement.finalize();
  }
}

function vectorLayersOf(database: Database): unknown {
  const json = database.get("SELECT value FROM metadata WHERE name = 'json'")?.["value"];
  const parsed: unknown = typeof json === "string" ? JSON.parse(json) : {};
  return (parsed as { vector_layers?: unknown }).vector_layers ?? [];
}
