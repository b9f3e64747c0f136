import type { SchemaConverter, TileMosaic } from "./base-tiles.ts";

/** Tiles of a pack as OpenMapTiles, whatever schema they have. */
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

/** Tiles that several packs hold a part of, and the built-in map beside them. */
export const mosaicInWorker: TileMosaic = async (mosaic) =>
  (await tileWorker()).call("mosaic", mosaic);

async function tileWorker() {
  const client = await import(
    /* webpackChunkName: "tile-worker-client" */ "#mapview/sources/transform/tile-transforms.ts"
  );
  return client.tileWorker;
}
