/** The closest zoom; the accuracy circle grows exactly up to here. */
export const HIGHEST_ZOOM = 20;

/**
 * How a map treats views nearer than its tiles. Left to itself MapLibre cuts the tiles of zoom 14 into
 * smaller ones up to zoom 16, and a street that crosses a cut is named on both sides of it.
 */
export const NEAR_VIEWS = { maxZoom: HIGHEST_ZOOM, zoomLevelsToOverscale: HIGHEST_ZOOM } as const;
