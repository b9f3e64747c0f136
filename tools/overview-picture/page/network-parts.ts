/** Draws the node networks of one archive on the page with only a map. */
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { networkDrawing } from "#mapview/layers/networks/network-style.ts";
import { archiveResolver, wholeFileSource } from "#mapview/sources/archive-resolver.ts";
import { resolveTile } from "#mapview/sources/tile-resolver.ts";
import { serveTiles, tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

/** Returns the drawing of all modes in an archive, and serves its tiles. */
export function drawnNetworks(url: string, flavour: MapFlavour): LayerDrawing {
  const archive = archiveResolver(url, wholeFileSource(url));
  serveTiles(
    "networks",
    async (tile, signal) => (await resolveTile([archive], tile, signal)).bytes,
  );
  return networkDrawing({
    flavour,
    overlays: ["sailNetwork", "bikeNetwork", "walkNetwork"],
    tiles: tilesAddress("networks"),
    attribution: "",
    isOverPictures: false,
  });
}
