import type { LayerSpecification, RasterSourceSpecification } from "maplibre-gl";
import {
  type MapSource,
  NETWORK_OVERLAYS,
  type NetworkOverlay,
} from "#domain/tiles/network-overlays.ts";
import { TILE_SOURCES, type TileSource } from "#domain/tiles/tile-sources.ts";

/** The properties shared by tile sources and overlays of pictures. */
export type RasterTiles = Pick<
  TileSource | NetworkOverlay,
  "urlTemplates" | "minZoom" | "maxZoom" | "tileSizePixels" | "attribution"
>;

/** Returns the id of the style source of a tile source; it changes with the number. */
export function rasterSourceId(tileSource: TileSource): string {
  return `tiles-${tileSource.number}`;
}

/** Returns the id of the style source of an overlay. */
export function overlaySourceId(overlay: NetworkOverlay): string {
  return `overlay-${overlay.name}`;
}

/** Returns the tile source or overlay behind this style source; null for a style source without pictures. */
export function mapSourceOf(sourceId: string): MapSource | null {
  const tileSource = TILE_SOURCES.find((source) => rasterSourceId(source) === sourceId);
  const overlay = NETWORK_OVERLAYS.find((one) => overlaySourceId(one) === sourceId);
  return tileSource?.number ?? overlay?.name ?? null;
}

/** Creates a style source for these pictures. */
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

/** Returns the zoom of the map from which the pictures are drawn. */
export function lowestRasterZoom(tiles: RasterTiles): number {
  return Math.max(0, tiles.minZoom - 1);
}

/**
 * Creates the layer of a raster source, with an opacity of 0–1; below its lowest zoom it would request too many
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
