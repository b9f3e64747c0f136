/** Where zooming in stops; the accuracy circle grows exactly up to here. */
export const HIGHEST_ZOOM = 20;
