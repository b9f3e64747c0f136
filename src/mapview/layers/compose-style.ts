import type { StyleSpecification } from "maplibre-gl";
import { FONT_FACES, GLYPHS_ADDRESS } from "#mapview/style/fonts.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { LAYER_ORDER } from "./layer-order.ts";
import type { LayerDrawing } from "./map-layer.ts";

/** The whole map as a style: what the layers draw, each at its place in the order. */
export function composeStyle(
  flavour: MapFlavour,
  drawings: readonly LayerDrawing[],
): StyleSpecification {
  return {
    version: 8,
    name: `Scouting Map ${flavour}`,
    glyphs: GLYPHS_ADDRESS,
    "font-faces": FONT_FACES,
    sources: Object.assign({}, ...drawings.map(({ sources }) => sources)),
    layers: LAYER_ORDER.flatMap((place) => drawings.flatMap(({ layers }) => layers?.[place] ?? [])),
    transition: { duration: 0, delay: 0 },
  };
}

/** Two drawings of one layer as one; what both put at a place lies in the order given. */
export function joinDrawings(lower: LayerDrawing, higher: LayerDrawing): LayerDrawing {
  return {
    sources: { ...lower.sources, ...higher.sources },
    layers: Object.fromEntries(
      LAYER_ORDER.map((place) => [
        place,
        [...(lower.layers?.[place] ?? []), ...(higher.layers?.[place] ?? [])],
      ]),
    ),
  };
}
