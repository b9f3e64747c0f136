import type { VectorSourceSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { boundaryLayers } from "#mapview/style/boundaries.ts";
import { landLayers } from "#mapview/style/land.ts";
import type { NearLayers } from "#mapview/style/near-layers.ts";
import { type MapFlavour, paletteFor } from "#mapview/style/palette.ts";
import { placeLayers } from "#mapview/style/places.ts";
import { waterLayers, waterNameLayers } from "#mapview/style/water.ts";

/** The source of the style that holds the vector tiles of the base. */
export const BASE_SOURCE = "base";

/** The highest zoom that the base has tiles for; nearer, MapLibre cuts from them. */
export const BASE_MAX_ZOOM = 14;

/** The options of the base map's drawing. */
export interface BaseOptions {
  readonly flavour: MapFlavour;
  /** Address of a vector tile in the OpenMapTiles schema, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** Plain text for whoever made its data. */
  readonly attribution: string;
  /** Whether lines for boats are drawn over the waters. */
  readonly isSailed?: boolean;
  /** The layers of near views; null while the map is far away and need not load them. */
  readonly near: ((flavour: MapFlavour, source: string) => NearLayers) | null;
}

/**
 * Land, water, ways and names. Zooms 0–14 of the OpenMapTiles schema are drawn; layers that an
 * archive lacks just stay empty.
 */
export function baseDrawing(options: BaseOptions): LayerDrawing {
  const { flavour, tiles, attribution, isSailed, near } = options;
  const palette = paletteFor(flavour);
  const nearLayers = near?.(flavour, BASE_SOURCE);
  return {
    sources: { [BASE_SOURCE]: baseSource(tiles, attribution) },
    layers: {
      ground: [
        ...landLayers(palette, BASE_SOURCE),
        ...waterLayers(palette, BASE_SOURCE),
        ...(nearLayers?.ground ?? []),
        ...boundaryLayers(palette, BASE_SOURCE),
      ],
      names: [
        ...(nearLayers?.labels ?? []),
        ...waterNameLayers(palette, BASE_SOURCE, isSailed),
        ...placeLayers(palette, BASE_SOURCE),
      ],
    },
  };
}

/** `sparse`: a tile that no resolver has is cut from its nearest ancestor. */
function baseSource(tiles: string, attribution: string): VectorSourceSpecification {
  const sparse = { sparse: true };
  return {
    ...sparse,
    type: "vector",
    tiles: [tiles],
    minzoom: 0,
    maxzoom: BASE_MAX_ZOOM,
    attribution,
  };
}
