import type { SchemaConverter, TileMosaic } from "./base-tiles.ts";

/** Converts the tiles of a pack in any schema to OpenMapTiles. */
export const convertSchema: SchemaConverter = (schema, tiles) => {
  if (schema === "openmaptiles") return tiles;
  return {
    name: tiles.name,
    async resolve(tile, signal) {
      const bytes = await tiles.resolve(tile, signal);
      if (!bytes) return null;
      return (await tileWorker()).call("convert", bytes);
    },
  };
};

/** Combines tiles of several packs and the built-in map, in a worker. */
export const mosaicInWorker: TileMosaic = async (mosaic) =>
  (await tileWorker()).call("mosaic", mosaic);

async function tileWorker() {
  const client = await import(
    /* webpackChunkName: "tile-worker-client" */ "#mapview/sources/transform/tile-transforms.ts"
  );
  return client.tileWorker;
}
