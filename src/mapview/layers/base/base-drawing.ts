import type { VectorSourceSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { boundaryLayers } from "#mapview/style/boundaries.ts";
import { landLayers } from "#mapview/style/land.ts";
import type { NearLayers } from "#mapview/style/near-layers.ts";
import { type MapFlavour, paletteFor } from "#mapview/style/palette.ts";
import { placeLayers, villagesFirst } from "#mapview/style/places.ts";
import { waterLayers, waterNameLayers } from "#mapview/style/water.ts";

/** The source of the style that holds the vector tiles of the base. */
export const BASE_SOURCE = "base";

/** The highest zoom of the tiles; closer views are cut from these. */
export const BASE_MAX_ZOOM = 14;

/** The options of the base map's drawing. */
export interface BaseOptions {
  readonly flavour: MapFlavour;
  /** URL of a vector tile in the OpenMapTiles schema, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** The attribution as plain text. */
  readonly attribution: string;
  /** True if opaque pictures, which have names of their own, cover the base. */
  readonly isHidden?: boolean;
  /** True if lines for boats are drawn over the waters. */
  readonly isSailed?: boolean;
  /** Creates the layers of near views; null while they are not loaded. */
  readonly near: ((flavour: MapFlavour, source: string) => NearLayers) | null;
}

/**
 * Draws land, water, roads and names from zooms 0–14 of the OpenMapTiles schema. Layers missing from an archive stay
 * empty.
 */
export function baseDrawing(options: BaseOptions): LayerDrawing {
  const { flavour, tiles, attribution, isHidden, isSailed, near } = options;
  const palette = paletteFor(flavour);
  const nearLayers = near?.(flavour, BASE_SOURCE);
  const villages = villagesFirst(palette, BASE_SOURCE);
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
        ...(isHidden ? [villages] : []),
        ...placeLayers(palette, BASE_SOURCE),
      ],
      "village-names": isHidden ? [] : [villages],
    },
  };
}

/** Creates the source. With `sparse` a missing tile is cut from its nearest ancestor. */
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
