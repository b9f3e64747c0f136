import type { LayerSpecification, RasterSourceSpecification } from "maplibre-gl";
import { NETWORK_OVERLAYS, type NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import { TILE_SOURCES, type TileSource } from "#domain/tiles/tile-sources.ts";

/** The properties that the pictures of a tile source and of an overlay share. */
export type RasterTiles = Pick<
  TileSource | NetworkOverlay,
  "urlTemplates" | "minZoom" | "maxZoom" | "tileSizePixels" | "attribution"
>;

/** The id of a tile source's own source in the style; it changes with the number. */
export function rasterSourceId(tileSource: TileSource): string {
  return `tiles-${tileSource.number}`;
}

/** The id of an overlay's source in the style. */
export function overlaySourceId(overlay: NetworkOverlay): string {
  return `overlay-${overlay.name}`;
}

/** Returns the Dutch name of the tile source or overlay behind this source of the style. */
export function rasterSourceName(sourceId: string): string {
  const tileSource = TILE_SOURCES.find((source) => rasterSourceId(source) === sourceId);
  const overlay = NETWORK_OVERLAYS.find((one) => overlaySourceId(one) === sourceId);
  return tileSource?.name ?? overlay?.label ?? sourceId;
}

/** A source of the style over these pictures. */
export function rasterSource(tiles: RasterTiles): RasterSourceSpecification {
  return {
    type: "raster",
    tiles: [...tiles.urlTemplates],
    minzoom: tiles.minZoom,
    maxzoom: tiles.maxZoom,
    tileSize: tiles.tileSizePixels,
    attribution: tiles.attribution,
  };
}

/** From this zoom of the map on the pictures are drawn. */
export function lowestRasterZoom(tiles: RasterTiles): number {
  return Math.max(0, tiles.minZoom - 1);
}

/**
 * The layer that draws a raster source, 0–1 opaque; below its lowest zoom it would ask for too many
 * pictures.
 */
export function rasterLayer(
  sourceId: string,
  tiles: RasterTiles,
  opacity: number,
): LayerSpecification {
  return {
    id: sourceId,
    type: "raster",
    source: sourceId,
    minzoom: lowestRasterZoom(tiles),
    paint: { "raster-opacity": opacity },
  };
}
