import type { MapLayers } from "#mapview/layers/layers.ts";
import type { MapOutput } from "#mapview/map-port.ts";
import { drawnFlavour } from "#mapview/style/night-red.ts";
import type { LiveMap } from "./live-map.ts";

/** Creates the outputs of a map and its layers. */
export function mapOutput(live: LiveMap, { base, raster }: MapLayers): MapOutput {
  return {
    drawPicture: async (view) => {
      const { drawPicture } = await import(/* webpackChunkName: "map-print" */ "./draw-picture.ts");
      await base.loadNear();
      return drawPicture(live.copyAs("light"), view, raster.hidesBase);
    },
    readLegend: async () => {
      const { readScreenLegend } = await import(
        /* webpackChunkName: "map-legend" */ "#mapview/legend/read-legend.ts"
      );
      const { map, flavour } = live;
      return map
        ? readScreenLegend(map, drawnFlavour(flavour), raster.hidesBase)
        : { kinds: {}, marks: [], records: [], pois: [] };
    },
    readPois: () => base.readPois(),
  };
}
