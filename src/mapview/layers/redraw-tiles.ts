import type { VectorTileSource } from "maplibre-gl";
import type { LayerHost } from "./map-layer.ts";

/**
 * Draws other tiles of a source, from this address; null for none any more. What it had stays until
 * they are there: a source that is on the map already is not put up anew.
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
