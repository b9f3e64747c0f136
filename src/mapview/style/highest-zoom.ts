/** The closest zoom; the accuracy circle grows exactly up to here. */
export const HIGHEST_ZOOM = 20;

/**
 * Options for views closer than the tiles. By default MapLibre cuts the tiles of zoom 14 into smaller ones up to zoom
 * 16, and a street across a cut gets its name on both sides.
 */
export const NEAR_VIEWS = { maxZoom: HIGHEST_ZOOM, zoomLevelsToOverscale: HIGHEST_ZOOM } as const;
