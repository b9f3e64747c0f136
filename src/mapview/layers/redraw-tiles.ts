import type { VectorTileSource } from "maplibre-gl";
import type { LayerHost } from "./map-layer.ts";

/**
 * Draws the tiles of a source from another URL; null removes the source. The old tiles stay until the new ones
 * arrive.
 */
export function redrawTiles(
  host: Pick<LayerHost, "map" | "redraw">,
  sourceId: string,
  tiles: string | null,
): void {
  const source = host.map?.getSource<VectorTileSource>(sourceId);
  if (tiles && source) source.setTiles([tiles]);
  else host.redraw();
}
