import type { SchemaConverter } from "./base-tiles.ts";

/** Tiles of a pack as OpenMapTiles, whatever schema they have. */
export const convertSchema: SchemaConverter = (schema, tiles) => {
  if (schema === "openmaptiles") return tiles;
  return {
    name: tiles.name,
    async resolve(tile, signal) {
      const bytes = await tiles.resolve(tile, signal);
      if (!bytes) return null;
      const { tileWorker } = await import(
        /* webpackChunkName: "tile-worker-client" */ "./tile-worker-client.ts"
      );
      return tileWorker.call("convert", bytes);
    },
  };
};
