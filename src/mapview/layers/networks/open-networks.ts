import type { Map as LibreMap } from "maplibre-gl";
import { serveTiles } from "#mapview/sources/vector-protocol.ts";
import { provideNodeImage } from "./network-images.ts";
import { networkDrawing } from "./network-style.ts";
import { NetworkTiles } from "./network-tiles.ts";

/** The parts that only a map with networks needs. */
export interface Networks {
  readonly tiles: NetworkTiles;
  readonly drawing: typeof networkDrawing;
  readonly provideImage: (map: LibreMap, id: string) => void;
}

/** Serves the networks of packs to the style under `tilesAddress("networks")`. */
export function openNetworks(): Networks {
  const tiles = new NetworkTiles(async (parts) => {
    const { tileWorker } = await import(
      /* webpackChunkName: "tile-worker-client" */ "#mapview/sources/transform/tile-transforms.ts"
    );
    return tileWorker.call("merge", parts);
  });
  serveTiles("networks", (tile, signal) => tiles.resolve(tile, signal));
  return { tiles, drawing: networkDrawing, provideImage: provideNodeImage };
}
