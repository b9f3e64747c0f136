import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { byZoom } from "./expressions.ts";
import type { Palette } from "./palette.ts";

const ON_LAND: ExpressionSpecification = ["!=", ["coalesce", ["get", "maritime"], 0], 1];

/** Draws the borders of provinces and countries, except at sea, where they only cut the water. */
export function boundaryLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: "province-border",
      type: "line",
      source,
      "source-layer": "boundary",
      filter: ["all", ["==", ["get", "admin_level"], 4], ON_LAND],
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.provinceBorder,
        "line-width": byZoom([6, 0.6], [8, 1], [12, 2]),
        "line-dasharray": [4, 2.5],
        "line-opacity": byZoom([5, 0], [6, 0.65]),
      },
    },
    countryBorder("country-border-glow", palette.countryBorderGlow, [3, 5, 9], source),
    countryBorder("country-border", palette.countryBorder, [0.8, 1.4, 2.6], source),
  ];
}

function countryBorder(
  id: string,
  color: string,
  [atZoom5, atZoom8, atZoom12]: readonly [number, number, number],
  source: string,
): LayerSpecification {
  return {
    id,
    type: "line",
    source,
    "source-layer": "boundary",
    filter: ["all", ["==", ["get", "admin_level"], 2], ON_LAND],
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": color,
      "line-width": byZoom([5, atZoom5], [8, atZoom8], [12, atZoom12]),
      "line-opacity": id.endsWith("glow") ? 0.7 : 1,
    },
  };
}
