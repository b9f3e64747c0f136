/** The source of the style that holds the RD grid. */
export const RD_GRID_SOURCE = "rd-grid";

/** Its lines. */
export const RD_GRID_LINE_LAYER = "rd-grid";
