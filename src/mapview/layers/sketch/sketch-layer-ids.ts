/** The source of the drawings of tools, and the layers of their points and dashed lines. */
export const SKETCH_SOURCE = "sketch";
export const SKETCH_POINT_LAYER = "sketch-points";
export const SKETCH_DASH_LAYER = "sketch-dashes";
