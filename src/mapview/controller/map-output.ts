import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { MapLayers } from "#mapview/layers/layers.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import { drawnFlavour } from "#mapview/style/night-red.ts";
import type { MapPicture, PictureView } from "./draw-picture.ts";
import type { LiveMap } from "./live-map.ts";

/** Outputs of the map; large code is loaded on first use. */
export interface MapOutput {
  /** Draws the current map as a picture, in light colours with north up. Rejects if the device cannot draw it. */
  drawPicture(view: PictureView): Promise<MapPicture>;
  /** Resolves to what is on the screen and how it is drawn. Rejects if the code cannot be loaded. */
  readLegend(): Promise<Legend>;
  /** Returns the points of interest on the screen, from any tile source. */
  readPois(): readonly PointOfInterest[];
}

/** Creates the outputs of a map and its layers. */
export function mapOutput(live: LiveMap, { base, raster }: MapLayers): MapOutput {
  return {
    drawPicture: async (view) => {
      const { drawPicture } = await import(/* webpackChunkName: "map-print" */ "./draw-picture.ts");
      await base.loadNear();
      return drawPicture(live.copyAs("light"), view);
    },
    readLegend: async () => {
      const { readLegend } = await import(
        /* webpackChunkName: "map-legend" */ "#mapview/legend/read-legend.ts"
      );
      const { map, flavour } = live;
      return map
        ? readLegend(map, drawnFlavour(flavour), raster.hidesBase)
        : { kinds: {}, marks: [], pois: [] };
    },
    readPois: () => base.readPois(),
  };
}
