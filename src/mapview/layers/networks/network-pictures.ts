import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { overlaySourceId, rasterLayer, rasterSource } from "#mapview/layers/raster/raster-style.ts";

/** Draws the pictures of these networks from servers. */
export function networkPictures(overlays: readonly NetworkOverlay[]): LayerDrawing {
  const sources = overlays.map((overlay) => [overlaySourceId(overlay), rasterSource(overlay)]);
  return {
    sources: Object.fromEntries(sources),
    layers: {
      "network-pictures": overlays.map((one) => rasterLayer(overlaySourceId(one), one, 1)),
    },
  };
}
