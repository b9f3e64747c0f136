import type { LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";
import { byZoom, classIs } from "./words.ts";

/** The ground: in OpenMapTiles land is what is left when the water is drawn. */
export function landLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    { id: "land", type: "background", paint: { "background-color": palette.land } },
    cover("farmland", palette.farmland, "landcover", ["farmland"], source),
    cover("grass", palette.grass, "landcover", ["grass"], source),
    cover("sand", palette.sand, "landcover", ["sand"], source),
    cover("wetland", palette.wetland, "landcover", ["wetland"], source),
    cover("built-up", palette.builtUp, "landuse", BUILT_UP, source),
    cover("park", palette.park, "landuse", ["cemetery", "pitch", "playground", "zoo"], source),
    cover("wood", palette.wood, "landcover", ["wood", "forest"], source),
  ];
}

/** Buildings, which are only in tiles of zoom 13 and up. */
export function buildingLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: "building",
      type: "fill",
      source,
      "source-layer": "building",
      minzoom: 13,
      paint: {
        "fill-color": palette.building,
        "fill-outline-color": palette.buildingEdge,
        "fill-opacity": byZoom([13, 0], [14, 1]),
      },
    },
  ];
}

const BUILT_UP = ["residential", "suburb", "quarter", "neighbourhood", "commercial", "industrial"];

function cover(
  name: string,
  color: string,
  sourceLayer: string,
  classes: readonly string[],
  source: string,
): LayerSpecification {
  return {
    id: `land-${name}`,
    type: "fill",
    source,
    "source-layer": sourceLayer,
    filter: classIs(...classes),
    paint: { "fill-color": color, "fill-antialias": false },
  };
}
