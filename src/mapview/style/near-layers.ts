import type { LayerSpecification } from "maplibre-gl";
import {
  buildingLayers,
  coverMarkLayers,
  reserveLayers,
  reserveNameLayer,
  waterBarrierLayer,
} from "./near-land.ts";
import { nearPaletteFor } from "./near-palette.ts";
import type { MapFlavour } from "./palette.ts";
import { poiLayers } from "./pois.ts";
import { roadNameLayers } from "./road-names.ts";
import { roadLayers } from "./roads.ts";

/** The layers of near views only, lowest first. */
export interface NearLayers {
  /** Over land and water, below borders. */
  readonly ground: readonly LayerSpecification[];
  /** Names and icons, which yield to those of places and waters. */
  readonly labels: readonly LayerSpecification[];
}

/** Creates the layers of roads, paths, buildings, reserves, points of interest and their names. */
export function nearLayers(flavour: MapFlavour, source: string): NearLayers {
  const palette = nearPaletteFor(flavour);
  return {
    ground: [
      ...coverMarkLayers(palette, source),
      waterBarrierLayer(palette, source),
      ...reserveLayers(palette, source),
      ...buildingLayers(palette, source),
      ...roadLayers(palette, source),
    ],
    labels: [
      ...poiLayers(palette, source),
      ...roadNameLayers(palette, source),
      reserveNameLayer(palette, source),
    ],
  };
}
