import type { StyleSpecification } from "maplibre-gl";
import { FONT_FACES, GLYPHS_ADDRESS } from "#mapview/style/fonts.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { LAYER_ORDER } from "./layer-order.ts";
import type { LayerDrawing } from "./map-layer.ts";

/** Combines the drawings of all layers into one style, in the order of the map. */
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

/** Combines two drawings; at the same place, `higher` is drawn over `lower`. */
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
