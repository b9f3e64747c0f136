/** The source of the RD grid. */
export const RD_GRID_SOURCE = "rd-grid";

/** The layer of its lines. */
export const RD_GRID_LINE_LAYER = "rd-grid";
