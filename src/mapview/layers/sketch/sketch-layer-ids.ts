/** The source of the drawings of tools, and that of the sightings of a hunt, which papers leave out. */
export const SKETCH_SOURCE = "sketch";
export const SIGHTINGS_SOURCE = "sightings";
/** The layers of the points and dashed lines of sightings. */
export const SIGHTING_POINT_LAYER = "sightings-points";
export const SIGHTING_DASH_LAYER = "sightings-dashes";
