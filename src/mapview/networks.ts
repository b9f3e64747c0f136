import type { Map as LibreMap } from "maplibre-gl";
import { provideNodeImage } from "./network-images.ts";
import { NetworkTiles } from "./sources/network-tiles.ts";
import { serveTiles } from "./sources/vector-protocol.ts";
import { type NetworkOptions, type NetworkStyle, networkStyle } from "./style/networks.ts";

/** What only a map with node networks needs. */
export interface Networks {
  readonly tiles: NetworkTiles;
  readonly style: (options: NetworkOptions) => NetworkStyle;
  readonly provideImage: (map: LibreMap, id: string) => void;
}

/** Serves the networks of packs to the style under `tilesAddress("networks")`. */
export function openNetworks(): Networks {
  const tiles = new NetworkTiles(async (parts) => {
    const { askTileWorker } = await import("./sources/tile-worker-door.ts");
    return askTileWorker({ job: "merge", tiles: parts });
  });
  serveTiles("networks", (tile, signal) => tiles.resolve(tile, signal));
  return { tiles, style: networkStyle, provideImage: provideNodeImage };
}
