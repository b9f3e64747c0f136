import type { ExpressionSpecification, LineLayerSpecification } from "maplibre-gl";
import { byZoom } from "#mapview/style/expressions.ts";

/** Tests whether a feature is a gap, and not part of the line. */
export const IS_GAP: ExpressionSpecification = ["to-boolean", ["get", "isGap"]];

interface GapOptions {
  readonly id: string;
  readonly source: string;
  readonly sourceLayer?: string;
  readonly color: NonNullable<LineLayerSpecification["paint"]>["line-color"];
}

/** Draws a gap from the last known place to the next, dashed and thin, unlike the line. */
export function gapLayer({ id, source, sourceLayer, color }: GapOptions): LineLayerSpecification {
  return {
    id,
    type: "line",
    source,
    ...(sourceLayer && { "source-layer": sourceLayer }),
    filter: IS_GAP,
    paint: {
      ...(color && { "line-color": color }),
      "line-width": byZoom([6, 1], [12, 1.5], [16, 2]),
      "line-dasharray": [2, 3],
      "line-opacity": 0.8,
    },
  };
}
