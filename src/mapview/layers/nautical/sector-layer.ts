import type { LayerSpecification } from "maplibre-gl";
import { byZoom } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { FAIRWAY_MARK_TILE_LAYER } from "#mapview/tiler/fairway-tiler-facts.ts";
import { FAIRWAY_SECTOR_LAYER, FAIRWAY_SOURCE } from "./nautical-layer-ids.ts";

const SECTOR_ZOOM = 13;

/** Draws the sectors of lights around their place, as wide on the screen at every zoom. */
export function sectorLayer(flavour: MapFlavour): LayerSpecification {
  return {
    source: FAIRWAY_SOURCE,
    "source-layer": FAIRWAY_MARK_TILE_LAYER,
    id: FAIRWAY_SECTOR_LAYER,
    type: "symbol",
    minzoom: SECTOR_ZOOM,
    filter: ["has", "sectors"],
    layout: {
      "icon-image": ["concat", "sectors|", ["get", "sectors"], `|${flavour}`],
      "icon-rotation-alignment": "map",
      "icon-pitch-alignment": "map",
      "icon-size": byZoom([SECTOR_ZOOM, 0.6], [15, 1]),
      "icon-allow-overlap": true,
      "icon-ignore-placement": true,
    },
  };
}
