import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { MapLayers } from "#mapview/layers/layers.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { MapPicture, PictureView } from "./draw-picture.ts";
import type { LiveMap } from "./live-map.ts";

/** Outputs made from the map as it is drawn; large code is loaded when it is asked for. */
export interface MapOutput {
  /**
   * Draws the map as it is, but light and with north on top, as a picture. Rejects when the device
   * cannot draw it.
   */
  drawPicture(view: PictureView): Promise<MapPicture>;
  /**
   * Returns what is on the screen now, and how it is drawn there. Rejects when its code cannot be loaded.
   */
  readLegend(): Promise<Legend>;
  /** The points of interest that are drawn on the screen now, whoever their tiles are of. */
  readPois(): readonly PointOfInterest[];
}

/** Makes the outputs of a map and its layers. */
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
      return map ? readLegend(map, flavour, raster.hidesBase) : { kinds: {}, pois: [] };
    },
    readPois: () => base.readPois(),
  };
}
